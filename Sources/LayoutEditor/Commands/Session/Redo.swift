import CommandLanguage
import LayoutReplies
import LayoutSession
import LayoutStore

/// The `redo` command: repeats undone steps.
struct Redo: SessionCommand {
    private static let count = Argument.count("N", from: 1)

    static let usage = Usage(
        .history,
        [
            "redo", .optional([count.once]),
            .optional(["towards", Argument.point.once]),
        ],
        summary: "redoes the last undone step, or the last N",
        discussion: """
            If history has branches, it follows the one that was left last, or the one that leads \
            towards POINT.
            """,
        examples: ["redo", "redo 3", "redo 2 towards 17"])

    private let count: Int
    private let goal: PointReference?

    init(_ match: Match) throws(CommandError) {
        count = try match[optional: Self.count] ?? 1
        goal = try match[optional: .point]
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        if let script = session.script, goal == nil {
            return try session.redo(count, in: script, statement)
        }
        try session.refuseInStep(statement)
        let move = try session.move(
            orRefuse: .nothingToRedo, at: statement.words.dropFirst().first?.start
        ) {
            try session.file.redo(
                count, towards: goal.map(session.operation), reporting: Session.mostSteps,
                time: session.surroundings.now())
        }
        return session.report("redone", move)
    }
}
