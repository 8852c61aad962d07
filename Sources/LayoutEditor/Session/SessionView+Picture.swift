package import CommandLanguage
import LayoutPictures
import LayoutRendering
package import StackCore

extension SessionView {
    /// A screen, or a view of it, as the terminal shows it: within its columns and rows.
    package func terminalPicture(
        _ laidOut: LaidOutDocument, of view: ViewID?, _ options: PictureOptions
    ) throws(CommandError) -> String {
        let style = try options.styles(in: session)[0]
        guard let picture = Picture(laidOut, style, of: view ?? .root) else {
            throw CommandError(.usage, "the view is not on the screen: it is hidden or has no size")
        }
        do throws(RenderingFailure) {
            return try Rendering.terminal(
                picture, columns: settings.columns, rows: settings.rows ?? 40,
                environment: settings.terminal)
        } catch {
            throw CommandError(.notAvailable, error.message, hint: error.hint)
        }
    }
}
