/// One character as line breaking sees it.
struct Glyph: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// May hang over the end of a line and be broken after.
        case space
        /// May be broken after.
        case hyphen
        /// May be broken before and after.
        case ideograph
        case other
    }

    /// Points, without kerning.
    var advance: Double
    /// Points between the previous character and this one; none at the start of a line.
    var kern: Double
    var kind: Kind
}
