/// Maps an accented Latin letter to the unaccented letter of the same width.
enum LatinBase {
    /// Returns the unaccented letter for `scalar`, such as `e` for `é`; nil if there is none of the
    /// same width. Combining accents need no mapping, because a grapheme cluster with them starts
    /// with the unaccented letter.
    static func ascii(_ scalar: Unicode.Scalar) -> UInt8? {
        if scalar.isASCII { return UInt8(scalar.value) }
        let base =
            switch scalar.value {
            case 0xC0..<0x180: bases[Int(scalar.value - 0xC0)]
            case 0x1E00..<0x1F00: additional[Int(scalar.value - 0x1E00)]
            default: none
            }
        return base == none ? nil : base
    }

    /// Returns the letter with its horn but without its tone mark, such as `ơ` for `ớ`, because a
    /// horn makes a letter wider. Returns nil for letters without a horn.
    static func horned(_ scalar: Unicode.Scalar) -> UInt32? {
        switch scalar.value {
        case 0x1EDA...0x1EE3: 0x01A0 + scalar.value % 2
        case 0x1EE8...0x1EF1: 0x01AF + scalar.value % 2
        default: nil
        }
    }

    private static let none = UInt8(ascii: ".")

    /// The unaccented letters for the characters U+00C0…U+017F, in order. A period means that no
    /// unaccented letter has the same width.
    private static let bases = Array(
        ("AAAAAA.CEEEEIIIIDNOOOOO.OUUUUYP.aaaaaa.ceeeeiiiidnooooo.ouuuuypy"
            + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi..JjKkkLlLlLlLl"
            + "LlNnNnNnnNnOoOoOo..RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf").utf8
    )

    /// The unaccented letters for the characters U+1E00…U+1EFF, in order. These contain the
    /// Vietnamese letters.
    private static let additional = Array(
        ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm"
            + "MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv"
            + "WwWwWwWwWwXxXxYyZzZzZzhtwy......AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe"
            + "EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy......").utf8
    )
}
