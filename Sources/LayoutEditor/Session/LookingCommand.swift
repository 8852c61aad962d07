package import CommandLanguage
import LayoutReplies
package import StackCore

/// A command that changes what the session looks through, and nothing in the file.
package protocol LookingCommand: Command {
    /// - Parameter own: what the current document is laid out for by itself; nil where none is open.
    func look(_ request: inout LayoutRequest, own: LayoutEnvironment?)

    /// The edit that the command was in scripts of the language's first version.
    func edit(of document: Document) -> String
}

extension LookingCommand {
    package var basis: CommandBasis { .nothing }
}

extension Session {
    func look(_ command: any LookingCommand) throws(CommandError) -> Reply {
        let own = try hasDocument ? LayoutEnvironment(document(currentID())) : nil
        command.look(&settings.request, own: own)
        let shown = settings.request == .none ? "the document's own device and settings" : nil
        return .report(
            "looking through " + (shown ?? settings.request.words.joined(separator: " ")),
            [("request", settings.request.json)])
    }

    /// The same command in a script that means the document.
    func edit(
        _ command: any LookingCommand, _ statement: Statement
    ) throws(CommandError) -> Reply {
        let edit = command.edit(of: try document(try currentID()))
        let words = edit.split(separator: " ").map(String.init)
        return try reply(grammar.parse(statement.replaced(by: words)))
    }
}
