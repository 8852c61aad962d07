/// The user's preferred text size (`UIContentSizeCategory`), smallest first.
package enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

extension ContentSizeCategory {
    /// Position in `allCases`, which is the column of the tables of text styles.
    var column: Int { Self.allCases.firstIndex(of: self)! }
}
