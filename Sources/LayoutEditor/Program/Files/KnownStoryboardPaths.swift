import CommandLanguage
import LayoutSession
import LayoutStore

/// The storyboards and xibs whose paths this user has given to import, pull or push a layout file.
/// They are stored in the XDG state folder, one line for each pair of a layout file and a
/// storyboard or xib.
///
/// A layout file also contains the path of its storyboard, but the file may come from someone else.
/// A storyboard at that path is read or written only if the path is stored here, or is inside the
/// layout file's folder.
enum KnownStoryboardPaths {
    /// The maximum number of stored lines, for all layout files together.
    private static let limit = 2_000

    private static var file: StateFile { StateFile(StateFile.path("places"), keeping: limit) }

    /// Stores that the user has given the path `place` for a layout file.
    static func record(_ place: String, of layout: String) {
        let (file, line) = (file, line(layout, place))
        if !file.lines.contains(line) { file.append(line) }
    }

    /// Returns whether `layout` may be written to the storyboard or xib at `place`, a path that
    /// comes from the layout file and not from the user's command line.
    @Sendable static func allow(_ layout: String, _ place: String) -> Bool {
        isBeside(layout, place) || file.lines.contains(line(layout, place))
    }

    /// Returns the path of the storyboard or xib that a layout file was imported from; nil if no
    /// file that `allow` permits exists.
    ///
    /// The layout file contains the path `place`, relative to the folder in which the import ran,
    /// so it may not lead to the file now. The following paths are tried in order:
    ///
    /// - `place` itself;
    /// - the recorded paths with the same file name;
    /// - the same file name in the layout file's folder;
    /// - all other recorded paths, newest first, because the file may have been renamed.
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

    /// Returns a message that no project is used because the storyboard or xib at `place` is
    /// missing; nil if it exists.
    static func absence(of place: String, from layout: String) -> String? {
        if CheckInput.isInterfaceBuilders(place), FileStatus(at: place) != nil { return nil }
        return "\(layout): the project of \(place) is not used, because that file is not there any "
            + "more: layoutedit pull \(layout) PATH tells its new place"
    }

    /// Returns whether the path `place`, with its links resolved, is a storyboard or xib inside the
    /// layout file's folder, at any depth.
    private static func isBeside(_ layout: String, _ place: String) -> Bool {
        let target = FileProbe.resolved(place)
        return CheckInput.isInterfaceBuilders(target)
            && target.hasPrefix(FileProbe.resolved(layout).folderOfPath)
    }

    /// Parses a line of the state file, as `line` writes it; nil if it is malformed.
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
