/// A whole file as it stands: what comes before the root element, the root, what comes after.
struct SourceFile {
    let prolog: String
    let root: SourceElement
    let epilog: String
    let layout: SourceLayout

    var text: String {
        var result = prolog
        root.write(to: &result)
        return result + epilog
    }
}

/// How a file is laid out: what new lines in it look like.
struct SourceLayout {
    let newline: String
    /// What a level is indented by.
    let unit: String

    /// Xcode's own, with the line ends that the file has.
    init(of text: String) {
        let utf8 = text.utf8
        let feed = utf8.firstIndex(of: UInt8(ascii: "\n"))
        let isWindows = feed.map {
            $0 > utf8.startIndex && utf8[utf8.index(before: $0)] == UInt8(ascii: "\r")
        }
        newline = isWindows == true ? "\r\n" : "\n"
        unit = text.utf8.contains(UInt8(ascii: "\t")) && Self.isTabbed(text) ? "\t" : "    "
    }

    /// Whether the first line that is indented starts with a tab.
    private static func isTabbed(_ text: String) -> Bool {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
        let indented = lines.lazy.compactMap(\.first).first { $0 == 0x20 || $0 == 0x09 }
        return indented == 0x09
    }
}
