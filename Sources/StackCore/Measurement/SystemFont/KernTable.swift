/// Kerning of pairs of glyphs as one flat square, because every text asks for each of its pairs.
struct KernTable: Sendable {
    private let square: [Int16]

    /// - Parameter pairs: first glyph << 8 | second; glyphs are below 128.
    init(_ pairs: [UInt16], _ kerns: [Int16]) {
        var square = [Int16](repeating: 0, count: 1 << 14)
        for (pair, kern) in zip(pairs, kerns) {
            square[Int(pair >> 8) << 7 | Int(pair & 0x7F)] = kern
        }
        self.square = square
    }

    /// In 1/10000 em.
    subscript(first: Int, second: Int) -> Double { Double(square[first << 7 | second]) }

    /// Of the system font in regular.
    static let system = KernTable(SystemFontTable.kernedPairs, SystemFontTable.kerns)
    /// What bold adds to it.
    static let systemBold = KernTable(
        SystemFontTable.boldKernedPairs, SystemFontTable.boldKerns)
}
