/// Kerning by glyph pair, stored as a flat square matrix so that lookups are fast.
struct KernTable: Sendable {
    private let square: [Int16]
    private let glyphs: Int

    /// Creates a table from pairs and their kerning values.
    ///
    /// - Parameters:
    ///   - pairs: glyph pairs encoded as `first << 8 | second`
    ///   - glyphs: the number of glyphs
    init(_ pairs: [UInt16], _ kerns: [Int16], glyphs: Int) {
        precondition(pairs.count == kerns.count, "a pair has no kerning")
        var square = [Int16](repeating: 0, count: glyphs * glyphs)
        for (pair, kern) in zip(pairs, kerns) {
            assert(
                Int(pair >> 8) < glyphs && Int(pair & 0xFF) < glyphs,
                "pair \(pair) has glyphs that do not exist")
            square[Int(pair >> 8) * glyphs + Int(pair & 0xFF)] = kern
        }
        self.square = square
        self.glyphs = glyphs
    }

    /// The kerning of two consecutive glyphs in 1/10000 em.
    subscript(first: Int, second: Int) -> Double {
        assert(
            0..<glyphs ~= first && 0..<glyphs ~= second,
            "glyph \(first) or \(second) does not exist")
        return Double(square[first * glyphs + second])
    }

    /// The kerning of the system font in regular weight.
    static let system = KernTable(
        SystemFontTable.kernedPairs, SystemFontTable.kerns, glyphs: SystemFont.unlisted)
    /// The kerning that bold weights add to the kerning of the regular weight.
    static let systemBold = KernTable(
        SystemFontTable.boldKernedPairs, SystemFontTable.boldKerns, glyphs: SystemFont.unlisted)
}
