import CommandLanguage
import LayoutSession
import LayoutStore

/// The places from which this user has imported, pulled or pushed layout files. Each line pairs a
/// layout file with a storyboard or xib. The lines are in the XDG state folder.
///
/// A layout file also names such a place, but the file may come from someone else. That place is
/// written only if it is recorded here or is in the layout file's folder.
enum ImportPlaces {
    /// The maximum number of lines, for all layout files together.
    private static let limit = 2_000

    private static var file: StateFile { StateFile(StateFile.path("places"), keeping: limit) }

    /// Records a place that the user has named.
    static func record(_ place: String, of layout: String) {
        let (file, line) = (file, line(layout, place))
        if !file.lines.contains(line) { file.append(line) }
    }

    /// Returns whether a layout file may be written to a place that only its history names.
    @Sendable static func allow(_ layout: String, _ place: String) -> Bool {
        isBeside(layout, place) || file.lines.contains(line(layout, place))
    }

    /// Returns whether the place is a storyboard or xib in the layout file's folder, after
    /// resolving links.
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
