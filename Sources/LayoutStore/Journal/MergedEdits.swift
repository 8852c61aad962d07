internal import Platform
internal import StackCore

/// The edits of consecutive operations, with consecutive changes of one property merged into one.
///
/// In a long history, most edits change properties that later edits change again. For each property
/// only the first old and the last new value matter; the values between them are only compared as
/// text. So a change stays pending at first, and later changes of the property are merged into it.
/// It is passed on at the end. It is passed on earlier if a later change cannot be merged into it,
/// or if an edit creates or destroys its view or constraint or concerns a whole document. This
/// order is correct, because changes of different properties do not depend on each other or on the
/// order of views.
struct MergedEdits {
    private struct Item: Hashable {
        let document: DocumentID
        let id: ItemID

        /// Hashes one number, which is faster: few items differ only in the document or the kind.
        func hash(into hasher: inout Hasher) {
            let number =
                switch id {
                case .document: -1
                case .view(let view): view.raw
                case .constraint(let constraint): ~constraint.raw
                }
            hasher.combine(number &+ document.raw << 32)
        }
    }

    /// A pending change of a property: it is not passed on yet, so that later changes can be merged
    /// into it.
    private struct Change {
        /// The byte range of the property's name and of the size classes for which the value
        /// applies.
        let property: Range<Int>
        /// The byte range of the new value, after all merged changes.
        var value: Range<Int>
        /// Whether `value` comes from a later change than the first one.
        var isMerged = false
        /// The index in `changes` of the previous pending change of the same item; nil if there is
        /// none.
        let next: Int?
    }

    private struct Line {
        let document: DocumentID
        let range: Range<Int>
        let number: Int
    }

    private let texts: [UInt8]
    private let spelling: StoredValueFormat
    private var changes: [Change?] = []
    /// For each element of `changes`, the first change, with the old value. They are in a separate
    /// array, so that merging a change does not update their reference counts.
    private var firsts: [(document: DocumentID, edit: Edit)] = []
    /// The index of the last pending change of each item.
    private var last: [Item: Int] = [:]
    /// The lines of the current operation.
    private var lines: [Line] = []
    /// The byte range of the last line that selected a document, and that document; nil before the
    /// first such line.
    private var chosen: (line: Range<Int>, document: DocumentID)?

    init(_ texts: [UInt8], _ spelling: StoredValueFormat) {
        self.texts = texts
        self.spelling = spelling
    }

    /// Adds the edits of one operation. Calls `make` with each edit that no later edit can be
    /// merged into.
    ///
    /// - Parameter range: the byte range of the operation's edits in `texts`
    mutating func redo(
        _ range: Range<Int>, _ make: (FileEdit) throws -> Void
    ) throws {
        try readLines(range)
        for line in lines { try follow(line, inverted: false, make) }
    }

    /// Adds the inverses of an operation's edits in reverse order; otherwise the same as `redo`.
    mutating func undo(
        _ range: Range<Int>, _ make: (FileEdit) throws -> Void
    ) throws {
        try readLines(range)
        for line in lines.reversed() { try follow(line, inverted: true, make) }
    }

    /// Calls `make` with all pending changes, and clears them.
    mutating func finish(_ make: (FileEdit) throws -> Void) throws {
        for index in changes.indices { try makeChange(at: index, make) }
        changes = []
        firsts = []
        last = [:]
    }

    private mutating func readLines(_ range: Range<Int>) throws(UndecodableEdits) {
        lines.removeAll(keepingCapacity: true)
        var document = DocumentID(0)
        var (start, number) = (range.lowerBound, 0)
        while start < range.upperBound {
            let end = texts.firstIndex(of: 10, in: start..<range.upperBound) ?? range.upperBound
            defer { start = end + 1 }
            if start == end { continue }
            number += 1
            if texts[start] == UInt8(ascii: "@") {
                document = try chosenDocument(start..<end, line: number)
            } else {
                lines.append(Line(document: document, range: start..<end, number: number))
            }
        }
    }

    /// Parses a line that selects a document, such as `@ 3`. The last result is stored, because
    /// most such lines are the same as the one before.
    private mutating func chosenDocument(
        _ range: Range<Int>, line: Int
    ) throws(UndecodableEdits) -> DocumentID {
        if let chosen, isSame(chosen.line, range) { return chosen.document }
        let document = try EditText.document(texts, in: range, line: line, spelling)
        chosen = (range, document)
        return document
    }

    private mutating func follow(
        _ line: Line, inverted: Bool, _ make: (FileEdit) throws -> Void
    ) throws {
        if let text = PropertyText(texts, line.range),
            merge(text, in: line.document, inverted: inverted)
        {
            return
        }
        var edit = try EditText.edit(
            texts, in: line.range, line: line.number, of: line.document, spelling)
        if inverted { edit = edit.inverse }
        try follow(edit, PropertyText(texts, line.range), inverted: inverted, make)
    }

    /// Merges a change into the pending change of the same property. Returns false if there is no
    /// pending change. Also returns false if the new value of the pending change is not the old
    /// value of the change to merge.
    private mutating func merge(
        _ text: PropertyText, in document: DocumentID, inverted: Bool
    ) -> Bool {
        let (old, new) = inverted ? (text.new, text.old) : (text.old, text.new)
        var index = last[Item(document: document, id: text.item)]
        while let current = index, let change = changes[current] {
            if isSame(change.property, text.property) {
                guard isSame(change.value, old) else { return false }
                changes[current]!.value = new
                changes[current]!.isMerged = true
                return true
            }
            index = change.next
        }
        return false
    }

    private func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        guard a.count == b.count else { return false }
        // Comparing the memory as a whole is much faster than comparing byte by byte.
        return unsafe texts.withUnsafeBytes {
            unsafe memcmp($0.baseAddress! + a.lowerBound, $0.baseAddress! + b.lowerBound, a.count)
                == 0
        }
    }

    private mutating func follow(
        _ edit: FileEdit, _ text: PropertyText?, inverted: Bool,
        _ make: (FileEdit) throws -> Void
    ) throws {
        guard case .edit(let document, let inner) = edit else {
            try finish(make)
            return try make(edit)
        }
        switch inner {
        case .setProperty(let id, let key, let condition, _, _):
            let item = Item(document: document, id: id)
            if hasChange(of: key, condition, item) { try makeChanges(of: item, make) }
            // If the line could not be parsed as a property change, the item's number is out of
            // range. `make` then throws.
            guard let text else { return try make(edit) }
            changes.append(
                Change(
                    property: text.property, value: inverted ? text.old : text.new,
                    next: last[item]))
            firsts.append((document, inner))
            last[item] = changes.count - 1
        case .createView(let view), .destroyView(let view):
            try makeChanges(of: Item(document: document, id: .view(view.id)), make)
            try make(edit)
        case .createConstraint(let constraint), .destroyConstraint(let constraint):
            try makeChanges(of: Item(document: document, id: .constraint(constraint.id)), make)
            try make(edit)
        default: try make(edit)
        }
    }

    /// Returns whether `changes` contains a pending change of the item's property `key` in the size
    /// classes `condition`. Unlike `merge`, it compares the parsed property, so that the same
    /// property in another textual form is found too.
    private func hasChange(of key: PropertyKey, _ condition: SizeClasses, _ item: Item) -> Bool {
        var index = last[item]
        while let current = index, let change = changes[current] {
            if case .setProperty(_, key, condition, _, _) = firsts[current].edit { return true }
            index = change.next
        }
        return false
    }

    private mutating func makeChanges(
        of item: Item, _ make: (FileEdit) throws -> Void
    ) throws {
        var index = last.removeValue(forKey: item)
        while let current = index {
            index = changes[current]?.next
            try makeChange(at: current, make)
        }
    }

    private mutating func makeChange(
        at index: Int, _ make: (FileEdit) throws -> Void
    ) throws {
        guard let change = changes[index] else { return }
        changes[index] = nil
        let document = firsts[index].document
        var edit = firsts[index].edit
        if change.isMerged, case .setProperty(let item, let key, let condition, let old, _) = edit {
            let new = try EditText.value(texts, in: change.value, for: key, spelling)
            edit = .setProperty(item, key, condition, from: old, to: new)
        }
        try make(.edit(document, edit))
    }
}

/// A line of the journal's text that changes a property, with the byte ranges of its fields.
private struct PropertyText {
    let item: ItemID
    /// The byte range of the property's name and of the size classes for which the value applies.
    let property: Range<Int>
    let old: Range<Int>
    let new: Range<Int>

    /// Returns nil if the line is not a change of a property, or is malformed.
    init?(_ text: [UInt8], _ line: Range<Int>) {
        guard line.count > 2, text[line.lowerBound] == UInt8(ascii: "P") else { return nil }
        // The tabs after the verb, the item, the name, the condition and the old value.
        func tab(after index: Int) -> Int? {
            text.firstIndex(of: 9, in: index + 1..<line.upperBound)
        }
        guard let verb = tab(after: line.lowerBound), verb == line.lowerBound + 1,
            let itemEnd = tab(after: verb), let name = tab(after: itemEnd),
            let condition = tab(after: name), let oldEnd = tab(after: condition),
            tab(after: oldEnd) == nil, let item = Self.item(text[(verb + 1)..<itemEnd])
        else { return nil }
        self.item = item
        property = (itemEnd + 1)..<condition
        old = (condition + 1)..<oldEnd
        new = (oldEnd + 1)..<line.upperBound
    }

    private static func item(_ text: ArraySlice<UInt8>) -> ItemID? {
        guard let kind = text.first else { return nil }
        if kind == UInt8(ascii: "d") { return text.count == 1 ? .document : nil }
        var number = 0
        guard (2...10).contains(text.count) else { return nil }
        for digit in text.dropFirst() {
            guard 48...57 ~= digit else { return nil }
            number = number * 10 + Int(digit - 48)
        }
        switch kind {
        case UInt8(ascii: "v"): return .view(ViewID(number))
        case UInt8(ascii: "c"): return .constraint(ConstraintID(number))
        default: return nil
        }
    }
}

extension [UInt8] {
    /// Returns the index of the first `byte` in a range; nil if there is none. The C library
    /// searches several bytes at a time.
    fileprivate func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "the range is outside")
        if range.isEmpty { return nil }
        return unsafe withUnsafeBytes { bytes in
            let start = bytes.baseAddress!
            let found = unsafe memchr(start + range.lowerBound, Int32(byte), range.count)
            return unsafe found.map { unsafe UnsafeRawPointer($0) - start }
        }
    }
}
