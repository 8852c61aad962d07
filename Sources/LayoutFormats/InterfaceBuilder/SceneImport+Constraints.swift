import StackCore

extension SceneImport {
    mutating func readConstraints() throws(ImportRefusal) {
        for view in views {
            for element in view.element.child("constraints")?.children("constraint") ?? [] {
                if constraints.count >= DocumentLimits.constraints {
                    throw ImportRefusal(
                        line: element.line,
                        "there are more than \(DocumentLimits.constraints) constraints")
                }
                readConstraint(element, owner: view.id)
            }
        }
    }

    private mutating func readConstraint(_ element: XMLElement, owner: ViewID) {
        do {
            let formula = try ConstraintFormula(element, owner: owner, items: items)
            let properties = try constraintProperties(element)
            let id = ConstraintID(constraints.count)
            constraintPlaces.append(element.number)
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

    private mutating func constraintName(_ element: XMLElement) -> String {
        if let given = givenName(element, "constraint", label: "identifier") { return given }
        repeat { constraintNumber += 1 } while remark.isGone("c\(constraintNumber)")
        let texts = [element["identifier"], element["userLabel"]]
        let wish = texts.lazy.compactMap { $0.flatMap { Name.fromText($0) } }.first
        return names.unique(wish ?? "c\(constraintNumber)")
    }

    /// Placeholders, which Xcode removes at build time, stay: the canvas was laid out with them.
    private mutating func constraintProperties(
        _ element: XMLElement
    ) throws(ConstraintFormula.Trouble) -> PropertyDraft {
        var draft = PropertyDraft(.constraint)
        if !isDerived(element, "constraint", label: "identifier") {
            draft.set(.objectID, element["id"])
        }
        draft.set(.multiplier, try Multiplier.spelling(element["multiplier"]))
        draft.setNumber(.constant, element["constant"])
        draft.setNumber(.priority, element["priority"])
        for variation in element.children("variation") {
            let key = variation["key"] ?? ""
            guard let condition = VariationKey.condition(key) else {
                notes.addOnce(variation.line, "variations for \(key) are left out")
                continue
            }
            draft.setNumber(.constant, variation["constant"], for: condition)
            draft.setNumber(.priority, variation["priority"], for: condition)
        }
        if let refused = draft.refused.first { throw .badNumber(refused) }
        return draft
    }
}
