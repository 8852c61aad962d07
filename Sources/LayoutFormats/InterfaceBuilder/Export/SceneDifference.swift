import StackCore

/// The differences between a document and the import of its scene from the file that was just
/// written. They are the values that the annotation (an XML comment) must store.
struct SceneDifference {
    private let editor: SceneEditor
    private let read: Document
    private let origin: SceneOrigin
    /// The elements of the tree from which the file was written. The key is the node number of the
    /// same element in the tree that was read again from the written bytes.
    private let written: [SourceNode.Number: SourceElement]
    /// The document's views and constraints, by their elements in the file.
    private var items: [SourceElement: ItemID] = [:]

    private var names: [(id: String, name: String)] = []
    private var kinds: [(id: String, kind: ViewKind)] = []
    private var values: [SceneAnnotation.Value] = []
    private var subviews: [(id: String, views: [String])] = []
    private var arranged: [(id: String, views: [String])] = []

    /// Whether there is any difference, so that the annotation (an XML comment) must be written
    /// again.
    private(set) var hasDifferences = false

    private var document: Document { editor.document }

    init(
        _ editor: SceneEditor, _ scene: ImportedDocument,
        written: [SourceNode.Number: SourceElement]
    ) {
        self.editor = editor
        self.written = written
        read = Document(of: scene)
        origin = scene.origin
        for (id, element) in editor.viewElements { items[element] = .view(id) }
        for (id, element) in editor.constraintElements {
            items[element] = .constraint(id)
        }
    }

    /// Finds all differences. Throws if the written file and the document do not have the same
    /// views and constraints.
    mutating func find() throws(ExportRefusal) {
        let read = read.renumbered(by: try matching(), like: document)
        var reordered: Set<ViewID> = []
        for edit in DocumentDifference(from: read, to: document).edits {
            if case .setProperty(let item, let key, let condition, let old, let new) = edit {
                if !key.isExchanged || !editor.isEdited(key, condition, of: item) { continue }
                if key.isSame(old, new) { continue }
            }
            hasDifferences = true
            switch edit {
            case .setProperty(let item, let key, let condition, _, let new):
                add(key, condition, new, of: item)
            case .rename(let item, let old, _):
                if old == read.name(of: item) { addName(of: item) }
            case .createView(let view): addKind(of: view, instead: read[view.id])
            case .createConstraint(let constraint):
                let old = read[constraint.id].properties
                add(old.changes(to: constraint.properties), of: .constraint(constraint.id))
            case .insertSubview(_, let id, _), .insertArranged(_, let id, _),
                .removeArranged(_, let id, _):
                reordered.insert(id)
            case .removeSubview, .destroyView, .destroyConstraint, .setUnknown: break
            }
        }
        for id in reordered.sorted() { addOrders(of: document[id], instead: read[id]) }
    }

    // MARK: Recording differences

    private mutating func addName(of item: ItemID) {
        names.append((identifier(item), document.name(of: item)!))
    }

    private mutating func add(
        _ key: PropertyKey, _ condition: SizeClasses, _ value: PropertyValue?, of item: ItemID
    ) {
        values.append(
            SceneAnnotation.Value(
                owner: item == .document ? nil : identifier(item), key: key,
                condition: condition, spelling: value?.spelling))
    }

    private mutating func add(_ changes: [PropertyList.Change], of item: ItemID) {
        for change in changes where change.key.isExchanged {
            add(change.key, change.condition, change.new, of: item)
        }
    }

    private mutating func addKind(of view: View, instead read: View) {
        if read.name != view.name { addName(of: .view(view.id)) }
        kinds.append((identifier(view.id), view.kind))
        add(read.properties.changes(to: view.properties), of: .view(view.id))
    }

    private mutating func addOrders(of view: View, instead read: View) {
        if read.subviews != view.subviews {
            subviews.append((identifier(view.id), view.subviews.map(identifier)))
        }
        if read.arrangedSubviews != view.arrangedSubviews {
            arranged.append((identifier(view.id), view.arrangedSubviews.map(identifier)))
        }
    }

    // MARK: Matching views and constraints

    /// Matches each imported view and constraint with the document's view or constraint that was
    /// written into the same element. Throws if the match is incomplete on either side.
    private func matching() throws(ExportRefusal) -> ItemMatching {
        var matching = ItemMatching()
        var found = 1
        for view in read.allViews where view.id != .root {
            guard case .view(let id)? = item(.view(view.id)), matching.match(view.id, with: id)
            else { throw unmatchedRefusal(.view(view.id)) }
            found += 1
        }
        for constraint in read.allConstraints {
            guard case .constraint(let id)? = item(.constraint(constraint.id)),
                matching.match(constraint.id, with: id)
            else { throw unmatchedRefusal(.constraint(constraint.id)) }
            found += 1
        }
        if found < document.viewCount + document.constraintCount { throw missingRefusal() }
        return matching
    }

    private func item(_ read: ItemID) -> ItemID? {
        element(of: read).flatMap { items[$0] }
    }

    private func element(of read: ItemID) -> SourceElement? {
        origin.places[read].flatMap { written[$0] }
    }

    private func identifier(_ item: ItemID) -> String { editor.identifier(of: item) ?? "" }
    private func identifier(_ id: ViewID) -> String { identifier(.view(id)) }

    // MARK: Errors for unmatched views and constraints

    private func unmatchedRefusal(_ item: ItemID) -> ExportRefusal {
        let id = element(of: item)?["id"] ?? "an element"
        return ExportRefusal("\(editor.item.name): \(id) matches no item of the document")
    }

    /// Returns the error for an incomplete file. It names the first view or constraint of the
    /// document that is missing in the import of the written file.
    private func missingRefusal() -> ExportRefusal {
        let there = Set(
            (read.allViews.map { ItemID.view($0.id) }
                + read.allConstraints.map { ItemID.constraint($0.id) }).compactMap(item))
        let all =
            document.allViews.map { ItemID.view($0.id) }
            + document.allConstraints.map { ItemID.constraint($0.id) }
        let name = all.first { !there.contains($0) }.flatMap { document.name(of: $0) } ?? "an item"
        return ExportRefusal("\(editor.item.name): \(name) cannot be written to this file")
    }
}

extension SceneDifference {
    /// Adds the differences to an annotation (an XML comment), so that a later import gives this
    /// document. Existing entries for the same views and constraints are replaced.
    func add(to annotation: inout SceneAnnotation) {
        annotation.gone.removeAll { document.item(named: $0) != nil }
        for new in names {
            annotation.names.removeAll { $0.id == new.id }
            annotation.names.append(new)
        }
        for new in kinds {
            annotation.kinds.removeAll { $0.id == new.id }
            annotation.kinds.append(new)
        }
        for new in values {
            annotation.values.removeAll {
                $0.owner == new.owner && $0.key == new.key && $0.condition == new.condition
            }
            annotation.values.append(new)
        }
        for new in subviews {
            annotation.subviews.removeAll { $0.id == new.id }
            annotation.subviews.append(new)
        }
        for new in arranged {
            annotation.arranged.removeAll { $0.id == new.id }
            annotation.arranged.append(new)
        }
    }
}
