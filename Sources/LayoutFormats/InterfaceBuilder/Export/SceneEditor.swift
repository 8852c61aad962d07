import StackCore

/// Writes a document's edits into the elements of its scene in an Interface Builder file.
///
/// The edits are the differences from `baseline`, the document that an import of the unchanged file
/// gives. Values that the format cannot represent are not written here: the annotation (an XML
/// comment) stores them.
struct SceneEditor {
    let item: SceneDocument
    let context: FileContext
    let origin: SceneOrigin
    let baseline: Document
    /// The document in the state in which it was imported, possibly by an earlier version of this
    /// program. Nil if this equals `baseline` or is unknown.
    private let asImported: Document?

    /// The file's elements of the document's views.
    var viewElements: [ViewID: SourceElement] = [:]
    var constraintElements: [ConstraintID: SourceElement] = [:]
    /// For each view and constraint of the document, the corresponding one of `baseline`. A new
    /// view or constraint has no counterpart.
    private(set) var counterparts = ItemMatching()
    /// For each new view whose element was copied from the element of another view, the properties
    /// of that view, as the file has them.
    var copiedProperties: [ViewID: PropertyList] = [:]
    private let baselineItems: [PropertyValue: ItemID]
    private lazy var importedItems = asImported?.itemsByObjectID ?? [:]
    /// The elements of all views of `baseline`.
    lazy var baselineElements = Set(baseline.allViews.compactMap { baselineElement(.view($0.id)) })

    var document: Document { item.document }

    init(_ item: SceneDocument, of scene: ImportedDocument, in context: FileContext) {
        self.item = item
        self.context = context
        origin = scene.origin
        baseline = Document(of: scene)
        baselineItems = baseline.itemsByObjectID
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
        writeGlobalTint()
        writeBars()
        writeFrames(all: updatesFrames)
    }

    /// Returns the element of the view from which a new view was copied, and the properties of that
    /// view at the import. Returns nil if the new view is no copy, or if the file has no such
    /// element.
    mutating func original(of view: View) -> (element: SourceElement, properties: PropertyList)? {
        guard let id = view.properties[.copiedFrom], case .view(let original)? = baselineItems[id],
            baseline[original].storedKind == view.storedKind,
            let element = baselineElement(.view(original))
        else { return nil }
        let known = importedItems[id].flatMap { asImported?.properties(of: $0) }
        return (element, known ?? baseline[original].properties)
    }

    /// Returns the file's element for a view or constraint of `baseline`; nil if there is none.
    func baselineElement(_ item: ItemID) -> SourceElement? {
        origin.places[item].map(context.file.element)
    }

    /// Returns the values of an item (the document, a view or a constraint) that its element does
    /// not have yet. These are its differences from `baseline`, or from the original if the element
    /// was copied. If the item is new and its element was not copied, returns all its values.
    func changes(of item: ItemID) -> [PropertyList.Change] {
        var old = counterparts.counterpart(of: item).flatMap { baseline.properties(of: $0) }
        if case .view(let id) = item, let copied = copiedProperties[id] { old = copied }
        return (old ?? PropertyList()).changes(to: document.properties(of: item) ?? PropertyList())
            .filter { $0.key.isExchanged && isEdited($0.key, $0.condition, of: item) }
    }

    /// Returns whether the user changed the value after the import. An unchanged value stays as the
    /// file has it, even if this program would read it differently now.
    func isEdited(_ key: PropertyKey, _ condition: SizeClasses, of item: ItemID) -> Bool {
        guard let known = asImported?.properties(of: item) else { return true }
        return known[key, condition] != document.properties(of: item)?[key, condition]
    }

    var root: SourceElement { viewElement(of: .root) }

    /// Returns the element of a view. Every view has one after `placeViews`.
    func viewElement(of id: ViewID) -> SourceElement {
        guard let element = viewElements[id] else {
            preconditionFailure("view \(id.raw) is not in the file yet")
        }
        return element
    }
}

extension SceneEditor {
    /// Matches the document's views and constraints with those of `baseline`. An item with an
    /// identifier of Interface Builder is matched by it. An item without one is matched by its name
    /// or, if no item of `baseline` has this name, by its number (`ViewID`, `ConstraintID`).
    fileprivate mutating func matchItems() {
        for view in document.allViews where view.id != .root {
            let other = counterpart(.view(view.id), view.properties[.objectID])
            guard case .view(let id)? = other, baseline[id].storedKind == view.storedKind else {
                continue
            }
            counterparts.match(view.id, with: id)
        }
        for constraint in document.allConstraints {
            let item = ItemID.constraint(constraint.id)
            let other = counterpart(item, constraint.properties[.objectID])
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

    private func counterpart(_ item: ItemID, _ objectID: PropertyValue?) -> ItemID? {
        if let objectID { return baselineItems[objectID] }
        // The number of a view or constraint depends on the order in the file, which a merge may
        // change. So a matching name takes precedence.
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

    /// Returns whether the item exists in `document` and has no Interface Builder identifier.
    private func isNameless(_ item: ItemID, _ document: Document) -> Bool {
        document.properties(of: item).map { $0[.objectID] == nil } ?? false
    }

    /// Returns whether two constraints have the same relation and anchors. An edit never changes
    /// the anchors of a constraint.
    private func isSame(_ constraint: LayoutConstraint, _ other: LayoutConstraint) -> Bool {
        constraint.relation == other.relation && isSame(constraint.first, other.first)
            && constraint.second.map { mine in other.second.map { isSame(mine, $0) } ?? false }
                ?? (other.second == nil)
    }

    private func isSame(_ anchor: Anchor, _ other: Anchor) -> Bool {
        anchor.attribute == other.attribute && anchor.item.guide == other.item.guide
            && counterparts.views[anchor.item.view] == other.item.view
    }

    /// Returns the `id` of the element of a view or constraint, by which other elements and the
    /// annotation refer to it. Creates an `id` if the element has none. Returns nil for the
    /// document, and for an item without an element.
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

    /// Gives the element a new identifier, derived from its role and name. Stores the name in
    /// `attribute` unless the element has that attribute, so that an import recognizes the
    /// identifier as derived (`DerivedID`).
    func label(_ element: SourceElement, _ role: String, _ name: String, _ attribute: String) {
        element.set("id", context.identifier(role, name, in: origin.key))
        if element[attribute] == nil { element.set(attribute, name) }
    }
}

extension ItemID {
    fileprivate var isConstraint: Bool { if case .constraint = self { true } else { false } }
}
