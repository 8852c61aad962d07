import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

/// The `report` command: sets how much the shell reports after each change.
struct Report: SessionCommand {
    static let usage = Usage(
        .shell,
        ["report", Argument.detail.once],
        summary: "sets how much the shell reports about the effects of a change",
        discussion: """
            On a terminal each change is followed by the frames that moved and by the conflicts \
            and ambiguities that appeared or disappeared. `quiet` leaves that out, `brief` \
            shortens long lists, `verbose` reports everything.
            """,
        examples: ["report verbose", "report quiet"])

    private let detail: Detail

    var basis: CommandDependency { .nothing }

    init(_ match: Match) throws(CommandError) { detail = try match[.detail] }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        session.settings.detail = detail
        return .report("reports are \(detail.rawValue)", [("detail", .string(detail.rawValue))])
    }
}

extension Argument where Value == Detail {
    fileprivate static var detail: Self {
        .oneOf("quiet|brief|verbose", kind: .detail, noun: "report")
    }
}
