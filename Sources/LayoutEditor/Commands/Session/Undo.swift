import CommandLanguage
import LayoutReplies
import LayoutSession
import LayoutStore

/// The `undo` command: undoes steps.
struct Undo: SessionCommand {
    private static let goal = Argument<Goal>.undoGoal

    static let usage = Usage(
        .history,
        ["undo", .optional([goal.once])],
        summary: "undoes the last step, the last N, or the last that changed NAME",
        discussion: """
            Steps are undone in the order of the whole file, whichever document is open, and each \
            is named. A push, and what an import or a pull records of its file, is not a step; a \
            pull that decided a conflict is one. \
            With the NAME of a view, a constraint or a document only the last step that changed it \
            is undone, as a new step and by the rules of `revert`; repeated, it goes further back. \
            Inside a script `undo` undoes the script's own commands.
            """,
        examples: ["undo", "undo 3", "undo title"])

    fileprivate enum Goal: Sendable {
        case steps(Int)
        case name(SourceText)
    }

    private let goal: Goal

    init(_ match: Match) throws(CommandError) {
        goal = try match[optional: Self.goal] ?? .steps(1)
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        switch goal {
        case .steps(let count): try undo(count, in: session, statement)
        case .name(let name): try undo(lastOf: name, in: session, statement)
        }
    }

    private func undo(
        _ count: Int, in session: Session, _ statement: Statement
    ) throws(CommandError) -> Reply {
        if let script = session.script { return try session.undo(count, in: script, statement) }
        try session.refuseInStep(statement)
        let move = try session.move(at: statement.words.dropFirst().first?.start) {
            try session.file.undo(
                count, reporting: Session.mostSteps, time: session.surroundings.now())
        }
        return session.report("undone", move)
    }

    private func undo(
        lastOf name: SourceText, in session: Session, _ statement: Statement
    ) throws(CommandError) -> Reply {
        try session.refuseInStep(statement)
        let point = PointReference(source: name)
        return try session.revert(at: point, { _ in "undone" }, for: statement) {
            try session.lastStep(touching: name)
        }
    }
}

extension Argument where Value == Undo.Goal {
    fileprivate static var undoGoal: Self {
        Argument("N|NAME", .step) { word throws(CommandError) in
            if WholeNumber.isSigned(word.text) { throw .wrongCount(word, from: 1) }
            guard let count = WholeNumber.parse(word.text) else { return .name(word.source) }
            if count == 0 { throw .wrongCount(word, from: 1) }
            return .steps(count)
        }
    }
}
