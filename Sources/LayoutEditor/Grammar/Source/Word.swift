/// One word of a command: what it says, without its quotes, and where each character was typed.
struct Word: Hashable, Sendable {
    let text: String
    let start: SourcePosition
    /// How many characters (Unicode scalars, here and below) stand before the first quote; nil when nothing is quoted.
    let unquotedPrefix: Int?
    /// Where each character stands; nil when they follow one another from `start`.
    private let positions: [SourcePosition]?

    init(
        _ text: String, at start: SourcePosition, unquotedPrefix: Int? = nil,
        positions: [SourcePosition]? = nil
    ) {
        self.text = text
        self.start = start
        self.unquotedPrefix = unquotedPrefix
        self.positions = positions
    }

    var isQuoted: Bool { unquotedPrefix != nil }

    var source: SourceText { SourceText(text: text, position: start) }

    /// Where the character with this number stands; the place behind the last one counts too.
    func position(of character: Int) -> SourcePosition {
        guard let positions else { return start.advanced(by: character) }
        if character < positions.count { return positions[character] }
        return positions.last?.advanced(by: 1) ?? start.advanced(by: 1)
    }

    /// The part of the word from one character number to another.
    func part(_ range: Range<Int>) -> SourceText {
        let scalars = text.unicodeScalars
        let from = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
        let to = scalars.index(from, offsetBy: range.count)
        return SourceText(
            text: String(scalars[from..<to]), position: position(of: range.lowerBound))
    }

    /// The word cut at its first `separator` that is not quoted.
    func split(at separator: Unicode.Scalar) -> (head: SourceText, tail: SourceText)? {
        var number = 0
        for scalar in text.unicodeScalars {
            if let unquotedPrefix, number >= unquotedPrefix { return nil }
            if scalar == separator { return (part(0..<number), part(number + 1..<length)) }
            number += 1
        }
        return nil
    }

    /// In Unicode scalars, as all places in a word.
    var length: Int { text.unicodeScalars.count }
}
