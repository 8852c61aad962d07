import StackCore

/// The import of one scene: reads its elements into drafts, then says the edits that build it.
struct SceneImport {
    let scene: Scene
    let facts: FileFacts
    var notes: ImportNotes
    /// What the file's scenes have left.
    var budget: ImportBudget

    /// What the labels of all the file's scenes say of fonts.
    let fileVote: FontVote
    /// What an earlier export could say of the scene in a comment only.
    let annotation: IndexedAnnotation
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
    /// z-orders and arranged orders that an annotation gives.
    var orders: [ViewID: SiblingOrders] = [:]

    init(
        _ scene: Scene, facts: FileFacts, fileVote: FontVote, notes: ImportNotes,
        budget: ImportBudget
    ) {
        self.scene = scene
        self.facts = facts
        self.fileVote = fileVote
        self.notes = notes
        self.budget = budget
        var trouble: [String] = []
        annotation = IndexedAnnotation(
            SceneAnnotation(parsing: scene.view.annotationText, trouble: &trouble))
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
        markStandalone()
        try readConstraints()
        readInstallation()
        applyAnnotation()
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

extension SceneImport {
    /// A view of a xib has no view controller.
    private mutating func markStandalone() {
        guard scene.controller == nil, facts.isXIB, views[0].kind == .view,
            views[0].properties.list[.style] == nil
        else { return }
        views[0].properties.set(.style, ControlStyle.standalone.rawValue)
    }
}

extension SceneImport {
    /// Gives frames to views that their autoresizing mask places, to what they stand in, and to
    /// arranged views that keep their size from the canvas.
    ///
    /// The canvas holds what a stack arranges by its mask too, where the element does not turn that
    /// off, against content and the user's constraints (docs/interface-builder.md, "Rules that the
    /// format does not spell out").
    mutating func placeViews() {
        setFrame(.root)
        for view in views where view.keepsDesignedSize { setFrame(view.id) }
        for view in views where view.isPlacedByMask {
            guard let parent = view.parent else { continue }
            let mask = AutoresizingElement.spelling(view.element)
            guard setFrame(view.id) else { continue }
            views[view.id.raw].properties.set(.autoresizing, mask)
            setFrame(parent)
        }
    }

    /// Whether the view has a stored frame.
    @discardableResult
    private mutating func setFrame(_ id: ViewID) -> Bool {
        guard let frame = views[id.raw].element.storedFrame else { return false }
        views[id.raw].properties.set(.frame, PropertyValue.rect(frame).spelling)
        return true
    }
}

extension SceneImport {
    /// Reads which views and constraints take part: masks in the variations of the view around.
    mutating func readInstallation() {
        for view in views {
            for variation in view.element.children("variation") {
                guard let condition = VariationKey.condition(variation["key"] ?? "") else {
                    continue
                }
                for mask in variation.children("mask") { readMask(mask, condition) }
            }
        }
    }

    private mutating func readMask(_ mask: SourceElement, _ condition: SizeClasses) {
        for entry in mask.children {
            switch entry.name {
            case "include": install(entry, "true", condition)
            case "exclude": install(entry, "false", condition)
            default: notes.addOnce(entry.line, "\(entry.name) in a mask is not known")
            }
        }
    }

    private mutating func install(_ entry: SourceElement, _ flag: String, _ condition: SizeClasses)
    {
        let reference = entry["reference"] ?? ""
        if let id = constraintsByID[reference] {
            constraints[id.raw].properties.set(.installed, flag, for: condition)
        } else if let view = items[reference]?.view, view != .root {
            views[view.raw].properties.set(.installed, flag, for: condition)
        } else {
            notes.add(entry.line, "a mask names \(reference), which is not in its scene")
        }
    }
}
