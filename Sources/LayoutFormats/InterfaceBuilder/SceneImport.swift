import StackCore

/// The import of one scene: reads its elements into drafts, then says the edits that build it.
struct SceneImport {
    let scene: Scene
    let facts: FileFacts
    var notes: ImportNotes

    var names = NameAllocator()
    /// By `ViewID.raw`, parents first.
    var views: [DraftView] = []
    var constraints: [DraftConstraint] = []
    /// What Interface Builder's identifiers of views and guides stand for.
    var items: [String: SceneItem] = [:]
    var constraintsByID: [String: ConstraintID] = [:]

    init(_ scene: Scene, facts: FileFacts, notes: ImportNotes) {
        self.scene = scene
        self.facts = facts
        self.notes = notes
    }

    /// The edits that make the scene's document out of an empty one.
    mutating func edits() throws(ImportRefusal) -> [Edit] {
        try readViews()
        readGuides()
        placeViews()
        readCellMargins()
        try readConstraints()
        readInstallation()
        noteRefusals()
        return documentEdits() + viewEdits() + constraintEdits()
    }

    private mutating func noteRefusals() {
        for view in views {
            for refused in view.properties.refused {
                notes.add(view.element.line, "\(view.name): \(refused) is not taken over")
            }
        }
    }
}
