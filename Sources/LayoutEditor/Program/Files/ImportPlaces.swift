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

    /// Returns the path of the storyboard or xib that a layout file was imported from, if it is
    /// there and `allow` permits it. The path in the layout file was relative to the folder in which
    /// the command ran, so the same name is tried where the user took it from, and beside the layout
    /// file. A file of another name is the one that the user named last, since files are renamed.
    static func place(named place: String, of layout: String) -> String? {
        let name = place.split(separator: "/").last.map(String.init) ?? place
        let known = file.lines.compactMap(pair).filter { $0.layout == FileProbe.resolved(layout) }
            .map(\.place)
        let places =
            [place] + known.filter { $0.hasSuffix("/" + name) } + [
                FileProbe.resolved(layout).folderOfPath + name
            ] + known.reversed()
        return places.first {
            CheckInput.isInterfaceBuilders($0) && FileStatus(at: $0) != nil && allow(layout, $0)
        }
    }

    /// Returns the message about a storyboard or xib that is not there any more, so that its project
    /// is not used; nil if it is there.
    static func absence(of place: String, from layout: String) -> String? {
        if CheckInput.isInterfaceBuilders(place), FileStatus(at: place) != nil { return nil }
        return "\(layout): the project of \(place) is not used, because that file is not there any "
            + "more: layoutedit pull \(layout) PATH tells its new place"
    }

    /// Returns whether the path `place`, with its links resolved, is a storyboard or xib in the
    /// layout file's folder.
    private static func isBeside(_ layout: String, _ place: String) -> Bool {
        let target = FileProbe.resolved(place)
        return CheckInput.isInterfaceBuilders(target)
            && target.hasPrefix(FileProbe.resolved(layout).folderOfPath)
    }

    /// Reads a result of `line`.
    private static func pair(_ line: String) -> (layout: String, place: String)? {
        var lexer = Lexer(parameters: nil)
        let words = (try? lexer.tokens(of: line))?.compactMap { token in
            if case .word(let word) = token { word.text } else { nil }
        }
        guard let words, words.count == 2 else { return nil }
        return (words[0], words[1])
    }

    private static func line(_ layout: String, _ place: String) -> String {
        [layout, place].map { CommandSpelling.word(FileProbe.resolved($0)) }
            .joined(separator: " ")
    }
}
