/// `NSTextAlignment`.
package enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    case natural, left, center, right, justified
}

/// `NSLineBreakMode`: how text that does not fit is wrapped or truncated.
package enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// `UIControl.ContentHorizontalAlignment`: the position of a button's title and image in the
/// button.
package enum ContentHorizontalAlignment: String, CaseIterable, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
}

/// A setting of Interface Builder's "Ambiguity" menu other than "Always Verify".
package enum AmbiguityVerification: String, CaseIterable, Hashable, Sendable {
    /// "Never Verify".
    case off
    /// "Verify Position Only".
    case ignoreSizes
}

/// `NSDirectionalRectEdge`: the position of a configured button's image, relative to the title and
/// subtitle.
package enum ImagePlacement: String, CaseIterable, Hashable, Sendable {
    case leading, trailing, top, bottom
}

/// `UITableViewCell.AccessoryType`: the standard view at the trailing edge of a cell.
package enum CellAccessory: String, CaseIterable, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// The user's preferred text size (`UIContentSizeCategory`), from the smallest to the largest.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
    /// The smallest size.
    case extraSmall
    /// The second smallest size.
    case small
    /// The third smallest size.
    case medium
    /// The default size of a device.
    case large
    /// The fifth smallest size.
    case extraLarge
    /// The sixth smallest size.
    case extraExtraLarge
    /// The largest size without the accessibility sizes.
    case extraExtraExtraLarge
    /// The smallest accessibility size.
    case accessibilityMedium
    /// The second smallest accessibility size.
    case accessibilityLarge
    /// The third smallest accessibility size.
    case accessibilityExtraLarge
    /// The fourth smallest accessibility size.
    case accessibilityExtraExtraLarge
    /// The largest accessibility size.
    case accessibilityExtraExtraExtraLarge
}

/// The name of an image in a document: an image of the app's asset catalogue, or a system symbol.
package enum ImageName: Hashable, Sendable {
    case asset(String)
    /// The name of an SF Symbol, as in `UIImage(systemName:)`.
    case symbol(String)

    /// The prefix of a symbol's name in a document.
    static let symbolPrefix = "system:"

    /// Parses the stored form: `system:trash`, or the name of an asset.
    package init(stored text: String) {
        self =
            text.hasPrefix(Self.symbolPrefix)
            ? .symbol(String(text.dropFirst(Self.symbolPrefix.count))) : .asset(text)
    }

    /// The form that a document stores.
    package var stored: String {
        switch self {
        case .asset(let name): name
        case .symbol(let name): Self.symbolPrefix + name
        }
    }
}

/// A list of titles in one text, for segments and tabs. A title cannot contain the separator.
package enum TitleList {
    static let separator: Character = "|"

    /// Returns the titles joined by the separator. A separator inside a title becomes `/`.
    package static func text(_ titles: [String]) -> String {
        titles.map { title in String(title.map { $0 == separator ? "/" : $0 }) }
            .joined(separator: String(separator))
    }

    /// Splits a text at its separators. Returns at least one title, which may be empty.
    package static func titles(_ text: String) -> [String] {
        text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
