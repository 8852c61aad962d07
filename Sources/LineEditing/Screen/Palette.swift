/// How each part of a line looks: the numbers between `ESC [` and `m`; empty for plain text.
package struct Palette: Sendable {
    private let codes: [LineRole: String]

    /// Whether what is offered can be told from what is typed.
    package var tellsApart: Bool { !codes.isEmpty }

    /// Text without any colour.
    package static let none = Palette(codes: [:])

    /// The sixteen colours that a terminal's own theme chooses, so that they can be read on it.
    package static let standard = Palette(codes: [
        .prompt: "1", .command: "34", .keyword: "36", .key: "36", .name: "32", .unknown: "31",
        .number: "35", .string: "33", .comment: "2", .option: "36", .ghost: "2", .bracket: "1;7",
        .message: "2", .chosen: "7", .help: "2",
    ])

    func code(_ ink: Ink) -> String {
        let code = codes[ink.role] ?? ""
        guard ink.isWrong, tellsApart else { return code }
        return code.isEmpty ? "4" : code + ";4"
    }
}

/// How a cell looks.
package struct Ink: Hashable, Sendable {
    package let role: LineRole
    /// What stands there is wrong: it is underlined.
    package var isWrong = false

    package init(_ role: LineRole) { self.role = role }
}

/// What a text looks like on a terminal; the language's own rules, handed in.
package struct TextShape: Sendable {
    /// The text with what cannot be shown as escapes.
    let visible: @Sendable (String) -> String
    /// How many columns a visible text takes.
    let width: @Sendable (String) -> Int

    package init(
        visible: @escaping @Sendable (String) -> String, width: @escaping @Sendable (String) -> Int
    ) {
        self.visible = visible
        self.width = width
    }

    /// A character as it is shown; most of them are as they are.
    func cell(_ character: Character, _ ink: Ink) -> Cell {
        if let byte = character.asciiValue, (0x20..<0x7F).contains(byte) {
            return Cell(text: String(character), width: 1, ink: ink)
        }
        let text = visible(String(character))
        return Cell(text: text, width: width(text), ink: ink)
    }

    func cells(_ text: String, _ ink: Ink) -> [Cell] { text.map { cell($0, ink) } }

    /// The cells within so many columns; what is cut off shows as `…`.
    func cells(_ text: String, _ ink: Ink, within columns: Int) -> [Cell] {
        let all = cells(text, ink)
        if all.reduce(0, { $0 + $1.width }) <= columns { return all }
        var (width, count) = (0, 0)
        while count < all.count, width + all[count].width < columns {
            width += all[count].width
            count += 1
        }
        return all[..<count] + (columns > 0 ? [Cell(text: "…", width: 1, ink: ink)] : [])
    }
}
