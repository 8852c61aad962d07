package import StackCore

/// A user's constraint with the values in force: `width1: title.width >= 100 @750`.
package struct ConstraintSentence {
    private let constraint: LayoutConstraint
    private let document: Document
    private let traits: SizeClasses

    package init(_ constraint: LayoutConstraint, in document: Document, under traits: SizeClasses) {
        self.constraint = constraint
        self.document = document
        self.traits = traits
    }

    package var line: String {
        var line = constraint.name + ": " + formula(NumberSpelling.rounded)
        if value(.active) == false { line += "  inactive" }
        if value(.installed) == false { line += "  not installed" }
        return line
    }

    /// Whether the constraint holds here: active, and installed in these size classes.
    package var takesPart: Bool { value(.active) != false && value(.installed) != false }

    /// The constraint as it could be typed, without parts that say nothing.
    package var formula: String { formula(NumberSpelling.spell) }

    private func formula(_ spell: (Double) -> String) -> String {
        var text = document.spelling(constraint.first) + " " + constraint.relation.rawValue + " "
        if let second = constraint.second {
            if number(.multiplier) != 1 {
                text += spell(number(.multiplier)) + " * "
            }
            text += document.spelling(second)
            let constant = number(.constant)
            if constant != 0 {
                text += (constant < 0 ? " - " : " + ") + spell(constant.magnitude)
            }
        } else {
            text += spell(number(.constant))
        }
        let priority = number(.priority)
        return priority == 1000 ? text : text + " @" + spell(priority)
    }

    private func value<Value>(_ property: Property<Value>) -> Value? {
        document.inForce(property, of: .constraint(constraint.id), under: traits)
    }

    private func number(_ property: Property<Double>) -> Double { value(property) ?? 0 }
}
