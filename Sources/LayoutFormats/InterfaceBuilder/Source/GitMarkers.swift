/// The lines that Git's text merge writes around what both sides changed.
enum GitMarkers {
    /// What such a file is, and how it is merged.
    static let sentence = """
        this file contains Git's conflict markers; git mergetool merges it, git checkout -m PATH \
        writes the conflict anew and lets layoutedit's merge driver try first
        """

    /// The marks with which a line of a conflict begins. `=======` alone may be part of a text.
    private static let marks = ["<", ">", "|"].map { Array(String(repeating: $0, count: 7).utf8) }

    /// Returns the number of the first line that is a marker, counted from 1; nil if there is none.
    static func firstLine(in bytes: [UInt8]) -> Int? {
        var line = 1
        var start = 0
        while start < bytes.count {
            if isMarker(bytes[start...]) { return line }
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
            line += 1
        }
        return nil
    }

    /// Whether a line begins with a mark and a name, or is a mark alone.
    private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
        guard let mark = marks.first(where: { line.starts(with: $0) }) else { return false }
        let next = line.dropFirst(mark.count).first
        return next.map { [" ", "\r", "\n"].map { UInt8(ascii: $0) }.contains($0) } ?? true
    }
}
