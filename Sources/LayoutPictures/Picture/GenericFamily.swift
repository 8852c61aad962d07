/// The class of a typeface, by which a substitute is chosen if the font itself is not installed.
package enum GenericFamily: String, Sendable {
    case serif, monospace, cursive

    /// Creates the class of a font family, which is recognized by the beginning of its name.
    /// Returns nil for a sans-serif family, which needs no such substitute, and for an unknown
    /// family.
    package init?(ofFamily family: String) {
        guard let found = Self.names.first(where: { family.hasPrefix($0.prefix) }) else {
            return nil
        }
        self = found.generic
    }

    private static let names: [(prefix: String, generic: GenericFamily)] =
        words("Courier Menlo Monaco SFMono AndaleMono PTMono FiraMono", .monospace)
        + words("SnellRoundhand BradleyHand Zapfino SavoyeLET BrushScript AppleChancery", .cursive)
        + words("PartyLET DancingScript Pacifico GreatVibes", .cursive)
        + words("Georgia Times Palatino Baskerville Didot Bodoni Hoefler Cochin Charter", .serif)
        + words("AmericanTypewriter IowanOldStyle Superclarendon Rockwell NewYork", .serif)
        + words("Merriweather PlayfairDisplay Lora", .serif)

    private static func words(
        _ names: String, _ generic: GenericFamily
    ) -> [(prefix: String, generic: GenericFamily)] {
        names.split(separator: " ").map { (String($0), generic) }
    }
}
