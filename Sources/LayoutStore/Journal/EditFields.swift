internal import StackCore

/// A parser of the fields in one line of `EditText`, in order. For any bytes, it returns or throws,
/// and never traps.
struct EditFields {
    private let bytes: [UInt8]
    private let spelling: StoredValueFormat
    /// The byte offset of the next field; larger than `end` if there is no field left.
    private var position: Int
    private let end: Int
    private let line: Int

    /// - Parameter range: the byte range of the line without its line feed
    init(_ bytes: [UInt8], in range: Range<Int>, line: Int, _ spelling: StoredValueFormat) {
        assert(
            range.lowerBound >= 0 && range.upperBound <= bytes.count,
            "line \(line) is not in the text")
        assert(!bytes[range].contains(UInt8(ascii: "\n")), "line \(line) is several lines")
        self.bytes = bytes
        self.spelling = spelling
        position = range.lowerBound
        end = range.upperBound
        self.line = line
    }

    private var undecodable: UndecodableEdits { UndecodableEdits(line: line) }

    private var isAtEnd: Bool { position > end }

    /// Throws unless all fields of the line have been read.
    func requireEnd() throws(UndecodableEdits) {
        if !isAtEnd { throw undecodable }
    }

    /// Returns the byte range of the next field, and advances `position`.
    private mutating func field() throws(UndecodableEdits) -> Range<Int> {
        if isAtEnd { throw undecodable }
        let start = position
        while position < end, bytes[position] != UInt8(ascii: "\t") { position += 1 }
        defer { position += 1 }
        return start..<position
    }

    mutating func text() throws(UndecodableEdits) -> String { try text(in: field()) }

    private func text(in range: Range<Int>) throws(UndecodableEdits) -> String {
        let field = bytes[range]
        let text = String(decoding: field, as: UTF8.self)
        return field.contains(UInt8(ascii: "\\")) ? try unescaped(text) : text
    }

    private func unescaped(_ text: String) throws(UndecodableEdits) -> String {
        var result = String.UnicodeScalarView()
        var escaped = false
        for scalar in text.unicodeScalars {
            if escaped {
                result.append(try require(EditEscape.plain(for: scalar)))
                escaped = false
            } else if scalar == "\\" {
                escaped = true
            } else {
                result.append(scalar)
            }
        }
        if escaped { throw undecodable }
        return String(result)
    }

    /// Parses the next field as decimal digits, optionally after a minus sign.
    mutating func number() throws(UndecodableEdits) -> Int { try number(in: field()) }

    private func number(in range: Range<Int>) throws(UndecodableEdits) -> Int {
        assert(range.upperBound <= end, "a field goes beyond line \(line)")
        var digits = bytes[range]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits.removeFirst() }
        // Eighteen digits cannot overflow, and no number in a journal is longer.
        guard (1...18).contains(digits.count) else { throw undecodable }
        var number = 0
        for digit in digits {
            guard 48...57 ~= digit else { throw undecodable }
            number = number * 10 + Int(digit - 48)
        }
        return isNegative ? -number : number
    }

    private func require<Value>(_ value: Value?) throws(UndecodableEdits) -> Value {
        guard let value else { throw undecodable }
        return value
    }
}

extension EditFields {
    /// Parses the fields after `verb`, the first field of the line, as an edit.
    mutating func edit(
        _ verb: String, of document: DocumentID
    ) throws(UndecodableEdits) -> FileEdit {
        switch verb {
        case "D+": .createDocument(document, name: try text())
        case "D-": .destroyDocument(document, name: try text())
        case "D=": .renameDocument(document, from: try text(), to: try text())
        default: .edit(document, try edit(verb))
        }
    }

    private mutating func edit(_ verb: String) throws(UndecodableEdits) -> Edit {
        switch verb {
        case "V+": .createView(try view())
        case "V-": .destroyView(try view())
        case "S+": .insertSubview(try viewID(), in: try viewID(), at: try number())
        case "S-": .removeSubview(try viewID(), from: try viewID(), at: try number())
        case "A+": .insertArranged(try viewID(), in: try viewID(), at: try number())
        case "A-": .removeArranged(try viewID(), from: try viewID(), at: try number())
        case "C+": .createConstraint(try constraint())
        case "C-": .destroyConstraint(try constraint())
        case "N": .rename(try item(), from: try text(), to: try text())
        case "P": try property()
        default: throw undecodable
        }
    }

    private mutating func view() throws(UndecodableEdits) -> View {
        let id = try viewID()
        let kind = ViewKind(stored: try text())
        return View(
            id: id, name: try text(), kind: try require(kind), properties: try properties())
    }

    private mutating func constraint() throws(UndecodableEdits) -> LayoutConstraint {
        let id = ConstraintID(try number())
        let name = try text()
        let first = try require(try anchor())
        let relation = Relation(rawValue: try text())
        let second = try anchor()
        return LayoutConstraint(
            id: id, name: name, first: first, relation: try require(relation), second: second,
            properties: try properties())
    }

    private mutating func property() throws(UndecodableEdits) -> Edit {
        let item = try item()
        let name = try text()
        let condition = try condition()
        let (old, new) = (try optionalValue(), try optionalValue())
        guard let key = PropertyKey(spelling: name) else {
            let property = try require(UnknownProperty(name, condition))
            return .setUnknown(item, property, from: old, to: new)
        }
        return .setProperty(
            item, key, condition, from: old.map { spelling.parse($0, for: key) },
            to: new.map { spelling.parse($0, for: key) })
    }

    private mutating func properties() throws(UndecodableEdits) -> PropertyList {
        var list = PropertyList()
        while !isAtEnd {
            let name = try text()
            let condition = try condition()
            if let key = PropertyKey(spelling: name) {
                list[key, condition] = spelling.parse(try text(), for: key)
            } else {
                list[try require(UnknownProperty(name, condition))] = try text()
            }
        }
        return list
    }

    /// Parses the next field: `=` and a value of the property `key`. Returns nil if the field is
    /// empty.
    mutating func value(for key: PropertyKey) throws(UndecodableEdits) -> PropertyValue? {
        try optionalValue().map { spelling.parse($0, for: key) }
    }

    /// Parses the next field: `=` and the text of a value. Returns nil if the field is empty.
    private mutating func optionalValue() throws(UndecodableEdits) -> String? {
        let field = try field()
        if field.isEmpty { return nil }
        guard bytes[field.lowerBound] == UInt8(ascii: "=") else { throw undecodable }
        return try text(in: field.dropFirst())
    }

    private mutating func condition() throws(UndecodableEdits) -> SizeClasses {
        let text = try text()
        return text.isEmpty ? .base : try require(spelling.sizeClasses(text))
    }

    private mutating func viewID() throws(UndecodableEdits) -> ViewID { ViewID(try number()) }

    /// Parses the next field as an item: `d` for the document, `v12` for a view or `c3` for a
    /// constraint.
    private mutating func item() throws(UndecodableEdits) -> ItemID {
        let field = try field()
        guard let kind = bytes[field].first else { throw undecodable }
        switch kind {
        case UInt8(ascii: "d") where field.count == 1: return .document
        case UInt8(ascii: "v"): return .view(ViewID(try number(in: field.dropFirst())))
        case UInt8(ascii: "c"): return .constraint(ConstraintID(try number(in: field.dropFirst())))
        default: throw undecodable
        }
    }

    /// Parses the next field as an anchor: `12.leading` or `0:safeArea.top`, beginning with the
    /// view's number. Returns nil if the field is empty.
    private mutating func anchor() throws(UndecodableEdits) -> Anchor? {
        let text = try text()
        if text.isEmpty { return nil }
        let halves = text.split(separator: ".", omittingEmptySubsequences: false)
        guard halves.count == 2 else { throw undecodable }
        let parts = halves[0].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2 else { throw undecodable }
        let view = ViewID(try require(Int(parts[0])))
        let attribute = try require(LayoutAttribute(rawValue: String(halves[1])))
        if parts.count == 1 { return Anchor(LayoutItem(view), attribute) }
        let guide = try require(GuideKind(rawValue: String(parts[1])))
        return Anchor(LayoutItem(view, guide: guide), attribute)
    }
}
