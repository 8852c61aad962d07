import CommandLanguage
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

    /// - Parameter isLost: whether what had a number before went on the way, whatever has it now.
    init(
        _ before: Document, _ after: Document, isLost: (ItemID) -> Bool = { _ in false }
    ) {
        self.before = before
        self.after = after
        compare("document", before.properties, after.properties)
        let views = ItemPairing(before.pairableViews, after.pairableViews, isLost: isLost).pairs
            .map { ($0.old.map(\.view), $0.new.map(\.view)) }
        for (old, new) in views { compare(old.map { before[$0] }, new.map { after[$0] }) }
        compareOrders(views)
        let pairing = ItemPairing(
            before.pairableConstraints, after.pairableConstraints, isLost: isLost)
        for (old, new) in pairing.pairs {
            compare(old.map { before[$0.constraint] }, new.map { after[$0.constraint] })
        }
    }

    // MARK: Views

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

    private mutating func compareOrders(_ pairs: [(ViewID?, ViewID?)]) {
        var counterparts: [ViewID: ViewID] = [:]
        for case (let old?, let new?) in pairs { counterparts[old] = new }
        for case (let old?, let new?) in pairs {
            let (old, new) = (before[old], after[new])
            compareOrder(of: new, "order", old.subviews, new.subviews, counterparts)
            compareOrder(
                of: new, "arranged", old.arrangedSubviews, new.arrangedSubviews, counterparts)
        }
    }

    /// A view that came or went says so itself; what is told is a new order among the others, and
    /// for arranged views also who is arranged.
    private mutating func compareOrder(
        of view: View, _ what: String, _ old: [ViewID], _ new: [ViewID],
        _ counterparts: [ViewID: ViewID]
    ) {
        let kept = old.compactMap { counterparts[$0] }
        let (was, `is`) = (Set(kept), Set(new))
        let sameMembers = what == "order" || kept.count == old.count && was == `is`
        if sameMembers, kept.filter(`is`.contains) == new.filter(was.contains) { return }
        add(view.name, what, names(old, in: before), names(new, in: after))
    }

    private func names(_ views: [ViewID], in document: Document) -> String? {
        let names = views.compactMap { document.view($0)?.name }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }

    // MARK: Constraints

    private mutating func compare(_ old: LayoutConstraint?, _ new: LayoutConstraint?) {
        let name = new?.name ?? old!.name
        if old != nil, new != nil { add(name, "name", old!.name, new!.name) }
        add(name, "constraint", formula(old, in: before), formula(new, in: after))
        compare(name, old?.properties ?? PropertyList(), new?.properties ?? PropertyList())
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

extension ItemID {
    /// Of an item that is known to be one.
    fileprivate var view: ViewID {
        guard case .view(let id) = self else { preconditionFailure("views pair with views") }
        return id
    }

    fileprivate var constraint: ConstraintID {
        guard case .constraint(let id) = self else {
            preconditionFailure("constraints pair with constraints")
        }
        return id
    }
}
