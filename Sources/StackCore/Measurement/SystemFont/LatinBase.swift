/// The unaccented letter whose width an accented Latin letter shares.
enum LatinBase {
    /// A letter followed by a combining accent begins with its own base.
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

    private static let none = UInt8(ascii: ".")

    /// U+00C0…U+017F; a point where no single letter is as wide.
    private static let bases = Array(
        ("AAAAAA.CEEEEIIIIDNOOOOO.OUUUUYP.aaaaaa.ceeeeiiiidnooooo.ouuuuypy"
            + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi..JjKkkLlLlLlLl"
            + "LlNnNnNnnNnOoOoOo..RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf").utf8
    )

    /// U+1E00…U+1EFF, where Vietnamese has its letters.
    private static let additional = Array(
        ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm"
            + "MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv"
            + "WwWwWwWwWwXxXxYyZzZzZzhtwy......AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe"
            + "EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy......").utf8
    )
}
