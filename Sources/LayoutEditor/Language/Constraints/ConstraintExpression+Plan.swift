package import StackCore

extension ConstraintExpression {
    /// Plans the constraint; refused where a name is none of the document's.
    package func constrain(_ plan: inout EditPlan, only condition: SizeClasses?) throws {
        let first = try first.resolve(in: plan.document)
        let second = try second?.resolve(in: plan.document)
        let name = try name.map { try plan.free($0) }
        try plan.constrain(
            first, relation, second, named: name,
            properties: properties.installed(only: condition))
    }
}

extension PropertyList {
    /// The same list for a constraint that is installed under `condition` only.
    func installed(only condition: SizeClasses?) -> PropertyList {
        guard let condition, condition != .base else { return self }
        var list = self
        list[.installed] = .flag(false)
        list[.installed, condition] = .flag(true)
        return list
    }
}
