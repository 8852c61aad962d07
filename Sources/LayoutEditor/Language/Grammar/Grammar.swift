/// The command language and the command line of the program: the one value that parsing, help,
/// completion and the manual read.
package struct Grammar: Sendable {
    /// The commands of the language, in the order of the reference.
    let commands: [CommandEntry]
    /// What the program does when it is started, in the order of help.
    package let program: [Usage]
    private let byName: [String: [CommandEntry]]

    /// - Parameter program: what the program is started for, for help and completion only.
    package init(commands: [any Command.Type], program: [Usage]) {
        self.commands = commands.map { CommandEntry($0) }
        self.program = program
        byName = Dictionary(grouping: self.commands, by: \.usage.name)
    }

    /// The commands that start with this word.
    package func commands(named name: String) -> [CommandEntry] { byName[name] ?? [] }

    /// Each first word of a command once.
    package var commandNames: [String] {
        var seen: Set<String> = []
        return commands.map(\.usage.name).filter { seen.insert($0).inserted }
    }
}

/// A command of the language: what is known of it, and how a match becomes it.
package struct CommandEntry: Sendable {
    package let usage: Usage
    let read: @Sendable (Match) throws(CommandError) -> any Command

    init<C: Command>(_ type: C.Type) {
        usage = C.usage
        read = { match throws(CommandError) in try C(match) }
    }
}
