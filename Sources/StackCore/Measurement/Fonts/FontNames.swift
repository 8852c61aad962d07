/// The place of a font: the path of its file and, if the file contains several fonts, which one it
/// is.
package struct FontFileReference: Hashable, Sendable {
    package let path: String
    /// The index of the font in a collection; 0 in other files.
    package let face: Int
    /// The index of a variable font's named instance; nil for its default.
    package let instance: Int?

    package init(path: String, face: Int, instance: Int?) {
        (self.path, self.face, self.instance) = (path, face, instance)
    }
}

/// The PostScript names of the fonts in a file. The file is in TrueType or OpenType format, or a
/// collection of such fonts.
///
/// If the file is damaged, only the names that can be read are included, and no font whose outlines
/// cannot be trusted.
package struct FontNames: Sendable {
    package struct Font: Hashable, Sendable {
        package let name: String
        /// The index of the font in a collection; 0 in other files.
        package let face: Int
        /// The index of a variable font's named instance; nil for its default.
        package let instance: Int?
    }

    /// The fonts in the order of the file, without duplicate names. The default of a variable font
    /// comes before its named instances.
    package private(set) var fonts: [Font] = []
    private var known: Set<String> = []
    private static let mostFaces = 256
    private static let mostInstances = 1_000

    package init(_ bytes: [UInt8]) {
        let file = FontBytes(bytes)
        guard file.tag(0) == "ttcf" else {
            add(FontTableDirectory(file, at: 0), face: 0)
            return
        }
        for face in 0..<min(file.long(8) ?? 0, Self.mostFaces) {
            guard let start = file.long(12 + 4 * face) else { return }
            add(FontTableDirectory(file, at: start), face: face)
        }
    }

    private mutating func add(_ tables: FontTableDirectory?, face: Int) {
        guard let tables, tables.hasSoundOutlines, let names = FontNameTable(tables),
            let name = names[Self.postScriptName]
        else { return }
        add(name, face, nil)
        for (index, instance) in tables.instances.prefix(Self.mostInstances).enumerated() {
            if let own = instance.postScriptName.flatMap({ names[$0] }) {
                add(own, face, index)
            } else if let style = names[instance.style] {
                addNames(ofStyle: style, of: name, face, index)
            }
        }
    }

    /// Adds the names that programs use for a named instance without a PostScript name. Core Text
    /// appends the name of the style to the font's name with `_`: `Inter-Regular_SemiBold`,
    /// `Geologica-Thin_Medium-Italic`. Other programs append it to the family's name.
    private mutating func addNames(
        ofStyle style: String, of name: String, _ face: Int, _ instance: Int
    ) {
        let words = style.split(separator: " ")
        add(name + "_" + words.joined(separator: "-"), face, instance)
        add(name.prefix { $0 != "-" } + "-" + words.joined(), face, instance)
    }

    private mutating func add(_ name: String, _ face: Int, _ instance: Int?) {
        guard !name.isEmpty, name.utf8.count <= 127, known.insert(name).inserted else { return }
        fonts.append(Font(name: name, face: face, instance: instance))
    }

    private static let postScriptName = 6
}

/// The bytes of a font file, read as big-endian numbers at byte offsets. Reading outside the file
/// returns nil.
private struct FontBytes {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func number(_ place: Int, _ size: Int) -> Int? {
        guard place >= 0, place <= bytes.count - size else { return nil }
        return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
    }

    func short(_ place: Int) -> Int? { number(place, 2) }
    func long(_ place: Int) -> Int? { number(place, 4) }

    func tag(_ place: Int) -> String? {
        guard place >= 0, place <= bytes.count - 4 else { return nil }
        return String(decoding: bytes[place..<place + 4], as: UTF8.self)
    }
}

/// The table directory of one font in a file, which contains the position of each table.
private struct FontTableDirectory {
    let file: FontBytes
    private var tables: [String: Range<Int>] = [:]

    /// Reads the directory at offset `start`. Returns nil if no font begins there.
    init?(_ file: FontBytes, at start: Int) {
        guard let tag = file.tag(start), ["\0\u{1}\0\0", "OTTO", "true"].contains(tag),
            let count = file.short(start + 4)
        else { return nil }
        self.file = file
        for index in 0..<count {
            let record = start + 12 + 16 * index
            guard let tag = file.tag(record), let table = file.long(record + 8),
                let length = file.long(record + 12)
            else { break }
            tables[tag] = table..<table + length
        }
    }

    subscript(tag: String) -> Int? { tables[tag]?.lowerBound }

    /// Whether the tables with the outlines of the glyphs end within the file, and all outlines
    /// within their table. Cairo, which writes the outlines into PDFs, does not check this.
    var hasSoundOutlines: Bool {
        for tag in Self.outlineTables {
            if let table = tables[tag], table.upperBound > file.bytes.count { return false }
        }
        guard let outlines = tables["glyf"] else { return true }
        guard let head = tables["head"], head.count >= 54,
            let maxima = tables["maxp"], let count = file.short(maxima.lowerBound + 4),
            let format = file.short(head.lowerBound + 50), format <= 1,
            let list = tables["loca"], list.count >= (count + 1) * (2 + 2 * format),
            let header = tables["hhea"], let widths = file.short(header.lowerBound + 34),
            let metrics = tables["hmtx"], metrics.count >= 4 * widths
        else { return false }
        let size = 2 + 2 * format
        var end = 0
        for glyph in 0...count {
            let number = file.number(list.lowerBound + size * glyph, size) ?? .max
            let place = format == 0 && number < .max ? 2 * number : number
            if place < end || place > outlines.count { return false }
            end = place
        }
        return true
    }

    private static let outlineTables = [
        "head", "maxp", "hhea", "hmtx", "loca", "glyf", "cvt ", "fpgm", "prep", "CFF ", "OS/2",
        "post",
    ]

    /// The named instances of a variable font. For each, `style` is the id of its style in the
    /// `name` table. `postScriptName` is the id of its PostScript name; nil if it has none.
    var instances: [(style: Int, postScriptName: Int?)] {
        guard let table = self["fvar"], let axes = file.short(table + 4),
            let axisCount = file.short(table + 8), let axisSize = file.short(table + 10),
            let count = file.short(table + 12), let size = file.short(table + 14),
            size >= 4 + 4 * axisCount
        else { return [] }
        let start = table + axes + axisCount * axisSize
        let hasName = size >= 6 + 4 * axisCount
        return (0..<count).compactMap { index in
            let place = start + index * size
            guard let style = file.short(place) else { return nil }
            return (style, hasName ? file.short(place + 4 + 4 * axisCount) : nil)
        }
    }
}

/// The `name` table of a font, which contains texts by their ids.
private struct FontNameTable {
    private let file: FontBytes
    /// For each text id, the place in the file of the text with the best encoding: its first byte
    /// (`start`) and its length in bytes. `rank` is the rank of the encoding.
    private var places: [Int: (rank: Int, start: Int, length: Int)] = [:]

    init?(_ tables: FontTableDirectory) {
        file = tables.file
        guard let table = tables["name"], let count = file.short(table + 2),
            let texts = file.short(table + 4)
        else { return nil }
        for index in 0..<count {
            let record = table + 6 + 12 * index
            guard let platform = file.short(record), let language = file.short(record + 4),
                let id = file.short(record + 6), let length = file.short(record + 8),
                let offset = file.short(record + 10)
            else { break }
            let rank = Self.rank(platform, language)
            if rank > places[id]?.rank ?? 0 { places[id] = (rank, table + texts + offset, length) }
        }
    }

    /// Returns the rank of a text's encoding. Of several texts with the same id, the one with the
    /// highest rank is used: first English texts for Windows, then Unicode texts, then texts for
    /// the Macintosh.
    private static func rank(_ platform: Int, _ language: Int) -> Int {
        switch (platform, language) {
        case (3, 0x409): 4
        case (3, _), (0, _): 3
        case (1, 0): 2
        case (1, _): 1
        default: 0
        }
    }

    subscript(id: Int) -> String? {
        guard let (rank, start, length) = places[id], start <= file.bytes.count - length else {
            return nil
        }
        let bytes = file.bytes[start..<start + length]
        // Macintosh encodings are read as ASCII, because a PostScript name contains only ASCII
        // characters.
        if rank <= 2 { return String(decoding: bytes.filter { $0 < 0x80 }, as: UTF8.self) }
        let units = stride(from: start, to: start + length - 1, by: 2).map {
            UInt16(file.bytes[$0]) << 8 | UInt16(file.bytes[$0 + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }
}
