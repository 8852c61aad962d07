import StackCore

/// Writes a document's edits into the elements of its scene.
///
/// The edits are the differences between the document and `baseline`, which is what the file
/// contains now. Each is written in Interface Builder's form. Values that this form cannot
/// represent are left to the annotation.
struct SceneEditor {
    let item: SceneDocument
    let context: FileContext
    let origin: SceneOrigin
    let baseline: Document
    /// The document as an earlier version of this program imported it; nil if that is the same as
    /// `baseline` or unknown.
    private let asImported: Document?

    /// The elements of views by the document's identities.
    var viewElements: [ViewID: SourceElement] = [:]
    var constraintElements: [ConstraintID: SourceElement] = [:]
    /// The baseline's items that correspond to the document's. New items have no counterpart.
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

    /// Returns the element of an item of the baseline.
    func baselineElement(_ item: ItemID) -> SourceElement? {
        origin.places[item].map(context.file.element)
    }

    /// Returns the values of an item that differ from the source; for a new item, all its values.
    func changes(of item: ItemID) -> [PropertyList.Change] {
        let old =
            counterparts.counterpart(of: item).flatMap { baseline.properties(of: $0) }
            ?? PropertyList()
        return old.changes(to: document.properties(of: item) ?? PropertyList())
            .filter { $0.key.isContent && isEdited($0.key, $0.condition, of: item) }
    }

    /// Returns whether the value differs from the imported one. If it does not, the file keeps its
    /// value, even if this program reads it differently now.
    func isEdited(_ key: PropertyKey, _ condition: SizeClasses, of item: ItemID) -> Bool {
        guard let known = asImported?.properties(of: item) else { return true }
        return known[key, condition] != document.properties(of: item)?[key, condition]
    }

    var root: SourceElement { viewElements[.root]! }
}

extension SceneEditor {
    /// Matches the document's items with those of the baseline. They match by Interface Builder's
    /// identifier; without one, by name; for renamed items, by number.
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
        // Numbers follow the order of the file, which a merge may change. Names do not change.
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

    /// Returns whether an existing item has no identifier of Interface Builder.
    private func isNameless(_ item: ItemID, _ document: Document) -> Bool {
        document.properties(of: item).map { $0[.objectID] == nil } ?? false
    }

    /// Returns whether two constraints relate the same anchors. An existing constraint never
    /// changes its anchors.
    private func isSame(_ constraint: LayoutConstraint, _ other: LayoutConstraint) -> Bool {
        constraint.relation == other.relation && isSame(constraint.first, other.first)
            && constraint.second.map { mine in other.second.map { isSame(mine, $0) } ?? false }
                ?? (other.second == nil)
    }

    private func isSame(_ anchor: Anchor, _ other: Anchor) -> Bool {
        anchor.attribute == other.attribute && anchor.item.guide == other.item.guide
            && counterparts.views[anchor.item.view] == other.item.view
    }

    /// Returns the identifier by which other elements and the annotation refer to an item. Creates
    /// one if the element has none.
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

    /// Sets a new identifier, and the name that it is derived from.
    func label(_ element: SourceElement, _ role: String, _ name: String, _ attribute: String) {
        element.set("id", context.identifier(role, name, in: origin.key))
        if element[attribute] == nil { element.set(attribute, name) }
    }
}

extension ItemID {
    fileprivate var isConstraint: Bool { if case .constraint = self { true } else { false } }
}
