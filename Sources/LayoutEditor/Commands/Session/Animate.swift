import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `animate` command: runs several commands as one undo step, like the block of
/// `UIView.animate(withDuration:)`, and lists the frames that move.
struct Animate: SessionCommand {
    private static let duration = Argument.duration("SECONDS")

    static let usage = Usage(
        .history,
        ["animate", duration.once, .block],
        summary: "makes several commands one undo step, and lists the frames that move",
        examples: ["animate 0.25 { hide badge; set form.spacing 4 }"])

    private let duration: Double
    private let body: Block

    var basis: CommandDependency { .document }

    init(_ match: Match) throws(CommandError) {
        duration = try match[Self.duration]
        body = try Block(match)
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        let seconds = NumberSpelling.spell(duration)
        return try session.step(statement, message: "animate \(seconds)") {
            let id = try session.currentID()
            let start = NamedFrames(try session.document(id), try session.layout())
            _ = try body.run(in: session)
            let end = NamedFrames(try session.document(id), try session.layout())
            let moves = end.moves(since: start)
            return Reply(
                text: moves.isEmpty
                    ? "nothing moves" : moves.map(\.line).joined(separator: "\n"),
                members: [
                    ("duration", .number(duration)), ("frames", .array(moves.map(\.json))),
                ],
                isData: false, listsMoves: true)
        }
    }
}
