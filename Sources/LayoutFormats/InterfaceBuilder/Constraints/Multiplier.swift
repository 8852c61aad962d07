import StackCore

/// The `multiplier` of a constraint: `0.6`, `16:9` or `1/3`.
enum Multiplier {
    /// The quotient as a document spells it; nil for none.
    ///
    /// Interface Builder stores ratios in the order of the items: `width = 16:9 height` means what
    /// it says (19 of 19 in the corpus).
    static func spelling(_ text: String?) throws(ConstraintFormula.Trouble) -> String? {
        guard let text else { return nil }
        guard let value = value(text), value.magnitude <= NumberSpelling.limit else {
            throw .badNumber("multiplier \(text.prefix(60))")
        }
        return NumberSpelling.spell(value)
    }

    private static func value(_ text: String) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        let numbers = parts.compactMap { XMLNumber.parse(String($0)) }
        guard numbers.count == parts.count, !numbers.contains(0) else { return nil }
        switch numbers.count {
        case 1: return numbers[0]
        case 2: return numbers[0] / numbers[1]
        default: return nil
        }
    }
}
