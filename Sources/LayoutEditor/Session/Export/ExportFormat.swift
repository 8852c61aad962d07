package import CommandLanguage
import LayoutFormats

/// A format in which documents can be written (docs/commands.md, "export"). A new format needs a
/// file in `Formats` and an entry in `all`.
package struct ExportFormat: Sendable {
    /// The format's name, as a value of `--format`.
    package let name: String
    /// The file extensions, the usual one first.
    package let fileExtensions: [String]
    /// Whether the format is binary and cannot be shown on a terminal.
    package let isBinary: Bool
    /// Whether the layout file records the bytes that an export writes. A later export may
    /// overwrite a file with recorded bytes, because no other program has changed it.
    package let isNoted: Bool
    /// The options of `PictureOptions` that the format supports.
    let pictureOptions: [Option]
    /// The options of `ExportOptions.code` that the format supports.
    let codeOptions: [Option]
    /// Whether the format is that of layout files. Such a file is not written if there is a SQLite
    /// journal for a file of its name, because SQLite would apply that journal to the new file.
    let isLayoutFile: Bool
    /// The function that writes documents in this format.
    let write: Writer

    typealias Writer = @Sendable (ExportedDocuments) throws(CommandError) -> ExportedFile

    init(
        _ name: String, extensions: [String]? = nil, isBinary: Bool = false, isNoted: Bool = false,
        isLayoutFile: Bool = false, pictureOptions: [Option] = [], codeOptions: [Option] = [],
        write: @escaping Writer
    ) {
        self.name = name
        fileExtensions = extensions ?? [name]
        self.isBinary = isBinary
        self.isNoted = isNoted
        self.isLayoutFile = isLayoutFile
        self.pictureOptions = pictureOptions
        self.codeOptions = codeOptions
        self.write = write
    }

    /// Whether a file without documents makes sense: one of data, and neither a picture, nor code, nor
    /// a file that Interface Builder opens.
    package var canBeEmpty: Bool { pictureOptions.isEmpty && codeOptions.isEmpty && !isNoted }

    /// Returns a text format.
    static func text(
        _ name: String, extensions: [String]? = nil, pictureOptions: [Option] = [],
        write: @escaping @Sendable (ExportedDocuments) throws(CommandError) -> String
    ) -> ExportFormat {
        ExportFormat(name, extensions: extensions, pictureOptions: pictureOptions) {
            documents throws(CommandError) in
            ExportedFile(
                bytes: Array(try write(documents).utf8), notes: documents.chosen.unknownNotes)
        }
    }

    package static let all: [ExportFormat] = [
        .json, .svg, .png, .pdf, .swift, .swiftUI, .xib, .storyboard, .html, .dot, .commands,
        .layout,
    ]

    static func named(_ name: String) -> ExportFormat? { all.first { $0.name == name } }

    /// Returns the formats with the path's file extension; empty if there are none.
    package static func named(by path: String) -> [ExportFormat] {
        fileExtension(of: path).map { end in
            all.filter { $0.fileExtensions.contains(end) }
        } ?? []
    }

    /// Returns the extension of a path in lower case; nil without a dot.
    static func fileExtension(of path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        return name[name.index(after: dot)...].lowercased()
    }

    /// Returns a hint for a file extension whose format cannot be exported, such as "pictures are
    /// png, svg or pdf" for `jpg`. Returns nil for any other extension.
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
    /// An argument that names a format.
    package static var format: Self {
        let words = ExportFormat.all.map(\.name)
        return Argument("FORMAT", .format, words: words) { word throws(CommandError) in
            if let format = ExportFormat.named(word.text) { return format }
            throw CommandError(.wrongValue, no: "format", word.source, among: words)
        }
    }
}
