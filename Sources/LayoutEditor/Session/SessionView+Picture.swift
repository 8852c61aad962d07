package import CommandLanguage
import LayoutPictures
import LayoutRendering
import LayoutStore
package import StackCore

/// A PNG of a screen with its caption.
package struct ScreenPicture: Sendable {
    package let png: [UInt8]
    /// The caption: `Login on iphone-15, 393 x 852`.
    package let caption: String
}

extension SessionView {
    /// Returns a picture of a screen, or of one view of it, as text that fits the terminal's
    /// columns and rows.
    package func terminalPicture(
        _ laidOut: LaidOutDocument, of view: ViewID?, _ options: PictureOptions
    ) throws(CommandError) -> String {
        let picture = try picture(laidOut, of: view, options)
        do throws(RenderingFailure) {
            return try Rendering.terminal(
                picture, columns: settings.columns, rows: settings.rows ?? 40,
                environment: settings.terminal)
        } catch {
            throw CommandError(.notAvailable, error.message, hint: error.hint)
        }
    }

    /// Returns a picture of the current document's screen, or of the named view.
    package func screenPicture(
        of view: SourceText?, _ options: PictureOptions, pixelsAPoint scale: Double
    ) throws(CommandError) -> ScreenPicture {
        let laidOut = LaidOutDocument(
            name: try documentName(), document: try document(), layout: try layout())
        let id = try view.map { name throws(CommandError) in
            try ViewReference(name).resolve(in: laidOut.document)
        }
        let picture = try picture(laidOut, of: id, options)
        let environment = laidOut.layout.environment
        let size = [environment.size.width, environment.size.height].map(NumberSpelling.spell)
        do throws(RenderingFailure) {
            return ScreenPicture(
                png: try Rendering.png(picture, scale: scale).bytes,
                caption: (view.map { $0.text + " of " } ?? "") + laidOut.name + " on "
                    + environment.device + ", " + size.joined(separator: " x ") + " points")
        } catch {
            throw CommandError(.notAvailable, error.message, hint: error.hint)
        }
    }

    private func picture(
        _ laidOut: LaidOutDocument, of view: ViewID?, _ options: PictureOptions
    ) throws(CommandError) -> Picture {
        var style = try options.styles(in: session)[0]
        style.documents = try PictureOptions.parts(of: session.documents(at: nil), in: session)
        guard let picture = Picture(laidOut, style, of: view ?? .root) else {
            throw CommandError(.usage, "the view is not on the screen: it is hidden or has no size")
        }
        return picture
    }
}
