import LayoutStore
import StackCore

/// Takes steps back.
struct Undo: SessionCommand {
    private static let count = Argument.count("N")

    static let usage = Usage(
        .history,
        ["undo", .optional([count.once])],
        summary: "takes back the last step, or the last N",
        discussion: "Inside a script it takes back the script's own commands.",
        examples: ["undo", "undo 3"])

    private let count: Int

    init(_ match: Match) throws(CommandError) { count = try match[optional: Self.count] ?? 1 }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        if session.script != nil { return try session.undoInScript(count, statement) }
        try session.refuseInStep(statement)
        let move = try session.move {
            try session.file.undo(count, time: session.surroundings.now())
        }
        return .moved("undone", move)
    }
}
