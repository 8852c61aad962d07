import StackCore

/// The choice of light or dark mode (`UIUserInterfaceStyle`).
package enum Appearance: String, CaseIterable, Hashable, Sendable {
    case light, dark
}

/// UIKit's colours in light mode or in dark mode.
package struct Palette: Sendable {
    let appearance: Appearance
    /// The app's asset catalogue, for named colours and images; nil if there is none.
    var assets: AssetCatalogue?

    init(_ appearance: Appearance, assets: AssetCatalogue? = nil) {
        (self.appearance, self.assets) = (appearance, assets)
    }

    var isDark: Bool { appearance == .dark }

    subscript(name: UIColorName) -> Paint {
        if isDark, let dark = Self.dark[name] { return dark }
        return Paint(name.components)
    }

    /// The background colour of navigation bars and tab bars. It is nearly opaque, because UIKit
    /// blurs the content behind the bars.
    var bar: Paint { isDark ? Paint(0x1B1B1C, alpha: 0.96) : Paint(0xF9F9F9, alpha: 0.96) }

    /// The colour of the capsules on which iOS 26 shows the items of bars.
    var glass: Paint { isDark ? Paint(0x1E1E20, alpha: 0.9) : Paint(0xFDFDFD, alpha: 0.92) }

    /// Returns the paint for a colour of a document. For a named colour that is not in the asset
    /// catalogue, this is the light value that the document contains, or else grey.
    func paint(_ color: Color) -> Paint {
        switch color {
        case .components(let color): Paint(color)
        case .named(let name): self[name]
        case .asset(let name, let light):
            assets?.color(name, appearance) ?? light.map(Paint.init) ?? self[.systemGray3]
        }
    }

    /// The colours that differ in dark mode. Sources: Human Interface Guidelines, *Color:
    /// Specifications*; for texts, fills and backgrounds, UIKit's documentation and its header.
    private static let dark: [UIColorName: Paint] = [
        .label: .white, .secondaryLabel: Paint(0xEBEBF5, alpha: 0.6),
        .tertiaryLabel: Paint(0xEBEBF5, alpha: 0.3),
        .quaternaryLabel: Paint(0xEBEBF5, alpha: 0.16),
        .placeholderText: Paint(0xEBEBF5, alpha: 0.3),
        .systemFill: Paint(0x787880, alpha: 0.36),
        .secondarySystemFill: Paint(0x787880, alpha: 0.32),
        .tertiarySystemFill: Paint(0x767680, alpha: 0.24),
        .quaternarySystemFill: Paint(0x767680, alpha: 0.18),
        .link: Paint(0x0984FF), .separator: Paint(0x545458, alpha: 0.6),
        .opaqueSeparator: Paint(0x38383A),
        .systemBackground: .black, .secondarySystemBackground: Paint(0x1C1C1E),
        .tertiarySystemBackground: Paint(0x2C2C2E),
        .systemGroupedBackground: .black, .secondarySystemGroupedBackground: Paint(0x1C1C1E),
        .tertiarySystemGroupedBackground: Paint(0x2C2C2E),
        .systemRed: Paint(0xFF453A), .systemOrange: Paint(0xFF9F0A),
        .systemYellow: Paint(0xFFD60A), .systemGreen: Paint(0x30D158),
        .systemMint: Paint(0x63E6E2), .systemTeal: Paint(0x40C8E0),
        .systemCyan: Paint(0x64D2FF), .systemBlue: Paint(0x0A84FF),
        .systemIndigo: Paint(0x5E5CE6), .systemPurple: Paint(0xBF5AF2),
        .systemPink: Paint(0xFF375F), .systemBrown: Paint(0xAC8E68),
        .systemGray: Paint(0x8E8E93), .systemGray2: Paint(0x636366),
        .systemGray3: Paint(0x48484A), .systemGray4: Paint(0x3A3A3C),
        .systemGray5: Paint(0x2C2C2E), .systemGray6: Paint(0x1C1C1E),
        .groupTableViewBackground: .black, .tableCellGroupedBackground: Paint(0x1C1C1E),
    ]
}
