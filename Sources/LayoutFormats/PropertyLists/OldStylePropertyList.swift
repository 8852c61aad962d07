/// Reads the old text format of property lists (`{ key = value; }`), in which Xcode writes projects
/// and `.strings` files. The braces around a `.strings` file may be absent.
///
/// The reader continues after a syntax error (a *fault*), so that each one gets a message and the
/// rest of the file can be used.
package struct OldStylePropertyList {
    /// A syntax error in the text. Foundation either rejects a file with such an error, or ignores
    /// the text after it.
    package struct Fault: Hashable, Sendable {
        /// The line of the error, counted from 1.
        package let line: Int
        package let message: String
        /// Whether Foundation refuses the whole file.
        package let isRefused: Bool
    }

    private let bytes: [UInt8]
    private var place = 0
    private var line = 1
    private var depth = 0
    /// Whether a quoted text has no closing quotation mark, so that it extends to the end of the
    /// file.
    private var isCutOff = false
    private var faults: [Fault] = []
    private static let deepest = 100
    private static let mostFaults = 100

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// - Parameter text: text in UTF-8
    package static func read(_ text: [UInt8]) -> (list: PropertyListValue, faults: [Fault]) {
        var reader = OldStylePropertyList(text)
        reader.skipSpace()
        let list: PropertyListValue
        if reader.next == UInt8(ascii: "{") || reader.next == UInt8(ascii: "(") {
            list = reader.value() ?? .dictionary(PropertyDictionary())
            reader.skipSpace()
            if reader.next != nil { reader.complain("there is text after the end") }
        } else {
            list = .dictionary(reader.members(until: nil))
        }
        return (list, reader.faults)
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func complain(
        _ message: String, at other: Int? = nil, isRefused: Bool = true
    ) {
        if faults.count < Self.mostFaults {
            faults.append(Fault(line: other ?? line, message: message, isRefused: isRefused))
        }
    }

    private mutating func advance() {
        if bytes[place] == UInt8(ascii: "\n") { line += 1 }
        place += 1
    }

    private mutating func consume(_ byte: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: byte) else { return false }
        advance()
        return true
    }

    // MARK: Skipping white space and comments

    private mutating func skipSpace() {
        // Most calls end here, at a letter, digit or bracket.
        if let byte = next, 0x30..<0x80 ~= byte { return }
        while let byte = next {
            if byte == 0x20 || 0x09...0x0D ~= byte {
                advance()
            } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count {
                guard skipComment(bytes[place + 1]) else { return }
            } else if byte == 0xE2, Self.separators.contains(where: bytes[place...].starts(with:)) {
                place += 3
            } else {
                return
            }
        }
    }

    /// U+2028 and U+2029, which some editors write as line ends.
    private static let separators = ["\u{2028}", "\u{2029}"].map { Array($0.utf8) }

    private mutating func skipComment(_ second: UInt8) -> Bool {
        if second == UInt8(ascii: "/") {
            while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
                advance()
            }
            return true
        }
        guard second == UInt8(ascii: "*") else { return false }
        let start = line
        place += 2
        while place + 1 < bytes.count {
            if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
                place += 2
                return true
            }
            advance()
        }
        place = bytes.count
        complain("a comment has no end", at: start)
        return true
    }

    // MARK: Reading values

    private mutating func value() -> PropertyListValue? {
        skipSpace()
        guard let byte = next else { return nil }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "("):
            guard depth < Self.deepest else {
                complain("lists are nested deeper than \(Self.deepest)")
                place = bytes.count
                return nil
            }
            depth += 1
            defer { depth -= 1 }
            advance()
            return byte == UInt8(ascii: "{")
                ? .dictionary(members(until: UInt8(ascii: "}"))) : .array(elements())
        case UInt8(ascii: "<"): return data()
        default: return word().map(PropertyListValue.string)
        }
    }

    private mutating func elements() -> [PropertyListValue] {
        var list: [PropertyListValue] = []
        while true {
            if consume(")") { return list }
            guard let element = value() else {
                complain("a list has no end")
                return list
            }
            list.append(element)
            if !consume(",") {
                if consume(")") { return list }
                complain("expected , or )")
                return list
            }
        }
    }

    private mutating func data() -> PropertyListValue? {
        let start = place
        while let byte = next, byte != UInt8(ascii: ">") { advance() }
        if next != nil { advance() }
        return .other(String(decoding: bytes[start..<place], as: UTF8.self))
    }

    /// Reads `key = value;` until `end`, or to the end of the file if `end` is nil.
    private mutating func members(until end: UInt8?) -> PropertyDictionary {
        var members = PropertyDictionary()
        while true {
            skipSpace()
            guard let byte = next else {
                if end != nil { complain("a dictionary has no end") }
                return members
            }
            if byte == end {
                advance()
                return members
            }
            let start = line
            guard let key = word() else {
                complainOfKey(byte)
                continue
            }
            guard let value = memberValue(of: key) else { continue }
            members.append(PropertyDictionary.Entry(key: key, value: value, line: start))
        }
    }

    /// Adds a fault for a byte that cannot begin a key. At a second `;` or a zero byte, Foundation
    /// stops reading without an error, so the rest of the file is ignored here too.
    private mutating func complainOfKey(_ byte: UInt8) {
        if byte == UInt8(ascii: ";") || byte == 0 {
            let place = byte == 0 ? "a zero byte" : ";;"
            complain("nothing after \(place) is read", isRefused: false)
            self.place = bytes.count
        } else {
            complain("expected a key")
            skipPastSemicolon()
        }
    }

    /// Reads the value after a key. `key;` means that the key is also the value. Returns nil, and
    /// adds a fault, if there is no value.
    private mutating func memberValue(of key: String) -> PropertyListValue? {
        let keyLine = line
        if consume(";") { return .string(key) }
        guard consume("=") else {
            complain("= is missing", at: keyLine)
            skipPastSemicolon()
            return nil
        }
        guard let value = value() else {
            complain("the value of \"\(key.prefix(60))\" is missing")
            skipPastSemicolon()
            return nil
        }
        let end = line
        if !consume(";"), !isCutOff { complain("; is missing", at: end) }
        return value
    }

    private mutating func skipPastSemicolon() {
        while let byte = next {
            advance()
            if byte == UInt8(ascii: ";") { return }
        }
    }

    // MARK: Reading keys and texts

    private mutating func word() -> String? {
        guard let byte = next else { return nil }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quoted(by: byte) }
        let start = place
        while let byte = next, Self.isUnquoted(byte) { place += 1 }
        return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
    }

    private static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
            UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private mutating func quoted(by quote: UInt8) -> String? {
        let start = line
        advance()
        var text: [UInt8] = []
        while let byte = next {
            advance()
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\"), next != nil {
                escape(into: &text)
            } else {
                text.append(byte)
            }
        }
        complain("a quotation mark has no partner", at: start)
        isCutOff = true
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes the escape after a backslash, as Foundation does: letters such as `\n`, `\U` with
    /// four hexadecimal digits, or up to three octal digits. Before any other character, the
    /// backslash is dropped.
    private mutating func escape(into text: inout [UInt8]) {
        let byte = bytes[place]
        advance()
        switch byte {
        case UInt8(ascii: "a"): text.append(0x07)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "v"): text.append(0x0B)
        case UInt8(ascii: "U"): text.append(contentsOf: unicode())
        case UInt8(ascii: "0")...UInt8(ascii: "7"): text.append(contentsOf: octal(byte))
        default: text.append(byte)
        }
    }

    /// Reads the UTF-16 code units after `\U`. Two escapes may form a pair of surrogates.
    private mutating func unicode() -> [UInt8] {
        var units = [hexadecimal()]
        if UTF16.isLeadSurrogate(units[0]), bytes[place...].starts(with: "\\U".utf8) {
            place += 2
            units.append(hexadecimal())
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func hexadecimal() -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue
            else { break }
            value = value << 4 | UInt16(digit)
            place += 1
        }
        return value
    }

    private mutating func octal(_ first: UInt8) -> [UInt8] {
        var value = Int(first - UInt8(ascii: "0"))
        for _ in 0..<2 {
            guard let byte = next, UInt8(ascii: "0")...UInt8(ascii: "7") ~= byte else { break }
            value = value * 8 + Int(byte - UInt8(ascii: "0"))
            place += 1
        }
        return Array(String(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: value)))).utf8)
    }
}
