package import CommandLanguage
import LayoutPictures
import LayoutRendering
package import StackCore

/// A screen as a PNG, and what it is of.
package struct ScreenPicture: Sendable {
    package let png: [UInt8]
    /// `Login on iphone-15, 393 x 852`
    package let caption: String
}

extension SessionView {
    /// A screen, or a view of it, as the terminal shows it: within its columns and rows.
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

    /// The current document's screen, or the view of it that is named.
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
                png: try Rendering.png(picture, scale: scale),
                caption: (view.map { $0.text + " of " } ?? "") + laidOut.name + " on "
                    + environment.device + ", " + size.joined(separator: " x ") + " points")
        } catch {
            throw CommandError(.notAvailable, error.message, hint: error.hint)
        }
    }

    private func picture(
        _ laidOut: LaidOutDocument, of view: ViewID?, _ options: PictureOptions
    ) throws(CommandError) -> Picture {
        let style = try options.styles(in: session)[0]
        guard let picture = Picture(laidOut, style, of: view ?? .root) else {
            throw CommandError(.usage, "the view is not on the screen: it is hidden or has no size")
        }
        return picture
    }
}
