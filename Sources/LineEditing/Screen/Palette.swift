/// The style of each role of text, as the SGR codes between `ESC [` and `m`. Roles without codes
/// are plain text.
package struct Palette: Sendable {
    private let codes: [LineRole: String]

    /// Whether the palette has any styles. If false, suggestions would look like typed text.
    var distinguishesSuggestions: Bool { !codes.isEmpty }

    /// A palette without any styles.
    package static let none = Palette(codes: [:])

    /// A palette of the terminal's sixteen theme colours, which are readable on its background.
    package static let standard = Palette(codes: [
        .prompt: "1", .command: "34", .keyword: "36", .key: "36", .name: "32", .unknown: "31",
        .number: "35", .string: "33", .comment: "2", .option: "36", .suggestion: "2",
        .bracket: "1;7",
        .message: "2", .chosen: "7", .help: "2",
    ])

    func code(_ ink: Ink) -> String {
        let code = codes[ink.role] ?? ""
        guard ink.isWrong, distinguishesSuggestions else { return code }
        return code.isEmpty ? "4" : code + ";4"
    }
}

/// The appearance of a cell: the role of its text, which determines the style, and whether it is
/// underlined.
package struct Ink: Hashable, Sendable {
    let role: LineRole
    /// Whether the cell belongs to text with a problem, and is therefore underlined.
    var isWrong = false

    init(_ role: LineRole) { self.role = role }
}

/// The rules by which text appears on the terminal: escapes for unprintable characters, and widths.
package struct TextShape: Sendable {
    /// Returns the text with unprintable characters replaced by escapes.
    let visible: @Sendable (String) -> String
    /// Returns the number of columns that a printable text occupies.
    let width: @Sendable (String) -> Int

    package init(
        visible: @escaping @Sendable (String) -> String, width: @escaping @Sendable (String) -> Int
    ) {
        self.visible = visible
        self.width = width
    }

    /// Returns the number of columns of the cell for a character.
    func width(of character: Character) -> Int {
        Self.isShownUnchanged(character) ? 1 : width(visible(String(character)))
    }

    /// Returns whether a character is a printable ASCII character.
    private static func isShownUnchanged(_ character: Character) -> Bool {
        character.asciiValue.map { (0x20..<0x7F).contains($0) } ?? false
    }

    /// Returns the cell for a character. Printable ASCII characters are shown unchanged.
    func cell(_ character: Character, _ ink: Ink) -> Cell {
        if Self.isShownUnchanged(character) {
            return Cell(text: String(character), width: 1, ink: ink)
        }
        let text = visible(String(character))
        assert(width(text) >= 0, "a text is \(width(text)) columns wide")
        return Cell(text: text, width: width(text), ink: ink)
    }

    func cells(_ text: String, _ ink: Ink) -> [Cell] { text.map { cell($0, ink) } }

    /// Returns the cells of the text, cut to at most `columns` columns. Cut text ends with `…`.
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
