package import CommandLanguage
import LayoutReplies

/// The commands of one text that a program has sent. All of them are parsed before the first one
/// runs.
package struct CommandSequence {
    package let statements: [Statement]
    /// The parsed statements.
    package let commands: [ParsedCommand]
    private let reader: CommandReader

    /// Parses the text. Throws at the first error. Also throws if the text contains no command.
    ///
    /// - Parameter name: the name of the text in error messages
    package init(_ text: String, named name: String, grammar: Grammar) throws(CommandError) {
        var reader = CommandReader(
            LineSource(name: name, bytes: Array(text.utf8)), parameters: [:])
        var (statements, commands): ([Statement], [ParsedCommand]) = ([], [])
        do throws(CommandError) {
            while let statement = try reader.next() {
                commands.append(try grammar.parse(statement))
                statements.append(statement)
            }
        } catch {
            throw reader.placed(error)
        }
        if statements.isEmpty { throw CommandError(.usage, "the text contains no command") }
        (self.reader, self.statements, self.commands) = (reader, statements, commands)
    }

    /// Returns the error with its position in the text.
    package func placed(_ error: CommandError) -> CommandError { reader.placed(error) }

    /// Returns one statement that runs all commands as one undo step: the command itself if there
    /// is only one, otherwise a `group` command.
    ///
    /// - Parameter message: the title of the group; nil to use the number of commands.
    package func step(_ message: String?) -> Statement {
        if message == nil, statements.count == 1 { return statements[0] }
        let name = message ?? statements.count.counted("command")
        let place = statements[0].position
        let literal = Word(
            name, at: place, literals: [0..<name.unicodeScalars.count], end: place)
        return Statement(words: [Word("group", at: place), literal], block: statements)
    }
}
