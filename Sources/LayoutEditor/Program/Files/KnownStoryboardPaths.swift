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

    /// Stores that the user has given `path` for a layout file.
    static func record(_ path: String, of layout: String) {
        let (file, line) = (file, line(layout, path))
        if !file.lines.contains(line) { file.append(line) }
    }

    /// Returns whether the program may use `path`, the path of a storyboard or xib that comes from
    /// the layout file `layout` and not from the user's command line.
    private static func allow(_ layout: String, _ path: String) -> Bool {
        isBeside(layout, path) || file.lines.contains(line(layout, path))
    }

    /// Returns the path of the storyboard or xib that a layout file was imported from; nil if no
    /// file that `allow` permits exists.
    ///
    /// The layout file contains `path`, relative to the folder in which the import ran,
    /// so it may not lead to the file now. The following paths are tried in order:
    ///
    /// - `path` itself;
    /// - the recorded paths with the same file name;
    /// - the same file name in the layout file's folder;
    /// - all other recorded paths, newest first, because the file may have been renamed.
    static func path(named path: String, of layout: String) -> String? {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let known = file.lines.compactMap(pair).filter { $0.layout == FileProbe.resolved(layout) }
            .map(\.path)
        let paths =
            [path] + known.filter { $0.hasSuffix("/" + name) } + [
                FileProbe.resolved(layout).folderOfPath + name
            ] + known.reversed()
        return paths.first {
            CheckInput.isInterfaceBuilderFile($0) && FileStatus(at: $0) != nil && allow(layout, $0)
        }
    }

    /// Returns the path of the storyboard or xib to which the documents of a layout file may be
    /// written back. This is the existing file that `path(named:of:)` finds, or else `path` itself
    /// if `allow` permits it. Nil if there is neither.
    @Sendable static func placeToWriteBack(_ layout: String, _ path: String) -> String? {
        self.path(named: path, of: layout) ?? (allow(layout, path) ? path : nil)
    }

    /// Returns a message that no project is used, if the storyboard or xib at `path` is missing,
    /// because the project is searched for around that file. Returns nil if the file exists.
    static func absence(of path: String, from layout: String) -> String? {
        if CheckInput.isInterfaceBuilderFile(path), FileStatus(at: path) != nil { return nil }
        return "\(layout): no project is used, because \(path) no longer exists: if it has moved, "
            + "layoutedit pull \(layout) PATH records its new path"
    }

    /// Returns whether `path`, with its links resolved, is a storyboard or xib inside the
    /// layout file's folder, at any depth.
    private static func isBeside(_ layout: String, _ path: String) -> Bool {
        let target = FileProbe.resolved(path)
        return CheckInput.isInterfaceBuilderFile(target)
            && target.hasPrefix(FileProbe.resolved(layout).folderOfPath)
    }

    /// Parses a line of the state file, as `line` writes it; nil if it is malformed.
    private static func pair(_ line: String) -> (layout: String, path: String)? {
        var lexer = Lexer(parameters: nil)
        let words = (try? lexer.tokens(of: line))?.compactMap { token in
            if case .word(let word) = token { word.text } else { nil }
        }
        guard let words, words.count == 2 else { return nil }
        return (words[0], words[1])
    }

    private static func line(_ layout: String, _ path: String) -> String {
        [layout, path].map { CommandQuoting.word(FileProbe.resolved($0)) }
            .joined(separator: " ")
    }
}
