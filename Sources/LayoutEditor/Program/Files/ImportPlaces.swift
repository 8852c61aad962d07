import CommandLanguage
import LayoutSession
import LayoutStore

/// The storyboards and xibs that this user has named to import, pull or push a layout file. They
/// are stored in the XDG state folder, one line for each pair of a layout file and a storyboard or
/// xib.
///
/// A layout file also contains the path of its storyboard, but the file may come from someone else.
/// That path is written only if it is stored here or is in the layout file's folder.
enum ImportPlaces {
    /// The maximum number of stored lines, for all layout files together.
    private static let limit = 2_000

    private static var file: StateFile { StateFile(StateFile.path("places"), keeping: limit) }

    /// Stores that the user has named the path `place` for a layout file.
    static func record(_ place: String, of layout: String) {
        let (file, line) = (file, line(layout, place))
        if !file.lines.contains(line) { file.append(line) }
    }

    /// Returns whether `layout` may be written to the path `place`, which the layout file itself
    /// names and the user does not.
    @Sendable static func allow(_ layout: String, _ place: String) -> Bool {
        isBeside(layout, place) || file.lines.contains(line(layout, place))
    }

    /// Returns whether the path `place`, with its links resolved, is a storyboard or xib in the
    /// layout file's folder.
    private static func isBeside(_ layout: String, _ place: String) -> Bool {
        let target = FileProbe.resolved(place)
        return CheckInput.isInterfaceBuilders(target)
            && target.hasPrefix(FileProbe.resolved(layout).folderOfPath)
    }

    private static func line(_ layout: String, _ place: String) -> String {
        [layout, place].map { CommandSpelling.word(FileProbe.resolved($0)) }
            .joined(separator: " ")
    }
}
