/// Makes font files for tests. Every letter is 600 of 1,000 units wide, and 800 where the weight is
/// bold; the sign for missing characters is 700. A line is 1,200 units high.
package struct TinyFont {
    package var name: String
    /// The characters that the font has.
    package var characters = "abcdefghijklmnopqrstuvwxyz "
    /// The named instances of a variable font: their style, their PostScript name if they have one,
    /// and their weight from 400 to 700.
    package var instances: [(style: String, name: String?, weight: Int)] = []

    /// The offsets of the glyphs' outlines in their table, in units of 2 bytes, and the end of the
    /// last one; nil for a font without outlines. The table is as long as `outlineSize` bytes.
    package var outlineOffsets: [Int]?
    package var outlineSize = 0

    package init(_ name: String) { self.name = name }

    /// Gives each glyph an outline of 8 bytes.
    package mutating func addOutlines() {
        outlineOffsets = (0...glyphCount).map { 4 * $0 }
        outlineSize = 8 * glyphCount
    }

    package var bytes: [UInt8] { Self.file(tables, at: 0) }

    /// Returns a collection of fonts.
    package static func collection(_ fonts: [TinyFont]) -> [UInt8] {
        var start = 12 + 4 * fonts.count
        var (offsets, files): ([UInt8], [UInt8]) = ([], [])
        for font in fonts {
            let file = file(font.tables, at: start)
            offsets += long(start)
            files += file
            start += file.count
        }
        return Array("ttcf".utf8) + long(0x1_0000) + long(fonts.count) + offsets + files
    }

    private static func file(_ tables: [(tag: String, bytes: [UInt8])], at start: Int) -> [UInt8] {
        var place = start + 12 + 16 * tables.count
        var (records, contents): ([UInt8], [UInt8]) = ([], [])
        for (tag, bytes) in tables {
            records += Array(tag.utf8) + long(0) + long(place) + long(bytes.count)
            let padded = bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
            contents += padded
            place += padded.count
        }
        return long(0x1_0000) + short(tables.count) + short(0) + short(0) + short(0) + records
            + contents
    }

    private var tables: [(tag: String, bytes: [UInt8])] {
        let variable = [("HVAR", widthVariations), ("fvar", axes)]
        let outlines = outlineOffsets.map { offsets in
            [
                ("glyf", [UInt8](repeating: 0, count: outlineSize)),
                ("loca", offsets.flatMap(Self.short)),
            ]
        }
        return (instances.isEmpty ? [] : variable) + [
            ("cmap", characterMap), ("head", head), ("hhea", horizontalHeader),
            ("hmtx", widths), ("maxp", Self.long(0x5000) + Self.short(glyphCount)), ("name", names),
        ] + (outlines ?? [])
    }

    private var scalars: [Unicode.Scalar] { characters.unicodeScalars.sorted() }
    private var glyphCount: Int { scalars.count + 1 }

    private static func short(_ number: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }

    private static func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number) }

    private var head: [UInt8] {
        Self.long(0x1_0000) + Self.long(0) + Self.long(0) + Self.long(0x5F0F_3CF5) + Self.short(0)
            + Self.short(1_000) + Array(repeating: 0, count: 34)
    }

    private var horizontalHeader: [UInt8] {
        Self.long(0x1_0000) + Self.short(900) + Self.short(-300)
            + Array(repeating: 0, count: 26) + Self.short(glyphCount)
    }

    private var widths: [UInt8] {
        Self.short(700) + Self.short(0)
            + scalars.flatMap { _ in Self.short(600) + Self.short(0) }
    }

    private var characterMap: [UInt8] {
        let groups = scalars.enumerated().flatMap { index, scalar in
            Self.long(Int(scalar.value)) + Self.long(Int(scalar.value)) + Self.long(index + 1)
        }
        let head = Self.short(0) + Self.short(1) + Self.short(3) + Self.short(10) + Self.long(12)
        return head + Self.short(12) + Self.short(0) + Self.long(16 + groups.count) + Self.long(0)
            + Self.long(scalars.count) + groups
    }

    /// The texts by their ids. A style has an odd id from 257, an instance's name the next one.
    private var names: [UInt8] {
        var texts = [(6, name)]
        for (index, instance) in instances.enumerated() {
            texts.append((257 + 2 * index, instance.style))
            if let name = instance.name { texts.append((258 + 2 * index, name)) }
        }
        var (records, contents): ([UInt8], [UInt8]) = ([], [])
        for (id, text) in texts {
            let bytes = text.utf16.flatMap { Self.short(Int($0)) }
            records += [3, 1, 0x409, id, bytes.count, contents.count].flatMap(Self.short)
            contents += bytes
        }
        return [0, texts.count, 6 + records.count].flatMap(Self.short) + records + contents
    }

    /// One axis, the weight, and its instances.
    private var axes: [UInt8] {
        let head = [1, 0, 16, 2, 1, 20, instances.count, 10].flatMap(Self.short)
        let axis =
            Array("wght".utf8) + [400, 400, 700].flatMap { Self.long($0 << 16) } + Self.short(0)
            + Self.short(256)
        return head + axis
            + instances.enumerated().flatMap { index, instance in
                Self.short(257 + 2 * index) + Self.short(0) + Self.long(instance.weight << 16)
                    + Self.short(instance.name == nil ? 0xFFFF : 258 + 2 * index)
            }
    }

    /// One region of the axis, in which each glyph becomes 200 units wider.
    private var widthVariations: [UInt8] {
        let head = Self.long(0x1_0000) + Self.long(20) + Self.long(0) + Self.long(0) + Self.long(0)
        let store = Self.short(1) + Self.long(12) + Self.short(1) + Self.long(22)
        let region = [1, 1, 0, 1 << 14, 1 << 14].flatMap(Self.short)
        let deltas = [glyphCount, 1, 1, 0].flatMap(Self.short)
        return head + store + region + deltas + (0..<glyphCount).flatMap { _ in Self.short(200) }
    }
}
