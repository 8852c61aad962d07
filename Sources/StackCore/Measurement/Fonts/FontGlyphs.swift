/// The advances and kerning of one font in 1/10000 em, indexed by the glyphs of `FontTables`.
final class FontGlyphs: Sendable {
    private let advances: [Int16]
    private let kerns: KernTable

    /// Parses a list of advances, followed by kerning values with their pairs of characters as
    /// `VALUE:PAIRS`. `␣` stands for a space.
    ///
    /// - Parameter leader: a face of the same family whose kerning is used, because it is about the
    ///   same; nil if `text` contains the kerning
    init(_ text: StaticString, kernedAs leader: FontGlyphs? = nil) {
        var advances: [Int16] = []
        var pairs: [UInt16] = []
        var values: [Int16] = []
        for word in text.description.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            guard let colon = word.firstIndex(of: ":") else {
                guard let advance = Int16(word) else {
                    preconditionFailure("a font table has the advance \(word)")
                }
                advances.append(advance)
                continue
            }
            let glyphs = word[colon...].unicodeScalars.dropFirst().map(Self.glyph(written:))
            precondition(glyphs.count.isMultiple(of: 2), "a font table has half a pair: \(word)")
            guard let kern = Int16(word[..<colon]) else {
                preconditionFailure("a font table has the kerning \(word)")
            }
            for first in stride(from: 0, to: glyphs.count - 1, by: 2) {
                pairs.append(UInt16(glyphs[first]) << 8 | UInt16(glyphs[first + 1]))
                values.append(kern)
            }
        }
        self.advances = advances
        kerns =
            leader?.kerns ?? KernTable(pairs, values, glyphs: 0x5F + FontTables.others.count)
    }

    private static func glyph(written scalar: Unicode.Scalar) -> Int {
        if scalar == "␣" { return 0 }
        guard let glyph = SystemGlyph.index(of: scalar, others: FontTables.others) else {
            preconditionFailure("a font table kerns \(scalar), which has no glyph")
        }
        return glyph
    }

    /// Returns the advance of a glyph in 1/10000 em; nil if the font lacks the glyph or its advance
    /// is not known.
    func advance(_ glyph: Int) -> Double? {
        assert(glyph >= 0, "glyph \(glyph) does not exist")
        guard glyph < advances.count, advances[glyph] >= 0 else { return nil }
        return Double(advances[glyph])
    }

    func kern(_ first: Int, _ second: Int) -> Double { kerns[first, second] }
}
