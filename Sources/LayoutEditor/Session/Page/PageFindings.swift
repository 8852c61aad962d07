import CommandLanguage
import LayoutChecks
import LayoutFormats
import LayoutStore
import StackCore

/// The findings of `check` for the screens that a page shows.
struct PageFindings {
    private let document: Document
    private let checked: CheckedDocument
    /// The findings with their repairs; nil if the page has not asked for repairs.
    private var repairable: [RepairableFinding]?

    /// Checks the current document of a session.
    ///
    /// - Parameters:
    ///   - devices: the devices that the page shows; empty to check only the session's screen
    ///   - findsRepairs: whether to look for repairs, each of which is tried on these devices
    init(
        in session: Session, on devices: [String?], findsRepairs: Bool
    ) throws(CommandError) {
        let id = try session.currentID()
        let checking = session.documentToCheck(try session.shown(session.document(id)))
        document = checking.document
        let cancellation = session.surroundings.cancellation
        let request = session.requestInLanguage()
        var matrix = CheckMatrix()
        matrix.devices = devices.isEmpty ? [request.device] : devices
        let own = document.inForce(.orientation, of: .document) ?? .portrait
        matrix.orientations =
            devices.isEmpty ? [request.orientation ?? own] : request.orientation.map { [$0] }
        matrix.textSizes = [request.textSize]
        matrix.directions = [request.direction]
        matrix.fonts = session.measuredFonts(of: document)
        let notes = checking.notes
        if findsRepairs {
            repairable = RepairTrial.run(document, notes: notes, in: matrix, until: cancellation)
        }
        checked =
            DocumentCheck.run(
                document, named: session.name(of: id), notes: notes, in: matrix,
                until: cancellation
            ).folded
        try session.checkInterruption()
    }

    var json: JSONValue {
        .object([("ok", .bool(true)), ("findings", .array(checked.findings.map(json)))])
    }

    private func json(_ found: MergedFinding) -> JSONValue {
        let view = found.finding.views.first
        let names = Set(found.places.map { checked.places[$0].environment.device })
        return .object([
            ("rule", .string(found.finding.rule.rawValue)),
            ("severity", .string(found.severity.rawValue)), ("message", .string(found.message)),
            ("view", .optional(view.map { document[$0].name })),
            ("items", .array(found.names.map(JSONValue.string))),
            ("devices", .array(names.sorted().map(JSONValue.string))),
            ("extent", .optional(found.extent(in: checked))),
            ("why", .optional(view.map { why($0, found.finding) })),
            ("fixes", repairable.map { fixes(of: found, $0) } ?? .null),
        ])
    }

    /// Returns the `why` command that explains the position or size that a finding is about.
    private func why(_ view: ViewID, _ finding: Finding) -> String {
        let number = finding.aspect.isEmpty ? finding.numbers.first?.name : finding.aspect
        let side =
            switch (number, finding.axis) {
            case ("x", _): ".left"
            case ("right", _) where finding.rule == .ambiguous: ".right"
            case ("y", _): ".top"
            case (_, .horizontal?): ".width"
            case (_, .vertical?): ".height"
            case (_, nil): ""
            }
        return "why " + document[view].name + side
    }

    private func fixes(of found: MergedFinding, _ all: [RepairableFinding]) -> JSONValue {
        let finding = found.finding
        let match = all.first {
            let other = $0.finding.finding
            return other.rule == finding.rule && other.items == finding.items
                && other.aspect == finding.aspect
        }
        return .array(
            (match?.repairs ?? []).map { tried in
                let command = tried.repair.commands(in: document).joined(separator: "; ")
                return .object([
                    ("title", .string(command + " (" + tried.effect + ")")),
                    ("command", .string(command)),
                ])
            })
    }
}

extension TriedRepair {
    /// The effect of the repair besides fixing its own finding, as text:
    /// `moves title, also fixes 1 other finding`.
    package var effect: String {
        let moves =
            moved.isEmpty
            ? "moves nothing"
            : moved.count == 1 ? "moves " + moved[0] : "moves " + moved.count.counted("view")
        return moves
            + (otherFixedFindings > 0
                ? ", also fixes " + otherFixedFindings.counted("other finding") : "")
    }
}
