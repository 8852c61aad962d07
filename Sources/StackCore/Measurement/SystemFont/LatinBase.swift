/// The unaccented letter whose width an accented Latin letter shares.
enum LatinBase {
    /// A letter followed by a combining accent begins with its own base.
    static func ascii(_ scalar: Unicode.Scalar) -> UInt8? {
        if scalar.isASCII { return UInt8(scalar.value) }
        guard scalar.value >= 0xC0, scalar.value - 0xC0 < UInt32(bases.count) else { return nil }
        let base = bases[Int(scalar.value - 0xC0)]
        return base == 0x2E ? nil : base
    }

    /// U+00C0…U+017F; a point where no single letter is as wide.
    private static let bases = Array(
        ("AAAAAA.CEEEEIIIIDNOOOOO.OUUUUYP.aaaaaa.ceeeeiiiidnooooo.ouuuuypy"
            + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi..JjKkkLlLlLlLl"
            + "LlNnNnNnnNnOoOoOo..RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf").utf8
    )
}
