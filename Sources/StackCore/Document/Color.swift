/// A colour as a person says it.
///
/// A file keeps any text as a colour: what is none of UIColor's and no hexadecimal is the name of a
/// colour in an asset catalogue. A person has to say `asset:NAME`, so that a word mistyped is no asset.
package enum Color: Hashable, Sendable {
    case components(HexColor)
    case named(UIColorName)
    /// A colour of the app's asset catalogue, and what a document says it is in a light appearance.
    case asset(String, light: HexColor? = nil)

    /// What stands before an asset's name.
    package static let assetPrefix = "asset:"

    /// Reads what a document holds.
    package init(stored text: String) {
        if let known = Self.known(text) {
            self = known
        } else {
            let (name, light) = Self.parts(Self.hiddenAsset(text) ?? text)
            self = .asset(name, light: light)
        }
    }

    /// What a document is to hold for what a person types; nil when it is no colour.
    package static func stored(typed text: String) -> String? {
        if known(text) != nil { return text }
        guard text.hasPrefix(assetPrefix) else { return nil }
        return stored(asset: String(text.dropFirst(assetPrefix.count)))
    }

    /// The same for a colour of an asset catalogue; one that is called as UIColor's keeps its prefix.
    ///
    /// - Parameter light: what it is in a light appearance, as `HexColor` spells it.
    package static func stored(asset name: String, light: String? = nil) -> String {
        let stored = known(parts(name).name) == nil ? name : assetPrefix + name
        return stored + (light.map { "(\($0))" } ?? "")
    }

    /// Whether both name one colour, whatever a document says it looks like.
    package static func isSame(stored a: String, _ b: String) -> Bool {
        if case .asset(let first, _) = Color(stored: a),
            case .asset(let second, _) = Color(stored: b)
        {
            return first == second
        }
        return a == b
    }

    /// `NAME(#RRGGBBAA)` as its parts.
    private static func parts(_ text: String) -> (name: String, light: HexColor?) {
        guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open != text.startIndex,
            let light = HexColor(String(text[text.index(after: open)...].dropLast()))
        else { return (text, nil) }
        return (String(text[..<open]), light)
    }

    /// What a person types for what a document holds.
    package static func typed(stored text: String) -> String {
        known(text) != nil || hiddenAsset(text) != nil ? text : assetPrefix + text
    }

    private static func known(_ text: String) -> Color? {
        HexColor(text).map(Color.components) ?? UIColorName(spelling: text).map(Color.named)
    }

    /// The asset's name behind a prefix that is stored, because the name alone is another colour.
    private static func hiddenAsset(_ text: String) -> String? {
        guard text.hasPrefix(assetPrefix) else { return nil }
        let name = String(text.dropFirst(assetPrefix.count))
        return known(parts(name).name) == nil ? nil : name
    }
}

extension PropertyKey {
    /// Whether two values say the same: the look that stands beside a colour's name says nothing of its own.
    package func isSame(_ a: PropertyValue?, _ b: PropertyValue?) -> Bool {
        guard type == .color, let a, let b else { return a == b }
        return Color.isSame(stored: a.spelling, b.spelling)
    }
}

extension PropertyType {
    /// Reads a value as a person types it: as `parse`, but a colour has to be one.
    package func parse(typed text: String) -> PropertyValue? {
        self == .color ? Color.stored(typed: text).map(PropertyValue.text) : parse(text)
    }

    /// The spelling that `parse(typed:)` reads back as the same value.
    package func typed(_ value: PropertyValue) -> String {
        self == .color ? Color.typed(stored: value.spelling) : value.spelling
    }
}

/// A colour spelled `#RGB`, `#RRGGBB` or `#RRGGBBAA`; each part from 0 to 1.
package struct HexColor: Hashable, Sendable {
    /// In sRGB; an alpha of 1 is opaque.
    package let red, green, blue, alpha: Double

    /// Nil for every other text, such as a colour's name.
    package init?(_ spelling: String) {
        guard spelling.hasPrefix("#") else { return nil }
        var digits: [Int] = []
        for character in spelling.dropFirst() {
            guard character.isASCII, let digit = character.hexDigitValue else { return nil }
            digits.append(digit)
        }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        let parts = stride(from: 0, to: digits.count, by: 2).map {
            Double(digits[$0] * 16 + digits[$0 + 1]) / 255
        }
        (red, green, blue) = (parts[0], parts[1], parts[2])
        alpha = parts.count == 4 ? parts[3] : 1
    }

    /// From parts, of which those beyond 0 and 1 count as these.
    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// `#RRGGBBAA` in capital letters.
    package var spelling: String {
        [red, green, blue, alpha].reduce(into: "#") { result, part in
            let byte = Int((min(max(part, 0), 1) * 255).rounded())
            result += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}

/// The colours that UIColor has a name for, without the `Color` that Objective-C and Interface
/// Builder put behind it.
package enum UIColorName: String, CaseIterable, Hashable, Sendable {
    // Those of the system, which follow the appearance.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case placeholderText, darkText, lightText, link, separator, opaqueSeparator
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
    case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    // What Interface Builder offered before.
    case groupTableViewBackground, tableCellGroupedBackground, viewFlipsideBackground
    // Those that are the same everywhere.
    case black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange
    case purple, brown, clear

    /// Reads `systemBlue`, and `systemBlueColor` as Interface Builder has it.
    package init?(spelling: String) {
        let suffix = "Color"
        self.init(
            rawValue: spelling.hasSuffix(suffix)
                ? String(spelling.dropLast(suffix.count)) : spelling)
    }

    /// As Objective-C and Interface Builder have it.
    package var interfaceBuilderName: String { rawValue + "Color" }

    /// Whether it means something else in a dark appearance.
    package var isSystem: Bool { Self.fixed[self] == nil }

    /// What it is in a light appearance.
    package var components: ColorComponents { Self.fixed[self] ?? Self.light[self]! }
}

/// A colour's parts, from 0 to 1, in the colour space that Interface Builder keeps them in.
package enum ColorComponents: Hashable, Sendable {
    /// Generic grey of gamma 2.2.
    case gray(Double, alpha: Double)
    /// sRGB.
    case rgb(Double, Double, Double, alpha: Double)

    static func bytes(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) -> Self {
        .rgb(Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha: alpha)
    }
}

extension UIColorName {
    /// Documentation of UIColor, *Fixed Colors*.
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

    /// Human Interface Guidelines, *Color: Specifications*; those of texts, fills and backgrounds as
    /// Xcode's documents list them.
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
