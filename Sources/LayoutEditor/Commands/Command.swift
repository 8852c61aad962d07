import StackCore

/// A command that has been read: its words are values, its names may still not exist.
protocol Command: Sendable {
    static var usage: Usage { get }

    /// What it stands on.
    var basis: CommandBasis { get }

    init(_ match: Match) throws(CommandError)
}

/// What a command stands on: when another process has changed that since a person looked, the person
/// is asked to look again first.
enum CommandBasis: Hashable, Sendable {
    case nothing
    /// The current one.
    case document
    /// All documents, and where history stands.
    case file
}

/// A command that changes the current document, and nothing else.
protocol EditCommand: Command {
    /// Plans the change; throws a `CommandError` or an `EditRefusal` when it cannot be made.
    func change(_ plan: inout EditPlan) throws
}

extension EditCommand {
    var basis: CommandBasis { .document }

    /// The elementary changes that the command comes to in `document`; none when it changes nothing.
    /// They are tried on the document, which is as before afterwards.
    func edits(in document: inout Document) throws -> [Edit] {
        try EditPlan.edits(in: &document) { try change(&$0) }
    }
}

/// A command that only looks.
protocol QueryCommand: Command {
    func reply(_ view: SessionView) throws(CommandError) -> Reply
}

/// A command on the session: what is open, its history, its steps.
protocol SessionCommand: Command {
    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply
}

extension QueryCommand {
    var basis: CommandBasis { .nothing }
}

extension SessionCommand {
    var basis: CommandBasis { .file }
}
