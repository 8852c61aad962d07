/// The formatting of a file: its line breaks and its indentation.
struct SourceLayout {
    let newline: String
    /// The characters that indent a line by one level.
    let unit: String

    /// Reads the formatting of a file. The line breaks are those of the file. The indentation is
    /// four spaces per level, as in Xcode's files, unless the file is indented with tabs.
    init(of bytes: [UInt8]) {
        let feed = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
        newline = feed > 0 && bytes[feed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
        unit = Self.isTabbed(bytes) ? "\t" : "    "
    }

    /// Returns whether the file's first indented line starts with a tab.
    private static func isTabbed(_ bytes: [UInt8]) -> Bool {
        var before = UInt8(ascii: "\n")
        for byte in bytes {
            if before == UInt8(ascii: "\n"), byte == 0x20 || byte == 0x09 { return byte == 0x09 }
            before = byte
        }
        return false
    }
}

/// The line starts of a file, used to find the line and column of an element.
struct SourceLines {
    /// The byte offset at which each line of the file begins.
    private let starts: [Int]

    init(of file: SourceTree) {
        var starts = [0]
        for at in 0..<file.fileSize where file.bytes[at] == UInt8(ascii: "\n") {
            starts.append(at + 1)
        }
        self.starts = starts
    }

    /// Returns the position at which the element's start tag begins in the original file; nil for a
    /// new element.
    func position(of element: SourceElement) -> SourcePosition? {
        element.offset.map { offset in
            var (low, high) = (0, starts.count)
            while high - low > 1 {
                let middle = (low + high) / 2
                if starts[middle] <= offset { low = middle } else { high = middle }
            }
            return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
        }
    }
}

/// A position in a file. Lines and columns are counted from 1; columns count bytes.
struct SourcePosition: Hashable {
    let line: Int
    let column: Int
}
