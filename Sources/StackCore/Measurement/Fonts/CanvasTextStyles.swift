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
        Rule(
            from: Era(13_400), category: .large,
            // Large titles on two lines are 73 high (2 labels); the other leadings are guesses.
            own: [
                (.largeTitle, TextStyleSize(pointSize: 30, leading: 37)),
                (.title1, TextStyleSize(pointSize: 26, leading: 32)),
                (.title2, TextStyleSize(pointSize: 20, leading: 25)),
            ]),
        // The first Xcode 11 had them still (a label and two buttons of 2 projects).
        Rule(from: Era(15_000), category: .large),
        Rule(from: Era(18_000), category: .extraSmall),
        Rule(from: Era(21_000), category: .large),
    ]

    static func size(of style: TextStyle, in era: Era) -> TextStyleSize {
        let rule = rules.last { $0.from <= era } ?? rules[0]
        return rule.own.first { $0.style == style }?.size ?? style.size(at: rule.category)
    }
}

extension TextStyle {
    /// The style's size in points and its leading: the text size's, or the canvas's own.
    func size(under traits: MeasurementTraits) -> TextStyleSize {
        traits.category.map(size(at:)) ?? CanvasTextStyles.size(of: self, in: traits.era)
    }
}
