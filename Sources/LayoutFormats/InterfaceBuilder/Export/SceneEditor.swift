import StackCore

/// Makes a document's edits in the elements of its scene.
///
/// The difference between what the file says (`baseline`) and the document is written element by
/// element in the natural form; what that form cannot say is left to the annotation.
struct SceneEditor {
    let item: SceneDocument
    let context: FileContext
    let origin: SceneOrigin
    let baseline: Document
    /// What the document was when it was imported, by other rules than today's.
    private let asImported: Document?

    /// By the document's own identities.
    var viewElements: [ViewID: SourceElement] = [:]
    var constraintElements: [ConstraintID: SourceElement] = [:]
    /// What the document's items are in the baseline; new items are nothing there.
    private(set) var counterparts = ItemMatching()

    var document: Document { item.document }

    init(_ item: SceneDocument, of scene: ImportedDocument, in context: FileContext) {
        self.item = item
        self.context = context
        origin = scene.origin
        baseline = Document(of: scene)
        asImported = item.asImported(baseline)
        matchItems()
    }

    mutating func run(updatesFrames: Bool) {
        placeViews()
        writeRemovedConstraints()
        writeConstraints()
        removeViews()
        writeViewProperties()
        writeConstraintProperties()
        writeInstallation()
        writeDevice()
        writeBars()
        writeFrames(all: updatesFrames)
    }

    /// The element that the baseline's item stands in.
    func baselineElement(_ item: ItemID) -> SourceElement? {
        origin.places[item].map(context.file.element)
    }

    /// The values of an item that are others than the source says; all of a new one's.
    func changes(of item: ItemID) -> [PropertyList.Change] {
        let old =
            counterparts.counterpart(of: item).flatMap { baseline.properties(of: $0) }
            ?? PropertyList()
        return old.changes(to: document.properties(of: item) ?? PropertyList())
            .filter { $0.key.isContent && isEdited($0.key, $0.condition, of: item) }
    }

    /// Whether the value is another one than the document was imported with. Where it is not, what
    /// the source says is said by nobody else, however it is read today.
    func isEdited(_ key: PropertyKey, _ condition: SizeClasses, of item: ItemID) -> Bool {
        guard let known = asImported?.properties(of: item) else { return true }
        return known[key, condition] != document.properties(of: item)?[key, condition]
    }

    var root: SourceElement { viewElements[.root]! }
}

extension SceneEditor {
    /// Finds what the document's items are in the baseline: the same identifier of Interface
    /// Builder, or, where an item has none, the same name; or the same number where it was renamed.
    fileprivate mutating func matchItems() {
        let views = baseline.allViews.map { ($0.properties[.objectID], ItemID.view($0.id)) }
        let constraints = baseline.allConstraints.map {
            ($0.properties[.objectID], ItemID.constraint($0.id))
        }
        let byObjectID = Dictionary(
            (views + constraints).compactMap { id, item in id.map { ($0, item) } },
            uniquingKeysWith: { first, _ in first })
        for view in document.allViews where view.id != .root {
            let other = counterpart(.view(view.id), view.properties[.objectID], byObjectID)
            guard case .view(let id)? = other, baseline[id].kind == view.kind else { continue }
            counterparts.match(view.id, with: id)
        }
        for constraint in document.allConstraints {
            let item = ItemID.constraint(constraint.id)
            let other = counterpart(item, constraint.properties[.objectID], byObjectID)
            guard case .constraint(let id)? = other, isSame(constraint, baseline[id]) else {
                continue
            }
            counterparts.match(constraint.id, with: id)
        }
        for (id, other) in counterparts.views { viewElements[id] = baselineElement(.view(other)) }
        for (id, other) in counterparts.constraints {
            constraintElements[id] = baselineElement(.constraint(other))
        }
    }

    private func counterpart(
        _ item: ItemID, _ objectID: PropertyValue?, _ byObjectID: [PropertyValue: ItemID]
    ) -> ItemID? {
        if let objectID { return byObjectID[objectID] }
        // Numbers are in the order of the file, which a merge may change; names stay.
        let namesake = document.name(of: item).flatMap { baseline.item(named: $0) }
        if let namesake, namesake.isConstraint == item.isConstraint, isNameless(namesake, baseline)
        {
            return namesake
        }
        guard isNameless(item, baseline) else { return nil }
        let claimant = baseline.name(of: item).flatMap { document.item(named: $0) }
        if let claimant, claimant.isConstraint == item.isConstraint, isNameless(claimant, document)
        {
            return nil
        }
        return item
    }

    /// Whether Interface Builder has no name for an item that is there.
    private func isNameless(_ item: ItemID, _ document: Document) -> Bool {
        document.properties(of: item).map { $0[.objectID] == nil } ?? false
    }

    /// What a constraint relates never changes: another formula is another constraint.
    private func isSame(_ constraint: LayoutConstraint, _ other: LayoutConstraint) -> Bool {
        constraint.relation == other.relation && isSame(constraint.first, other.first)
            && constraint.second.map { mine in other.second.map { isSame(mine, $0) } ?? false }
                ?? (other.second == nil)
    }

    private func isSame(_ anchor: Anchor, _ other: Anchor) -> Bool {
        anchor.attribute == other.attribute && anchor.item.guide == other.item.guide
            && counterparts.views[anchor.item.view] == other.item.view
    }

    /// What other elements and the annotation call an item by; an element that came without an
    /// identifier gets one when it is first spoken of.
    func identifier(of item: ItemID) -> String? {
        switch item {
        case .document: return nil
        case .view(let id):
            guard let element = viewElements[id] else { return nil }
            if element["id"] == nil { label(element, "view", document[id].name, "userLabel") }
            return element["id"]
        case .constraint(let id):
            guard let element = constraintElements[id] else { return nil }
            if element["id"] == nil {
                label(element, "constraint", document[id].name, "identifier")
            }
            return element["id"]
        }
    }

    /// Gives an element a new identifier and the name that it follows from.
    func label(_ element: SourceElement, _ role: String, _ name: String, _ attribute: String) {
        element.set("id", context.identifier(role, name, in: origin.key))
        if element[attribute] == nil { element.set(attribute, name) }
    }
}

extension ItemID {
    fileprivate var isConstraint: Bool { if case .constraint = self { true } else { false } }
}
