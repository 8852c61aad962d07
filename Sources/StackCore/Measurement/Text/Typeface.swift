/// A font with its size at a content size category, and its line metrics.
struct Typeface: Sendable {
    var size: Double
    /// The distance in em from the baseline to the top of a line. `descent` is the distance to the
    /// bottom. The line height is their sum.
    var ascent: Double
    var descent: Double
    /// The distance between baselines in points, if the font specifies one, as text styles do. Nil
    /// if the distance is the line height.
    var leading: Double?
    var glyphs: GlyphWidths
    var measuredBy: MeasuredBy
    /// The font's own file; nil if it is measured by a table.
    var file: FontFileReference?

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
            if let font = traits.fonts?.font(name, besides: traits.missingFonts) {
                self.init(size: size, font: font, era: traits.era)
                return
            }
            switch FontFace(name, missing: traits.missingFonts) {
            case .system(let weight, let drawnAt):
                self.init(
                    size: size, weight: weight, design: .upright, era: traits.era,
                    drawnAt: drawnAt)
            case .table(let place):
                self.init(size: size, table: place)
            case .fallback:
                let known = traits.missingFonts.measures(of: name)
                self.init(size: size, table: FontTables.fallback, width: known?.width ?? 1)
                measuredBy = .fallback
                if let line = known?.lineHeight { stretch(to: line) }
            }
        }
    }

    private init(
        size: Double, weight: FontWeight, design: FontDesign, era: Era, drawnAt: Double? = nil
    ) {
        let size = Self.possible(size)
        self.size = size
        (ascent, descent) = (Self.systemAscent, Self.systemDescent)
        measuredBy = .systemFont
        glyphs = GlyphWidths(
            design == .monospaced
                ? .equal(em: GlyphWidths.monospacedEm)
                : .system(SystemFont(size: size, weight: weight, era: era, drawnAt: drawnAt)),
            size: size)
    }

    /// Creates a font from a table of `FontTables`. Ignores the line gap of the table, and
    /// multiplies the widths by `width`.
    private init(size: Double, table: Int, width: Double = 1) {
        let size = Self.possible(size)
        self.size = size
        ascent = FontTables.ascenders[table]
        descent = FontTables.lineHeights[table] - ascent
        measuredBy = .table(FontTables.names[table])
        let em = FontTables.fixedAdvances[table]
        glyphs = GlyphWidths(
            em > 0
                ? .equal(em: em)
                : .table(FontTables.glyphs(Int(FontTables.glyphTables[table]))),
            size: size * width)
    }

    /// Changes the line height to `line`, in em, by scaling the ascent and the descent by the same
    /// factor.
    private mutating func stretch(to line: Double) {
        ascent *= line / (ascent + descent)
        descent = line - ascent
    }

    private init(size: Double, font: any FontProgram, era: Era) {
        let size = Self.possible(size)
        self.size = size
        ascent = font.ascent
        descent = font.descent
        measuredBy = .file(font.file.path)
        file = font.file
        let system = SystemFont(size: size, weight: .regular, era: era)
        glyphs = GlyphWidths(.program(font, system), size: size)
    }

    // These are the published metrics of the system font: 1950/2048 and 494/2048 em.
    private static let systemAscent = 0.9521484375
    private static let systemDescent = 0.2412109375
    /// The line height of the system font in em.
    static let systemLineHeight = systemAscent + systemDescent

    /// Returns the font size if it is finite and positive. Returns 0 otherwise, because sums with
    /// such a size would be infinite or not a number.
    private static func possible(_ size: Double) -> Double { size.isFinite && size > 0 ? size : 0 }

    var ascender: Double { ascent * size }
    var descender: Double { descent * size }
    var lineHeight: Double { (ascent + descent) * size }
}
