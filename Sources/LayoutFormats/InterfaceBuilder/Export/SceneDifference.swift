import StackCore

/// What a scene, read again from the edited file, lacks of the document that was written.
struct SceneDifference {
    private let editor: SceneEditor
    private let read: Document
    private let origin: SceneOrigin
    /// The elements that were written, by the numbers that they have where they were read again.
    private let written: [SourceNode.Number: SourceElement]
    /// The document's items by their elements.
    private var items: [SourceElement: ItemID] = [:]

    private var names: [(id: String, name: String)] = []
    private var kinds: [(id: String, kind: ViewKind)] = []
    private var values: [Remark.Value] = []
    private var subviews: [(id: String, views: [String])] = []
    private var arranged: [(id: String, views: [String])] = []

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

    /// Whether anything differs that a remark would have to say again.
    var isLeft: Bool { !read.hasSameContent(as: document) }

    /// Finds everything; refuses where the file has other items than the document.
    mutating func find() throws(ExportRefusal) {
        compare(read.properties, with: document.properties, owner: nil)
        var found = 0
        for view in read.allViews {
            guard case .view(let id)? = item(.view(view.id)) else { throw stray(.view(view.id)) }
            compare(view, with: document[id])
            found += 1
        }
        for constraint in read.allConstraints {
            guard case .constraint(let id)? = item(.constraint(constraint.id)) else {
                throw stray(.constraint(constraint.id))
            }
            let wanted = document[id]
            compare(
                .constraint(id), constraint.name, constraint.properties, wanted.name,
                wanted.properties)
            found += 1
        }
        if found < document.viewCount + document.constraintCount { throw lost() }
    }

    // MARK: Comparing

    private mutating func compare(_ view: View, with wanted: View) {
        compare(.view(wanted.id), view.name, view.properties, wanted.name, wanted.properties)
        if view.kind != wanted.kind { kinds.append((identifier(wanted.id), wanted.kind)) }
        if view.subviews.map(wantedView) != wanted.subviews {
            subviews.append((identifier(wanted.id), wanted.subviews.map(identifier)))
        }
        if view.arrangedSubviews.map(wantedView) != wanted.arrangedSubviews {
            arranged.append((identifier(wanted.id), wanted.arrangedSubviews.map(identifier)))
        }
    }

    private func wantedView(_ id: ViewID) -> ViewID? {
        if case .view(let id)? = item(.view(id)) { id } else { nil }
    }

    private mutating func compare(
        _ item: ItemID, _ name: String, _ list: PropertyList, _ wantedName: String,
        _ wanted: PropertyList
    ) {
        if name != wantedName { names.append((identifier(item), wantedName)) }
        if PropertyChange.all(from: list, to: wanted).isEmpty { return }
        compare(list, with: wanted, owner: identifier(item))
    }

    private mutating func compare(
        _ list: PropertyList, with wanted: PropertyList, owner: String?
    ) {
        values += PropertyChange.all(from: list, to: wanted).map {
            Remark.Value(
                owner: owner, key: $0.key, condition: $0.condition, spelling: $0.value?.spelling)
        }
    }

    private func item(_ read: ItemID) -> ItemID? {
        element(of: read).flatMap { items[$0] }
    }

    private func element(of read: ItemID) -> SourceElement? {
        origin.places[read].flatMap { written[$0] }
    }

    private func identifier(_ item: ItemID) -> String { editor.identifier(of: item) ?? "" }
    private func identifier(_ id: ViewID) -> String { identifier(.view(id)) }

    // MARK: Trouble

    private func stray(_ item: ItemID) -> ExportRefusal {
        let id = element(of: item)?["id"] ?? "an element"
        return ExportRefusal("\(editor.item.name): \(id) cannot be told from another element")
    }

    /// Names the first item that an import of the file would leave out.
    private func lost() -> ExportRefusal {
        let there = Set(
            (read.allViews.map { ItemID.view($0.id) }
                + read.allConstraints.map { ItemID.constraint($0.id) }).compactMap(item))
        let all =
            document.allViews.map { ItemID.view($0.id) }
            + document.allConstraints.map { ItemID.constraint($0.id) }
        let name = all.first { !there.contains($0) }.flatMap { document.name(of: $0) } ?? "an item"
        return ExportRefusal("\(editor.item.name): there is no way to write \(name) in this file")
    }
}

extension SceneDifference {
    /// Puts into the remark what was found, in the place of what it said of the same things.
    func add(to remark: inout Remark) {
        remark.gone.removeAll { document.item(named: $0) != nil }
        for new in names {
            remark.names.removeAll { $0.id == new.id }
            remark.names.append(new)
        }
        for new in kinds {
            remark.kinds.removeAll { $0.id == new.id }
            remark.kinds.append(new)
        }
        for new in values {
            remark.values.removeAll {
                $0.owner == new.owner && $0.key == new.key && $0.condition == new.condition
            }
            remark.values.append(new)
        }
        for new in subviews {
            remark.subviews.removeAll { $0.id == new.id }
            remark.subviews.append(new)
        }
        for new in arranged {
            remark.arranged.removeAll { $0.id == new.id }
            remark.arranged.append(new)
        }
    }
}
