/// The text of a property list or a `.strings` file, decoded to UTF-8.
///
/// As in Foundation, a file is in UTF-8, or in UTF-16 with a byte order mark. UTF-32 is not
/// supported.
package struct PropertyListText {
    package let utf8: [UInt8]
    /// The line of a zero byte that ends the text although more follows; nil if there is none.
    let lineOfEnd: Int?

    package init(_ bytes: [UInt8]) throws(PropertyListRefusal) {
        guard let text = Self.decoded(bytes) else {
            throw PropertyListRefusal(Self.line(ofFaultIn: bytes), Self.sentence)
        }
        utf8 = text
        let rest = bytes.starts(with: text) ? bytes.dropFirst(text.count) : []
        let isCut = rest.contains { $0 > 0x20 }
        lineOfEnd = isCut ? text.count { $0 == UInt8(ascii: "\n") } + 1 : nil
    }

    private static let sentence = "the file is neither UTF-8 nor UTF-16"

    private static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(Array(bytes.dropFirst(3))) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes, (0, 8)) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes, (8, 0)) }
        // UTF-16 without a byte order mark has zero bytes beside its letters and is not decoded. In
        // UTF-8, a zero byte ends the text, as in Foundation.
        guard let zero = bytes.firstIndex(of: 0) else { return utf8(bytes) }
        return zero > 1 && !bytes[zero...].dropFirst().prefix(3).contains(0)
            ? utf8(Array(bytes[..<zero])) : nil
    }

    private static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
        String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
    }

    private static func utf16(_ bytes: [UInt8], _ shifts: (UInt16, UInt16)) -> [UInt8]? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: 2, to: bytes.count, by: 2).map {
            UInt16(bytes[$0]) << shifts.0 | UInt16(bytes[$0 + 1]) << shifts.1
        }
        return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
    }

    /// Returns the line of the first byte that is zero or not UTF-8; 1 if there is none.
    private static func line(ofFaultIn bytes: [UInt8]) -> Int {
        var line = 1
        for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if part.contains(0) || String(validating: part, as: UTF8.self) == nil { return line }
            line += 1
        }
        return 1
    }
}
