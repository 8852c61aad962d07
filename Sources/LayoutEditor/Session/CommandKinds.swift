package import CommandLanguage
package import LayoutReplies
package import StackCore

/// A command that changes the current document and nothing else.
package protocol EditCommand: Command {
    /// Adds the edits of the command to `plan`. Throws a `CommandError` or an `EditRefusal` if the
    /// change is not possible.
    func change(_ plan: inout EditPlan) throws

    /// Reads what `change` needs besides the document, such as data of the Xcode project, so that
    /// the session caches it. It is called before `change`, which has exclusive (`inout`) access to
    /// the document in the layout file and must therefore not read the file. By default, does
    /// nothing.
    func prepare(in view: SessionView) throws(CommandError)

    /// Adds the edits of the command to `plan`, for a command that also depends on the session. By
    /// default, calls `change(_:)`.
    func change(_ plan: inout EditPlan, in view: SessionView) throws
}

extension EditCommand {
    package var basis: CommandDependency { .document }

    /// Returns the edits that the command makes in `document`; empty if the command changes
    /// nothing. The edits are applied to the document and then undone, so that the document is
    /// unchanged on return.
    func edits(in document: inout Document, of view: SessionView) throws -> [Edit] {
        try EditPlan.edits(in: &document) { try change(&$0, in: view) }
    }

    package func prepare(in view: SessionView) throws(CommandError) {}

    package func change(_ plan: inout EditPlan, in view: SessionView) throws { try change(&plan) }
}

/// A command that changes nothing.
package protocol QueryCommand: Command {
    /// Returns the reply without changing anything.
    func reply(_ view: SessionView) throws(CommandError) -> Reply
}

/// A command that needs the whole session, for example its open document or its history: `open`,
/// `undo`, `export`.
package protocol SessionCommand: Command {
    /// - Parameter statement: the statement the command was parsed from, for the history and
    ///   recordings.
    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply
}

extension QueryCommand {
    package var basis: CommandDependency { .nothing }
}

extension SessionCommand {
    package var basis: CommandDependency { .file }
}

/// A command such as `device` or `rotate` that changes the view settings of the session: the
/// device, orientation, text size and other values with which the session shows layouts. It changes
/// nothing in the file.
package protocol ViewSettingCommand: Command {
    /// Changes the view settings.
    ///
    /// - Parameters:
    ///   - request: the view settings of the session
    ///   - own: the current document's own environment; nil if no document is open
    func apply(to request: inout LayoutRequest, own: LayoutEnvironment?)

    /// Returns the `set` command, such as `set document.device …`, that is equivalent to this
    /// command in version 1 of the language. Version 1 changes the document instead of the view
    /// settings.
    func edit(of document: Document) -> String
}

extension ViewSettingCommand {
    package var basis: CommandDependency { .nothing }
}

extension Session {
    func look(
        _ command: any ViewSettingCommand, _ statement: Statement
    ) throws(CommandError) -> Reply {
        let own = try hasDocument ? LayoutEnvironment(document(currentID())) : nil
        var request = settings.request
        command.apply(to: &request, own: own)
        if let language = request.language, language != settings.request.language {
            let position = statement.words.last { $0.text == language }?.start
            try checkLanguage(SourceText(text: language, position: position ?? statement.position))
        }
        settings.request = request
        let shown = settings.request == .none ? "the document's own device and settings" : nil
        return .report(
            "looking through " + (shown ?? settings.request.words.joined(separator: " ")),
            [("request", settings.request.json)])
    }

    /// Runs the command as version 1 of the language did: as an edit that changes the document
    /// instead of the view settings.
    func edit(
        _ command: any ViewSettingCommand, _ statement: Statement
    ) throws(CommandError) -> Reply {
        let edit = command.edit(of: try document(try currentID()))
        let words = edit.split(separator: " ").map(String.init)
        return try reply(grammar.parse(statement.replaced(by: words)))
    }
}

/// The commands of a block in braces.
package struct Block: Sendable {
    let commands: [ParsedCommand]

    /// Parses the commands in the braces. Throws, before any of them runs, if one is invalid.
    package init(_ match: Match) throws(CommandError) {
        commands = try match.block
    }

    /// Runs the commands in order, each as a part of the open operation, and returns their
    /// outcomes.
    package func run(in session: Session) throws(CommandError) -> [Outcome] {
        var outcomes: [Outcome] = []
        for command in commands { outcomes.append(try session.run(command)) }
        return outcomes
    }
}

/// The guided tour, as the session of the user's file uses it. While the tour runs, that session
/// passes all commands to the tour. The tour runs them in another session, on a temporary file.
package protocol Tour: AnyObject {
    /// The session that runs the typed commands, on the temporary file; the user's own file does
    /// not change.
    var session: Session { get }

    /// Whether all steps are done or the user has left the tour.
    var isOver: Bool { get }

    /// Runs a typed command and appends the next instruction to the reply.
    func run(_ parsed: ParsedCommand) throws(CommandError) -> Outcome
}
