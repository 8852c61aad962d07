/// What a document can be written as (COMMANDS.md).
enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    case json, svg, png, pdf, swift, swiftui, xib, storyboard, html, dot, commands
    /// A layout file with the documents and nothing of their history.
    case layout

    /// Bytes that no terminal can show.
    var isBinary: Bool { self == .png || self == .pdf || self == .layout }
}

extension Argument where Value == ExportFormat {
    static var format: Self {
        Argument("FORMAT", .format) { word throws(CommandError) in
            if let format = ExportFormat(rawValue: word.text) { return format }
            throw CommandError(
                .wrongValue, no: "format", word.source,
                among: ExportFormat.allCases.map(\.rawValue))
        }
    }
}
