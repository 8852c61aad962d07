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
    func reply(_ view: SessionView) throws(CommandError) -> Reply
}

/// A command on the session: what is open, its history, its steps.
package protocol SessionCommand: Command {
    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply
}

extension QueryCommand {
    package var basis: CommandBasis { .nothing }
}

extension SessionCommand {
    package var basis: CommandBasis { .file }
}
