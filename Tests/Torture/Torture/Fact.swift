import StackCore

/// One value that a command changed, in a form that both rows and journal can produce.
struct Fact: Hashable {
    /// What was changed: `view 0 3 name`, `property 0 v3 hidden any any` and so on.
    let subject: String
    /// The value before; nil if there was none.
    let old: String?
    let new: String?
}

/// The net effect of a list of edits: the first old and the last new value of each subject.
struct JournalChanges {
    private var ends: [String: (old: String?, new: String?)] = [:]

    init(_ edits: [FileEdit]) {
        for edit in edits { add(edit) }
    }

    var facts: Set<Fact> {
        Set(
            ends.filter { $0.value.old != $0.value.new }.map {
                Fact(subject: $0.key, old: $0.value.old, new: $0.value.new)
            })
    }

    private mutating func note(_ subject: String, _ old: String?, _ new: String?) {
        ends[subject] = (ends[subject]?.old ?? (ends[subject] == nil ? old : nil), new)
    }

    private mutating func add(_ edit: FileEdit) {
        switch edit {
        case .createDocument(let id, let name): note("document \(id.raw)", nil, name)
        case .destroyDocument(let id, let name): note("document \(id.raw)", name, nil)
        case .renameDocument(let id, let old, let new): note("document \(id.raw)", old, new)
        case .edit(let id, let edit): add(edit, id.raw)
        }
    }

    private mutating func add(_ edit: Edit, _ document: Int) {
        switch edit {
        case .createView(let view): exists(view, document, isNew: true)
        case .destroyView(let view): exists(view, document, isNew: false)
        case .insertSubview(let id, let parent, _):
            note("view \(document) \(id.raw) parent", nil, String(parent.raw))
        case .removeSubview(let id, let parent, _):
            note("view \(document) \(id.raw) parent", String(parent.raw), nil)
        case .insertArranged(let id, _, _): note("view \(document) \(id.raw) arranged", nil, "yes")
        case .removeArranged(let id, _, _): note("view \(document) \(id.raw) arranged", "yes", nil)
        case .createConstraint(let item): exists(item, document, isNew: true)
        case .destroyConstraint(let item): exists(item, document, isNew: false)
        case .rename(.view(let id), let old, let new):
            note("view \(document) \(id.raw) name", old, new)
        case .rename(.constraint(let id), let old, let new):
            note("constraint \(document) \(id.raw) name", old, new)
        case .rename(.document, _, _): break
        case .setProperty(let item, let key, let condition, let old, let new):
            property(
                document, Self.spell(item), key.spelling, condition, old?.spelling, new?.spelling)
        case .setUnknown(let item, let property, let old, let new):
            self.property(
                document, Self.spell(item), property.key, property.condition, old, new)
        }
    }

    private mutating func exists(_ view: View, _ document: Int, isNew: Bool) {
        let subject = "view \(document) \(view.id.raw)"
        end(subject + " name", view.name, isNew)
        end(subject + " kind", view.storedKind.rawValue, isNew)
        properties(view.properties, document, "v\(view.id.raw)", isNew)
    }

    private mutating func exists(_ item: LayoutConstraint, _ document: Int, isNew: Bool) {
        let subject = "constraint \(document) \(item.id.raw)"
        end(subject + " name", item.name, isNew)
        end(subject + " anchors", Self.spell(item), isNew)
        properties(item.properties, document, "c\(item.id.raw)", isNew)
    }

    private mutating func properties(
        _ list: PropertyList, _ document: Int, _ item: String, _ isNew: Bool
    ) {
        for entry in list.entries {
            let value = entry.value.spelling
            property(
                document, item, entry.key.spelling, entry.condition, isNew ? nil : value,
                isNew ? value : nil)
        }
        for entry in list.unknown {
            property(
                document, item, entry.property.key, entry.property.condition,
                isNew ? nil : entry.value, isNew ? entry.value : nil)
        }
    }

    private mutating func property(
        _ document: Int, _ item: String, _ key: String, _ condition: SizeClasses,
        _ old: String?, _ new: String?
    ) {
        let place = "\(condition.width.rawValue) \(condition.height.rawValue)"
        note("property \(document) \(item) \(key) \(place)", old, new)
    }

    private mutating func end(_ subject: String, _ value: String, _ isNew: Bool) {
        note(subject, isNew ? nil : value, isNew ? value : nil)
    }

    private static func spell(_ item: ItemID) -> String {
        switch item {
        case .document: "d"
        case .view(let id): "v\(id.raw)"
        case .constraint(let id): "c\(id.raw)"
        }
    }

    private static func spell(_ item: LayoutConstraint) -> String {
        func anchor(_ anchor: Anchor?) -> String {
            guard let anchor else { return "- - -" }
            let guide = anchor.item.guide?.rawValue ?? "-"
            return "\(anchor.item.view.raw) \(guide) \(anchor.attribute.rawValue)"
        }
        return "\(anchor(item.first)) \(item.relation.rawValue) \(anchor(item.second))"
    }
}
