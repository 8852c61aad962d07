/// Detects files that were passed as a storyboard or xib but are something else.
package enum ForeignFile {
    /// Returns a description of the file's type, such as "an empty file". Returns nil for XML that
    /// may be an Interface Builder file.
    package static func kind(of bytes: [UInt8]) -> String? {
        if bytes.isEmpty { return "an empty file" }
        if let known = signatures.first(where: { bytes.dropFirst($0.at).starts(with: $0.bytes) }) {
            return known.kind
        }
        let start = bytes.prefix(4_096)
        // XML in UTF-16 or UTF-32 contains zero bytes too.
        let isXML = start.first { !isBlank($0) && $0 < 0x80 && $0 != 0 } == UInt8(ascii: "<")
        if isXML { return otherXML(String(decoding: start, as: UTF8.self)) }
        if start.contains(0) { return "a binary file" }
        return text(String(decoding: start, as: UTF8.self))
    }

    private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    // MARK: Recognizing binary files

    private struct Signature {
        let at: Int
        let bytes: [UInt8]
        let kind: String

        init(_ start: String, _ kind: String, at: Int = 0) {
            self.init(Array(start.utf8), kind, at: at)
        }

        init(_ bytes: [UInt8], _ kind: String, at: Int = 0) {
            (self.at, self.bytes, self.kind) = (at, bytes, kind)
        }
    }

    private static let signatures = [
        Signature([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
        Signature([0xFF, 0xD8, 0xFF], "a JPEG picture"),
        Signature("GIF8", "a GIF picture"),
        Signature("WEBP", "a WebP picture", at: 8),
        Signature("ftyphei", "a HEIC picture", at: 4),
        Signature("II*\0", "a TIFF picture"),
        Signature("MM\0*", "a TIFF picture"),
        Signature("8BPS", "a Photoshop picture"),
        Signature("ftyp", "a film", at: 4),
        Signature("%PDF", "a PDF document"),
        Signature("PK\u{3}\u{4}", "a ZIP archive"),
        Signature("PK\u{5}\u{6}", "an empty ZIP archive"),
        Signature([0x1F, 0x8B], "a gzip archive"),
        Signature("BZh", "a bzip2 archive"),
        Signature([0xFD, 0x37, 0x7A, 0x58, 0x5A], "an xz archive"),
        Signature("7z\u{BC}", "a 7-Zip archive"),
        Signature("ustar", "a tar archive", at: 257),
        Signature(
            "SQLite format 3", "a SQLite database or a layout file (layoutedit FILE opens one)"),
        Signature(
            "bplist", "a binary property list (plutil -convert xml1 makes XML of one)"),
        Signature("NIBArchive", "a compiled nib; only its source, the xib, can be read"),
        Signature([0x7F, 0x45, 0x4C, 0x46], "a program"),
        Signature([0xCF, 0xFA, 0xED, 0xFE], "a program"),
        Signature([0xCA, 0xFE, 0xBA, 0xBE], "a program"),
        Signature("version https://git-lfs", "a pointer of Git LFS (git lfs pull gets the file)"),
    ]

    // MARK: Recognizing text files

    /// Returns a description of an XML file by its root element; nil for Interface Builder's files
    /// and for unknown root elements.
    private static func otherXML(_ text: String) -> String? {
        let root = text.split(separator: "<").lazy.map { $0.prefix { $0.isLetter || $0 == ":" } }
            .first { !$0.isEmpty }
        return switch root?.lowercased() {
        case "plist": "a property list"
        case "svg": "an SVG picture"
        case "html": "an HTML page"
        case "archive": "a document of Interface Builder before Xcode 4"
        case "linearlayout", "relativelayout", "framelayout", "androidx", "layout", "resources",
            "merge", "scrollview", "tablelayout", "gridlayout", "manifest":
            "an Android XML file"
        case "workspace", "scheme", "project": "a file of a project"
        default: nil
        }
    }

    private static func text(_ text: String) -> String? {
        let lines = text.split(whereSeparator: \.isNewline)
            .map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
        guard let first = lines.first else { return "an empty file" }
        if first.hasPrefix("{\\rtf") { return "a rich text (RTF)" }
        if first.hasPrefix("// !$*UTF8*$!") { return "an Xcode project" }
        if first.hasPrefix("{") || first.hasPrefix("[") { return "JSON" }
        if first.hasPrefix("#!") { return "a script" }
        if first.hasPrefix("diff --git") || first.hasPrefix("--- ") {
            return "a patch (git apply takes it)"
        }
        if lines.contains(where: { $0.contains("Unable to simultaneously satisfy") }) {
            return "a console log (layoutedit explain reads it)"
        }
        if let language = languages.first(where: { language in
            lines.contains { line in language.starts.contains(where: line.hasPrefix) }
        }) {
            return language.name
        }
        if first.hasPrefix("# ") || first.hasPrefix("---") { return "a text" }
        return text.utf8.allSatisfy { $0 >= 0x20 || isBlank($0) } ? "a text" : "a binary file"
    }

    /// Programming languages, each with beginnings of lines by which it is recognized. They occur
    /// in no other language of this list.
    private static let languages: [(name: String, starts: [String])] = [
        ("Objective-C code", ["#import", "#include", "@import", "@interface", "@implementation"]),
        ("Kotlin or Java code", ["package ", "import android", "import java", "public class "]),
        (
            "Swift code (its layouts cannot be read; layoutedit export writes such code)",
            [
                "import ", "@testable", "final class ", "class ", "struct ", "enum ", "extension ",
                "func ", "public ", "protocol ", "@main",
            ]
        ),
        (
            "a script of commands (layoutedit FILE -f SCRIPT runs it)",
            ["new ", "add ", "set ", "constrain ", "layout 1", "layout 2"]
        ),
    ]
}
