import LayoutChecks

/// The formatting of a file: its line breaks and its indentation.
struct SourceLayout: Equatable {
    let newline: String
    /// The characters that indent a line by one level.
    let unit: String

    init(newline: String, unit: String) { (self.newline, self.unit) = (newline, unit) }

    /// Reads the formatting of a file. The line breaks are those of the file. The indentation is
    /// four spaces per level, as in Xcode's files, unless the first indented line has a tab or fewer
    /// spaces.
    init(of bytes: [UInt8]) {
        let feed = bytes.firstIndex(of: UInt8(ascii: "\n"))
        let isReturned = feed.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") }
        newline =
            isReturned.map { $0 ? "\r\n" : "\n" }
            ?? (bytes.contains(UInt8(ascii: "\r")) ? "\r" : "\n")
        unit = Self.unit(of: bytes)
    }

    private static func unit(of bytes: [UInt8]) -> String {
        var before = UInt8(ascii: "\n")
        for (place, byte) in bytes.enumerated() {
            let isStart = before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r")
            if isStart, byte == 0x20 || byte == 0x09 {
                let spaces = bytes[place...].prefix { $0 == 0x20 }.count
                return byte == 0x09 ? "\t" : String(repeating: " ", count: min(spaces, 4))
            }
            before = byte
        }
        return "    "
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
    func position(of element: SourceElement) -> ElementLocation? {
        element.offset.map { offset in
            var (low, high) = (0, starts.count)
            while high - low > 1 {
                let middle = (low + high) / 2
                if starts[middle] <= offset { low = middle } else { high = middle }
            }
            return ElementLocation(line: low + 1, column: offset - starts[low] + 1)
        }
    }
}
