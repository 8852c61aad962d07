/// Cuts a file into its elements without losing a byte.
///
/// Only for files that `XMLReader` has accepted: well-formed, without a DOCTYPE, not too deep. What
/// the scanner does not expect all the same makes it give up (nil), never trap.
struct SourceScanner {
    private let text: String
    private let bytes: [UInt8]
    private var at = 0

    /// Nil when the bytes are not UTF-8, or not what an XML reader would have accepted.
    static func file(_ bytes: [UInt8]) -> SourceFile? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        var scanner = SourceScanner(text: text, bytes: bytes)
        return scanner.file()
    }

    private init(text: String, bytes: [UInt8]) {
        self.text = text
        self.bytes = bytes
    }

    private mutating func file() -> SourceFile? {
        while at < bytes.count, !(starts("<") && !starts("<?") && !starts("<!")) {
            guard skipMarkup() else { return nil }
        }
        let prolog = slice(0, at)
        guard let root = tree() else { return nil }
        return SourceFile(
            prolog: prolog, root: root, epilog: slice(at, bytes.count),
            layout: SourceLayout(of: text))
    }

    /// The element that starts here, with everything in it. Iterates: depth is the reader's matter.
    private mutating func tree() -> SourceElement? {
        guard let root = startTag() else { return nil }
        var open = root.startTail.hasSuffix("/") ? [] : [root]
        var textStart = at
        while let last = open.last {
            guard at < bytes.count else { return nil }
            if starts("</") {
                last.addText(slice(textStart, at))
                guard let end = find(">") else { return nil }
                last.endTag = slice(at, end + 1)
                (at, textStart) = (end + 1, end + 1)
                open.removeLast()
            } else if starts("<"), !starts("<!"), !starts("<?") {
                last.addText(slice(textStart, at))
                guard let child = startTag() else { return nil }
                last.add(child)
                textStart = at
                if !child.startTail.hasSuffix("/") { open.append(child) }
            } else if !skipMarkup() {
                return nil
            }
        }
        return root
    }

    /// Goes over a comment, an instruction, a CDATA section, or characters up to the next `<`.
    private mutating func skipMarkup() -> Bool {
        for (start, end) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
        where starts(start) {
            at += start.utf8.count
            guard let found = find(end) else { return false }
            at = found + end.utf8.count
            return true
        }
        if starts("<") { return false }
        at = find("<") ?? bytes.count
        return true
    }

    private mutating func startTag() -> SourceElement? {
        at += 1
        let name = takeName()
        guard !name.isEmpty else { return nil }
        var attributes: [SourceAttribute] = []
        while true {
            let start = at
            skipSpace()
            guard at < bytes.count else { return nil }
            if bytes[at] == UInt8(ascii: "/") || bytes[at] == UInt8(ascii: ">") {
                if bytes[at] == UInt8(ascii: "/") { at += 1 }
                guard starts(">") else { return nil }
                at += 1
                return SourceElement(
                    name: name, attributes: attributes, startTail: slice(start, at - 1))
            }
            guard let attribute = attribute(from: start) else { return nil }
            attributes.append(attribute)
        }
    }

    private mutating func attribute(from start: Int) -> SourceAttribute? {
        let name = takeName()
        skipSpace()
        guard !name.isEmpty, starts("=") else { return nil }
        at += 1
        skipSpace()
        guard starts("\"") || starts("'") else { return nil }
        let quote = slice(at, at + 1)
        let lead = slice(start, at)
        at += 1
        guard let end = find(quote) else { return nil }
        let value = slice(at, end)
        at = end + 1
        return SourceAttribute(lead: lead, name: name, rawValue: value, quote: quote)
    }

    // MARK: Bytes

    private mutating func takeName() -> String {
        let start = at
        while at < bytes.count, !Self.endsName(bytes[at]) { at += 1 }
        return slice(start, at)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || "=/>\"'<".utf8.contains(byte)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private mutating func skipSpace() {
        while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
    }

    private func starts(_ mark: String) -> Bool { bytes[at...].starts(with: mark.utf8) }

    /// Where `mark` next starts.
    private func find(_ mark: String) -> Int? {
        let mark = Array(mark.utf8)
        var place = at
        while place + mark.count <= bytes.count {
            if bytes[place] == mark[0], bytes[place...].starts(with: mark) { return place }
            place += 1
        }
        return nil
    }

    private func slice(_ start: Int, _ end: Int) -> String {
        String(decoding: bytes[start..<end], as: UTF8.self)
    }
}

extension SourceElement {
    fileprivate func addText(_ text: String) {
        if !text.isEmpty { pieces.append(.text(text)) }
    }

    fileprivate func add(_ child: SourceElement) {
        pieces.append(.element(child))
        child.parent = self
    }
}
