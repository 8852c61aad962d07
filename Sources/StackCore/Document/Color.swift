/// A colour parsed from text: hexadecimal components, a UIColor, or a colour of an asset catalogue.
///
/// In a document, text that is neither hexadecimal nor the name of a UIColor is the name of an
/// asset. In commands, an asset is typed as `asset:NAME`, so that a mistyped colour is not taken
/// for an asset.
package enum Color: Hashable, Sendable {
    case components(HexColor)
    case named(UIColorName)
    /// A colour of the app's asset catalogue, and its components in a light appearance if the
    /// document stores them.
    case asset(String, light: HexColor? = nil)

    /// The prefix that marks a colour's name as that of an asset.
    package static let assetPrefix = "asset:"

    /// Parses the text with which a document stores a colour. Text that is not a known colour
    /// becomes the name of an asset.
    package init(stored text: String) {
        if let known = Self.known(text) {
            self = known
        } else {
            let (name, light) = Self.parts(Self.hiddenAsset(text) ?? text)
            self = .asset(name, light: light)
        }
    }

    /// Returns the stored form of a typed colour, or nil if the text is not a colour.
    package static func stored(typed text: String) -> String? {
        if known(text) != nil { return text }
        guard text.hasPrefix(assetPrefix) else { return nil }
        return stored(asset: String(text.dropFirst(assetPrefix.count)))
    }

    /// Returns the stored form of an asset colour: its name, with the prefix `asset:` only if a
    /// UIColor has the same name.
    ///
    /// - Parameter light: The colour in a light appearance, as the text of a `HexColor`; nil if not
    ///   known.
    package static func stored(asset name: String, light: String? = nil) -> String {
        let stored = known(parts(name).name) == nil ? name : assetPrefix + name
        return stored + (light.map { "(\($0))" } ?? "")
    }

    /// Returns whether two stored colours are the same. The stored light appearance of an asset is
    /// ignored.
    static func isSame(stored a: String, _ b: String) -> Bool {
        if case .asset(let first, _) = Color(stored: a),
            case .asset(let second, _) = Color(stored: b)
        {
            return first == second
        }
        return a == b
    }

    /// Splits the stored asset colour `NAME(#RRGGBBAA)` into its name and its colour in a light
    /// appearance. If the text does not have this form, all of it is the name and the colour is
    /// nil.
    private static func parts(_ text: String) -> (name: String, light: HexColor?) {
        guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open != text.startIndex,
            let light = HexColor(String(text[text.index(after: open)...].dropLast()))
        else { return (text, nil) }
        return (String(text[..<open]), light)
    }

    /// Returns the text with which people type a stored colour in commands. The name of an asset
    /// gets the prefix `asset:`.
    package static func typed(stored text: String) -> String {
        known(text) != nil || hiddenAsset(text) != nil ? text : assetPrefix + text
    }

    private static func known(_ text: String) -> Color? {
        HexColor(text).map(Color.components) ?? UIColorName(spelling: text).map(Color.named)
    }

    /// Returns the name of an asset that is stored with the prefix `asset:`, because a UIColor has
    /// the same name; nil for any other text.
    private static func hiddenAsset(_ text: String) -> String? {
        guard text.hasPrefix(assetPrefix) else { return nil }
        let name = String(text.dropFirst(assetPrefix.count))
        return known(parts(name).name) == nil ? nil : name
    }
}

extension PropertyKey {
    /// Returns whether two values of this property are equal. For a colour of an asset catalogue,
    /// the stored components of the light appearance are ignored.
    package func isSame(_ a: PropertyValue?, _ b: PropertyValue?) -> Bool {
        guard type == .color, let a, let b else { return a == b }
        return Color.isSame(stored: a.spelling, b.spelling)
    }
}

extension PropertyType {
    /// Parses a value that a person typed; nil if it is invalid. Unlike `parse`, it checks colours
    /// and words: text for a `color` must be a colour, and text for a `word` must be one of the
    /// type's words.
    package func parse(typed text: String) -> PropertyValue? {
        switch self {
        case .color: Color.stored(typed: text).map(PropertyValue.text)
        case .word(let words): words.contains(text) ? .text(text) : nil
        default: parse(text)
        }
    }

    /// Returns the text that a person types for the value. `parse(typed:)` reads it back as the
    /// same value.
    package func typed(_ value: PropertyValue) -> String {
        self == .color ? Color.typed(stored: value.spelling) : value.spelling
    }
}

/// A colour spelled `#RGB`, `#RRGGBB` or `#RRGGBBAA`, with components from 0 to 1.
package struct HexColor: Hashable, Sendable {
    /// The components in sRGB. An alpha of 1 is opaque.
    package let red, green, blue, alpha: Double

    /// Parses a hexadecimal colour such as `#FF8000`; nil if the text does not have this form.
    package init?(_ spelling: String) {
        guard spelling.hasPrefix("#") else { return nil }
        var digits: [Int] = []
        for character in spelling.dropFirst() {
            guard character.isASCII, let digit = character.hexDigitValue else { return nil }
            digits.append(digit)
        }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        let parts = stride(from: 0, to: digits.count, by: 2).map { place -> Double in
            let byte: Int = digits[place] * 16 + digits[place + 1]
            return Double(byte) / 255
        }
        (red, green, blue) = (parts[0], parts[1], parts[2])
        alpha = parts.count == 4 ? parts[3] : 1
    }

    /// Creates a colour from its components. The text of the colour (`spelling`) limits them to the
    /// range from 0 to 1.
    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// The colour as `#RRGGBBAA` in capital letters.
    package var spelling: String {
        [red, green, blue, alpha].reduce(into: "#") { result, part in
            let byte = Int((min(max(part, 0), 1) * 255).rounded())
            result += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}

/// The names of UIColor's colours, without the suffix `Color` that Objective-C and Interface
/// Builder add.
package enum UIColorName: String, CaseIterable, Hashable, Sendable {
    // System colours, which depend on the appearance.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case placeholderText, darkText, lightText, link, separator, opaqueSeparator
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
    case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    // Colours from older versions of Interface Builder.
    case groupTableViewBackground, tableCellGroupedBackground, viewFlipsideBackground
    // Fixed colours, the same in every appearance.
    case black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange
    case purple, brown, clear

    /// Parses `systemBlue`, or `systemBlueColor` as Interface Builder spells it; nil if UIColor has
    /// no colour of this name.
    package init?(spelling: String) {
        let suffix = "Color"
        self.init(
            rawValue: spelling.hasSuffix(suffix)
                ? String(spelling.dropLast(suffix.count)) : spelling)
    }

    /// The colour's name in Objective-C and in Interface Builder's files, such as `redColor`.
    package var interfaceBuilderName: String { rawValue + "Color" }

    /// Whether the colour depends on the appearance.
    package var isSystem: Bool { Self.fixed[self] == nil }

    /// The components of the colour in a light appearance.
    package var components: ColorComponents { Self.fixed[self] ?? Self.light[self]! }
}

/// The components of a colour, from 0 to 1, in the colour space that Interface Builder stores.
package enum ColorComponents: Hashable, Sendable {
    /// A grey in the colour space "Generic Gray Gamma 2.2": 0 is black, 1 is white.
    case gray(Double, alpha: Double)
    /// A colour in sRGB.
    case rgb(Double, Double, Double, alpha: Double)

    static func bytes(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) -> Self {
        .rgb(Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha: alpha)
    }
}

extension UIColorName {
    /// The components of the fixed colours, from the documentation of UIColor, *Fixed Colors*.
    private static let fixed: [UIColorName: ColorComponents] = [
        .black: .gray(0, alpha: 1), .darkGray: .gray(1 / 3, alpha: 1),
        .lightGray: .gray(2 / 3, alpha: 1), .white: .gray(1, alpha: 1),
        .gray: .gray(0.5, alpha: 1), .clear: .gray(0, alpha: 0),
        .red: .rgb(1, 0, 0, alpha: 1), .green: .rgb(0, 1, 0, alpha: 1),
        .blue: .rgb(0, 0, 1, alpha: 1), .cyan: .rgb(0, 1, 1, alpha: 1),
        .yellow: .rgb(1, 1, 0, alpha: 1), .magenta: .rgb(1, 0, 1, alpha: 1),
        .orange: .rgb(1, 0.5, 0, alpha: 1), .purple: .rgb(0.5, 0, 0.5, alpha: 1),
        .brown: .rgb(0.6, 0.4, 0.2, alpha: 1),
    ]

    /// The components of the other colours in a light appearance, from the Human Interface
    /// Guidelines, *Color: Specifications*. The colours of texts, fills and backgrounds are those
    /// that Xcode writes into documents.
    private static let light: [UIColorName: ColorComponents] = [
        .label: .gray(0, alpha: 1), .darkText: .gray(0, alpha: 1), .lightText: .gray(1, alpha: 0.6),
        .secondaryLabel: .bytes(60, 60, 67, alpha: 0.6),
        .tertiaryLabel: .bytes(60, 60, 67, alpha: 0.3),
        .quaternaryLabel: .bytes(60, 60, 67, alpha: 0.18),
        .placeholderText: .bytes(60, 60, 67, alpha: 0.3),
        .systemFill: .bytes(120, 120, 128, alpha: 0.2),
        .secondarySystemFill: .bytes(120, 120, 128, alpha: 0.16),
        .tertiarySystemFill: .bytes(118, 118, 128, alpha: 0.12),
        .quaternarySystemFill: .bytes(116, 116, 128, alpha: 0.08),
        .link: .bytes(0, 122, 255), .separator: .bytes(60, 60, 67, alpha: 0.29),
        .opaqueSeparator: .bytes(198, 198, 200),
        .systemBackground: .gray(1, alpha: 1), .tertiarySystemBackground: .gray(1, alpha: 1),
        .secondarySystemBackground: .bytes(242, 242, 247),
        .systemGroupedBackground: .bytes(242, 242, 247),
        .secondarySystemGroupedBackground: .gray(1, alpha: 1),
        .tertiarySystemGroupedBackground: .bytes(242, 242, 247),
        .systemRed: .bytes(255, 59, 48), .systemOrange: .bytes(255, 149, 0),
        .systemYellow: .bytes(255, 204, 0), .systemGreen: .bytes(52, 199, 89),
        .systemMint: .bytes(0, 199, 190), .systemTeal: .bytes(48, 176, 199),
        .systemCyan: .bytes(50, 173, 230), .systemBlue: .bytes(0, 122, 255),
        .systemIndigo: .bytes(88, 86, 214), .systemPurple: .bytes(175, 82, 222),
        .systemPink: .bytes(255, 45, 85), .systemBrown: .bytes(162, 132, 94),
        .systemGray: .bytes(142, 142, 147), .systemGray2: .bytes(174, 174, 178),
        .systemGray3: .bytes(199, 199, 204), .systemGray4: .bytes(209, 209, 214),
        .systemGray5: .bytes(229, 229, 234), .systemGray6: .bytes(242, 242, 247),
        .groupTableViewBackground: .bytes(242, 242, 247),
        .tableCellGroupedBackground: .gray(1, alpha: 1),
        .viewFlipsideBackground: .bytes(31, 33, 36),
    ]
}
