import CommandLanguage

/// What a document can be written as (docs/commands.md, "export").
package enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    case json, svg, png, pdf, swift, swiftui, xib, storyboard, html, dot, commands
    /// A layout file with the documents and nothing of their history.
    case layout

    /// What can be written already; the others are promised.
    package static let available: [ExportFormat] = [
        .json, .svg, .png, .pdf, .xib, .storyboard, .commands, .layout,
    ]

    /// The extensions that its files have, the usual one first.
    var fileExtensions: [String] {
        switch self {
        case .json, .svg, .png, .pdf, .xib, .storyboard, .layout: [rawValue]
        case .swift, .swiftui: ["swift"]
        case .html: ["html", "htm"]
        case .dot: ["dot", "gv"]
        case .commands: ["layoutscript", "commands"]
        }
    }

    /// The formats whose files end like this path; none where it says nothing.
    static func named(by path: String) -> [ExportFormat] {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return [] }
        let end = name[name.index(after: dot)...].lowercased()
        return allCases.filter { $0.fileExtensions.contains(end) }
    }

    /// Bytes that no terminal can show.
    package var isBinary: Bool { self == .png || self == .pdf || self == .layout }
}

extension Argument where Value == ExportFormat {
    static var format: Self {
        Argument("FORMAT", .format, words: ExportFormat.available.map(\.rawValue)) {
            word throws(CommandError) in
            if let format = ExportFormat(rawValue: word.text) { return format }
            throw CommandError(
                .wrongValue, no: "format", word.source,
                among: ExportFormat.available.map(\.rawValue))
        }
    }
}
