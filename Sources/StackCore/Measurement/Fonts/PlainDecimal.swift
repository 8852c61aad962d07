/// Decimals written with digits and at most one point: no exponent, no hex, no nan.
enum PlainDecimal {
    /// The value of a word such as `-13.5`; nil for any other form and for more than 17 digits.
    static func value(_ word: String) -> Double? {
        var digits = word.utf8[...]
        if digits.first == 0x2D { digits.removeFirst() }
        let parts = digits.split(separator: 0x2E, omittingEmptySubsequences: false)
        guard parts.count <= 2, digits.count <= 18,
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) })
        else { return nil }
        return Double(word)
    }

    /// The shortest text that reads back as `value`, without a trailing `.0`.
    ///
    /// Plain for magnitudes from 0.0001 to 1e16; beyond them Swift's own spelling remains.
    static func text(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
