/// Kerning of pairs of glyphs as one flat square, because every text asks for each of its pairs.
struct KernTable: Sendable {
    private let square: [Int16]
    private let glyphs: Int

    /// - Parameters:
    ///   - pairs: first glyph << 8 | second
    ///   - glyphs: how many glyphs there are
    init(_ pairs: [UInt16], _ kerns: [Int16], glyphs: Int) {
        var square = [Int16](repeating: 0, count: glyphs * glyphs)
        for (pair, kern) in zip(pairs, kerns) {
            square[Int(pair >> 8) * glyphs + Int(pair & 0xFF)] = kern
        }
        self.square = square
        self.glyphs = glyphs
    }

    /// In 1/10000 em.
    subscript(first: Int, second: Int) -> Double { Double(square[first * glyphs + second]) }

    /// Of the system font in regular.
    static let system = KernTable(
        SystemFontTable.kernedPairs, SystemFontTable.kerns, glyphs: SystemFont.unlisted)
    /// What bold adds to it.
    static let systemBold = KernTable(
        SystemFontTable.boldKernedPairs, SystemFontTable.boldKerns, glyphs: SystemFont.unlisted)
}
