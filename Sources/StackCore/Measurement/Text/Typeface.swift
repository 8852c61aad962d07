/// A font resolved at a content size category: a size and the em box of its lines.
struct Typeface: Sendable {
    var size: Double
    /// Em above and below the baseline; their sum is the height of a line.
    var ascent: Double
    var descent: Double
    /// Points from one baseline to the next when the font asks for more than its line height.
    var leading: Double?
    var glyphs: GlyphWidths

    init(_ font: Font, traits: MeasurementTraits) {
        switch font {
        case .system(let size, let weight, let design):
            self.init(size: size, weight: weight, design: design, era: traits.era)
        case .style(let style):
            let measure = style.size(under: traits)
            self.init(
                size: measure.pointSize, weight: style.weight, design: .upright, era: traits.era)
            leading = measure.leading
        case .custom(let name, let size):
            self.init(
                size: size, weight: CustomFont.weight(name), design: .upright, era: traits.era)
            (ascent, descent) = CustomFont.box(name)
        }
    }

    private init(size: Double, weight: FontWeight, design: FontDesign, era: Era) {
        // A size that is not a positive number would poison every sum after it.
        let size = size.isFinite && size > 0 ? size : 0
        self.size = size
        // Published metrics of the system font: 1950/2048 and 494/2048 em.
        ascent = 0.9521484375
        descent = 0.2412109375
        glyphs = GlyphWidths(
            system: SystemFont(size: size, weight: weight, era: era),
            fixedEm: design == .monospaced ? GlyphWidths.monospacedEm : nil)
    }

    var ascender: Double { ascent * size }
    var descender: Double { descent * size }
    var lineHeight: Double { (ascent + descent) * size }
}

/// What is known of fonts that are not the system font.
///
/// Their widths are estimated with the system font's; their line boxes are the published vertical
/// metrics of common families. Futura agrees with stored frames (15 pt 20 high, 18 pt 23.5); its condensed
/// faces are lower (14 pt 17 high, 1 label; how that divides at the baseline is a guess).
enum CustomFont {
    /// Em above and below the baseline; the system font's for a family that is not listed.
    static func box(_ name: FontName) -> (ascent: Double, descent: Double) {
        let family = families.last { name.rawValue.hasPrefix($0.prefix) }
        return family.map { ($0.ascent, $0.descent) } ?? (0.9521484375, 0.2412109375)
    }

    /// The weight that the name ends in words of, regular otherwise.
    static func weight(_ name: FontName) -> FontWeight {
        let variant = name.rawValue.split(separator: "-").dropFirst().last.map(String.init) ?? ""
        return weights.first { variant.hasPrefix($0.word) }?.weight ?? .regular
    }

    private static let families: [(prefix: String, ascent: Double, descent: Double)] = [
        ("Arial", 0.905, 0.212), ("Avenir", 1.000, 0.366), ("Futura", 1.039, 0.260),
        ("Futura-Condensed", 0.950, 0.250), ("Georgia", 0.917, 0.219),
        ("HelveticaNeue", 0.952, 0.213), ("Lato", 0.987, 0.213),
        ("Menlo", 0.928, 0.236), ("Montserrat", 0.968, 0.251), ("Nunito", 1.011, 0.353),
        ("OpenSans", 1.069, 0.293), ("Poppins", 1.050, 0.350), ("Roboto", 0.927, 0.244),
        ("SourceSansPro", 0.984, 0.273), ("TimesNewRoman", 0.891, 0.216),
        ("Ubuntu", 0.932, 0.189),
    ]

    private static let weights: [(word: String, weight: FontWeight)] = [
        ("UltraLight", .ultraLight), ("ExtraLight", .ultraLight), ("Thin", .thin),
        ("Light", .light), ("Medium", .medium), ("Semi", .semibold), ("Demi", .semibold),
        ("Bold", .bold), ("ExtraBold", .heavy), ("Heavy", .heavy), ("Black", .black),
    ]
}
