/// The commands between braces.
struct Block: Sendable {
    let commands: [ParsedCommand]

    init(_ match: Match) throws(CommandError) {
        commands = try Grammar.layoutedit.parse(match.statement.block ?? [])
    }

    /// Runs them in order inside the step that is open; gives what queries among them answered.
    func run(in session: Session) throws(CommandError) -> String {
        var data: [String] = []
        for command in commands {
            let reply = try session.run(command).reply
            if reply.isData { data.append(reply.text) }
        }
        return data.joined(separator: "\n")
    }
}
