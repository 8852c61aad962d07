/// Checks the values of a document that are derived from the rest and that each edit updates:
/// `Document.unmetRequirementCount`, `Document.names` and `View.DerivedValues`.
struct DerivedValuesCheck: InvariantChecked {
    private let document: Document

    init(_ document: Document) { self.document = document }

    func invariantViolations() -> [String] {
        document.views.invariantViolations() + document.constraints.invariantViolations()
            + countViolations() + viewViolations()
    }

    private func countViolations() -> [String] {
        var found: [String] = []
        let unmet = document.allViews.reduce(0) { $0 + $1.unmetRequirementCount }
        if document.unmetRequirementCount != unmet {
            found.append(
                "\(unmet) unmet requirements are counted as \(document.unmetRequirementCount)")
        }
        if document.names.count != document.viewCount + document.constraintCount {
            found.append("the names are not those of the views and constraints")
        }
        return found
    }

    private func viewViolations() -> [String] {
        var holds: [ViewID: Int32] = [:]
        for view in document.allConstraints.flatMap(\.views) { holds[view, default: 0] += 1 }
        var stacks: [ViewID: ViewID] = [:]
        for stack in document.allViews {
            for view in stack.arrangedSubviews { stacks[view] = stack.id }
        }
        return document.allViews.flatMap { view -> [String] in
            var found: [String] = []
            if view.derivedValues.constraintReferenceCount != holds[view.id] ?? 0 {
                found.append("the constraints on \(view.name) are not counted")
            }
            if view.derivedValues.arrangingStack != stacks[view.id] {
                found.append("\(view.name) does not know the stack that arranges it")
            }
            if view.subviews.contains(where: {
                document[$0].derivedValues.maximumLevelsBelow
                    >= view.derivedValues.maximumLevelsBelow
            }) {
                found.append("\(view.name) has more levels of subviews than it knows")
            }
            return found
        }
    }
}
