import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore

/// The `history prune` command: deletes old operations.
struct PruneHistory: SessionCommand {
    private static let count = Argument.count("N")

    static let usage = Usage(
        .history,
        ["history", "prune", .options([option])],
        summary: "deletes all but the last N steps, and their data in the file",
        discussion: """
            The steps before them become the first one, which cannot be undone. Other branches are \
            deleted, and steps that could be redone. `export --format layout` makes a copy instead.
            """,
        examples: ["history prune --keep 100"])

    private static let option = Option(
        "--keep", taking: count.erased, "the number of steps to keep")

    private let count: Int

    init(_ match: Match) throws(CommandError) {
        guard let count = try match[optional: Self.count] else {
            throw CommandError(
                .usage, "expected --keep N", at: match.statement.position,
                hint: "history prune --keep 100")
        }
        self.count = count
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.refuseInStep(statement)
        if let recording = session.recording {
            throw CommandError(
                .notAvailable,
                "this would delete operations that are being recorded to \(recording.path)",
                at: statement.position, hint: "record off ends the recording")
        }
        let report = try session.reading {
            let report = try session.followingOthers {
                try session.file.prune(
                    keeping: count, command: statement.spelling, time: session.surroundings.now())
            }
            try session.followingOthers { try compact(session.file) }
            return report
        }
        return reply(report)
    }

    /// Overwrites the data of the pruned operations in the file. If the user interrupts this, the
    /// history no longer lists the operations, but their data remains in the file until `compact`
    /// is run.
    private func compact(_ file: LayoutFile) throws {
        do {
            _ = try file.compact()
        } catch let error as LayoutFileError where error.kind == .interrupted {
            throw CommandError(
                .interrupted, "interrupted: the steps are deleted, but not yet overwritten",
                hint: "compact overwrites them")
        }
    }

    private func reply(_ report: PruneReport) -> Reply {
        let before = report.operationsBefore.counted("operation is", "operations are")
        var text = before + " now \(report.operationsAfter)"
        if !report.lostCheckpoints.isEmpty {
            text += "; checkpoints deleted: " + report.lostCheckpoints.joined(separator: ", ")
        }
        return .report(
            text,
            [
                ("before", .integer(report.operationsBefore)),
                ("after", .integer(report.operationsAfter)),
                ("lostCheckpoints", .array(report.lostCheckpoints.map(JSONValue.string))),
            ])
    }
}
