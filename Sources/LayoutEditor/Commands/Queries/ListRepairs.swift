import CommandLanguage
import LayoutChecks
import LayoutFormats
import LayoutProject
import LayoutReplies
import LayoutSession
import StackCore

/// The `fix` command without a number: lists repairs for the problems that `check` finds in the
/// current document. Each repair is tried on a copy, and listed only if it works on every device.
struct ListRepairs: QueryCommand {
    static let usage = Usage(
        .queries, ["fix"],
        summary: "lists ways to fix problems, each tried on every device",
        discussion: """
            For conflicts, ambiguities, texts that are cut off and other findings: up to three \
            repairs each, as commands. Each was tried on a copy of the document: it fixes the \
            finding, causes no other one in the layout that is shown or on any device in both orientations, and hides no view. If the \
            document belongs to an Xcode project, the devices, orientations and languages are those \
            of the app. \
            Repairs that UIKit provides for the purpose come first, such as a stack's spacing or \
            the missing edge of scrolled content, then those that move the fewest views. `fix N` \
            applies the Nth.
            """,
        examples: ["fix"])

    init(_ match: Match) throws(CommandError) {}

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let document = try view.document()
        let found = view.repairs(of: document)
        var number = 0
        var lines: [String] = []
        var members: [JSONValue] = []
        for item in found {
            let extent = item.extent.map { " (\($0))" } ?? ""
            lines.append(item.finding.message + extent)
            var repairs: [JSONValue] = []
            for tried in item.repairs {
                number += 1
                let commands = tried.repair.commands(in: document).joined(separator: "; ")
                lines.append("  \(number)  \(commands)  (\(tried.effect))")
                repairs.append(
                    .object([
                        ("number", .integer(number)), ("commands", .string(commands)),
                        ("moves", .array(tried.moved.map(JSONValue.string))),
                        ("alsoFixes", .integer(tried.otherFixedFindings)),
                    ]))
            }
            if item.repairs.isEmpty {
                lines.append("  " + item.noRepairReason)
            }
            members.append(.object(self.members(of: item, repairs)))
        }
        return .data(
            lines.isEmpty ? "nothing to fix" : lines.joined(separator: "\n"),
            [("findings", .array(members))])
    }
}

extension ListRepairs {
    /// Returns the JSON members of a finding with its repairs. A finding without repairs of its own has
    /// the numbers of those that fix it, too (`repairedBy`), or the `reason` why there are none.
    /// `layouts` states where the finding occurs, and is missing if it occurs in all layouts.
    private func members(
        of item: RepairableFinding, _ repairs: [JSONValue]
    ) -> [(String, JSONValue)] {
        let finding = item.finding
        var members: [(String, JSONValue)] = [
            ("rule", .string(finding.finding.rule.rawValue)),
            ("severity", .string(finding.severity.rawValue)),
            ("items", .array(finding.names.map(JSONValue.string))),
            ("message", .string(finding.message)),
        ]
        if let extent = item.extent { members.append(("layouts", .string(extent))) }
        members.append(("repairs", .array(repairs)))
        if !item.repairs.isEmpty { return members }
        let others = item.repairsElsewhere.map(JSONValue.integer)
        return members
            + [
                others.isEmpty
                    ? ("reason", .string(item.noRepairReason)) : ("repairedBy", .array(others))
            ]
    }
}

extension SessionView {
    /// Returns the findings of the check of a document. Each finding has the repairs that fix it in
    /// every layout in which the repairs are tried.
    func repairs(of document: Document) -> [RepairableFinding] {
        documentToCheck(document).repairs(
            shown: request, fonts: fonts(of: document), until: cancellation)
    }
}

extension DocumentToCheck {
    /// Returns the findings of the check, each with the repairs that fix it. The repairs are tried
    /// on the app's devices in its orientations and languages. If it is unknown on which screens
    /// the app runs, they are tried on the document's own device and on all other devices, in both
    /// orientations.
    ///
    /// - Parameters:
    ///   - shown: the view settings of one more layout in which the repairs are tried
    ///   - fonts: the fonts to measure from their files
    func repairs(
        shown: LayoutRequest = .none, fonts: CustomFonts? = nil,
        until cancellation: Cancellation = .never
    ) -> [RepairableFinding] {
        var matrix = CheckMatrix()
        matrix.devices = [nil] + Device.all.map(\.id)
        if let screens { matrix.take(screens, choosesDevices: true) }
        if shown != .none { matrix.shown = shown.asApp(!shown.isCanvas) }
        matrix.fonts = fonts
        return RepairTrial.run(
            document, notes: notes, in: matrix, languages: languages, until: cancellation)
    }
}
