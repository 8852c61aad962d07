/// The sizes of text styles on Interface Builder's canvas, by its version.
///
/// docs/text-measurement.md, "Text styles", lists the labels and buttons that these sizes are
/// derived from.
enum CanvasTextStyles {
    /// The sizes of text styles in a range of versions, which begins with `from` and ends where the
    /// next rule begins.
    private struct Rule {
        var from: Era
        var category: ContentSizeCategory
        /// The exceptions: text styles whose size is not the one at content size category
        /// `category`, each with its size.
        var own: [(style: TextStyle, size: TextStyleSize)] = []
    }

    private static let rules = [
        Rule(from: Era(0), category: .medium),
        Rule(from: Era(11_000), category: .large),
        Rule(from: Era(13_400), category: .large, own: smallTitles),
        // In the first Xcode 11, before version 15000, the canvas still had the small titles (a
        // label and two buttons of 2 projects).
        Rule(from: Era(15_000), category: .large),
        Rule(from: Era(18_000), category: .extraSmall),
        Rule(from: Era(21_000), category: .large),
    ]

    /// The title sizes on the canvas of a 4-inch phone. In some versions the canvas uses them for
    /// all devices (`rules`). A large title is 73 points high on two lines and 110 on three (17
    /// labels). The leadings of the other styles are estimates.
    private static let smallTitles: [(style: TextStyle, size: TextStyleSize)] = [
        (.largeTitle, TextStyleSize(pointSize: 30, leading: 37)),
        (.title1, TextStyleSize(pointSize: 26, leading: 32)),
        (.title2, TextStyleSize(pointSize: 20, leading: 25)),
    ]

    /// The versions in which only 4-inch phones have small titles (23 large titles of 5 documents
    /// at 15000–17999, one project). Titles on a 3.5-inch screen are not small. No known document
    /// has titles on 4-inch phones in later versions.
    private static let eraOfSmallScreens = Era(15_000)..<Era(18_000)

    static func size(of style: TextStyle, under traits: MeasurementTraits) -> TextStyleSize {
        let rule = rules.last { $0.from <= traits.era } ?? rules[0]
        let isSmall = traits.isOn4Inches && eraOfSmallScreens ~= traits.era
        let own = isSmall ? smallTitles : rule.own
        return own.first { $0.style == style }?.size ?? style.size(at: rule.category)
    }
}

extension TextStyle {
    /// Returns the point size and leading at the content size category of `traits`. If the category
    /// is nil, returns those of Interface Builder's canvas.
    func size(under traits: MeasurementTraits) -> TextStyleSize {
        traits.category.map(size(at:)) ?? CanvasTextStyles.size(of: self, under: traits)
    }
}
