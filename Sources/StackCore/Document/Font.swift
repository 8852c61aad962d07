/// A font of a text: the system font, a text style, or a font with a name. Sizes are in points.
package enum Font: Hashable, Sendable {
    case system(size: Double, weight: FontWeight = .regular, design: FontDesign = .upright)
    case style(TextStyle)
    case custom(name: FontName, size: Double)

    /// The default font of a label.
    package static let label = Font.system(size: 17)

    /// The default font of a button of type system.
    package static let button = Font.system(size: 15)

    /// The default font of a button of type custom. A button in this font with the title `Done` is
    /// 43 by 34 points.
    package static let customButton = Font.system(size: 18)

    /// The font of text fields and text views in Interface Builder's library.
    package static let textInput = Font.system(size: 14)
}

/// The design of the system font: upright, italic or monospaced.
package enum FontDesign: String, CaseIterable, Hashable, Sendable {
    case upright, italic, monospaced
}

/// The weight of a system font (`UIFont.Weight`).
package enum FontWeight: String, CaseIterable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The PostScript name of a font other than the system font, such as `HelveticaNeue-Bold`.
///
/// The name is a single word. It differs from the names of all weights and designs, so that the
/// textual form of a font is unambiguous.
package struct FontName: Hashable, Sendable {
    /// The name as font files and storyboards spell it, such as `Avenir-Heavy`.
    package let rawValue: String

    /// Creates a font name; nil if the text is not a valid name, or is the name of a weight or
    /// design.
    package init?(_ rawValue: String) {
        guard !rawValue.isEmpty, rawValue.utf8.count <= 100,
            rawValue.unicodeScalars.allSatisfy(FontName.allows),
            FontWeight(rawValue: rawValue) == nil, FontDesign(rawValue: rawValue) == nil
        else { return nil }
        self.rawValue = rawValue
    }

    private static func allows(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "-_.+&'".unicodeScalars.contains(scalar)
    }
}

extension Font {
    /// The valid font sizes, in points.
    static let sizes: ClosedRange<Double> = 0.1...1_000

    /// Parses `SIZE[/WEIGHT][/DESIGN]`, `SIZE/FontName` or the name of a text style. Throws if the
    /// text is not one of these.
    package init(spelling: some StringProtocol) throws(FontSpellingError) {
        let words = spelling.split(omittingEmptySubsequences: false) { $0 == "/" }
            .map { String($0) }
        guard let head = words.first, !spelling.isEmpty else { throw .empty }
        if let style = TextStyle(rawValue: head) {
            guard words.count == 1 else { throw .badVariant(words[1]) }
            self = .style(style)
            return
        }
        let size = try Font.size(head)
        let variants = words.dropFirst()
        if let name = variants.first.flatMap(FontName.init) {
            guard variants.count == 1 else { throw .badVariant(words[2]) }
            self = .custom(name: name, size: size)
            return
        }
        self = try Font.system(size: size, variants: variants)
    }

    /// The canonical text of the font in commands, which omits the regular weight and the upright
    /// design.
    package var spelling: String {
        switch self {
        case .style(let style): style.rawValue
        case .custom(let name, let size): "\(NumberSpelling.spell(size))/\(name.rawValue)"
        case .system(let size, let weight, let design):
            NumberSpelling.spell(size)
                + (weight == .regular ? "" : "/\(weight.rawValue)")
                + (design == .upright ? "" : "/\(design.rawValue)")
        }
    }

    private static func size(_ word: String) throws(FontSpellingError) -> Double {
        if let first = word.unicodeScalars.first, first.properties.isAlphabetic {
            throw .unknownStyle(word)
        }
        guard let size = NumberSpelling.parse(word) else { throw .badSize(word) }
        guard sizes.contains(size) else { throw .sizeOutOfRange(word) }
        return size
    }

    private static func system(
        size: Double, variants: ArraySlice<String>
    ) throws(FontSpellingError) -> Font {
        var rest = variants
        let weight = rest.first.flatMap(FontWeight.init(rawValue:))
        if weight != nil { rest.removeFirst() }
        let design = rest.first.flatMap(FontDesign.init(rawValue:))
        if design != nil { rest.removeFirst() }
        if let extra = rest.first { throw .badVariant(extra) }
        return .system(size: size, weight: weight ?? .regular, design: design ?? .upright)
    }
}

extension Font: CustomStringConvertible {
    package var description: String { spelling }
}

/// The reason why the text of a font was rejected, with the invalid word.
package enum FontSpellingError: Error, Hashable, Sendable {
    case empty
    /// The word is neither a number nor a text style.
    case unknownStyle(String)
    /// The word is not a plain decimal such as `17` or `13.5`.
    case badSize(String)
    /// The size is outside `Font.sizes`.
    case sizeOutOfRange(String)
    /// The word is not a weight, a design or a font name, or there are too many words.
    case badVariant(String)
}

/// A text style of Dynamic Type (`UIFont.TextStyle`), spelt as in UIKit.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline
    case body, callout, footnote, caption1, caption2
}

extension TextStyle {
    /// Creates the style with this name in Interface Builder, such as `UICTFontTextStyleSubhead`;
    /// nil if no style has the name.
    package init?(interfaceBuilderName name: String) {
        guard let style = Self.allCases.first(where: { $0.interfaceBuilderName == name }) else {
            return nil
        }
        self = style
    }

    /// The name of the style in a storyboard's `textStyle` attribute.
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

    /// The weight of the style, the same at every content size.
    package var weight: FontWeight { self == .headline ? .semibold : .regular }
}

extension Document {
    /// Whether a text of the document has a font other than the system font.
    package var namesCustomFont: Bool {
        allViews.contains { view in
            view.properties.entries.contains { entry in
                guard entry.key == .font, case .font(.custom) = entry.value else { return false }
                return true
            }
        }
    }
}
