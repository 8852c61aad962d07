import LayoutFormats
import StackCore

/// What differs between two states of one document, in the document's words: which item, what of
/// it, how it was and how it is.
struct DocumentDifference {
    struct Row {
        let item: String
        /// A property, or `name`, `superview`, `order`, `arranged`, `kind`, `constraint`.
        let what: String
        /// nil where there was nothing.
        let old: String?
        let new: String?
    }

    private(set) var rows: [Row] = []
    private let before: Document
    private let after: Document

    /// Views and constraints are the same when their identities are.
    init(_ before: Document, _ after: Document) {
        self.before = before
        self.after = after
        compare("document", before.properties, after.properties)
        compareViews()
        compareOrders()
        compareConstraints()
    }

    // MARK: Views

    private mutating func compareViews() {
        for raw in before.views.numbers(differingFrom: after.views) {
            let id = ViewID(raw)
            let (old, new) = (before.view(id), after.view(id))
            // On another branch the number may have gone to another view; a kind never changes.
            if let old, let new, old.kind != new.kind {
                compare(old, nil)
                compare(nil, new)
            } else {
                compare(old, new)
            }
        }
    }

    private mutating func compare(_ old: View?, _ new: View?) {
        let name = new?.name ?? old!.name
        add(name, "kind", old?.kind.rawValue, new?.kind.rawValue)
        if old != nil, new != nil { add(name, "name", old!.name, new!.name) }
        add(name, "superview", superview(old, in: before), superview(new, in: after))
        compare(name, old?.properties ?? PropertyList(), new?.properties ?? PropertyList())
    }

    private func superview(_ view: View?, in document: Document) -> String? {
        view?.parent.map { document[$0].name }
    }

    // MARK: Orders

    private mutating func compareOrders() {
        for view in after.allViews {
            guard let old = before.view(view.id) else { continue }
            compareOrder(of: view, "order", old.subviews, view.subviews)
            compareOrder(of: view, "arranged", old.arrangedSubviews, view.arrangedSubviews)
        }
    }

    /// A view that came or went says so itself; what is told is a new order among the others, and
    /// for arranged views also who is arranged.
    private mutating func compareOrder(
        of view: View, _ what: String, _ old: [ViewID], _ new: [ViewID]
    ) {
        let (was, `is`) = (Set(old), Set(new))
        let sameMembers = what == "order" || was == `is`
        if sameMembers, old.filter(`is`.contains) == new.filter(was.contains) { return }
        add(view.name, what, names(old, in: before), names(new, in: after))
    }

    private func names(_ views: [ViewID], in document: Document) -> String? {
        let names = views.compactMap { document.view($0)?.name }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }

    // MARK: Constraints

    private mutating func compareConstraints() {
        for raw in before.constraints.numbers(differingFrom: after.constraints) {
            let id = ConstraintID(raw)
            let (old, new) = (before.constraint(id), after.constraint(id))
            let name = new?.name ?? old!.name
            if old != nil, new != nil { add(name, "name", old!.name, new!.name) }
            add(name, "constraint", formula(old, in: before), formula(new, in: after))
            compare(name, old?.properties ?? PropertyList(), new?.properties ?? PropertyList())
        }
    }

    private func formula(_ constraint: LayoutConstraint?, in document: Document) -> String? {
        guard let constraint else { return nil }
        let second = constraint.second.map { " " + document.spelling($0) } ?? ""
        return document.spelling(constraint.first) + " " + constraint.relation.rawValue + second
    }

    // MARK: Properties

    private mutating func compare(_ item: String, _ old: PropertyList, _ new: PropertyList) {
        for entry in old.entries where new[entry.key, entry.condition] == nil {
            add(item, entry.label, entry.value.shown, nil)
        }
        for entry in new.entries {
            add(item, entry.label, old[entry.key, entry.condition]?.shown, entry.value.shown)
        }
    }

    private mutating func add(_ item: String, _ what: String, _ old: String?, _ new: String?) {
        if old != new { rows.append(Row(item: item, what: what, old: old, new: new)) }
    }
}

extension PropertyList.Entry {
    fileprivate var label: String {
        key.spelling + (condition == .base ? "" : " for " + condition.spelling)
    }
}

extension PropertyValue {
    fileprivate var shown: String {
        if case .text(let text) = self { CommandSpelling.quoted(text) } else { spelling }
    }
}
