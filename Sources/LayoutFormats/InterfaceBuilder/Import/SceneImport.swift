import StackCore

/// The import of one scene: reads the elements into drafts and returns the edits that build the
/// document.
struct SceneImport {
    let scene: Scene
    let facts: FileFacts
    var notes: ImportNotes
    /// The number of views and constraints that the import of the file may still create.
    var budget: ImportBudget

    /// The facts that the sizes of labels and buttons in all scenes of the file show, for example
    /// which fonts were missing.
    let fileFonts: FontInference
    /// The values that an earlier export stored in an XML comment of the scene, because the format
    /// cannot represent them.
    let annotation: IndexedAnnotation
    var names = NameAllocator()
    /// The imported views, indexed by `ViewID.raw`, superviews first.
    var views: [DraftView] = []
    var constraints: [DraftConstraint] = []
    /// The views and guides that constraints may refer to, by Interface Builder's identifiers.
    var items: [String: SceneItem] = [:]
    var constraintsByID: [String: ConstraintID] = [:]
    var constraintElements: [SourceElement] = []
    /// The number in the last constraint name that the import generated.
    var constraintNumber = 0
    /// The names of views and constraints that the import has taken over from an earlier export.
    var given: Set<String> = []
    /// The orders of subviews that the annotation defines, by superview. A superview without an
    /// entry has its subviews in the order of the file.
    var orders: [ViewID: SiblingOrders] = [:]

    init(
        _ scene: Scene, facts: FileFacts, fileFonts: FontInference, notes: ImportNotes,
        budget: ImportBudget
    ) {
        self.scene = scene
        let version = VersionInference(of: scene.view, facts).version(otherwise: fileFonts.version)
        self.facts = facts.laidOut(by: version)
        self.fileFonts = fileFonts
        self.notes = notes
        self.budget = budget
        var trouble: [String] = []
        annotation = IndexedAnnotation(
            SceneAnnotation(parsing: scene.view.annotationText, trouble: &trouble))
        for verb in trouble {
            self.notes.add(scene.view.line, "\(verb) in a layoutedit comment is not understood")
        }
    }

    /// Returns the edits that turn an empty document into the scene's document.
    mutating func edits() throws(ImportRefusal) -> [Edit] {
        try budget.spendDocument(at: scene.view.line)
        reserveNames()
        try readViews()
        readFontsOfClasses()
        readGuides()
        placeViews()
        markStandalone()
        try readConstraints()
        readInstallation()
        applyAnnotation()
        noteRefusals()
        return documentEdits() + viewEdits() + constraintEdits()
    }

    func checkCancellation() throws(ImportRefusal) {
        if scene.view.tree.isCancelled {
            throw ImportRefusal(line: nil, "interrupted")
        }
    }

    private mutating func noteRefusals() {
        for view in views {
            for refused in view.properties.refused {
                notes.add(view.element.line, "\(view.name): \(refused) is ignored")
            }
        }
    }
}

extension SceneImport {
    /// Gives labels the fonts that the code of their classes sets, as far as the frames show them.
    private mutating func readFontsOfClasses() {
        for view in views where view.kind == .label && view.properties.list[.customClass] != nil {
            guard let font = fileFonts.classes.font(of: view.element, facts.resources) else {
                continue
            }
            views[view.id.raw].properties.set(.font, font.spelling)
        }
    }

    /// Marks the root view of the document as standalone if it has no view controller: the root
    /// view of a xib, or a view that a scene contains beside its controller.
    private mutating func markStandalone() {
        guard scene.controller == nil, views[0].kind.storedKind == .view,
            views[0].properties.list[.style] == nil
        else { return }
        views[0].properties.set(.style, ControlStyle.standalone.rawValue)
    }
}

extension SceneImport {
    /// Sets the frames of four groups of views: views that their autoresizing mask positions, the
    /// superviews of these views, views that keep their stored size on the canvas, and image views
    /// whose picture Xcode 11 laid out at twice its size.
    ///
    /// On the canvas, an arranged subview is positioned by its autoresizing mask, regardless of its
    /// content and constraints, unless its element turns the mask off (docs/interface-builder.md,
    /// "Rules that the format does not spell out").
    mutating func placeViews() {
        setFrame(.root)
        let doubles = facts.era.doublesPictures
        for view in views
        where view.keepsDesignedSize || view.mayHaveSizeOfClass
            || doubles && view.hasDoubledPicture
        {
            setFrame(view.id)
        }
        for view in views where view.isPlacedByMask {
            guard let parent = view.parent else { continue }
            let mask =
                view.element.maskInCollection?.spelling
                ?? AutoresizingElement.spelling(view.element)
            guard setFrame(view.id) else { continue }
            views[view.id.raw].properties.set(.autoresizing, mask)
            setFrame(parent)
        }
    }

    /// Sets the view's frame to the one stored in the file. Returns false if the file has none.
    @discardableResult
    private mutating func setFrame(_ id: ViewID) -> Bool {
        guard let frame = views[id.raw].element.storedFrame else { return false }
        views[id.raw].properties.set(.frame, PropertyValue.rect(frame).spelling)
        return true
    }
}

extension SourceElement {
    /// The autoresizing mask that gives a section header or footer of a collection the same size as
    /// a flow layout does. It makes the view as wide as the collection (as observed for 43 of 43
    /// views in 9 projects), or as high if the collection scrolls horizontally (4 of 4 views in 1
    /// project). Nil for other views.
    fileprivate var maskInCollection: AutoresizingMask? {
        guard ["sectionHeaderView", "sectionFooterView"].contains(self["key"] ?? ""),
            let layout = parent?.child(key: "collectionViewLayout"),
            layout.isNamed("collectionViewFlowLayout")
        else { return nil }
        return layout["scrollDirection"] == "horizontal"
            ? [.flexibleHeight, .flexibleRightMargin] : [.flexibleWidth, .flexibleBottomMargin]
    }
}

extension SceneImport {
    /// Reads under which size classes views and constraints are installed. The file stores this in
    /// the `<mask>` elements of the superview's `<variation>` elements.
    mutating func readInstallation() {
        for view in views {
            for variation in view.elements.flatMap({ $0.children("variation") }) {
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
