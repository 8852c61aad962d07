import StackCore

/// One word of a command: what it says, without its quotes, and where each character was typed.
package struct Word: Hashable, Sendable {
    package let text: String
    /// Of its first character, or of the quote before it.
    package let start: SourcePosition
    /// Which characters (Unicode scalars, here and below) stood in quotes or are a parameter's value:
    /// they separate nothing.
    let literals: [Range<Int>]
    /// The place behind the word as it was typed.
    package let end: SourcePosition
    /// Where each character stands; nil when they follow one another from `start`.
    private let positions: [SourcePosition]?

    package init(
        _ text: String, at start: SourcePosition, literals: [Range<Int>] = [],
        positions: [SourcePosition]? = nil, end: SourcePosition? = nil
    ) {
        self.text = text
        self.start = start
        self.literals = literals
        self.positions = positions
        self.end = end ?? start.advanced(by: text.unicodeScalars.count)
    }

    /// Whether any of it is a text and not the language's: it is no keyword and no option then.
    package var isQuoted: Bool { !literals.isEmpty }

    /// The word as a text with its place.
    package var source: SourceText { SourceText(text: text, position: start) }

    /// Where the character with this number stands; the place behind the last one counts too.
    package func position(of character: Int) -> SourcePosition {
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
    package func split(at separator: Unicode.Scalar) -> (head: SourceText, tail: SourceText)? {
        for (number, scalar) in text.unicodeScalars.enumerated() where scalar == separator {
            if literals.contains(where: { $0.contains(number) }) { continue }
            return (part(0..<number), part(number + 1..<length))
        }
        return nil
    }

    /// The parts between every `separator`, quoted or not; empty ones too.
    package func parts(separatedBy separator: Unicode.Scalar) -> [SourceText] {
        var parts: [SourceText] = []
        var start = 0
        for (number, scalar) in text.unicodeScalars.enumerated() where scalar == separator {
            parts.append(part(start..<number))
            start = number + 1
        }
        return parts + [part(start..<length)]
    }

    /// In Unicode scalars, as all places in a word.
    var length: Int { text.unicodeScalars.count }
}

/// What the lexer makes of a script: words, and the marks that join them to commands.
package enum Token: Hashable, Sendable {
    case word(Word)
    /// A `;` or the end of a line.
    case separator
    case openBrace(SourcePosition)
    case closeBrace(SourcePosition)
}

extension Word {
    /// The word as it can be typed again: `text="Sign in"` keeps its key outside the quotes.
    var spelling: String {
        if literals.isEmpty { return text }
        let characters = text.unicodeScalars.map(Character.init)
        var result = ""
        var done = 0
        for literal in literals {
            result += String(characters[done..<literal.lowerBound])
            let text = String(characters[literal])
            // In front of `.text` a name is as good without quotes, and is what people type.
            let isName = literal.upperBound < characters.count && Name.isValid(text)
            result += isName ? text : CommandSpelling.quoted(text)
            done = literal.upperBound
        }
        return result + String(characters[done...])
    }
}
