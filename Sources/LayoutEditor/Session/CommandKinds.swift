package import CommandLanguage
package import LayoutReplies
package import StackCore

/// A command that changes the current document, and nothing else.
package protocol EditCommand: Command {
    /// Plans the change; throws a `CommandError` or an `EditRefusal` when it cannot be made.
    func change(_ plan: inout EditPlan) throws
}

extension EditCommand {
    package var basis: CommandBasis { .document }

    /// The elementary changes that the command comes to in `document`; none when it changes nothing.
    /// They are tried on the document, which is as before afterwards.
    func edits(in document: inout Document) throws -> [Edit] {
        try EditPlan.edits(in: &document) { try change(&$0) }
    }
}

/// A command that only looks.
package protocol QueryCommand: Command {
    /// Leaves everything as it is.
    func reply(_ view: SessionView) throws(CommandError) -> Reply
}

/// A command on the session: what is open, its history, its steps.
package protocol SessionCommand: Command {
    /// - Parameter statement: what the command was read from, for history and recordings.
    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply
}

extension QueryCommand {
    package var basis: CommandBasis { .nothing }
}

extension SessionCommand {
    package var basis: CommandBasis { .file }
}

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

/// The guided tour as the session sees it while it lasts: commands go to it, and it has a session of
/// its own that they run in.
package protocol Tour: AnyObject {
    /// What is typed runs here; the person's own file is not touched.
    var session: Session { get }

    /// All steps are done, or the person has had enough.
    var isOver: Bool { get }

    /// Runs what was typed; what comes next stands behind the answer.
    func run(_ parsed: ParsedCommand) throws(CommandError) -> Outcome
}
