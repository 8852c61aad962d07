/// A command together with the words it was read from.
struct ParsedCommand: Sendable {
    let statement: Statement
    let command: any Command
}

extension Grammar {
    /// Reads one command; the error says where it goes wrong and what could stand there.
    func parse(_ statement: Statement) throws(CommandError) -> ParsedCommand {
        let entries = commands(named: statement.words[0].text)
        if entries.isEmpty { throw unknown(statement.words[0]) }
        if statement.block != nil, !entries.contains(where: \.usage.takesBlock) {
            throw CommandError(
                .syntax, "\(statement.words[0].text) takes no { … }", at: statement.end)
        }
        var matcher = SyntaxMatcher(statement)
        for entry in entries {
            if let match = try matcher.match(entry.usage.forms) {
                return ParsedCommand(statement: statement, command: try entry.read(match))
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

extension Usage {
    fileprivate var takesBlock: Bool { forms.contains { $0.contains(.block) } }
}
