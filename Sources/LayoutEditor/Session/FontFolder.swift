package import CommandLanguage
import LayoutRendering
import LayoutStore
package import StackCore

/// The fonts in the folder given with `--fonts`. Texts in these fonts are measured with the font
/// files instead of built-in tables.
package struct FontFolder: Sendable {
    private static let folder = Argument.path("DIR", "a folder of fonts")

    package static let option = Option(
        "--fonts", taking: folder.erased,
        "measure the fonts in this folder by their files, not by tables")

    /// The fonts; nil if the option was not given.
    package let fonts: CustomFonts?

    /// Returns the fonts of a project; nil if it has no fonts, or if the libraries that measure
    /// fonts are missing.
    ///
    /// If the Mac that saved a document did not have one of its fonts, the stored frames were
    /// computed without that font. The font is then not used on the canvas of the document's own
    /// device.
    ///
    /// - Parameter fonts: the font files by the names of their fonts
    package static func ofProject(_ fonts: [String: FontFileReference]) -> CustomFonts? {
        if fonts.isEmpty { return nil }
        return (try? FontFiles(fonts)).map {
            CustomFonts($0, folder: "the project", yieldsToDocument: true)
        }
    }

    private static let mostFiles = 5_000

    /// Reads the folder given on the command line.
    package init(_ match: Match) throws(CommandError) {
        fonts = try match[optional: Self.folder].map(Self.open)
    }

    private static func open(_ folder: SourceText) throws(CommandError) -> CustomFonts {
        let paths = try files(in: folder)
        do throws(FontFilesFailure) {
            return CustomFonts(try FontFiles(paths), folder: folder.text)
        } catch {
            throw CommandError(
                error == .librariesMissing ? .notAvailable : .noInput,
                "--fonts \(folder.text): \(error.message)", hint: error.hint)
        }
    }

    private static func files(in folder: SourceText) throws(CommandError) -> [String] {
        let tree: FolderTree
        do {
            tree = try FolderTree(folder.text)
        } catch {
            throw CommandError(.noInput, "--fonts " + error.description)
        }
        if let special = tree.specials.first {
            throw CommandError(
                .noInput,
                "--fonts \(folder.text): \(special) is a pipe, a socket or a device, and no font")
        }
        if tree.files.count > mostFiles {
            throw CommandError(
                .noInput, "--fonts \(folder.text): the folder has more than \(mostFiles) files")
        }
        return tree.files.map { folder.text + "/" + $0 }
    }
}
