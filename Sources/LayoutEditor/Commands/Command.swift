import StackCore

/// A command that has been read: its words are values, its names may still not exist.
protocol Command: Sendable {
    static var usage: Usage { get }

    init(_ match: Match) throws(CommandError)
}

/// A command that changes the current document, and nothing else.
protocol EditCommand: Command {
    /// Plans the change; throws a `CommandError` or an `EditRefusal` when it cannot be made.
    func change(_ plan: inout EditPlan) throws
}

extension EditCommand {
    /// The elementary changes that the command comes to in `document`; none when it changes nothing.
    func edits(in document: Document) throws -> [Edit] {
        var plan = EditPlan(document)
        try change(&plan)
        return plan.edits
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
