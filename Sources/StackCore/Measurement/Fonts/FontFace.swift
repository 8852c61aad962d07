/// What text is laid out in whose font has a name of its own.
enum FontFace: Hashable, Sendable {
    /// Apple's system font, under one of its own names.
    case system(FontWeight)
    /// A place in `FontTables.names`.
    case table(Int)

    /// The face that a name stands for where the families `missing` are not installed.
    ///
    /// A face that is not listed is its family's nearest one. What is not known at all, or not
    /// installed, is Helvetica Neue in regular, whatever weight its name says: 40 of 43 texts whose
    /// height alone says so are as wide (docs/text-measurement.md, "Other fonts").
    init(_ name: FontName, missing: MissingFonts) {
        if Self.systemPrefixes.contains(where: name.rawValue.hasPrefix) {
            self = .system(NameWeight(name.rawValue).weight)
        } else if let place = Self.nearest(name.rawValue), !Self.lacks(name, place, missing) {
            self = .table(place)
        } else {
            self = .table(FontTables.fallback)
        }
    }

    private static let systemPrefixes = ["SFUI", "SFPro", "SFCompact", ".SF", ".AppleSystem"]

    private static func lacks(_ name: FontName, _ place: Int, _ missing: MissingFonts) -> Bool {
        FontTables.shipped[place] == 0 && missing.contains(name.family)
    }

    /// The listed face of that name, else the one of its family nearest in weight.
    private static func nearest(_ name: String) -> Int? {
        let names = FontTables.names
        let place = firstPlace(notBefore: name)
        if place < names.count, names[place] == name { return place }
        let family = FontName.family(name)
        let wanted = NameWeight(name).number
        var best: (place: Int, rank: (Int, Int, Int))?
        var next = firstPlace(notBefore: family)
        while next < names.count, FontName.family(names[next]) == family {
            let other = names[next]
            if isCondensed(other) == isCondensed(name) {
                let rank = (
                    abs(NameWeight(other).number - wanted), isSlanted(other) ? 1 : 0,
                    other.utf8.count
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

    private static func isCondensed(_ name: String) -> Bool {
        name.contains("Condensed") || name.contains("Narrow")
            || FontName.face(name).contains("Cond")
    }

    private static func isSlanted(_ name: String) -> Bool {
        name.contains("Italic") || name.contains("Oblique")
    }
}

extension FontName {
    /// What stands before the hyphen: `ProximaNova` of `ProximaNova-Bold`.
    package var family: String { Self.family(rawValue) }

    fileprivate static func family(_ name: String) -> String {
        String(name.prefix { $0 != "-" })
    }

    /// What stands behind the last hyphen, where there is one.
    fileprivate static func face(_ name: String) -> Substring {
        name.lastIndex(of: "-").map { name[$0...].dropFirst() } ?? ""
    }
}

/// The weight that the name of a font says, from 1 to 9.
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

/// Families of fonts that were not installed where a document was laid out.
package struct MissingFonts: Hashable, Sendable {
    /// Ascending.
    package let families: [String]

    package init(_ families: some Sequence<String>) {
        self.families = Set(families).sorted()
    }

    /// Reads what `spelling` says; spaces do not count.
    package init(spelling: String) {
        self.init(
            spelling.split(separator: ",").map { word in
                String(word.filter { !$0.isWhitespace })
            }.filter { !$0.isEmpty })
    }

    /// The families with commas between them.
    package var spelling: String { families.joined(separator: ",") }

    package static let none = MissingFonts([])

    func contains(_ family: String) -> Bool {
        // Hardly ever more than one.
        families.contains(family)
    }
}
