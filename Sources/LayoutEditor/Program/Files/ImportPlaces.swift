import CommandLanguage
import LayoutSession
import LayoutStore

/// Where this person has imported layout files from, pulled or pushed them: one line for each pair of a layout
/// file and a storyboard or xib, in the XDG state folder.
///
/// A layout file names such a place, too. But it may be a stranger's, and what it names is written only if it
/// is one of these or lies beside the file.
enum ImportPlaces {
    /// How many lines are kept, of all files together.
    private static let limit = 2_000

    private static var file: StateFile { StateFile(StateFile.path("places"), keeping: limit) }

    /// Records a place that a person has named.
    static func record(_ place: String, of layout: String) {
        let (file, line) = (file, line(layout, place))
        if !file.lines.contains(line) { file.append(line) }
    }

    /// Whether a layout file may be written to a place that only its history names.
    @Sendable static func allow(_ layout: String, _ place: String) -> Bool {
        isBeside(layout, place) || file.lines.contains(line(layout, place))
    }

    /// Whether the place is a storyboard's or xib's in the layout file's folder, links followed.
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
