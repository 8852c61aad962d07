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
