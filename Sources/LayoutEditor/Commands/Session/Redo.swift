import LayoutStore
import StackCore

/// Makes undone steps again.
struct Redo: SessionCommand {
    private static let count = Argument.count("N")

    static let usage = Usage(
        .history,
        ["redo", .optional([count.once])],
        summary: "makes the last undone step again, or the last N",
        discussion: "Where history has branches it follows the one that was left last.",
        examples: ["redo", "redo 3"])

    private let count: Int

    init(_ match: Match) throws(CommandError) { count = try match[optional: Self.count] ?? 1 }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        if session.script != nil { return try session.redoInScript(count, statement) }
        try session.refuseInStep(statement)
        let move = try session.move {
            try session.file.redo(count, time: session.surroundings.now())
        }
        return .moved("redone", move)
    }
}
