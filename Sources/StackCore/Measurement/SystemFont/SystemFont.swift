/// The widths of single lines in Apple's system font on Interface Builder's canvas.
///
/// The model was fitted to stored frames (docs/text-measurement.md, "The system font"). The *text
/// cut* is the design for small sizes, the *display cut* the design for large sizes. A width in em
/// is the advance in the text cut, plus a fraction of the difference between display cut and text
/// cut, plus terms for weight, tracking and kerning. The canvas of Xcode 6 used Helvetica Neue
/// instead.
struct SystemFont: Hashable, Sendable {
    let size: Double
    /// Whether an emoji is only as wide as the font size. True up to Xcode 7 (7 of 8 emoji, 1
    /// project).
    let hasNarrowEmoji: Bool
    let isHelvetica: Bool
    /// The spacing in em that is added to every character. It depends on the size and the weight.
    private let spacing: Double
    /// The share of the display cut (the design for large sizes) in the widths, from 0 (only the
    /// text cut, the design for small sizes) to 1. `older` is the share of the display cut's first
    /// design.
    private let display: Double
    private let older: Double
    /// How much bolder than regular the font is: 0 for regular, 1 for black. `light` is how much
    /// lighter it is: 0 for regular, 1 for the lower end of the weight axis.
    private let bold: Double
    private let light: Double
    /// 1 in versions whose system font has an optical size (the design changes gradually with the
    /// font size), else 0. It is the factor of the part of the widths that exists only in these
    /// versions.
    private let glide: Double

    /// Creates the font as it is drawn at `size` points. If `drawnAt` is not nil, creates the font
    /// as it is drawn at `drawnAt` points and then scaled to `size`.
    init(size: Double, weight: FontWeight, era: Era, drawnAt: Double? = nil) {
        let drawn = drawnAt ?? size
        let index = FontWeight.allCases.firstIndex(of: weight)!
        let axis = SystemFontTable.weightAxis[index]
        self.size = size
        hasNarrowEmoji = era < .xcode8
        isHelvetica = era < .systemFont
        bold = max(0, axis - 400) / 600
        light = max(0, 400 - axis) / 400
        glide = era >= .opticalSize ? 1 : 0
        display = Self.displayShare(drawn, era)
        older = era < .newerDisplayCut ? display : 0
        spacing =
            isHelvetica
            ? Self.helveticaSpacing(size, isHeavier: bold > 0)
            : Self.tracking(drawn, era) + SystemFontTable.weightOffsets[index]
                + display * SystemFontTable.displayWeightOffsets[index]
    }

    /// How bold the font is: 0 for regular and lighter fonts, 1 for bold, 2 for black.
    var boldness: Double { bold * 2 }

    /// The index of the glyph that is used for letters without a glyph in the table.
    static let unlisted = 0x5F + SystemFontTable.others.count

    /// Returns the glyph index of a printable ASCII character; nil for other bytes.
    static func glyph(ascii: UInt8) -> Int? {
        0x20..<0x7F ~= ascii ? Int(ascii) - 0x20 : nil
    }

    /// Returns the advance of a glyph in points, without kerning.
    func advance(glyph index: Int) -> Double { em(index) * size }

    /// Returns the kerning in points between two consecutive glyphs.
    func kern(_ first: Int, _ second: Int) -> Double {
        if isHelvetica { return 0 }
        var kern = KernTable.system[first, second]
        if bold > 0 { kern += bold * KernTable.systemBold[first, second] }
        return kern / Self.unitsPerEm * size
    }

    private static let unitsPerEm = 10_000.0

    private func em(_ index: Int) -> Double {
        if isHelvetica {
            let table = SystemFontTable.helvetica
            return Double(table[min(index, table.count - 1)]) / 1_000 + spacing
        }
        let first = index * SystemFontTable.columns
        func column(_ number: Int) -> Double { Double(SystemFontTable.glyphs[first + number]) }
        // The columns are added conditionally, because most text is small and regular and needs
        // only one or two of them.
        var units = column(0)
        if display > 0 { units += display * column(1) }
        if bold > 0 { units += bold * (column(2) + display * column(3)) }
        if light > 0 { units += light * (column(4) + display * column(5)) }
        if older > 0 { units += older * column(6) }
        if glide > 0 { units += column(7) }
        return units / Self.unitsPerEm + spacing
    }
}

extension SystemFont {
    /// Returns the share of the design for large sizes (the display cut) in the widths at a font
    /// size in points, from 0 to 1. It is 0 or 1 in versions whose system font has no optical size.
    private static func displayShare(_ size: Double, _ era: Era) -> Double {
        guard era >= .opticalSize else { return size >= displaySize ? 1 : 0 }
        return interpolate(size, SystemFontTable.opticalSizes, SystemFontTable.optical)
    }

    private static let displaySize = 20.0

    private static func tracking(_ size: Double, _ era: Era) -> Double {
        typealias Table = SystemFontTable
        if era >= .opticalSize {
            return interpolate(size, Table.newTrackingSizes, Table.newTracking)
        }
        if size < displaySize {
            return interpolate(size, Table.oldTextTrackingSizes, Table.oldTextTracking)
        }
        return era < .newerDisplayCut
            ? interpolate(size, Table.olderDisplayTrackingSizes, Table.olderDisplayTracking)
            : interpolate(size, Table.oldDisplayTrackingSizes, Table.oldDisplayTracking)
    }

    /// Returns the spacing in em that Helvetica Neue adds to each character. The table contains the
    /// spacing in points.
    private static func helveticaSpacing(_ size: Double, isHeavier: Bool) -> Double {
        let points = interpolate(
            size, SystemFontTable.helveticaSpacingSizes, SystemFontTable.helveticaSpacing)
        return (size > 0 ? points / size : 0) + (isHeavier ? SystemFontTable.helveticaBold : 0)
    }

    /// Returns the value at `x` of a curve through the given points. The curve is linear between
    /// the points and constant outside them.
    static func interpolate(_ x: Double, _ xs: [Double], _ ys: [Double]) -> Double {
        assert(xs.count == ys.count && !xs.isEmpty, "a point of a curve has no value")
        assert(
            zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 }, "the points of a curve do not ascend")
        guard let upper = xs.firstIndex(where: { $0 >= x }) else { return ys[ys.count - 1] }
        if upper == 0 || xs[upper] == x { return ys[upper] }
        let share = (x - xs[upper - 1]) / (xs[upper] - xs[upper - 1])
        return ys[upper - 1] + (ys[upper] - ys[upper - 1]) * share
    }
}

extension Era {
    /// The version in which San Francisco replaced Helvetica Neue.
    fileprivate static let systemFont = Era(8_000)
    /// The version in which the lower-case letters of the design for large sizes (the display cut)
    /// became narrower.
    fileprivate static let newerDisplayCut = Era(13_000)
    /// The version in which the text and display cuts became one font, which changes gradually
    /// between 17 and 28 pt.
    fileprivate static let opticalSize = Era(16_500)
}
