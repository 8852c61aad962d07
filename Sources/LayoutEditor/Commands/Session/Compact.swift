import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore

/// The `compact` command: removes unused space from the file.
struct Compact: SessionCommand {
    static let usage = Usage(
        .history, ["compact"],
        summary: "rewrites the file without unused space",
        examples: ["compact"])

    init(_ match: Match) throws(CommandError) {}

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.refuseInStep(statement)
        let (before, after) = try session.reading {
            try session.followingOthers { try session.file.compact() }
        }
        return .report(
            "\(before) bytes are now \(after)",
            [("before", .integer(before)), ("after", .integer(after))])
    }
}
