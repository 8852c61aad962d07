import StackCore

/// A word of a command: its text without quotes, and the position of each character.
package struct Word: Hashable, Sendable {
    package let text: String
    /// The position of the first character, or of the quote before it.
    package let start: SourcePosition
    /// The ranges of characters, counted in Unicode scalars, that were quoted or come from a
    /// parameter's value. A separator such as `=` in these ranges does not split the word.
    let literals: [Range<Int>]
    /// The position after the last character of the word, or after its closing quotation mark.
    package let end: SourcePosition
    /// The position of each character in the source; nil if the characters follow one another from
    /// `start` on one line.
    private let positions: [SourcePosition]?

    package init(
        _ text: String, at start: SourcePosition, literals: [Range<Int>] = [],
        positions: [SourcePosition]? = nil, end: SourcePosition? = nil
    ) {
        assert(
            zip(literals, literals.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound },
            "the quotes of a word overlap")
        assert(
            positions.map { $0.count == text.unicodeScalars.count } ?? true,
            "a character has no position")
        self.text = text
        self.start = start
        self.literals = literals
        self.positions = positions
        self.end = end ?? start.advanced(by: text.unicodeScalars.count)
    }

    /// Whether part of the word was quoted or comes from a parameter. The word is then neither a
    /// keyword nor an option.
    package var isQuoted: Bool { !literals.isEmpty }

    /// The word's text with the position of its start.
    package var source: SourceText { SourceText(text: text, position: start) }

    /// Returns the source position of the character at an index, in Unicode scalars. The index
    /// after the last character is allowed.
    package func position(of character: Int) -> SourcePosition {
        assert(character >= 0, "a word has no character \(character)")
        guard let positions else { return start.advanced(by: character) }
        if character < positions.count { return positions[character] }
        return positions.last?.advanced(by: 1) ?? start.advanced(by: 1)
    }

    /// Returns the part of the word with the given range of indices, in Unicode scalars, and its
    /// position.
    func part(_ range: Range<Int>) -> SourceText {
        let scalars = text.unicodeScalars
        assert(
            0...length ~= range.lowerBound && range.upperBound <= length,
            "characters \(range) are not in the word")
        let from = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
        let to = scalars.index(from, offsetBy: range.count)
        return SourceText(
            text: String(scalars[from..<to]), position: position(of: range.lowerBound))
    }

    /// Splits the word at its first `separator` that is not quoted; nil if the word contains none.
    package func split(at separator: Unicode.Scalar) -> (head: SourceText, tail: SourceText)? {
        for (number, scalar) in text.unicodeScalars.enumerated() where scalar == separator {
            if literals.contains(where: { $0.contains(number) }) { continue }
            return (part(0..<number), part(number + 1..<length))
        }
        return nil
    }

    /// Splits the word at every `separator`, even a quoted one. Parts may be empty.
    package func parts(separatedBy separator: Unicode.Scalar) -> [SourceText] {
        var parts: [SourceText] = []
        var start = 0
        for (number, scalar) in text.unicodeScalars.enumerated() where scalar == separator {
            parts.append(part(start..<number))
            start = number + 1
        }
        return parts + [part(start..<length)]
    }

    /// The length in Unicode scalars.
    var length: Int { text.unicodeScalars.count }
}

/// A token of a script: a word, a separator between commands, or a brace.
package enum Token: Hashable, Sendable {
    case word(Word)
    /// A `;` or the end of a line.
    case separator
    case openBrace(SourcePosition)
    case closeBrace(SourcePosition)
}

extension Word {
    /// The word as it can be typed again, with quotes where they are needed. In `text="Sign in"`,
    /// the key `text` stays outside the quotes.
    var spelling: String {
        if literals.isEmpty { return text }
        let characters = text.unicodeScalars.map(Character.init)
        var result = ""
        var done = 0
        for literal in literals {
            result += String(characters[done..<literal.lowerBound])
            let text = String(characters[literal])
            // A name before a dot, as in `title.text`, is written without quotes.
            let isName = literal.upperBound < characters.count && Name.isValid(text)
            result += isName ? text : CommandQuoting.quoted(text)
            done = literal.upperBound
        }
        return result + String(characters[done...])
    }
}
