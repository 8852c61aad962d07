/// Widths of one line in Apple's system font.
///
/// The model, fitted from stored frames (docs/text-measurement.md): a character's advance, plus
/// tracking for the size, plus what the weight and the display cut add, plus kerning, times size.
struct SystemFont: Sendable {
    let size: Double
    /// Em that size and weight add to every character.
    private let addition: Double
    private let weightValue: Double
    private let isDisplay: Bool

    init(size: Double, weight: FontWeight, era: Era) {
        let index = FontWeight.allCases.firstIndex(of: weight)!
        self.size = size
        isDisplay = size >= Self.displaySize
        weightValue = SystemFontTable.weightValues[index]
        addition =
            Self.tracking(size: size, era: era) + SystemFontTable.weightWidths[index]
            + (isDisplay ? SystemFontTable.displayWeight * weightValue : 0)
    }

    /// The size from which the display cut replaces the text cut.
    private static let displaySize = 19.5

    /// Advance of a character in points, without kerning.
    func advance(_ character: Character) -> Double {
        if let ascii = character.asciiValue { return advance(ascii: ascii) }
        return UnlistedAdvance.em(character, of: self) * size
    }

    /// The same of an ASCII character.
    func advance(ascii: UInt8) -> Double {
        let em = listedEm(ascii)
        return (em ?? UnlistedAdvance.em(Character(Unicode.Scalar(ascii)), of: self)) * size
    }

    /// Em of an ASCII character with everything but kerning, nil when it is unknown.
    func listedEm(_ ascii: UInt8) -> Double? {
        guard ascii >= 0x20, ascii < 0x7F else { return nil }
        let index = Int(ascii) - 0x20
        let advance = SystemFontTable.advances[index]
        guard advance >= 0 else { return nil }
        return advance + addition + weightValue * SystemFontTable.weightShifts[index]
            + (isDisplay ? SystemFontTable.displayShifts[index] : 0)
    }

    /// Adds what size and weight add to any character.
    func spaced(_ em: Double) -> Double { em + addition }

    private static func tracking(size: Double, era: Era) -> Double {
        switch era {
        case ..<Era.xcode9:
            interpolate(size, SystemFontTable.oldestTrackingSizes, SystemFontTable.oldestTracking)
        case ..<Era.xcode12:
            interpolate(size, SystemFontTable.oldTrackingSizes, SystemFontTable.oldTracking)
        default:
            interpolate(size, SystemFontTable.newTrackingSizes, SystemFontTable.newTracking)
        }
    }

    /// Linear between the given sizes, constant outside them.
    static func interpolate(_ x: Double, _ xs: [Double], _ ys: [Double]) -> Double {
        guard let upper = xs.firstIndex(where: { $0 >= x }) else { return ys[ys.count - 1] }
        if upper == 0 || xs[upper] == x { return ys[upper] }
        let share = (x - xs[upper - 1]) / (xs[upper] - xs[upper - 1])
        return ys[upper - 1] + (ys[upper] - ys[upper - 1]) * share
    }
}
