import StackCore

/// A new step that brings back an older state.
struct Revert: SessionCommand {
    static let usage = Usage(
        .history,
        ["revert", Argument.point.once],
        summary: "makes everything as it was at a point of history, as a new step",
        discussion: "Unlike `goto` it leaves the steps since then on this branch.",
        examples: ["revert 3"])

    private let point: PointReference

    init(_ match: Match) throws(CommandError) { point = try match[.point] }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.refuseInStep(statement)
        let target = try session.operation(at: point)
        let edits = try session.edits(to: target)
        return try session.step(statement) {
            for edit in edits { try session.apply(edit) }
            return .report("everything is as at operation \(target)", [])
        }
    }
}
