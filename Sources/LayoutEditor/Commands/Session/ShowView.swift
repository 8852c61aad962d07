import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// The `show NAME` command: sets `isHidden = false` on views.
struct ShowView: SessionCommand {
    private static let item = Argument.item("NAME")

    static let usage = Usage(
        .views,
        ["show", item.list(atLeast: 1), .options([.at])],
        summary: "shows hidden views again: isHidden = false",
        discussion: """
            It changes the value in force: if a variation hides the view in the current size \
            classes, the variation is set to false, else the property is reset to its default. For \
            a view that is not hidden, and for any view with --at, it shows information, as `info` \
            does. `show` alone draws the layout.
            """,
        examples: ["show badge", "show title badge", "show title --at 3"])

    private let items: [ItemReference]
    private let point: PointReference?

    var basis: CommandDependency { .document }

    init(_ match: Match) throws(CommandError) {
        items = try match[list: Self.item]
        point = try match[optional: .point]
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        let document = try session.currentDocument(at: point).document
        let traits = try session.environment(of: document).traits
        var hidden: [HiddenView] = []
        var reports: [ItemReport] = []
        var remarks: [String] = []
        for item in items {
            if point == nil, case .view(let id) = try item.resolve(in: document) {
                if let view = HiddenView(id, in: document, under: traits) {
                    if !hidden.contains(where: { $0.id == id }) { hidden.append(view) }
                    continue
                }
                remarks.append("\(document[id].name) is not hidden\n")
            } else {
                remarks.append("")
            }
            reports.append(try ItemReport(item, in: document, session.layout(of: document)))
        }
        assert(remarks.count == reports.count, "a report has no remark")
        if !hidden.isEmpty { try show(hidden, in: session, statement) }
        return Self.reply(hidden.map(\.name), zip(remarks, reports).map { $0 + $1.text }, reports)
    }

    private static func reply(
        _ shown: [String], _ looks: [String], _ reports: [ItemReport]
    ) -> Reply {
        if shown.isEmpty {
            let members =
                reports.count == 1
                ? reports[0].members
                : [("items", .array(reports.map { .object($0.members) }))]
            return .data(looks.joined(separator: "\n\n"), members)
        }
        let verb = shown.count == 1 ? " is" : " are"
        return .report(
            ([shown.joined(separator: ", ") + verb + " shown again"] + looks)
                .joined(separator: "\n"),
            shown.count == 1
                ? [("name", .string(shown[0]))]
                : [("names", .array(shown.map(JSONValue.string)))])
    }

    /// Unhides the views as one undo step. The command in the history states the size classes of
    /// each change, so that its effect does not depend on the device that the shell shows.
    private func show(
        _ views: [HiddenView], in session: Session, _ statement: Statement
    ) throws(CommandError) {
        let steps = views.map { statement.replaced(by: $0.words) }
        let step = steps.count == 1 ? steps[0] : statement.grouping(steps)
        try session.step(step) {
            let document = try session.currentID()
            var plan = EditPlan(try session.document(document))
            for view in views {
                try plan.setProperty(
                    .hidden, view.condition, of: .view(view.id),
                    to: view.condition == .base ? nil : .flag(false))
            }
            for edit in plan.edits { try session.apply(.edit(document, edit)) }
        }
    }
}

/// A hidden view, and the size classes in which `isHidden` hides it.
private struct HiddenView {
    let id: ViewID
    let name: String
    /// The size classes whose variation hides the view; `.base` if it is hidden everywhere.
    let condition: SizeClasses

    /// Returns nil if the view is not hidden.
    init?(_ id: ViewID, in document: Document, under traits: SizeClasses) {
        let hidden = document.value(.hidden, of: .view(id), under: traits)
        guard Property<Bool>.hidden.value(in: hidden?.value) == true else { return nil }
        (self.id, name) = (id, document[id].name)
        if case .variation(let varied)? = hidden?.origin {
            condition = varied
        } else {
            condition = .base
        }
    }

    /// The command that unhides the view. It states the size classes, so that its effect does not
    /// depend on the device that the shell shows.
    var words: [String] {
        condition == .base
            ? ["reset", name + ".hidden"]
            : ["set", name + ".hidden", "false", "for", condition.spelling]
    }
}
