import StackCore

/// A reader that moves over the characters of a constraint's words. It knows each character's
/// position in the source, for errors.
package struct Cursor: Sendable {
    private let characters: [Character]
    private let positions: [SourcePosition]
    private(set) var index = 0

    package init(_ words: [Word]) {
        var characters: [Character] = []
        var positions: [SourcePosition] = []
        for word in words {
            if !characters.isEmpty {
                characters.append(" ")
                positions.append(word.start)
            }
            for (number, scalar) in word.text.unicodeScalars.enumerated() {
                characters.append(Character(scalar))
                positions.append(word.position(of: number))
            }
        }
        let end = words.last.map { $0.position(of: $0.length) } ?? .start
        assert(positions.count == characters.count, "a character has no position")
        self.characters = characters
        self.positions = positions + [end]
    }

    var position: SourcePosition { positions[index] }
    var isAtEnd: Bool { index == characters.count }
    var next: Character? { index < characters.count ? characters[index] : nil }

    /// The text between the cursor and the next space, for an error message.
    var found: String {
        let rest = characters[index...].drop { $0 == " " }
        if rest.isEmpty { return "the end of the command" }
        return String(rest.prefix { $0 != " " }.prefix(32))
    }

    mutating func skipSpaces() { while next == " " { index += 1 } }

    mutating func skip(_ text: String) -> Bool {
        assert(!text.isEmpty, "skipping no text would not end")
        guard characters[index...].starts(with: text) else { return false }
        index += text.count
        return true
    }

    /// Moves the cursor back to an index that it had before.
    mutating func rewind(to index: Int) {
        precondition(0...characters.count ~= index, "there is no character \(index) to go back to")
        self.index = index
    }

    mutating func read(while fits: (Character) -> Bool) -> SourceText {
        let start = index
        while let next, fits(next) { index += 1 }
        return SourceText(
            text: String(characters[start..<index]), position: positions[start])
    }

    func expected(_ what: String, hint: String? = nil) -> CommandError {
        CommandError(.syntax, "expected \(what), not \(found)", at: position, hint: hint)
    }
}

extension Cursor {
    /// Parses a decimal number. A sign must directly precede the digits.
    mutating func number() throws(CommandError) -> Double {
        let start = index
        let position = position
        let sign = read { $0 == "-" || $0 == "+" }
        let digits = read { $0.isASCII && ($0.isNumber || $0 == ".") }
        if digits.text.isEmpty {
            rewind(to: start)
            throw expected("a number")
        }
        if let value = NumberSpelling.parse(sign.text + digits.text) { return value }
        throw CommandError(
            .wrongValue,
            "\(sign.text + digits.text) is not a number from -1000000 to 1000000", at: position)
    }

    /// Parses a priority: a number such as `750`, or UIKit's name for one.
    mutating func priority() throws(CommandError) -> Double {
        let position = position
        let start = index
        let word = read(while: \.isLetter)
        if let value = NumberSpelling.parse(
            AlternativeName.equivalent(of: word.text, as: .priority))
        {
            return value
        }
        rewind(to: start)
        let value = try number()
        if 1...1000 ~= value { return value }
        throw CommandError(.wrongValue, "a priority is a number from 1 to 1000", at: position)
    }

    /// Parses `%` or `:9` after a number that has the given value. Returns the factor that the
    /// whole text means, such as 0.5 for `50%` and 16/9 for `16:9`. Returns nil if neither `%` nor
    /// `:` follows.
    mutating func factor(from value: Double) throws(CommandError) -> Double? {
        if skip("%") { return value / 100 }
        guard skip(":") else { return nil }
        let position = position
        let other = try number()
        if other != 0, (value / other).magnitude <= NumberSpelling.limit { return value / other }
        throw CommandError(
            .wrongValue, "the second number of a ratio must not be \(NumberSpelling.spell(other))",
            at: position)
    }

    /// Returns the longest text at the cursor that consists of characters of a name; it may be
    /// empty.
    mutating func name() -> SourceText {
        read { $0.unicodeScalars.allSatisfy(Name.isPart) }
    }

    var startsNumber: Bool { next.map { $0.isASCII && ($0.isNumber || $0 == ".") } ?? false }

    var startsName: Bool { next?.unicodeScalars.first.map(Name.isStart) ?? false }
}
