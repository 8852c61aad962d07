/// How a file is laid out: what new lines in it look like.
struct SourceLayout {
    let newline: String
    /// What a level is indented by.
    let unit: String

    /// Xcode's own, with the line ends that the file has.
    init(of bytes: [UInt8]) {
        let feed = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
        newline = feed > 0 && bytes[feed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
        unit = Self.isTabbed(bytes) ? "\t" : "    "
    }

    /// Whether the first line that is indented starts with a tab.
    private static func isTabbed(_ bytes: [UInt8]) -> Bool {
        var before = UInt8(ascii: "\n")
        for byte in bytes {
            if before == UInt8(ascii: "\n"), byte == 0x20 || byte == 0x09 { return byte == 0x09 }
            before = byte
        }
        return false
    }
}

/// The lines of a file, to say where its elements stand.
struct SourceLines {
    /// The byte at which each line begins.
    private let starts: [Int]

    init(of file: SourceTree) {
        var starts = [0]
        for at in 0..<file.fileSize where file.bytes[at] == UInt8(ascii: "\n") {
            starts.append(at + 1)
        }
        self.starts = starts
    }

    /// Where the element's start tag begins in the file as it was read; nil for a new element.
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

/// A place in a file, counted from 1; columns count bytes.
struct SourcePosition: Hashable {
    let line: Int
    let column: Int
}
