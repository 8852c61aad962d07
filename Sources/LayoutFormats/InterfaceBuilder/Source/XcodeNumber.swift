import StackCore

/// Numbers as Xcode writes them: 17 significant digits without trailing zeros, like C's `%.17g`,
/// and zero as `0.0`. This applies to all 11,416 lengths, positions and colour components in 44
/// documents.
enum XcodeNumber {
    static func spell(_ value: Double) -> String {
        if value == 0 { return "0.0" }
        if value == value.rounded() || value.magnitude < least || value.magnitude >= 1e15 {
            return NumberSpelling.spell(value)
        }
        return (value < 0 ? "-" : "") + digits(value.magnitude)
    }

    /// Returns the text of a property value: a number as Xcode writes it, any other value as
    /// documents write it.
    static func spelling(_ value: PropertyValue) -> String {
        if case .number(let number) = value { spell(number) } else { value.spelling }
    }

    /// The smallest magnitude that `digits` accepts. For smaller numbers C's format uses an
    /// exponent, and `scaled` would overflow.
    private static let least = 1e-4
    private static let precision = 17
    private static let powers = [
        1e-3, 1e-2, 1e-1, 1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13,
        1e14,
    ]

    /// Returns the decimal digits of `value`, which must be between `least` and 10^15 and not a
    /// whole number.
    private static func digits(_ value: Double) -> String {
        assert(
            value >= least && value < 1e15 && value != value.rounded(),
            "\(value) has other digits")
        // The number of decimal places that gives 17 significant digits. Digits before the decimal
        // point count as significant; leading zeros of numbers below 1 do not.
        let places = precision + 3 - powers.prefix { $0 <= value }.count
        let text = String(scaled(value, by: places))
        let padded = String(repeating: "0", count: max(0, places + 1 - text.count)) + text
        let fraction = padded.suffix(places)
        let end = fraction.lastIndex { $0 != "0" }
        guard let end else { return String(padded.dropLast(places)) }
        return padded.dropLast(places) + "." + fraction[...end]
    }

    /// Returns `value · 10^places`, rounded to the nearest whole number, ties to even. The product
    /// before rounding is exact, because it fits in 128 bits: a significand has 53 bits, and 10^20,
    /// the largest power that is used, has 67.
    private static func scaled(_ value: Double, by places: Int) -> UInt128 {
        var product = UInt128(value.significandBitPattern | 1 << 52)
        for _ in 0..<places { product *= 10 }
        let shift = 52 - Int(value.exponent)
        let (whole, rest) = (product >> shift, product & ((1 << shift) - 1))
        let half: UInt128 = 1 << (shift - 1)
        return rest > half || (rest == half && whole & 1 == 1) ? whole + 1 : whole
    }
}

/// Numbers as Interface Builder writes them: decimals, sometimes with an exponent.
enum XMLNumber {
    /// Parses a number such as `12.5` or `1e-3`. Returns nil if the text is not a number, or if its
    /// magnitude exceeds the limit for documents.
    static func parse(_ text: String?) -> Double? {
        guard let text, text.utf8.count <= 64, text.utf8.allSatisfy(isPart) else { return nil }
        guard let value = Double(text), value.magnitude <= NumberSpelling.limit else { return nil }
        return value.magnitude < noise ? 0 : value
    }

    /// Returns the number as documents spell it; nil if the text is not a number.
    static func spelling(_ text: String?) -> String? { parse(text).map(NumberSpelling.spell) }

    /// The magnitude below which a number in a file counts as 0. Xcode writes rounding errors such
    /// as `-1.4e-14` in place of 0.
    private static let noise = 1e-9

    /// Returns whether Interface Builder uses the character in numbers. This excludes words such as
    /// `nan` and hexadecimal numbers, which `Double` would accept.
    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
