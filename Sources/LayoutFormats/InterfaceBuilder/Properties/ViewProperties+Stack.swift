import StackCore

extension ViewProperties {
    mutating func readStack(_ element: XMLElement, _ condition: SizeClasses) {
        draft.set(.axis, element["axis"], for: condition)
        draft.set(.distribution, element["distribution"], for: condition)
        draft.set(.alignment, element["alignment"], for: condition)
        draft.setFlag(
            .baselineRelative, element["baselineRelativeArrangement"], for: condition)
        readSpacing(element, condition)
    }

    private mutating func readSpacing(_ element: XMLElement, _ condition: SizeClasses) {
        switch element["spacingType"] {
        case "standard": draft.set(.spacing, "system", for: condition)
        // The number is left out where it is 0, or where the base's holds.
        case "custom": draft.setNumber(.spacing, element["spacing"] ?? "0", for: condition)
        default: draft.setNumber(.spacing, element["spacing"], for: condition)
        }
    }
}
