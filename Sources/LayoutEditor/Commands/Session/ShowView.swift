import LayoutFormats
import StackCore

/// `isHidden = false`.
struct ShowView: SessionCommand {
    private static let item = Argument.item("NAME")

    static let usage = Usage(
        .views,
        ["show", item.once, .options([.at])],
        summary: "brings a hidden view back: isHidden = false",
        discussion: """
            What is set is the value in force: a variation that hides the view under the size \
            classes that are looked through says false, else the property goes back to its \
            default. What is not hidden is only looked at, as `info` does, and so is everything \
            with --at. `show` alone draws the layout.
            """,
        examples: ["show badge", "show title --at 3"])

    private let item: ItemReference
    private let point: PointReference?

    var basis: CommandBasis { .document }

    init(_ match: Match) throws(CommandError) {
        item = try match[Self.item]
        point = try match[optional: .point]
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        let document = try session.currentDocument(at: point).document
        guard point == nil, case .view(let id) = try item.resolve(in: document) else {
            return try report(of: document, in: session, "")
        }
        let name = document[id].name
        let traits = try session.environment(of: document).traits
        let hidden = document.value(.hidden, of: .view(id), under: traits)
        guard hidden?.value == .flag(true) else {
            return try report(of: document, in: session, "\(name) is not hidden\n")
        }
        try show(id, named: name, hidden?.origin, session, statement)
        return .report("\(name) is shown again", [("name", .string(name))])
    }

    private func report(
        of document: Document, in session: Session, _ remark: String
    ) throws(CommandError) -> Reply {
        let report = try ItemReport(item, in: document, session.layout(of: document))
        return .data(remark + report.text, report.members)
    }

    /// What history and a recorded script keep does not depend on what was looked through.
    private func show(
        _ id: ViewID, named name: String, _ origin: ValueOrigin?, _ session: Session,
        _ statement: Statement
    ) throws(CommandError) {
        var (condition, words) = (SizeClasses.base, ["reset", name + ".hidden"])
        if case .variation(let varied)? = origin {
            (condition, words) = (
                varied, ["set", name + ".hidden", "false", "for", varied.spelling]
            )
        }
        try session.step(statement.replaced(by: words)) {
            let document = try session.currentID()
            var plan = EditPlan(try session.document(document))
            try plan.setProperty(
                .hidden, condition, of: .view(id), to: condition == .base ? nil : .flag(false))
            for edit in plan.edits { try session.apply(.edit(document, edit)) }
        }
    }
}
