/// The printed description of a constraint, split into views and the text between them.
struct ConsoleDescription: Hashable {
    enum Piece: Hashable {
        case words(String)
        case view(ConsoleView)
    }

    private var pieces: [Piece]
    /// The views in the list of names at the end of the description. The list may contain views
    /// that the formula does not mention, for example a superview.
    private var named: [ConsoleView]

    /// - Parameter text: the description after the constraint's address and identifier
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

    /// The views that the description mentions, in order and without duplicates.
    var views: [ConsoleView] {
        var known: Set<String> = []
        let shown = pieces.compactMap { if case .view(let view) = $0 { view } else { nil } }
        return (shown + named).filter { known.insert($0.address).inserted }
    }

    /// Whether the description is written in visual format: `H:…` or `V:…`.
    var isVisual: Bool {
        guard case .words(let text)? = pieces.first else { return false }
        return text.hasPrefix("H:") || text.hasPrefix("V:")
    }

    /// Whether the description looks like a constraint: it mentions a view and a relation.
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

    /// Returns the description with each view replaced by the result of `words`.
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

    /// Removes `'name' ` at the front of `text` and returns the name, which may contain
    /// apostrophes; nil if there is none.
    static func consumeIdentifier(_ text: inout Substring) -> String? {
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

    /// Returns whether the text starts a constraint's formula: visual format, an autoresizing mask,
    /// or an attribute of a view.
    private static func isStatement(_ text: Substring) -> Bool {
        if ["H:", "V:", "h=", "("].contains(where: text.hasPrefix) { return true }
        let words = text.prefix { $0 != "'" }
        return words.contains(":") || words.dropFirst().contains(".")
    }

    /// Splits a description into its formula and the views listed at its end: `(active, names:
    /// title:0x7fb5 )`.
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
