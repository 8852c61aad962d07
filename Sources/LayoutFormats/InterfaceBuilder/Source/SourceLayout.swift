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
