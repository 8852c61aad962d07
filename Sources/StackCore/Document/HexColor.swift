/// A colour spelled `#RGB`, `#RRGGBB` or `#RRGGBBAA`; each part from 0 to 1.
package struct HexColor: Hashable, Sendable {
    package let red, green, blue, alpha: Double

    /// Nil for every other text, such as a colour's name.
    package init?(_ spelling: String) {
        guard spelling.hasPrefix("#") else { return nil }
        var digits: [Int] = []
        for character in spelling.dropFirst() {
            guard character.isASCII, let digit = character.hexDigitValue else { return nil }
            digits.append(digit)
        }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        let parts = stride(from: 0, to: digits.count, by: 2).map {
            Double(digits[$0] * 16 + digits[$0 + 1]) / 255
        }
        (red, green, blue) = (parts[0], parts[1], parts[2])
        alpha = parts.count == 4 ? parts[3] : 1
    }
}
