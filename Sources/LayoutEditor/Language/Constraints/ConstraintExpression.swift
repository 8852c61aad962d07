package import StackCore

/// A constraint as it is typed:
/// `[ID:] ITEM.attribute REL [M *] ITEM.attribute [* M] [+|- C] [@PRIORITY]`, or with a constant
/// instead of the second item.
package struct ConstraintExpression: Hashable, Sendable {
    let name: SourceText?
    let first: AnchorReference
    let relation: Relation
    let second: AnchorReference?
    let properties: PropertyList
}

extension Cursor {
    /// Parses a complete constraint. Throws an error with the position of the first wrong
    /// character.
    package mutating func expression() throws(CommandError) -> ConstraintExpression {
        let name = expressionName()
        skipSpaces()
        let first = try anchor()
        let relation = try relation()
        var properties = PropertyList()
        let second = try rightSide(&properties)
        if second != nil { try constant(&properties) }
        try priority(&properties)
        skipSpaces()
        guard isAtEnd else {
            throw expected(
                second == nil ? "@PRIORITY or the end" : "* M, + C, - C, @PRIORITY or the end",
                hint: arithmeticHint)
        }
        return ConstraintExpression(
            name: name, first: first, relation: relation, second: second, properties: properties)
    }

    /// A hint for a calculation that the language does not have, at the current position; nil for
    /// other text.
    private var arithmeticHint: String? {
        switch next {
        case "/": "a half is * 0.5 or * 50%, a ratio is * 16:9"
        case "+", "-": "there is one constant: add the numbers up"
        default: nil
        }
    }

    /// Parses the constraint's name `ID:`; nil if the expression does not start with a name and a
    /// colon.
    mutating func expressionName() -> SourceText? {
        let start = index
        let name = name()
        if !name.text.isEmpty, skip(":") { return name }
        rewind(to: start)
        return nil
    }

    mutating func relation() throws(CommandError) -> Relation {
        skipSpaces()
        if skip("<=") { return .lessThanOrEqual }
        if skip(">=") { return .greaterThanOrEqual }
        if skip("==") || skip("=") { return .equal }
        throw expected("=, <= or >=")
    }

    /// Parses the part after the relation. If that is an anchor, returns the anchor and stores its
    /// multiplier in `properties`. If it is a number, stores the number as the constant in
    /// `properties` and returns nil.
    private mutating func rightSide(
        _ properties: inout PropertyList
    ) throws(CommandError) -> AnchorReference? {
        skipSpaces()
        guard startsName else { return try numberFirst(&properties) }
        let anchor = try anchor()
        skipSpaces()
        if skip("*") {
            skipSpaces()
            let value = try number()
            properties[.multiplier] = .number(try factor(from: value) ?? value)
        }
        return anchor
    }

    private mutating func numberFirst(
        _ properties: inout PropertyList
    ) throws(CommandError) -> AnchorReference? {
        guard startsNumber || next == "-" || next == "+" else {
            throw expected("ITEM.attribute or a number")
        }
        let value = try signedNumber()
        let factor = try factor(from: value)
        skipSpaces()
        guard skip("*") || factor != nil && skip("of ") || factor != nil && startsName else {
            if factor != nil {
                throw expected("* ITEM.attribute", hint: "a share of what? \(Self.share)")
            }
            properties[.constant] = .number(value)
            return nil
        }
        properties[.multiplier] = .number(factor ?? value)
        skipSpaces()
        return try anchor()
    }

    private static let share = "for example: title.width = 50% * view.width"

    /// Parses `+ 8` or `- 8` after the second anchor and stores it in `properties`. Does nothing if
    /// no sign follows.
    private mutating func constant(_ properties: inout PropertyList) throws(CommandError) {
        skipSpaces()
        guard next == "+" || next == "-" else { return }
        properties[.constant] = .number(try signedNumber())
    }

    /// Parses a number. Spaces may separate its sign from the digits.
    private mutating func signedNumber() throws(CommandError) -> Double {
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        skipSpaces()
        guard startsNumber else { throw expected("a number") }
        let value = try number()
        return isNegative && value != 0 ? -value : value
    }

    private mutating func priority(_ properties: inout PropertyList) throws(CommandError) {
        skipSpaces()
        guard skip("@") else { return }
        skipSpaces()
        properties[.priority] = .number(try priority())
    }
}

extension ConstraintExpression {
    /// Adds the constraint to the plan, installed only in the size classes of `condition`, or in
    /// all if `condition` is nil. Throws if the document does not contain one of its items.
    package func constrain(_ plan: inout EditPlan, only condition: SizeClasses?) throws {
        let (first, second, name) = try resolve(in: plan)
        try plan.constrain(
            first, relation, second, named: name,
            properties: properties.installed(only: condition))
    }

    /// Adds the constraint to the plan as an assertion, which does not affect the layout.
    func assert(_ plan: inout EditPlan, only condition: SizeClasses?) throws {
        let (first, second, name) = try resolve(in: plan)
        try plan.assert(
            first, relation, second, named: name,
            properties: properties.installed(only: condition))
    }

    private func resolve(
        in plan: EditPlan
    ) throws(CommandError) -> (first: Anchor, second: Anchor?, name: String?) {
        let first = try first.resolve(in: plan.document)
        let second = try second?.resolve(in: plan.document)
        return (first, second, try name.map { name throws(CommandError) in try plan.free(name) })
    }
}

extension PropertyList {
    /// Returns the properties, changed so that the constraint is installed only in the size classes
    /// of `condition`. They are unchanged if `condition` is nil or includes all size classes.
    func installed(only condition: SizeClasses?) -> PropertyList {
        guard let condition, condition != .base else { return self }
        var list = self
        list[.installed] = .flag(false)
        list[.installed, condition] = .flag(true)
        return list
    }
}
