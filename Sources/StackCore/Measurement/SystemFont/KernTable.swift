/// Kerning of ASCII pairs as one flat square, because every text asks for each of its pairs.
enum KernTable {
    static func em(_ first: UInt8, _ second: UInt8) -> Double {
        square[Int(first) << 7 | Int(second)]
    }

    private static let square: [Double] = {
        var square = [Double](repeating: 0, count: 128 * 128)
        for (pair, em) in zip(SystemFontTable.kernedPairs, SystemFontTable.kerns) {
            square[Int(pair >> 8) << 7 | Int(pair & 0xFF)] = em
        }
        return square
    }()
}
