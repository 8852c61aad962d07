/// A command together with the words it was read from.
struct ParsedCommand: Sendable {
    let statement: Statement
    let command: any Command
}

extension Grammar {
    /// Reads one command; the error says where it goes wrong and what could stand there.
    func parse(_ statement: Statement) throws(CommandError) -> ParsedCommand {
        let types = commands(named: statement.words[0].text)
        if types.isEmpty { throw unknown(statement.words[0]) }
        if statement.block != nil, !types.contains(where: \.takesBlock) {
            throw CommandError(
                .syntax, "\(statement.words[0].text) takes no { … }", at: statement.end)
        }
        var matcher = SyntaxMatcher(statement)
        for type in types {
            if let match = try matcher.match(type.usage.forms) {
                return ParsedCommand(statement: statement, command: try type.init(match))
            }
        }
        throw matcher.error
    }

    func parse(_ statements: [Statement]) throws(CommandError) -> [ParsedCommand] {
        var result: [ParsedCommand] = []
        for statement in statements { result.append(try parse(statement)) }
        return result
    }

    private func unknown(_ word: Word) -> CommandError {
        CommandError(
            .unknownCommand, "there is no command \(word.text)", at: word.start,
            hint: Suggestion.hint(for: word.text, among: commandNames)
                ?? "help lists the commands")
    }
}

extension Command {
    fileprivate static var takesBlock: Bool { usage.forms.contains { $0.contains(.block) } }
}
