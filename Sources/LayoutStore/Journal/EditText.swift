package import StackCore

/// The text format of an operation's edits in the journal. A line such as `@ 3` selects a document.
/// Each other line is an edit of it: a verb and its fields, separated by tabs.
///
/// An item is `d`, `v12` or `c3`; an anchor is `12.leading` or `0:safeArea.top`. A condition is the
/// size classes in which a value applies; it is empty for a value that applies in all of them.
package enum EditText {
    /// Returns the edits as text in this format. Equal edits have equal texts, and `decode`
    /// restores them.
    package static func encode(_ edits: [FileEdit], in spelling: StoredValueFormat) -> String {
        var encoder = EditEncoder(spelling)
        for edit in edits { encoder.append(edit) }
        return encoder.text
    }

    /// Parses edits from a text that `encode` has returned for the same `spelling` (the textual
    /// format of values). Throws if the text does not have this format.
    static func decode(
        _ text: String, in spelling: StoredValueFormat
    ) throws(UndecodableEdits) -> [FileEdit] {
        try decode(Array(text.utf8), in: spelling)
    }

    /// Parses edits from the bytes of a text that `encode` has returned. If cancellation is
    /// requested, throws the same error as for unreadable text, so the caller has to check for
    /// cancellation.
    package static func decode(
        _ bytes: [UInt8], in spelling: StoredValueFormat, until cancellation: Cancellation = .never
    ) throws(UndecodableEdits) -> [FileEdit] {
        var document = DocumentID(0)
        var result: [FileEdit] = []
        var (start, count) = (0, 0)
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            defer { start = end + 1 }
            if start == end { continue }
            count += 1
            if cancellation.isRequested() { throw UndecodableEdits(line: count) }
            if bytes[start] == UInt8(ascii: "@") {
                document = try Self.document(bytes, in: start..<end, line: count, spelling)
            } else {
                result.append(
                    try edit(bytes, in: start..<end, line: count, of: document, spelling))
            }
        }
        return result
    }

    /// Parses a line such as `@ 3`, and returns the identity of the document that the following
    /// lines edit. The line is `range` of `bytes`, without its line feed.
    static func document(
        _ bytes: [UInt8], in range: Range<Int>, line: Int, _ spelling: StoredValueFormat
    ) throws(UndecodableEdits) -> DocumentID {
        var fields = EditFields(bytes, in: range, line: line, spelling)
        guard try fields.text() == "@" else { throw UndecodableEdits(line: line) }
        let document = DocumentID(try fields.number())
        try fields.requireEnd()
        return document
    }

    /// Parses the line `range` of `bytes`, without its line feed, as one edit of `document`.
    static func edit(
        _ bytes: [UInt8], in range: Range<Int>, line: Int, of document: DocumentID,
        _ spelling: StoredValueFormat
    ) throws(UndecodableEdits) -> FileEdit {
        var fields = EditFields(bytes, in: range, line: line, spelling)
        let edit = try fields.edit(try fields.text(), of: document)
        try fields.requireEnd()
        return edit
    }

    /// Parses the field `range` of `bytes` as the old or new value of a property. Returns nil if
    /// the field is empty, so that the property is not set.
    static func value(
        _ bytes: [UInt8], in range: Range<Int>, for key: PropertyKey, _ spelling: StoredValueFormat
    ) throws(UndecodableEdits) -> PropertyValue? {
        var fields = EditFields(bytes, in: range, line: 1, spelling)
        return try fields.value(for: key)
    }
}

/// The error for a text of edits that cannot be parsed, because of damage or because a newer
/// program wrote it.
package struct UndecodableEdits: Error, Hashable {
    let line: Int
}
