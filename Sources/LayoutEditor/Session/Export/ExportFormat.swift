package import CommandLanguage
import LayoutFormats

/// What documents can be written as (docs/commands.md, "export"). Another format is a file in
/// `Formats` and a line in `all`.
package struct ExportFormat: Sendable {
    /// As `--format` has it.
    package let name: String
    /// The extensions that its files have, the usual one first.
    package let fileExtensions: [String]
    /// Bytes that no terminal can show.
    package let isBinary: Bool
    /// Whether the layout file is told what is written, so that the next export knows it again.
    package let isNoted: Bool
    /// Those of `PictureOptions` that it takes.
    let pictureOptions: [Option]
    /// Whether it is a layout file, beside which no other file's journal may lie.
    let isLayoutFile: Bool
    /// Writes documents.
    let write: Writer

    typealias Writer = @Sendable (ExportedDocuments) throws(CommandError) -> ExportedFile

    init(
        _ name: String, extensions: [String]? = nil, isBinary: Bool = false, isNoted: Bool = false,
        isLayoutFile: Bool = false, pictureOptions: [Option] = [], write: @escaping Writer
    ) {
        self.name = name
        fileExtensions = extensions ?? [name]
        self.isBinary = isBinary
        self.isNoted = isNoted
        self.isLayoutFile = isLayoutFile
        self.pictureOptions = pictureOptions
        self.write = write
    }

    /// A format that is a text.
    static func text(
        _ name: String, extensions: [String]? = nil, pictureOptions: [Option] = [],
        write: @escaping @Sendable (ExportedDocuments) throws(CommandError) -> String
    ) -> ExportFormat {
        ExportFormat(name, extensions: extensions, pictureOptions: pictureOptions) {
            documents throws(CommandError) in
            ExportedFile(bytes: Array(try write(documents).utf8), notes: [])
        }
    }

    static let all: [ExportFormat] = [
        .json, .svg, .png, .pdf, .swift, .swiftUI, .xib, .storyboard, .html, .dot, .commands,
        .layout,
    ]

    static func named(_ name: String) -> ExportFormat? { all.first { $0.name == name } }

    /// The formats whose files end like this path; none where it says nothing.
    package static func named(by path: String) -> [ExportFormat] {
        fileExtension(of: path).map { end in
            all.filter { $0.fileExtensions.contains(end) }
        } ?? []
    }

    /// What a path's name has behind its last dot, in lower case; nil without a dot.
    static func fileExtension(of path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        return name[name.index(after: dot)...].lowercased()
    }

    /// Returns the formats that are nearest to one that nothing is written in; nil for an extension that
    /// is not known.
    static func near(foreign end: String) -> String? {
        switch end {
        case "jpg", "jpeg", "gif", "webp", "heic", "heif", "tif", "tiff", "bmp", "ico", "psd",
            "avif":
            "pictures are png, svg or pdf"
        case "eps", "ps", "ai", "sketch", "fig": "drawings are svg or pdf"
        case "doc", "docx", "odt", "rtf", "ppt", "pptx", "key": "documents are pdf or html"
        case "mp4", "mov", "m4v", "webm", "avi": "only svg moves (--animate)"
        case "m", "mm", "h", "kt", "java", "dart", "tsx", "jsx": "code is swift or swiftui"
        case "nib", "storyboardc": "Xcode compiles a xib or storyboard"
        case "zip", "gz", "tar": "nothing is packed"
        default: nil
        }
    }
}

extension Argument where Value == ExportFormat {
    /// A format by its name.
    package static var format: Self {
        let words = ExportFormat.all.map(\.name)
        return Argument("FORMAT", .format, words: words) { word throws(CommandError) in
            if let format = ExportFormat.named(word.text) { return format }
            throw CommandError(.wrongValue, no: "format", word.source, among: words)
        }
    }
}
