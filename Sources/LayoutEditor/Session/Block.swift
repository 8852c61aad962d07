package import CommandLanguage
package import LayoutReplies

/// The commands between braces.
package struct Block: Sendable {
    let commands: [ParsedCommand]

    /// Reads the commands in the braces; refuses where one of them is wrong, before any is run.
    package init(_ match: Match) throws(CommandError) {
        commands = try match.block
    }

    /// Runs them in order inside the step that is open; gives what they answered.
    package func run(in session: Session) throws(CommandError) -> [Outcome] {
        var outcomes: [Outcome] = []
        for command in commands { outcomes.append(try session.run(command)) }
        return outcomes
    }
}
