/// The conflict markers that Git's text merge writes into a file.
package enum GitMarkers {
    /// The error message for a file with conflict markers: the problem, and the commands that
    /// resolve it.
    static let sentence = """
        this file contains Git's conflict markers; git mergetool merges it, git checkout -m PATH \
        recreates the conflict, with layoutedit's merge driver tried first
        """

    /// The characters that begin a line with a conflict marker. `=======` is not listed, because it
    /// may be part of an ordinary text.
    private static let marks = ["<", ">", "|"].map { Array(String(repeating: $0, count: 7).utf8) }

    /// Returns the number of the first line with a conflict marker, counted from 1; nil if there is
    /// none.
    package static func firstLine(in bytes: [UInt8]) -> Int? {
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

    /// Returns whether a line consists of a conflict marker, or starts with a marker and a space.
    private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
        guard let mark = marks.first(where: { line.starts(with: $0) }) else { return false }
        let next = line.dropFirst(mark.count).first
        return next.map { [" ", "\r", "\n"].map { UInt8(ascii: $0) }.contains($0) } ?? true
    }
}
