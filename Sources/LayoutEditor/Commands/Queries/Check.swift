import CommandLanguage
import LayoutChecks
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// Whether the layout is sound.
struct Check: QueryCommand {
    static let usage = Usage(
        .queries, ["check"],
        summary: "says whether the layout has conflicts, ambiguous views or broken assertions",
        discussion: """
            Where it has any, the program that ran it ends with exit status 1. Other findings on \
            what is looked through follow, each with its rule, which `help RULE` explains; \
            `layoutedit check` looks through more devices.
            """,
        examples: ["check"])

    init(_ match: Match) throws(CommandError) {}

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let checked = try view.checked()
        let (conflicts, ambiguous) = (checked.conflicts.count, checked.ambiguous.count)
        let findings = try findings(view)
        let broken = findings.count { $0.rule == .brokenAssertion }
        let assertions = broken == 0 ? [] : [broken.counted("broken assertion")]
        let counts =
            conflicts + ambiguous == 0
            ? [] : [conflicts.counted("conflict"), ambiguous.counted("ambiguous view")]
        let isSound = checked.isSound && broken == 0
        let text =
            isSound
            ? "sound"
            : counts + assertions == []
                ? "incomplete" : (counts + assertions).joined(separator: ", ")
        let lines = findings.map { "\($0.rule.rawValue): \($0.message)" }
        let members: [(String, JSONValue)] = [
            ("sound", .bool(isSound)),
            ("conflicts", .integer(conflicts)), ("ambiguous", .integer(ambiguous)),
        ]
        var reply = Reply.data(
            ([text] + lines).joined(separator: "\n"),
            members + (findings.isEmpty ? [] : [("findings", .array(findings.map(object)))]))
        reply.isFailed = !isSound
        return reply
    }

    /// Those beside what was counted.
    private func findings(_ view: SessionView) throws(CommandError) -> [Finding] {
        let layout = try view.layout()
        // Nothing is certain of a layout that came to no end.
        if !layout.isComplete { return [] }
        return DocumentCheck.findings(
            of: try view.document(), in: layout, until: view.cancellation
        ).filter { ![.conflict, .ambiguous, .incomplete].contains($0.rule) }
    }

    private func object(_ finding: Finding) -> JSONValue {
        .object([
            ("rule", .string(finding.rule.rawValue)), ("message", .string(finding.message)),
        ])
    }
}
