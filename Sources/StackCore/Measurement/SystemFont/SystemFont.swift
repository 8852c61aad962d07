/// Widths of one line in Apple's system font, as Interface Builder's canvas had them.
///
/// The model, fitted from stored frames (docs/text-measurement.md, "The system font"): what a glyph
/// has in the text cut, the display cut's share of its difference, what the weight adds, tracking
/// for the size, and kerning, times size. The canvas of Xcode 6 set Helvetica Neue instead.
struct SystemFont: Sendable {
    let size: Double
    /// Up to Xcode 7 an emoji was as wide as its font's size (7 of 8, 1 project).
    let hasNarrowEmoji: Bool
    private let isHelvetica: Bool
    /// Em that size and weight add to every character.
    private let spacing: Double
    /// The display cut's share, 0 to 1, and that of its first shape.
    private let display: Double
    private let older: Double
    /// How far the weight is from regular: to black, and to nothing.
    private let bold: Double
    private let light: Double
    /// 1 from the version on that has an optical size.
    private let glide: Double

    init(size: Double, weight: FontWeight, era: Era) {
        let index = FontWeight.allCases.firstIndex(of: weight)!
        let axis = SystemFontTable.weightAxis[index]
        self.size = size
        hasNarrowEmoji = era < .xcode8
        isHelvetica = era < .systemFont
        bold = max(0, axis - 400) / 600
        light = max(0, 400 - axis) / 400
        glide = era >= .opticalSize ? 1 : 0
        display = Self.displayShare(size, era)
        older = era < .newerDisplayCut ? display : 0
        spacing =
            isHelvetica
            ? Self.helveticaSpacing(size, isHeavier: bold > 0)
            : Self.tracking(size, era) + SystemFontTable.weightOffsets[index]
                + display * SystemFontTable.displayWeightOffsets[index]
    }

    /// The glyph of any letter that the table does not list.
    static let unlisted = 0x5F + SystemFontTable.others.count

    /// The glyph of a printable ASCII character.
    static func glyph(ascii: UInt8) -> Int? {
        0x20..<0x7F ~= ascii ? Int(ascii) - 0x20 : nil
    }

    /// Points of one glyph, without kerning.
    func advance(glyph index: Int) -> Double { em(index) * size }

    /// Points between two glyphs that follow each other.
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
        // Most text is small and regular: it reads one number or two.
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
    /// How much of the display cut a size has: all or nothing until the cuts became one font.
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

    /// The table has points, not em.
    private static func helveticaSpacing(_ size: Double, isHeavier: Bool) -> Double {
        let points = interpolate(
            size, SystemFontTable.helveticaSpacingSizes, SystemFontTable.helveticaSpacing)
        return (size > 0 ? points / size : 0) + (isHeavier ? SystemFontTable.helveticaBold : 0)
    }

    /// Linear between the given sizes, constant outside them.
    static func interpolate(_ x: Double, _ xs: [Double], _ ys: [Double]) -> Double {
        guard let upper = xs.firstIndex(where: { $0 >= x }) else { return ys[ys.count - 1] }
        if upper == 0 || xs[upper] == x { return ys[upper] }
        let share = (x - xs[upper - 1]) / (xs[upper] - xs[upper - 1])
        return ys[upper - 1] + (ys[upper] - ys[upper - 1]) * share
    }
}

extension Era {
    /// San Francisco takes Helvetica Neue's place.
    fileprivate static let systemFont = Era(8_000)
    /// Lower case of the display cut is narrower from here.
    fileprivate static let newerDisplayCut = Era(13_000)
    /// From here text glides from one cut to the other between 17 and 28 pt.
    fileprivate static let opticalSize = Era(16_500)
}
