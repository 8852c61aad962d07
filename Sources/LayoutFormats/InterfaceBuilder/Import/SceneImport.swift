import StackCore

/// The import of one scene: reads its elements into drafts, then says the edits that build it.
struct SceneImport {
    let scene: Scene
    let facts: FileFacts
    var notes: ImportNotes
    /// What the file's scenes have left.
    var budget: ImportBudget

    /// What an earlier export could say of the scene in a comment only.
    let remark: SceneRemark
    var names = NameAllocator()
    /// By `ViewID.raw`, parents first.
    var views: [DraftView] = []
    var constraints: [DraftConstraint] = []
    /// What Interface Builder's identifiers of views and guides stand for.
    var items: [String: SceneItem] = [:]
    var constraintsByID: [String: ConstraintID] = [:]
    var constraintElements: [SourceElement] = []
    /// Of the last constraint that was named after it.
    var constraintNumber = 0
    /// Names that were given without looking whether they are free.
    var given: Set<String> = []
    /// z-orders and arranged orders that a remark gives.
    var orders: [ViewID: SiblingOrders] = [:]

    init(
        _ scene: Scene, facts: FileFacts, notes: ImportNotes, budget: ImportBudget
    ) {
        self.scene = scene
        self.facts = facts
        self.notes = notes
        self.budget = budget
        var trouble: [String] = []
        remark = SceneRemark(Remark(parsing: scene.view.remarkText, trouble: &trouble))
        for verb in trouble {
            self.notes.add(scene.view.line, "\(verb) in a layoutedit comment is not understood")
        }
    }

    /// The edits that make the scene's document out of an empty one.
    mutating func edits() throws(ImportRefusal) -> [Edit] {
        try budget.spendDocument(at: scene.view.line)
        reserveNames()
        try readViews()
        readGuides()
        placeViews()
        readCellMargins()
        try readConstraints()
        readInstallation()
        applyRemark()
        noteRefusals()
        return documentEdits() + viewEdits() + constraintEdits()
    }

    func listen() throws(ImportRefusal) {
        if scene.view.tree.isAbandoned {
            throw ImportRefusal(line: nil, "interrupted")
        }
    }

    private mutating func noteRefusals() {
        for view in views {
            for refused in view.properties.refused {
                notes.add(view.element.line, "\(view.name): \(refused) is not taken over")
            }
        }
    }
}
