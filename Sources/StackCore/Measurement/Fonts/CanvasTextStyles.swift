/// The sizes at which Interface Builder's canvas laid out text styles, by its version.
///
/// docs/text-measurement.md, "Text styles", has the labels and buttons that say so.
enum CanvasTextStyles {
    /// What holds from a version on, until the next one.
    private struct Rule {
        var from: Era
        var category: ContentSizeCategory
        /// Styles that have sizes of no category.
        var own: [(style: TextStyle, size: TextStyleSize)] = []
    }

    private static let rules = [
        Rule(from: Era(0), category: .medium),
        Rule(from: Era(11_000), category: .large),
        Rule(from: Era(13_400), category: .large, own: smallTitles),
        // The first Xcode 11 had them still (a label and two buttons of 2 projects).
        Rule(from: Era(15_000), category: .large),
        Rule(from: Era(18_000), category: .extraSmall),
        Rule(from: Era(21_000), category: .large),
    ]

    /// The titles of phones of 4 inches. Large titles on two lines are 73 high, on three 110 (17
    /// labels); the other leadings are guesses.
    private static let smallTitles: [(style: TextStyle, size: TextStyleSize)] = [
        (.largeTitle, TextStyleSize(pointSize: 30, leading: 37)),
        (.title1, TextStyleSize(pointSize: 26, leading: 32)),
        (.title2, TextStyleSize(pointSize: 20, leading: 25)),
    ]

    /// Up to Xcode 10 the canvas had small titles on every device, from Xcode 11 on only on the device
    /// that has them: 23 large titles of 5 documents at 15000–17999 (one project); those on a screen of
    /// 3.5 inches are large. What later versions did no document shows.
    private static let eraOfSmallScreens = Era(15_000)..<Era(18_000)

    static func size(of style: TextStyle, under traits: MeasurementTraits) -> TextStyleSize {
        let rule = rules.last { $0.from <= traits.era } ?? rules[0]
        let isSmall = traits.isOn4Inches && eraOfSmallScreens ~= traits.era
        let own = isSmall ? smallTitles : rule.own
        return own.first { $0.style == style }?.size ?? style.size(at: rule.category)
    }
}

extension TextStyle {
    /// The style's size in points and its leading: the text size's, or the canvas's own.
    func size(under traits: MeasurementTraits) -> TextStyleSize {
        traits.category.map(size(at:)) ?? CanvasTextStyles.size(of: self, under: traits)
    }
}
