/// Parses and formats numbers as plain decimals. Exponents, `inf` and `nan` are not accepted.
package enum NumberSpelling {
    /// The largest absolute value of a number in a document, in points.
    package static let limit = 1e6

    /// Parses a plain decimal such as `-12.5`; nil if the text does not have this form or the
    /// number is beyond ±`limit`.
    package static func parse(_ text: some StringProtocol) -> Double? {
        var rest = text.utf8[...]
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        var digits = 0
        var points = 0
        for byte in rest {
            if byte == UInt8(ascii: ".") {
                points += 1
            } else if isDigit(byte) {
                digits += 1
            } else {
                return nil
            }
        }
        guard digits > 0, points <= 1, text.utf8.count <= 400 else { return nil }
        guard let value = Double(String(text)), value.magnitude <= limit else { return nil }
        return value == 0 ? 0 : value
    }

    /// Returns the shortest plain decimal that parses to the same number: `8`, `0.5`, `-3.25`.
    package static func spell(_ value: Double) -> String {
        if value == value.rounded(), value.magnitude < 1e15 { return String(Int64(value)) }
        let text = String(value)
        guard let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) else { return text }
        let exponent = Int(text[text.index(after: mark)...]) ?? 0
        return shift(String(text[..<mark]), by: exponent)
    }

    /// Rounds the value to three decimals and appends it to `bytes` as `spell` formats it. Faster
    /// than `spell`, for code that writes many numbers.
    package static func write(millipointsOf value: Double, to bytes: inout [UInt8]) {
        let thousandths = value.thousandths
        // Up to 15 digits, the text that is computed from the thousandths equals the result of
        // `spell`. A number with more digits may have a shorter text that parses to it, so `spell`
        // formats it.
        guard thousandths.magnitude < 1e15 else {
            bytes.append(contentsOf: spell(value.millipoints).utf8)
            return
        }
        let (whole, rest) = Int(thousandths.magnitude).quotientAndRemainder(dividingBy: 1000)
        if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes.append(contentsOf: String(whole).utf8)
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        for digit in [rest / 100, rest / 10 % 10, rest % 10] {
            bytes.append(UInt8(ascii: "0") + UInt8(digit))
        }
        while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    }

    /// Returns the number with at most three decimals, for people to read. A number that would
    /// otherwise become 0 keeps all its decimals.
    package static func rounded(_ value: Double) -> String {
        spell(value.millipoints == 0 ? value : value.millipoints)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    /// Moves the decimal point of `mantissa`, such as `1.25`, by `exponent` places. This turns
    /// Swift's `1.25e-05` into a plain decimal.
    private static func shift(_ mantissa: String, by exponent: Int) -> String {
        let negative = mantissa.hasPrefix("-")
        let parts = mantissa.drop(while: { $0 == "-" }).split(
            separator: ".", omittingEmptySubsequences: false)
        let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
        var digits = String(parts[0]) + fraction
        var point = parts[0].count + exponent
        if point <= 0 {
            digits = String(repeating: "0", count: 1 - point) + digits
            point = 1
        } else if point > digits.count {
            digits += String(repeating: "0", count: point - digits.count)
        }
        let whole = digits.prefix(point)
        let rest = digits.dropFirst(point)
        return (negative ? "-" : "") + whole + (rest.isEmpty ? "" : "." + rest)
    }
}

extension Size {
    /// The size as `WxH`: width and height in points.
    package var spelling: String {
        NumberSpelling.spell(width) + "x" + NumberSpelling.spell(height)
    }
}
