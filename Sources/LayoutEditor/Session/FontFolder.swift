package import CommandLanguage
import LayoutRendering
package import StackCore

/// `--fonts`: a folder whose fonts are measured by their files instead of our tables.
package struct FontFolder: Sendable {
    private static let folder = Argument.path("DIR")

    package static let option = Option(
        "--fonts", taking: folder.erased,
        "measure the fonts in this folder by their files, not by tables")

    /// Nil where none is asked for.
    package let fonts: OwnFonts?

    /// Reads what the command line says.
    package init(_ match: Match) throws(CommandError) {
        fonts = try match[optional: Self.folder].map(Self.open)
    }

    private static func open(_ folder: SourceText) throws(CommandError) -> OwnFonts {
        do throws(FontFilesFailure) {
            return OwnFonts(try FontFiles(folder: folder.text), folder: folder.text)
        } catch {
            throw CommandError(
                error == .noFonts ? .noInput : .notAvailable,
                "--fonts \(folder.text): \(error.message)", hint: error.hint)
        }
    }
}
