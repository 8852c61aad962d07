/// The size of a text style at one content size category: the font size, and the distance between
/// baselines (`leading`), both in points.
struct TextStyleSize: Hashable, Sendable {
    var pointSize: Double
    var leading: Double
}

extension TextStyle {
    /// Returns the style's point size and leading at `category`.
    ///
    /// `LayoutEnvironment` chooses the category, and `Typeface` determines the line height; the
    /// leading only applies between lines. The values are from Apple's Human Interface Guidelines.
    /// Stored frames agree with the sizes at L and XS, and with the leadings at L of the styles
    /// that have labels on several lines.
    func size(at category: ContentSizeCategory) -> TextStyleSize {
        let column = category.column
        let row = Self.rows[Self.allCases.firstIndex(of: self)!]
        return TextStyleSize(pointSize: row.sizes[column], leading: row.leadings[column])
    }

    /// The point size at category `large`, as the text of a font contains it (`Font.spelling`).
    package var usualSize: String { NumberSpelling.spell(size(at: .large).pointSize) }

    /// One row per style in the order of `allCases`; one column per category, XS to AX5.
    private static let rows: [(sizes: [Double], leadings: [Double])] = [
        (  // largeTitle
            [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        ),
        (  // title1
            [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        ),
        (  // title2
            [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        ),
        (  // title3
            [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        ),
        (  // headline
            [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        ),
        (  // subheadline
            [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        ),
        (  // body
            [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        ),
        (  // callout
            [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        ),
        (  // footnote
            [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        ),
        (  // caption1
            [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        ),
        (  // caption2
            [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        ),
    ]
}

extension ContentSizeCategory {
    /// The index in `allCases`, which is the column in the text style tables.
    var column: Int { Self.allCases.firstIndex(of: self)! }
}
