/// The source of the metrics for a font that is requested by name.
enum FontFace: Hashable, Sendable {
    /// Apple's system font, requested by one of its names. If `drawnAt` is not nil, the font is
    /// drawn at that size in points and then scaled to the font size, so that its letter spacing as
    /// a fraction of the font size is always the same.
    case system(FontWeight, drawnAt: Double?)
    /// A font with a built-in table. The value is the font's index in `FontTables.names`.
    case table(Int)
    /// Helvetica Neue, the substitute for a missing or unknown font.
    case fallback

    /// Finds the metrics for a font name. Families in `missing` count as not installed.
    ///
    /// If there is no table for the face, the table of the nearest face of its family is used. An
    /// unknown or missing font is replaced by the regular Helvetica Neue, even if its name contains
    /// another weight. (The heights of 43 texts show that their font was replaced; 40 of these are
    /// as wide as in Helvetica Neue; docs/text-measurement.md, "Other fonts".)
    init(_ name: FontName, missing: MissingFonts) {
        if Self.systemPrefixes.contains(where: name.rawValue.hasPrefix) {
            // Names that begin with a dot are private names of the system font, which is never
            // missing.
            let isMissing = !name.rawValue.hasPrefix(".") && missing.contains(name.family)
            self =
                isMissing
                ? .fallback
                : .system(NameWeight(name.rawValue).weight, drawnAt: Self.drawnAt[name.family])
        } else if let place = Self.nearest(name.rawValue), !Self.lacks(name, place, missing) {
            self = .table(place)
        } else {
            self = .fallback
        }
    }

    private static let systemPrefixes = ["SFUI", "SFPro", "SFCompact", ".SF", ".AppleSystem"]

    /// The sizes in points at which fonts such as SF Pro Text are drawn, by family. At these sizes
    /// the system font has the widths of the family (docs/text-measurement.md, "Other fonts").
    private static let drawnAt = [
        "SFProText": 12.0, "SFUIText": 12, "SFProDisplay": 28, "SFUIDisplay": 28,
    ]

    /// Returns whether the table of a font cannot be used, because the font is missing or the line
    /// heights in the document show that Xcode used another version of the font.
    private static func lacks(_ name: FontName, _ place: Int, _ missing: MissingFonts) -> Bool {
        FontTables.shipped[place] == 0
            && (missing.contains(name.family) || missing.measures(of: name) != nil)
    }

    /// Returns the line height in em of a font that is not installed on every device. Returns nil
    /// for a font that every device has, and for a font without a table.
    static func lineHeight(ofInstallable name: FontName) -> Double? {
        switch FontFace(name, missing: .none) {
        case .system: name.rawValue.hasPrefix(".") ? nil : Typeface.systemLineHeight
        case .table(let place):
            FontTables.shipped[place] == 0 ? FontTables.lineHeights[place] : nil
        case .fallback: nil
        }
    }

    /// Returns the index of the face with that name in `FontTables.names`. If there is none,
    /// returns the face of the same family that is nearest in weight; nil if the family has none.
    private static func nearest(_ name: String) -> Int? {
        let names = FontTables.names
        let place = firstPlace(notBefore: name)
        if place < names.count, names[place] == name { return place }
        let wanted = FaceTraits(name)
        var best: (place: Int, rank: (Int, Int, Int))?
        var next = firstPlace(notBefore: wanted.family)
        while next < names.count, FaceTraits.listed[next].family == wanted.family {
            let other = FaceTraits.listed[next]
            if other.isCondensed == wanted.isCondensed {
                let rank = (
                    abs(other.weight - wanted.weight), other.isSlanted ? 1 : 0,
                    names[next].utf8.count
                )
                if best.map({ rank < $0.rank }) ?? true { best = (next, rank) }
            }
            next += 1
        }
        return best?.place
    }

    private static func firstPlace(notBefore name: String) -> Int {
        var (low, high) = (0, FontTables.names.count)
        while low < high {
            let middle = (low + high) / 2
            let isBefore = FontTables.names[middle].utf8.lexicographicallyPrecedes(name.utf8)
            (low, high) = isBefore ? (middle + 1, high) : (low, middle)
        }
        return low
    }
}

/// The family, weight, width and slant of a font face, derived from its PostScript name.
private struct FaceTraits {
    let family: String
    let weight: Int
    let isCondensed: Bool
    let isSlanted: Bool

    init(_ name: String) {
        family = FontName.family(name)
        weight = NameWeight(name).number
        isCondensed =
            name.holds("Condensed") || name.holds("Narrow") || FontName.face(name).holds("Cond")
        isSlanted = name.holds("Italic") || name.holds("Oblique")
    }

    /// The traits of each font in `FontTables.names`, in the same order; computed once.
    static let listed = FontTables.names.map(FaceTraits.init)
}

extension StringProtocol {
    /// Returns whether the string contains `word`. The standard library's `contains` takes ten
    /// times as long for such short words.
    fileprivate func holds(_ word: StaticString) -> Bool {
        let bytes = Array(utf8)
        let word = Array(word.description.utf8)
        guard bytes.count >= word.count else { return false }
        return (0...(bytes.count - word.count)).contains { start in
            bytes[start] == word[0] && bytes[start..<(start + word.count)].elementsEqual(word)
        }
    }
}

extension FontName {
    /// The family name, which is the part before the first hyphen: `ProximaNova` of
    /// `ProximaNova-Bold`.
    package var family: String { Self.family(rawValue) }

    fileprivate static func family(_ name: String) -> String {
        String(name.prefix { $0 != "-" })
    }

    /// Returns the part after the last hyphen; empty if there is no hyphen.
    fileprivate static func face(_ name: String) -> Substring {
        name.lastIndex(of: "-").map { name[$0...].dropFirst() } ?? ""
    }
}

/// The weight in a font's name, such as `Bold`, from 1 to 9.
private struct NameWeight {
    let number: Int

    init(_ name: String) {
        let face = FontName.face(name)
        number = Self.words.first { face.hasPrefix($0.word) }?.number ?? 4
    }

    var weight: FontWeight { FontWeight.allCases[number - 1] }

    private static let words: [(word: String, number: Int)] = [
        ("UltraLight", 1), ("Ultralight", 1), ("ExtraLight", 1), ("XLight", 1), ("Thin", 2),
        ("Light", 3), ("Book", 4), ("Regular", 4), ("Roman", 4), ("Medium", 5), ("Semi", 6),
        ("Demi", 6), ("Bold", 7), ("ExtraBold", 8), ("Extrabold", 8), ("Heavy", 8), ("Black", 9),
    ]
}

/// Font families for which the built-in tables cannot be used as they are. There are two reasons:
/// the family was not installed when the document was laid out, or its metrics were inferred from
/// the document, because there is no table for it or the table is of another version of the font.
package struct MissingFonts: Hashable, Sendable {
    /// A family, or one face of it, that the tables do not measure.
    package struct Family: Hashable, Sendable {
        package let name: String
        /// The inferred line height in em; nil if the font was not installed.
        package let lineHeight: Double?
        /// The width of texts in the font as a factor of the width of the same texts in Helvetica
        /// Neue.
        package let width: Double

        package init(_ name: String, lineHeight: Double? = nil, width: Double = 1) {
            self.name = name
            self.lineHeight = lineHeight
            self.width = width
        }
    }

    /// The families without duplicates, sorted by name.
    package let families: [Family]

    package init(_ families: some Sequence<Family>) {
        var known: [String: Family] = [:]
        for family in families { known[family.name] = family }
        self.families = known.values.sorted { $0.name < $1.name }
    }

    package init(_ names: some Sequence<String>) { self.init(names.map { Family($0) }) }

    /// Parses the format of `spelling`. Ignores whitespace and skips entries whose line height or
    /// width is out of range.
    package init(spelling: String) {
        self.init(
            spelling.split(separator: ",").compactMap { entry -> Family? in
                let word = entry.filter { !$0.isWhitespace }
                let parts = word.split(
                    separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = parts.first, !name.isEmpty else { return nil }
                guard parts.count == 2 else { return Family(String(name)) }
                let numbers = parts[1].split(separator: "*", omittingEmptySubsequences: false)
                    .map { NumberSpelling.parse($0) }
                guard let em = numbers[0], Self.possible ~= em, numbers.count <= 2,
                    let width = numbers.count == 2 ? numbers[1] : 1, Self.possible ~= width
                else { return nil }
                return Family(String(name), lineHeight: em, width: width)
            })
    }

    /// The families separated by commas, such as `Gotham`. `Gotham=1.2*0.95` is a font with lines
    /// of 1.2 em whose texts are 0.95 times as wide as in Helvetica Neue.
    package var spelling: String { families.map(\.spelling).joined(separator: ",") }

    package static let none = MissingFonts([String]())

    /// The entries whose metrics were inferred from the document. Fonts with such an entry count as
    /// installed.
    var present: MissingFonts { MissingFonts(families.filter { $0.lineHeight != nil }) }

    func contains(_ family: String) -> Bool {
        // A linear search, because there is rarely more than one family.
        families.contains { $0.name == family && $0.lineHeight == nil }
    }

    /// Returns the entry with the metrics that were inferred for a font; nil if there is none. In
    /// the result, `lineHeight` is not nil.
    func measures(of name: FontName) -> Family? {
        let entry =
            families.first { $0.name == name.rawValue }
            ?? families.first { $0.name == name.family }
        return entry.flatMap { $0.lineHeight == nil ? nil : $0 }
    }

    private static let possible = 0.1...10
}

extension MissingFonts.Family {
    fileprivate var spelling: String {
        guard let lineHeight else { return name }
        return name + "=" + NumberSpelling.spell(lineHeight)
            + (width == 1 ? "" : "*" + NumberSpelling.spell(width))
    }
}
