import CommandLanguage
import LayoutReplies
import LayoutSession

/// The `revert` command: reverts one old operation and keeps the later ones.
struct Revert: SessionCommand {
    static let usage = Usage(
        .history,
        ["revert", Argument.point.once],
        summary: "reverts one old operation, as a new step",
        discussion: """
            Later steps stay. If a later step depends on the operation, nothing changes, and the \
            error names that step. `goto` restores the whole state at an earlier operation.
            """,
        examples: ["revert 3"])

    private let point: PointReference

    init(_ match: Match) throws(CommandError) { point = try match[.point] }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.refuseInStep(statement)
        let verb = { (operation: Int) in "took back operation \(operation)" }
        return try session.revert(at: point, verb, for: statement) {
            let target = try session.operation(at: point)
            if target > 0 { return target }
            throw CommandError(
                .unknownPoint, "0 is the empty file; there is nothing to revert",
                at: point.source.position)
        }
    }
}
