/// A text style of Dynamic Type (`UIFont.TextStyle`), spelt as in UIKit.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline
    case body, callout, footnote, caption1, caption2
}

extension TextStyle {
    /// The style of Interface Builder's name for it, such as `UICTFontTextStyleSubhead`.
    package init?(interfaceBuilderName name: String) {
        guard let style = Self.allCases.first(where: { $0.interfaceBuilderName == name }) else {
            return nil
        }
        self = style
    }

    package var interfaceBuilderName: String {
        switch self {
        case .largeTitle: "UICTFontTextStyleTitle0"
        case .title1: "UICTFontTextStyleTitle1"
        case .title2: "UICTFontTextStyleTitle2"
        case .title3: "UICTFontTextStyleTitle3"
        case .headline: "UICTFontTextStyleHeadline"
        case .subheadline: "UICTFontTextStyleSubhead"
        case .body: "UICTFontTextStyleBody"
        case .callout: "UICTFontTextStyleCallout"
        case .footnote: "UICTFontTextStyleFootnote"
        case .caption1: "UICTFontTextStyleCaption1"
        case .caption2: "UICTFontTextStyleCaption2"
        }
    }

    package var weight: FontWeight { self == .headline ? .semibold : .regular }
}
