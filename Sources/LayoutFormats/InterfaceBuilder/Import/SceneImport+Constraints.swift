import StackCore

extension SceneImport {
    mutating func readConstraints() throws(ImportRefusal) {
        for view in views {
            try checkCancellation()
            for element in view.elements.flatMap({ $0.children(in: "constraints") })
            where element.isNamed("constraint") {
                try budget.spendItem(at: element.line)
                if constraints.count >= DocumentLimits.constraints {
                    throw ImportRefusal(
                        line: element.line,
                        "there are more than \(DocumentLimits.constraints) constraints")
                }
                readConstraint(element, owner: view.id)
            }
        }
    }

    private mutating func readConstraint(_ element: SourceElement, owner: ViewID) {
        do {
            let formula = try ConstraintFormula(element, owner: owner, items: items)
            var properties = try constraintProperties(element)
            if element.isYes("symbolic"), formula.isFlushWithSafeArea {
                properties.put(.constant, nil, for: .base)
            }
            let id = ConstraintID(constraints.count)
            constraintElements.append(element)
            constraints.append(
                DraftConstraint(
                    id: id, name: constraintName(element), first: formula.first,
                    relation: formula.relation, second: formula.second, properties: properties))
            if let objectID = element["id"] { constraintsByID[objectID] = id }
        } catch {
            let name = element["id"].map { "the constraint \($0)" } ?? "a constraint"
            notes.add(element.line, "\(name) is left out: \(error.description)")
        }
    }

    private mutating func constraintName(_ element: SourceElement) -> String {
        if let given = givenName(element, "constraint", label: "identifier") { return given }
        repeat { constraintNumber += 1 } while annotation.isGone("c\(constraintNumber)")
        let texts = [element["identifier"], element["userLabel"]]
        let wish = texts.lazy.compactMap { $0.flatMap { Name.fromText($0) } }.first
        return names.unique(wish ?? "c\(constraintNumber)")
    }

    /// Reads the properties of a `<constraint>` element. Placeholder constraints are imported too:
    /// Xcode removes them at build time, but the canvas uses them.
    private mutating func constraintProperties(
        _ element: SourceElement
    ) throws(ConstraintFormula.Problem) -> PropertyDraft {
        let forms = ConstraintForms.all
        var draft = PropertyDraft(.constraint)
        draft.read(forms, from: element, facts.resources)
        readVariations(of: element, forms, into: &draft)
        if let refused = draft.refused.first { throw .badNumber(refused) }
        if isDerived(element, "constraint", label: "identifier") {
            draft.put(.objectID, nil, for: .base)
        }
        return draft
    }
}
