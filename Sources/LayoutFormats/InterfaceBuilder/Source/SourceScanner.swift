import StackCore

/// Splits an XML file into its nodes without losing a byte.
///
/// Use it only on text that `XMLValidator` has accepted: well-formed UTF-8 without a DOCTYPE and
/// within the depth limit. For any other text, `tree` returns nil; it never stops the program.
struct SourceScanner {
    private let bytes: [UInt8]
    private var at = 0
    private var nodes = [SourceNode(kind: .file, content: SourceSlice(0, 0))]
    private var tags: [SourceTag] = []
    private var attributes: [SourceAttribute] = []
    /// The number of the innermost open element; 0, the node of the whole file, if none is open.
    private var parent: SourceNode.Number = 0
    private var line = 1
    private var counted = 0
    private let cancellation: Cancellation

    /// Returns the tree of an XML file; nil if `XMLValidator` would not have accepted the text, or
    /// if the work was cancelled.
    ///
    /// - Parameter elementCount: the number of elements that `XMLValidator` counted
    static func tree(
        _ bytes: [UInt8], elementCount: Int, isFaithful: Bool = true,
        until cancellation: Cancellation = .never
    ) -> SourceTree? {
        var scanner = SourceScanner(bytes, until: cancellation)
        scanner.tags.reserveCapacity(elementCount)
        scanner.nodes.reserveCapacity(2 * elementCount + 2)
        guard scanner.scan(), scanner.tags.count == elementCount, elementCount > 0 else {
            return nil
        }
        return SourceTree(
            scanner.bytes, scanner.nodes, scanner.tags, scanner.attributes,
            isFaithful: isFaithful, until: cancellation)
    }

    private init(_ bytes: [UInt8], until cancellation: Cancellation) {
        self.bytes = bytes
        self.cancellation = cancellation
    }

    /// Scans the whole file, without recursion. Returns false on unexpected input or if the work
    /// was cancelled.
    private mutating func scan() -> Bool {
        while at < bytes.count {
            if cancellation.isRequested() { return false }
            let before = at
            if step() {
                assert(at > before, "the scanner stays at byte \(before)")
                continue
            }
            // `XMLValidator` stops at a zero byte after the root element, so the rest of the file
            // is stored as text.
            guard parent == 0, !tags.isEmpty else { return false }
            add(.text, to: bytes.count)
        }
        return parent == 0
    }

    /// Scans the next tag, or the text before the next tag. Returns false on unexpected input.
    private mutating func step() -> Bool {
        if bytes[at] != UInt8(ascii: "<") {
            add(.text, to: find("<") ?? bytes.count)
            return true
        }
        if starts("</") { return endTag() }
        if starts("<!--") { return markup(.comment, "-->") }
        if starts("<![CDATA[") { return markup(.characterData, "]]>") }
        if starts("<?") { return markup(.instruction, "?>") }
        return (parent > 0 || tags.isEmpty) && startTag()
    }

    // MARK: Adding nodes to the tree

    private mutating func add(_ kind: SourceNode.Kind, to end: Int) {
        assert(end <= bytes.count, "a node ends behind the file")
        append(kind, SourceSlice(at, end))
        at = end
    }

    private mutating func append(_ kind: SourceNode.Kind, _ content: SourceSlice) {
        let number = SourceNode.Number(nodes.count)
        var node = SourceNode(kind: kind, content: content)
        node.parent = parent
        node.previous = nodes[Int(parent)].last
        nodes.append(node)
        if node.previous == SourceNode.none {
            nodes[Int(parent)].first = number
        } else {
            nodes[Int(node.previous)].next = number
        }
        nodes[Int(parent)].last = number
    }

    private mutating func markup(_ kind: SourceNode.Kind, _ end: StaticString) -> Bool {
        guard let found = find(end, from: at + 2) else { return false }
        add(kind, to: found + end.utf8CodeUnitCount)
        return true
    }

    private mutating func endTag() -> Bool {
        guard parent > 0, let end = find(">") else { return false }
        tags[Int(nodes[Int(parent)].tag)].end = SourceSlice(at, end + 1)
        at = end + 1
        parent = nodes[Int(parent)].parent
        return true
    }

    private mutating func startTag() -> Bool {
        at += 1
        let name = scanName()
        guard name.count > 0 else { return false }
        append(.element, name)
        let number = SourceNode.Number(nodes.count - 1)
        let first = attributes.count
        while true {
            let start = at
            skipSpace()
            guard at < bytes.count else { return false }
            if bytes[at] == UInt8(ascii: "/") || bytes[at] == UInt8(ascii: ">") {
                countLines()
                let isOpen = bytes[at] == UInt8(ascii: ">")
                at += isOpen ? 1 : 2
                guard at <= bytes.count, bytes[at - 1] == UInt8(ascii: ">") else { return false }
                nodes[Int(number)].tag = Int32(tags.count)
                tags.append(
                    SourceTag(
                        attributes: SourceSlice(first, attributes.count),
                        tail: SourceSlice(start, at), end: SourceSlice(0, 0), line: Int32(line)))
                if isOpen { parent = number }
                return true
            }
            guard attribute(from: start) else { return false }
        }
    }

    private mutating func attribute(from start: Int) -> Bool {
        let name = scanName()
        skipSpace()
        guard name.count > 0, starts("=") else { return false }
        at += 1
        skipSpace()
        guard at < bytes.count, starts("\"") || starts("'") else { return false }
        let quote = bytes[at]
        at += 1
        guard let end = bytes[at...].firstIndex(of: quote) else { return false }
        attributes.append(
            SourceAttribute(start: UInt32(start), name: name, value: SourceSlice(at, end)))
        at = end + 1
        return true
    }

    /// Advances `line` to the line number of the current position.
    private mutating func countLines() {
        for byte in bytes[counted..<at] where byte == UInt8(ascii: "\n") { line += 1 }
        counted = at
    }

    // MARK: Scanning names and white space

    private mutating func scanName() -> SourceSlice {
        let start = at
        while at < bytes.count, !Self.endsName(bytes[at]) { at += 1 }
        return SourceSlice(start, at)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"),
            UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"):
            true
        default: false
        }
    }

    private mutating func skipSpace() {
        while at < bytes.count, XMLEscape.isSpace(bytes[at]) { at += 1 }
    }

    private func starts(_ mark: StaticString, at place: Int? = nil) -> Bool {
        let place = place ?? at
        guard place + mark.utf8CodeUnitCount <= bytes.count else { return false }
        return mark.withUTF8Buffer { $0.elementsEqual(bytes[place..<place + $0.count]) }
    }

    /// Returns the byte offset of the next occurrence of `mark`; nil if there is none.
    private func find(_ mark: StaticString, from start: Int? = nil) -> Int? {
        let first = mark.withUTF8Buffer { $0[0] }
        var place = start ?? at
        while let found = bytes[min(place, bytes.count)...].firstIndex(of: first) {
            if starts(mark, at: found) { return found }
            place = found + 1
        }
        return nil
    }
}
