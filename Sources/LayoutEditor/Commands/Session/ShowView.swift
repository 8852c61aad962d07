import StackCore

/// `isHidden = false`, and what is in force on a view.
struct ShowView: SessionCommand {
    private static let item = Argument.item("NAME")

    static let usage = Usage(
        .views,
        ["show", item.once, .options([.at])],
        summary: "brings a hidden view back, and says what is in force on it",
        discussion: """
            Lists every property with its value in force, its default and where the value comes \
            from. A view that is hidden is shown again, which is a step; otherwise nothing changes. \
            `show` alone draws the layout. With --at it says what was in force then, and changes             nothing.
            """,
        examples: ["show title", "show width1", "show title --at 3"])

    private let item: ItemReference
    private let point: PointReference?

    init(_ match: Match) throws(CommandError) {
        item = try match[Self.item]
        point = try match[optional: .point]
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        if point != nil { return try past(in: session) }
        let id = try session.currentID()
        let target = try item.resolve(in: try session.document(id))
        if case .view(let view) = target, try isHidden(view, in: session) {
            try unhide(view, session, statement)
        }
        let document = try session.document(id)
        let traits = try session.environment(of: document).traits
        return PropertyListing(document, target, traits).reply
    }

    private func past(in session: Session) throws(CommandError) -> Reply {
        let document = try session.currentDocument(at: point).document
        let traits = try session.environment(of: document).traits
        return PropertyListing(document, try item.resolve(in: document), traits).reply
    }

    private func isHidden(_ view: ViewID, in session: Session) throws(CommandError) -> Bool {
        let document = try session.document(try session.currentID())
        let traits = try session.environment(of: document).traits
        return document.value(.hidden, of: .view(view), under: traits)?.value == .flag(true)
    }

    /// Sets the value in force: the base goes back to its default, a variation says false.
    private func unhide(
        _ view: ViewID, _ session: Session, _ statement: Statement
    ) throws(CommandError) {
        try session.step(statement) {
            let id = try session.currentID()
            for edit in try edits(view, in: session) { try session.apply(.edit(id, edit)) }
        }
    }

    private func edits(_ view: ViewID, in session: Session) throws -> [Edit] {
        let document = try session.document(try session.currentID())
        let traits = try session.environment(of: document).traits
        var plan = EditPlan(document)
        let origin = document.value(.hidden, of: .view(view), under: traits)?.origin
        if case .variation(let condition)? = origin {
            try plan.setProperty(.hidden, condition, of: .view(view), to: .flag(false))
        } else {
            try plan.setProperty(.hidden, of: .view(view), to: nil)
        }
        return plan.edits
    }
}
