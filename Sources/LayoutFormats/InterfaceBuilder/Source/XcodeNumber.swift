import StackCore

/// Numbers as Xcode writes them: 17 significant digits without zeros behind them, as C's `%.17g`, and
/// zero as `0.0`. All 11,416 lengths, places and colours of 44 documents are spelled so.
enum XcodeNumber {
    static func spell(_ value: Double) -> String {
        if value == 0 { return "0.0" }
        if value == value.rounded() || value.magnitude < least || value.magnitude >= 1e15 {
            return NumberSpelling.spell(value)
        }
        return (value < 0 ? "-" : "") + digits(value.magnitude)
    }

    /// A property's number; whatever else it holds as everywhere.
    static func spelling(_ value: PropertyValue) -> String {
        if case .number(let number) = value { spell(number) } else { value.spelling }
    }

    /// Below it C's format has an exponent, and our product no room.
    private static let least = 1e-4
    private static let precision = 17
    private static let powers = [
        1e-3, 1e-2, 1e-1, 1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13,
        1e14,
    ]

    /// `value` between `least` and 10^15, which is no whole number.
    private static func digits(_ value: Double) -> String {
        // One digit stands before the point from 1 on, none from 0.1 on, and so forth.
        let places = precision + 3 - powers.prefix { $0 <= value }.count
        let text = String(scaled(value, by: places))
        let padded = String(repeating: "0", count: max(0, places + 1 - text.count)) + text
        let fraction = padded.suffix(places)
        let end = fraction.lastIndex { $0 != "0" }
        guard let end else { return String(padded.dropLast(places)) }
        return padded.dropLast(places) + "." + fraction[...end]
    }

    /// `value · 10^places`, to the nearest whole number, halves to the even one. Exact: a significand
    /// has 53 bits, and 10^20 has 67.
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
    /// Reads `12.5`, `1e-3`. Nil for anything else, and beyond what a document may hold.
    static func parse(_ text: String?) -> Double? {
        guard let text, text.utf8.count <= 64, text.utf8.allSatisfy(isPart) else { return nil }
        guard let value = Double(text), value.magnitude <= NumberSpelling.limit else { return nil }
        return value.magnitude < noise ? 0 : value
    }

    /// The number as the document's values spell it.
    static func spelling(_ text: String?) -> String? { parse(text).map(NumberSpelling.spell) }

    /// Xcode's own arithmetic leaves `-1.4e-14` where 0 is meant.
    private static let noise = 1e-9

    /// Words and hexadecimals, which `Double` would take, are none of Interface Builder's.
    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
