import StackCore

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
