import CommandLanguage
import LayoutReplies
import LayoutSession
import LayoutStore

/// The `goto` command: moves to any recorded point of the history.
struct GoTo: SessionCommand {
    static let usage = Usage(
        .history,
        ["goto", Argument.point.once],
        summary: "goes to a point of history, on any branch",
        discussion: "POINT is an operation's number, a checkpoint's name, or 0 for the empty file.",
        examples: ["goto 3", "goto before-redesign"])

    private let point: PointReference

    init(_ match: Match) throws(CommandError) { point = try match[.point] }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.refuseInStep(statement)
        let move = try session.move {
            try session.file.goto(session.operation(at: point), time: session.surroundings.now())
        }
        return .moved(move)
    }
}
