/// In which encoding a file is, as far as it matters here: whether its bytes are its text.
enum SourceEncoding {
    /// Whether the bytes are UTF-8 and the file does not say that they are anything else.
    static func isUTF8(_ bytes: [UInt8]) -> Bool {
        // UTF-16 and UTF-32 are told by a byte order mark, which is no UTF-8, or by zeros.
        guard !bytes.prefix(4).contains(0), (try? UTF8Span(validating: bytes.span)) != nil else {
            return false
        }
        guard let name = declared(in: bytes)?.lowercased() else { return true }
        if utf8.contains(name) { return true }
        return bytes.allSatisfy { $0 < 0x80 } && supersets.contains(where: name.hasPrefix)
    }

    private static let utf8: Set<String> = ["utf-8", "utf8"]

    /// Encodings in which bytes below 128 are what they are in UTF-8.
    private static let supersets = ["us-ascii", "ascii", "iso-8859-", "windows-125"]

    /// What the XML declaration names.
    private static func declared(in bytes: [UInt8]) -> String? {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let declaration = String(decoding: text[..<end], as: UTF8.self)
        guard let word = declaration.firstRange(of: "encoding") else { return nil }
        let quoted = declaration[word.upperBound...].drop { $0 != "\"" && $0 != "'" }
        guard let quote = quoted.first else { return nil }
        return String(quoted.dropFirst().prefix { $0 != quote })
    }
}
