package import StackCore

/// A way to fix a finding: changes to the document that are made together.
package struct Repair: Hashable, Sendable {
    let changes: [Change]

    /// A single change to a document, equivalent to one command.
    enum Change: Hashable, Sendable {
        /// Sets a property of an item; nil resets it to its default.
        case set(ItemID, PropertyKey, SizeClasses, PropertyValue?)
        case remove(ConstraintID)
        /// Adds a constraint with a constant in points.
        case constrain(
            Anchor, Relation, Anchor?, Double, priority: Double = Priorities.required)
    }

    init(_ changes: Change...) { self.changes = changes }
    init(_ changes: [Change]) { self.changes = changes }

    /// Adds the changes to `plan`. Throws if any change is not allowed.
    package func make(_ plan: inout EditPlan) throws(EditRefusal) {
        for change in changes {
            switch change {
            case .set(let item, let key, let condition, let value):
                try plan.setProperty(key, condition, of: item, to: value)
            case .remove(let id): plan.removeConstraint(id)
            case .constrain(let first, let relation, let second, let constant, let priority):
                var list = PropertyList()
                if constant != 0 { list[.constant] = .number(constant) }
                if priority != Priorities.required { list[.priority] = .number(priority) }
                try plan.constrain(first, relation, second, properties: list)
            }
        }
    }

    /// Returns whether the repair contains all changes of `other`.
    func contains(_ other: Repair) -> Bool { other.changes.allSatisfy(changes.contains) }

    /// Returns whether the repair consists of all changes of `other` and of more that remove nothing.
    func onlyAdds(to other: Repair) -> Bool {
        self != other && contains(other)
            && changes.allSatisfy { change in
                if case .remove = change { other.changes.contains(change) } else { true }
            }
    }

    /// Returns the commands that make the changes. The names of items are those in `document`, the
    /// document before the repair.
    package func commands(in document: Document) -> [String] {
        changes.map { $0.command(in: document) }
    }
}

extension Repair.Change {
    fileprivate func command(in document: Document) -> String {
        switch self {
        case .set(.view(let view), .spacingAfter, .base, let value):
            let stack = document.arrangingStack(of: view).map { document[$0].name } ?? ""
            return "space after \(document[view].name) in \(stack) \(value?.spelling ?? "default")"
        case .set(let item, let key, let condition, let value):
            let name = (document.name(of: item) ?? "document") + "." + key.spelling
            let clause = condition == .base ? "" : " for " + condition.spelling
            return value.map { "set \(name) \($0.spelling)" + clause } ?? "reset \(name)" + clause
        case .remove(let id): return "remove constraint " + (document.constraint(id)?.name ?? "")
        case .constrain(let first, let relation, let second, let constant, let priority):
            let head = "constrain \(document.spelling(first)) \(relation.rawValue) "
            let tail =
                priority == Priorities.required ? "" : " @" + NumberSpelling.spell(priority)
            guard let second else { return head + NumberSpelling.spell(constant) + tail }
            let sign = constant < 0 ? " - " : " + "
            return head + document.spelling(second)
                + (constant == 0 ? "" : sign + NumberSpelling.spell(abs(constant))) + tail
        }
    }
}
