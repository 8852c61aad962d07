/// `NSTextAlignment`.
package enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    case natural, left, center, right, justified
}

/// `NSLineBreakMode`: how a text that does not fit its line or its lines is cut.
package enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// `UIControl.ContentHorizontalAlignment`: where a button's title and picture stand in it.
package enum ContentHorizontalAlignment: String, CaseIterable, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
}

/// What Interface Builder verifies of a view's constraints where it does not always verify them ("Ambiguity" in
/// its menu).
package enum AmbiguityVerification: String, CaseIterable, Hashable, Sendable {
    /// "Never Verify".
    case off
    /// "Verify Position Only".
    case ignoreSizes
}

/// `NSDirectionalRectEdge`, where a configured button's picture stands beside its titles.
package enum ImagePlacement: String, CaseIterable, Hashable, Sendable {
    case leading, trailing, top, bottom
}

/// A picture as a document names it: of the app's asset catalogue, or a symbol of the system's.
package enum ImageName: Hashable, Sendable {
    case asset(String)
    /// An SF Symbol, as `UIImage(systemName:)` has it.
    case symbol(String)

    /// What stands before a symbol's name.
    package static let symbolPrefix = "system:"

    /// Reads what a document holds: `system:trash`, or an asset's name.
    package init(stored text: String) {
        self =
            text.hasPrefix(Self.symbolPrefix)
            ? .symbol(String(text.dropFirst(Self.symbolPrefix.count))) : .asset(text)
    }

    /// What a document holds.
    package var stored: String {
        switch self {
        case .asset(let name): name
        case .symbol(let name): Self.symbolPrefix + name
        }
    }
}

/// Several titles in one text, of segments and of tabs. What stands between them can stand in none.
package enum TitleList {
    package static let separator: Character = "|"

    /// As a document holds them; a separator in a title gives way.
    package static func text(_ titles: [String]) -> String {
        titles.map { title in String(title.map { $0 == separator ? "/" : $0 }) }
            .joined(separator: String(separator))
    }

    /// At least one, be it empty.
    package static func titles(_ text: String) -> [String] {
        text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
