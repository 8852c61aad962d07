import CommandLanguage
import StackCore

/// The differences between two states of one document as rows: the item, its changed property, and
/// the values before and after.
struct DifferenceRows {
    struct Row {
        let item: String
        /// The name of the changed value: a property such as `spacing`, or one of `name`,
        /// `superview`, `order`, `arranged`, `kind` and `constraint`.
        let what: String
        /// The value before; nil if there was no value.
        let old: String?
        let new: String?
    }

    private let before: Document
    private let after: Document
    private var found: [(place: SortKey, row: Row)] = []
    /// The keys of changed orders that already have a row: `VIEW.order` for the subviews of a view,
    /// `VIEW.arranged` for the arranged subviews of a stack. The set is never iterated, so its
    /// random order affects no result.
    private var addedOrders: Set<String> = []

    /// The sort position of a row. Rows are sorted by section, in the order of the cases of
    /// `Section`. In each section, rows of existing items come before rows of new ones.
    private struct SortKey {
        enum Section: Int { case document, views, orders, constraints }

        let section: Section
        var isNew = false
        var number = 0

        var rank: (Int, Int, Int) { (section.rawValue, isNew ? 1 : 0, number) }
    }

    /// Compares two documents. An item that is in both must have the same number in both.
    init(_ before: Document, _ after: Document) {
        (self.before, self.after) = (before, after)
        for edit in DocumentDifference(from: self.before, to: self.after).edits { add(edit) }
    }

    var rows: [Row] {
        // Rows with equal sort positions keep the order in which they were found.
        found.enumerated().sorted { a, b in
            let (first, second) = (a.element.place.rank, b.element.place.rank)
            return first == second ? a.offset < b.offset : first < second
        }.map(\.element.row)
    }

    private mutating func add(
        _ place: SortKey, _ item: String, _ what: String, _ old: String?, _ new: String?
    ) {
        if old != new { found.append((place, Row(item: item, what: what, old: old, new: new))) }
    }
}

extension DifferenceRows {
    /// Adds the rows for one edit. Names and values come from the two compared documents, not from
    /// the intermediate states between edits.
    private mutating func add(_ edit: Edit) {
        switch edit {
        case .destroyView(let view): addView(before[view.id], isNew: false)
        case .createView(let view): addView(after[view.id], isNew: true)
        case .insertSubview(let id, let parent, _): addPosition(of: id, in: parent)
        case .removeArranged(_, let stack, _), .insertArranged(_, let stack, _):
            addArranged(of: stack)
        case .destroyConstraint(let constraint):
            if after.constraint(constraint.id) == nil { addConstraint(constraint, nil) }
        case .createConstraint(let constraint):
            addConstraint(before.constraint(constraint.id), constraint)
        case .rename(let item, let old, _):
            // If two items swap their names, one of them is renamed twice: to a temporary name,
            // then to its final name. The first of these edits adds the row with the final name;
            // the second adds none.
            if old == before.name(of: item) {
                add(place(of: item), name(of: item), "name", old, after.name(of: item))
            }
        case .setProperty(let item, let key, let condition, let old, let new) where key.isContent:
            let what = PropertyList.label(key.spelling, condition)
            add(place(of: item), name(of: item), what, old?.shown, new?.shown)
        case .setUnknown(let item, let property, let old, let new):
            addUnknown(place(of: item), name(of: item), property, old, new)
        case .removeSubview, .setProperty: break
        }
    }

    private func place(of item: ItemID) -> SortKey {
        switch item {
        case .document: SortKey(section: .document)
        case .view(let id): SortKey(section: .views, number: id.raw)
        case .constraint(let id): SortKey(section: .constraints, number: id.raw)
        }
    }

    private func name(of item: ItemID) -> String { after.name(of: item) ?? "document" }

    private mutating func addUnknown(
        _ place: SortKey, _ item: String, _ property: UnknownProperty, _ old: String?,
        _ new: String?
    ) {
        let (old, new) = (old.map(PropertyValue.unknown), new.map(PropertyValue.unknown))
        add(
            place, item, PropertyList.label(property.key, property.condition), old?.shown,
            new?.shown)
    }

    /// Adds a row for each property value that differs between two lists. The list `old` is nil if
    /// the item is new; the list `new` is nil if the item was removed.
    private mutating func addProperties(
        _ place: SortKey, _ item: String, _ old: PropertyList?, _ new: PropertyList?
    ) {
        let (old, new) = (old ?? PropertyList(), new ?? PropertyList())
        for change in old.changes(to: new) where change.key.isContent {
            let what = PropertyList.label(change.key.spelling, change.condition)
            add(place, item, what, change.old?.shown, change.new?.shown)
        }
        for property in old.unknownChanges(to: new) {
            addUnknown(place, item, property, old[property], new[property])
        }
    }

    // MARK: Rows about views

    private mutating func addView(_ view: View, isNew: Bool) {
        let place = SortKey(section: .views, isNew: isNew, number: view.id.raw)
        func add(_ what: String, _ value: String?) {
            self.add(place, view.name, what, isNew ? nil : value, isNew ? value : nil)
        }
        add("kind", view.kind.rawValue)
        add("superview", view.parent.map { (isNew ? after : before)[$0].name })
        let (old, new) = isNew ? (nil, view.properties) : (view.properties, nil)
        addProperties(place, view.name, old, new)
    }

    /// Adds a row for an existing view with a new superview, or with a new position among its
    /// siblings. A new view's superview is reported with the view itself.
    private mutating func addPosition(of id: ViewID, in parent: ViewID) {
        guard let old = before.view(id), old.storedKind == after[id].storedKind,
            let was = old.parent
        else {
            return
        }
        if was == parent {
            let orders = (before[parent].subviews, after[parent].subviews)
            addOnce(of: after[parent], "order", orders)
        } else {
            let names = (before[was].name, after[parent].name)
            add(place(of: .view(id)), after[id].name, "superview", names.0, names.1)
        }
    }

    /// Adds a row if the stack's arranged subviews or their order differ.
    private mutating func addArranged(of stack: ViewID) {
        guard let old = before.view(stack), let new = after.view(stack),
            old.storedKind == new.storedKind
        else {
            return
        }
        let orders = (old.arrangedSubviews, new.arrangedSubviews)
        addOnce(of: new, "arranged", orders)
    }

    /// Adds a row for a changed order of a view's subviews. Does nothing if this order already has
    /// a row.
    ///
    /// - Parameter what: the name of the order: `order` for the z-order, `arranged` for the order
    ///   of arranged subviews
    private mutating func addOnce(
        of view: View, _ what: String, _ orders: (old: [ViewID], new: [ViewID])
    ) {
        if addedOrders.insert(view.name + "." + what).inserted {
            let place = SortKey(section: .orders, number: view.id.raw)
            add(place, view.name, what, names(orders.old, in: before), names(orders.new, in: after))
        }
    }

    private func names(_ views: [ViewID], in document: Document) -> String? {
        let names = views.compactMap { document.view($0)?.name }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }

    // MARK: Rows about constraints

    private mutating func addConstraint(_ old: LayoutConstraint?, _ new: LayoutConstraint?) {
        guard let item = new ?? old else {
            preconditionFailure("a constraint is neither in the old document nor in the new one")
        }
        let place = SortKey(section: .constraints, isNew: old == nil, number: item.id.raw)
        if let old, let new { add(place, item.name, "name", old.name, new.name) }
        add(
            place, item.name, "constraint", old.map { formula($0, in: before) },
            new.map { formula($0, in: after) })
        addProperties(place, item.name, old?.properties, new?.properties)
    }

    private func formula(_ constraint: LayoutConstraint, in document: Document) -> String {
        let second = constraint.second.map { " " + document.spelling($0) } ?? ""
        return document.spelling(constraint.first) + " " + constraint.relation.rawValue + second
    }
}

extension PropertyValue {
    fileprivate var shown: String {
        if case .text(let text) = self { return CommandQuoting.quoted(text) }
        return shownUnknown ?? spelling
    }
}
