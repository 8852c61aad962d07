extension XMLNode {
    /// Parses a UTF-8 file.
    ///
    /// - Returns: nil if the bytes are not XML in the form that Interface Builder writes
    package static func read(_ bytes: [UInt8]) -> XMLNode? {
        var parser = XMLParser(bytes)
        return parser.file()
    }

    /// The root element of a file.
    package var root: XMLNode { elements[0] }
}

/// Parses a file in one pass.
private struct XMLParser {
    private let bytes: [UInt8]
    private var place = 0
    private var count = 0
    private var open: [XMLNode]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        open = [XMLNode(.file)]
    }

    mutating func file() -> XMLNode? {
        while place < bytes.count {
            guard node() else { return nil }
        }
        let isWhole = open.count == 1 && open[0].elements.count == 1
        return isWhole ? open[0] : nil
    }

    /// Parses the next node; returns false if it is malformed.
    private mutating func node() -> Bool {
        if bytes[place] != UInt8(ascii: "<") {
            let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            return add(.text, upTo: end)
        }
        if starts("<!--") { return add(.other, through: "-->") }
        if starts("<![CDATA[") { return add(.text, through: "]]>") }
        if starts("<?") { return add(.other, through: "?>") }
        if starts("<!") { return false }
        return starts("</") ? endTag() : startTag()
    }

    private func starts(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    private mutating func add(_ kind: XMLNode.Kind, through text: String) -> Bool {
        let mark = Array(text.utf8)
        var end = place
        while end + mark.count <= bytes.count, !bytes[end...].starts(with: mark) { end += 1 }
        return end + mark.count <= bytes.count && add(kind, upTo: end + mark.count)
    }

    private mutating func add(_ kind: XMLNode.Kind, upTo end: Int) -> Bool {
        open.last!.append(XMLNode(kind, bytes: Array(bytes[place..<end])))
        place = end
        return true
    }

    private mutating func endTag() -> Bool {
        guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")), open.count > 1 else {
            return false
        }
        let name = bytes[(place + 2)..<end].filter { !Self.isSpace($0) }
        place = end + 1
        return open.removeLast().name == String(decoding: name, as: UTF8.self)
    }

    private mutating func startTag() -> Bool {
        let start = place
        place += 1
        let name = word()
        var attributes: [(name: String, value: String)] = []
        skipSpaces()
        while let byte = current, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") {
            guard let attribute = attribute() else { return false }
            attributes.append(attribute)
            skipSpaces()
        }
        let isClosed = current == UInt8(ascii: "/")
        place += isClosed ? 2 : 1
        guard !name.isEmpty, place <= bytes.count else { return false }
        let element = XMLNode(
            .element, name, number: count, attributes, bytes: Array(bytes[start..<place]))
        count += 1
        open.last!.append(element)
        if !isClosed { open.append(element) }
        return true
    }

    private mutating func attribute() -> (name: String, value: String)? {
        let name = word()
        skipSpaces()
        guard current == UInt8(ascii: "="), !name.isEmpty else { return nil }
        place += 1
        skipSpaces()
        guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let end = bytes[(place + 1)...].firstIndex(of: quote)
        else { return nil }
        // XML parsers replace literal white space in attribute values by spaces.
        let raw = bytes[(place + 1)..<end].map { Self.isSpace($0) ? UInt8(ascii: " ") : $0 }
        place = end + 1
        return (name, XMLText.decoded(raw))
    }

    private mutating func word() -> String {
        let start = place
        while let byte = current, !Self.isSpace(byte), !"=/>".utf8.contains(byte) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func skipSpaces() {
        while let byte = current, Self.isSpace(byte) { place += 1 }
    }

    private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 32 || byte == 9 || byte == 10 || byte == 13
    }
}
