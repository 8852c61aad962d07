import StackCore

extension Lexer {
    /// Takes a reference to a parameter outside quotes; false where there is none.
    mutating func readParameter(
        _ characters: [Character], _ at: inout Int
    ) throws(CommandError) -> Bool {
        guard parameters != nil, characters[at] == "$", at + 1 < characters.count,
            characters[at + 1] == "{" || Self.starts(characters[at + 1])
        else { return false }
        let position = SourcePosition(line: lineNumber, column: at + 1)
        at += 1
        let value = try value(characters, &at, from: position)
        append(value, from: position, to: at)
        return true
    }

    /// The value that `name`, `{name}` or `(name)` stands for; `at` is left behind it.
    func value(
        _ characters: [Character], _ at: inout Int, from position: SourcePosition
    ) throws(CommandError) -> String {
        let close: Character? =
            switch characters[at] {
            case "{": "}"
            case "(": ")"
            default: nil
            }
        if close != nil { at += 1 }
        let letters = characters[at...].prefix { Self.continues($0) }
        let name = String(letters)
        at += letters.count
        if let close {
            guard at < characters.count, characters[at] == close, !name.isEmpty else {
                throw CommandError(
                    .syntax, "a parameter is written $name, ${name} or, in quotes, \\(name)",
                    at: position)
            }
            at += 1
        }
        if let value = parameters?[name] { return value }
        throw CommandError(
            .unknownParameter, "the parameter \(name) has no value", at: position,
            hint: Suggestion.hint(for: name, among: (parameters ?? [:]).keys.sorted())
                ?? "--set \(name)=VALUE gives it one; in quotes a $ is only a $")
    }

    static func starts(_ character: Character) -> Bool {
        character.unicodeScalars.first.map(Name.isStart) ?? false
    }

    /// Without `-`, so that `$width-8` is what it looks like.
    private static func continues(_ character: Character) -> Bool {
        character != "-" && character.unicodeScalars.allSatisfy(Name.isPart)
    }
}
