import CommandLanguage
import LayoutFormats
import LayoutPictures
import LayoutRendering
import StackCore

extension ExportFormat {
    static let svg = text("svg", pictureOptions: PictureOptions.all) {
        documents throws(CommandError) in
        if let step = documents.pictures.animation {
            return SVGExport.svg(try documents.animation(step))
        }
        return SVGExport.svg(Picture(try documents.screens()))
    }

    static let png = picture("png") { screens throws(RenderingFailure) in
        try Rendering.png(Picture(screens), scale: ExportedDocuments.scale(screens))
    }

    /// A PDF with one page per screen.
    static let pdf = picture("pdf") { screens throws(RenderingFailure) in
        try Rendering.pdf(screens.map { Picture([$0]) })
    }

    private static func picture(
        _ name: String,
        _ draw: @escaping @Sendable ([Screen]) throws(RenderingFailure) -> RenderedPicture
    ) -> ExportFormat {
        ExportFormat(name, isBinary: true, pictureOptions: PictureOptions.all) {
            documents throws(CommandError) in
            let screens = try documents.screens()
            do throws(RenderingFailure) {
                let drawn = try draw(screens)
                return ExportedFile(
                    bytes: drawn.bytes, notes: drawn.notes.map { ImportNote(line: 1, message: $0) })
            } catch {
                throw CommandError(.notAvailable, error.message, hint: error.hint)
            }
        }
    }
}
