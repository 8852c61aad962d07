/// The commands between braces.
struct Block: Sendable {
    let commands: [ParsedCommand]

    init(_ match: Match) throws(CommandError) {
        commands = try Grammar.layoutedit.parse(match.statement.block ?? [])
    }

    /// Runs them in order inside the step that is open; gives what they answered.
    func run(in session: Session) throws(CommandError) -> [Outcome] {
        var outcomes: [Outcome] = []
        for command in commands { outcomes.append(try session.run(command)) }
        return outcomes
    }
}
