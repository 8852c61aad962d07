import LayoutSession
import LayoutStore
import Platform

/// A text file in the XDG state folder that only its owner can read, and to which shells append
/// lines.
///
/// All errors with the file are ignored, because the shell also works without it.
struct StateFile {
    /// The maximum length of a stored line, in bytes. Longer lines are dropped to keep the file
    /// small, even lines that another program has written.
    private static let longest = 4_096

    private let path: String?
    /// The lines that earlier shells have appended, oldest first.
    let lines: [String]

    /// - Parameters:
    ///   - path: the path of the file; nil to store nothing
    ///   - limit: the number of newest lines to keep. The file is shortened to them when it has
    ///     more than twice as many lines.
    init(_ path: String?, keeping limit: Int) {
        self.path = path
        guard let path, FileStatus(ofName: path)?.isRegular == true,
            let bytes = try? DataFile.read(path)
        else {
            lines = []
            return
        }
        let stored = bytes.split(separator: UInt8(ascii: "\n")).filter { $0.count <= Self.longest }
        lines = stored.suffix(limit).map { String(decoding: $0, as: UTF8.self) }
        if stored.count > 2 * limit { Self.shorten(path, to: lines) }
    }

    /// Appends a line to the file. Other shells may append at the same time.
    func append(_ text: String) {
        guard let path, text.utf8.count <= Self.longest, !text.contains("\n") else { return }
        DataFile.makeFolders(of: path, mode: 0o700)
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let descriptor = open(path.fileName, flags, 0o600)
        if descriptor < 0 { return }
        defer { close(descriptor) }
        if FileStatus(of: descriptor)?.isRegular != true { return }
        fchmod(descriptor, 0o600)
        let line = Array((text + "\n").utf8)
        _ = write(descriptor, line, line.count)
    }

    /// Returns the path `$XDG_STATE_HOME/layoutedit/NAME` if that variable is set, otherwise the
    /// path below `~/.local/state`. Returns nil if there is no home folder either.
    static func path(_ name: String) -> String? {
        if let state = Environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            return state + "/layoutedit/" + name
        }
        guard let home = Environment["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.local/state/layoutedit/" + name
    }

    private static func shorten(_ path: String, to lines: [String]) {
        let text = lines.joined(separator: "\n") + "\n"
        try? DataFile.write(Array(text.utf8), to: Destination(path: path, replacing: .anything))
    }
}

/// The history of typed commands, one text a line, which only its owner can read. In a text of
/// several lines, vertical tabs replace the line breaks; the language reads them as spaces.
struct TypedHistory {
    /// The number of newest texts to keep.
    static let limit = 2_000

    private let file: StateFile

    /// - Parameter path: the path of the file; nil to store nothing
    init(path: String? = StateFile.path("history")) {
        file = StateFile(path, keeping: Self.limit)
    }

    private static let lineEnd = "\u{B}"

    /// The entries that earlier shells appended, oldest first. An entry may have several lines.
    var lines: [String] { file.lines.map { $0.replacing(Self.lineEnd, with: "\n") } }

    /// Appends a text to the history. Other shells may append at the same time.
    func append(_ text: String) {
        file.append(text.replacing(Self.lineEnd, with: " ").replacing("\n", with: Self.lineEnd))
    }
}
