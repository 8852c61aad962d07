/// The description of a constraint, split into views and the text between them.
struct ConsoleDescription: Hashable {
    enum Piece: Hashable {
        case words(String)
        case view(ConsoleView)
    }

    private var pieces: [Piece]
    /// The views that only the list of names at the end mentions, such as a superview.
    private var named: [ConsoleView]

    /// - Parameter text: the text after the constraint's address and identifier
    init(_ text: Substring) {
        let (body, names) = Self.split(text)
        named = names
        pieces = []
        var rest = Self.withoutMask(body)
        while let found = ConsoleView.next(in: rest, names: names) {
            if found.start > rest.startIndex {
                pieces.append(.words(String(rest[..<found.start])))
            }
            pieces.append(.view(found.view))
            rest = found.rest
        }
        pieces.append(.words(String(rest)))
    }

    /// The views in order, without duplicates.
    var views: [ConsoleView] {
        var known: Set<String> = []
        let shown = pieces.compactMap { if case .view(let view) = $0 { view } else { nil } }
        return (shown + named).filter { known.insert($0.address).inserted }
    }

    /// Whether it is written in visual format.
    var isVisual: Bool {
        guard case .words(let text)? = pieces.first else { return false }
        return text.hasPrefix("H:") || text.hasPrefix("V:")
    }

    /// Whether the description has the form of a constraint on some view.
    var isStatement: Bool {
        guard !views.isEmpty else { return false }
        let words = text { _ in "#" }
        return ["==", "<=", ">="].contains(where: words.contains)
            || isVisual
    }

    /// The description as a formula, with views by class and text: `UILabel “Sign in”.width = 100`.
    var formula: String {
        let words = text(\.words).replacing(" == ", with: " = ")
        return String(words.reversed().drop(while: \.isWhitespace).reversed())
    }

    /// Returns the text with each view replaced by the result of `words`.
    func text(_ words: (ConsoleView) -> String) -> String {
        pieces.map { piece in
            switch piece {
            case .words(let text): text
            case .view(let view): words(view)
            }
        }.joined()
    }

    func numbered(_ numbers: [String: Int]) -> ConsoleDescription {
        var result = self
        result.named = named.map { $0.numbered(numbers[$0.address]) }
        result.pieces = pieces.map { piece in
            guard case .view(let view) = piece else { return piece }
            return .view(view.numbered(numbers[view.address]))
        }
        return result
    }

    /// Removes and returns `'name' ` at the front. The name may contain apostrophes.
    static func takeIdentifier(_ text: inout Substring) -> String? {
        guard text.first == "'" else { return nil }
        let inside = text.dropFirst()
        var quote = inside.firstIndex(of: "'")
        while let end = quote {
            let behind = inside[inside.index(after: end)...]
            let rest = behind.drop(while: \.isWhitespace)
            if rest.startIndex > behind.startIndex, isStatement(rest) {
                text = rest
                return String(inside[..<end])
            }
            quote = behind.firstIndex(of: "'")
        }
        return nil
    }

    /// Whether the text starts with a statement: visual format, a mask, or an attribute of a view.
    private static func isStatement(_ text: Substring) -> Bool {
        if ["H:", "V:", "h=", "("].contains(where: text.hasPrefix) { return true }
        let words = text.prefix { $0 != "'" }
        return words.contains(":") || words.dropFirst().contains(".")
    }

    /// Splits a description from the names at its end: `(active, names: title:0x7fb5 )`.
    private static func split(_ text: Substring) -> (Substring, [ConsoleView]) {
        let marks = ["(active", "(inactive", "(Names:", "(names:"]
        let places = marks.compactMap { text.ranges(of: $0).last?.lowerBound }
        guard let place = places.max() else { return (text, []) }
        return (text[..<place], ConsoleView.named(in: text[place...]))
    }

    /// Returns the text without the flags of an autoresizing mask, `h=--& v=--& `.
    private static func withoutMask(_ text: Substring) -> Substring {
        guard text.hasPrefix("h="), let mask = text.firstRange(of: "v=") else { return text }
        return text[mask.upperBound...].drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    }
}
