/// Decodes a file's bytes into UTF-8 text.
///
/// Only encodings that this type can decode itself are accepted, because `StartTagBounds` and other
/// limits must be checked on the decoded text before libxml2 parses it.
enum SourceEncoding {
    /// Returns the file's text in UTF-8, and whether the file itself is in UTF-8; then the text is
    /// the file's own bytes. Throws if the encoding is not supported.
    ///
    /// Invalid bytes may be returned unchanged: libxml2 then reports their line.
    static func text(
        of bytes: [UInt8]
    ) throws(ImportRefusal) -> (text: [UInt8], isFaithful: Bool) {
        if let isBigEndian = utf16(bytes) {
            return (try text(ofUTF16: bytes, isBigEndian: isBigEndian), false)
        }
        if bytes.prefix(4).contains(0) { throw unread("of the file") }
        guard let name = declared(in: bytes) else { return (bytes, true) }
        let encoding = name.lowercased()
        if utf8.contains(encoding) { return (bytes, true) }
        if bytes.allSatisfy({ $0 < 0x80 }), supersets.contains(where: encoding.hasPrefix) {
            return (bytes, true)
        }
        if encoding.hasPrefix("utf-16") {
            throw ImportRefusal(line: 1, "the file is declared as UTF-16, but is not")
        }
        guard latin1.contains(encoding) else { throw unread(String(name.prefix(40))) }
        return (text(ofLatin1: bytes), false)
    }

    private static let utf8: Set<String> = ["utf-8", "utf8"]
    private static let latin1: Set<String> = ["iso-8859-1", "latin1"]

    /// The beginnings of the names of encodings whose bytes below 128 mean the same as in UTF-8.
    private static let supersets = ["us-ascii", "ascii", "iso-8859-", "latin1", "windows-125"]

    private static func unread(_ name: String) -> ImportRefusal {
        ImportRefusal(
            line: 1, "the encoding \(name) is not supported; use UTF-8, UTF-16 or ISO-8859-1")
    }

    /// Returns the encoding that the XML declaration names; nil if it names no encoding.
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

// MARK: Decoding UTF-16 and ISO-8859-1

extension SourceEncoding {
    /// Returns whether the UTF-16 text is big-endian; nil if the file is not in UTF-16.
    ///
    /// Without a byte order mark, the byte order is determined from the `<` that every file starts
    /// with.
    private static func utf16(_ bytes: [UInt8]) -> Bool? {
        switch bytes.prefix(4).map(Int.init) {
        case [0xFF, 0xFE, 0, 0]: nil
        case let start where start.starts(with: [0xFF, 0xFE]): false
        case let start where start.starts(with: [0xFE, 0xFF]): true
        case let start where start.count == 4 && start.starts(with: [0x3C, 0]) && start[2] > 0:
            false
        case let start where start.count == 4 && start.starts(with: [0, 0x3C]) && start[3] > 0:
            true
        default: nil
        }
    }

    private static func text(
        ofUTF16 bytes: [UInt8], isBigEndian: Bool
    ) throws(ImportRefusal) -> [UInt8] {
        let (first, second) = isBigEndian ? (8, 0) : (0, 8)
        var units = stride(from: 0, to: bytes.count - 1, by: 2).map {
            UInt16(bytes[$0]) << first | UInt16(bytes[$0 + 1]) << second
        }
        if units.first == 0xFEFF { units.removeFirst() }
        guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self)
        else { throw ImportRefusal(line: nil, "the XML is broken: the file is not in UTF-16") }
        return Array(text.utf8)
    }

    /// Converts ISO-8859-1, whose characters are the first 256 of Unicode, to UTF-8.
    private static func text(ofLatin1 bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        for byte in bytes {
            if byte < 0x80 {
                text.append(byte)
            } else {
                text.append(0xC0 | byte >> 6)
                text.append(0x80 | byte & 0x3F)
            }
        }
        return text
    }
}
