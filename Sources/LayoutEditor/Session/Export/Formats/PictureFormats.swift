import CommandLanguage
import LayoutFormats
import LayoutRendering
import StackCore

extension ExportFormat {
    static let svg = text("svg") { documents throws(CommandError) in
        SVGExport.svg(try documents.laidOut())
    }

    static let png = ExportFormat("png", isBinary: true) { documents throws(CommandError) in
        try drawn(documents) { layouts throws(RenderingFailure) in try Rendering.png(layouts) }
    }

    static let pdf = ExportFormat("pdf", isBinary: true) { documents throws(CommandError) in
        try drawn(documents) { layouts throws(RenderingFailure) in try Rendering.pdf(layouts) }
    }

    private static func drawn(
        _ documents: ExportedDocuments,
        _ draw: ([LaidOutDocument]) throws(RenderingFailure) -> [UInt8]
    ) throws(CommandError) -> ExportedFile {
        let layouts = try documents.laidOut()
        do {
            return ExportedFile(bytes: try draw(layouts), notes: [])
        } catch {
            throw CommandError(.notAvailable, error.message, hint: error.hint)
        }
    }
}
