import CommandLanguage
import LayoutChecks
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `check` command of the shell: reports problems of the layout in the same words as the
/// program's subcommand `layoutedit check`.
struct Check: QueryCommand {
    static let usage = Usage(
        .queries, ["check", .options(MatrixOptions.all)],
        summary: "finds problems of the layout that is shown",
        discussion: """
            A document from Xcode is checked as in an app, unless --canvas is chosen: without \
            constraints that are placeholders. Lists each finding with its severity and its rule, which `help RULE` explains. With an \
            error or a warning the layout is not sound, and the program ends with exit status 1. A \
            note names views that hasAmbiguousLayout calls ambiguous though a stack always decides \
            them in the same way: its first view gets the remaining space. With devices, text \
            sizes or directions each combination is checked, as `layoutedit check` does: also in the \
            languages of the Xcode project around the document, if there is one.
            """,
        examples: ["check", "check --devices iphone-se,ipad-11 --text-sizes all"])

    private let layouts: MatrixOptions

    init(_ match: Match) throws(CommandError) { layouts = try MatrixOptions(match) }

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        layouts.areGiven ? try replyOfSeveral(view) : try replyOfOne(view)
    }

    /// Returns the reply to a check in several layouts: the findings in every layout that the
    /// command's options request.
    private func replyOfSeveral(_ view: SessionView) throws(CommandError) -> Reply {
        let checking = view.documentToCheck(try view.shown(view.document()))
        let name = try view.documentName()
        let isTranslated = view.request.language != nil
        let checked = CheckedFile(
            path: name,
            documents: [
                DocumentCheck.run(
                    checking.document, named: name, notes: checking.notes,
                    in: try layouts.matrix(for: checking, in: view),
                    languages: isTranslated ? [] : checking.languages(checking.document),
                    until: view.cancellation)
            ]
        ).folded
        var counts = CheckCounts()
        counts.add(checked)
        let isSound = counts.errors + counts.warnings == 0
        var reply = Reply.data(
            ([TextReport.summary(counts)] + checked.documents.flatMap(TextReport.lines))
                .joined(separator: "\n"),
            [("sound", .bool(isSound)), ("documents", JSONReport.documents(of: checked))])
        reply.isFailed = !isSound
        return reply
    }

    private func replyOfOne(_ view: SessionView) throws(CommandError) -> Reply {
        let (document, layout) = (try view.shown(view.document()), try view.checkedLayout())
        let checking = view.documentToCheck(document)
        // Findings are omitted if the solver did not complete the layout, because its frames are
        // unreliable.
        let findings =
            layout.isComplete
            ? DocumentCheck.findings(
                of: checking.document, in: try view.checkedEnvironment(), notes: checking.notes,
                until: view.cancellation) : []
        let ties = try ties(document, layout, view)
        func count(_ severity: Severity) -> Int {
            findings.count { $0.shownSeverity == severity }
        }
        let (errors, warnings) = (count(.error), count(.warning))
        let isSound = errors + warnings == 0 && !view.isIncomplete
        let counts = [
            errors == 0 ? nil : errors.counted("error"),
            warnings == 0 ? nil : warnings.counted("warning"),
        ].compactMap(\.self)
        let unsound = counts.isEmpty ? "incomplete" : counts.joined(separator: ", ")
        let lines = findings.map { finding in
            "\(finding.shownSeverity.rawValue): \(finding.message) [\(finding.rule.rawValue)]"
        }
        let members: [(String, JSONValue)] = [
            ("sound", .bool(isSound)),
            ("conflicts", .integer(findings.count { $0.rule == .conflict })),
            ("ambiguous", .integer(findings.count { $0.rule == .ambiguous })),
        ]
        let told = [isSound ? "sound" : unsound] + lines + ties.map { "note: " + $0 }
        var reply = Reply.data(
            told.joined(separator: "\n"),
            members + [("findings", .array(findings.map(object)))]
                + (ties.isEmpty ? [] : [("ties", .array(ties.map(JSONValue.string)))]))
        reply.isFailed = !isSound
        return reply
    }

    /// Returns a sentence for each stack with arranged views that UIKit's `hasAmbiguousLayout`
    /// calls ambiguous although their frames are determined: if several views have equal
    /// priorities, a stack always resizes the first of them.
    private func ties(
        _ document: Document, _ layout: Layout, _ view: SessionView
    ) throws(CommandError) -> [String] {
        // If the solver dropped constraints, it is uncertain which views are ambiguous, so no
        // sentence is returned.
        guard layout.isComplete, layout.conflicts.isEmpty else { return [] }
        let open = Set(layout.undecided().views.map(\.view))
        let ambiguous = layout.ambiguous()
        view.note(isComplete: ambiguous.isComplete)
        var stacks: [(stack: ViewID, names: [String])] = []
        for id in ambiguous.views where !open.contains(id) {
            guard let stack = document.arrangingStack(of: id) else { continue }
            let name = document[id].name
            if let at = stacks.firstIndex(where: { $0.stack == stack }) {
                stacks[at].names.append(name)
            } else {
                stacks.append((stack, [name]))
            }
        }
        return stacks.map { stack, names in
            "\(names.listed) \(names.count == 1 ? "is" : "are") ambiguous to hasAmbiguousLayout, but "
                + "\(document[stack].name) always resizes the first of its views with equal priorities"
        }
    }

    private func object(_ finding: Finding) -> JSONValue {
        .object([
            ("rule", .string(finding.rule.rawValue)),
            ("severity", .string(finding.shownSeverity.rawValue)),
            ("message", .string(finding.message)),
        ])
    }
}

extension Finding {
    /// The severity to report: `note` for a finding that is based on an estimate, otherwise the
    /// severity of its rule.
    fileprivate var shownSeverity: Severity { isEstimate ? .note : Rule.of(rule).severity }
}
