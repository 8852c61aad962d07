import LayoutSession
import LayoutStore
import Platform

/// A file of lines in the XDG state folder that only its owner can read. Sessions append to it.
///
/// All errors with the file are ignored, because the shell works without it.
struct StateFile {
    /// The longest line that is stored, in bytes, to keep the file small.
    private static let longest = 4_096

    private let path: String?
    /// The lines of earlier sessions, oldest first.
    let lines: [String]

    /// - Parameters:
    ///   - path: the file; nil to store nothing.
    ///   - limit: the number of lines to keep. A file with more than twice as many is shortened.
    init(_ path: String?, keeping limit: Int) {
        self.path = path
        guard let path, FileStatus(ofName: path)?.isRegular == true,
            let bytes = try? DataFile.read(path)
        else {
            lines = []
            return
        }
        let stored = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        lines = stored.suffix(limit)
        if stored.count > 2 * limit { Self.shorten(path, to: lines) }
    }

    /// Appends a line. Other sessions may append to the same file.
    func append(_ text: String) {
        guard let path, text.utf8.count <= Self.longest, !text.contains("\n") else { return }
        Self.makeFolders(of: path)
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let descriptor = open(path.fileName, flags, 0o600)
        if descriptor < 0 { return }
        defer { close(descriptor) }
        if FileStatus(of: descriptor)?.isRegular != true { return }
        fchmod(descriptor, 0o600)
        let line = Array((text + "\n").utf8)
        _ = write(descriptor, line, line.count)
    }

    /// Returns `$XDG_STATE_HOME/layoutedit/NAME`, else the path below `~/.local/state`.
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

    private static func makeFolders(of path: String) {
        let scalars = path.unicodeScalars
        for index in scalars.indices.dropFirst() where scalars[index] == "/" {
            mkdir(String(scalars[..<index]).fileName, 0o700)
        }
    }
}

/// The history of typed commands, one text per line, readable by its owner only. Vertical tabs,
/// which the language treats as spaces, replace the line ends within a text.
struct TypedHistory {
    /// The number of commands to keep.
    static let limit = 2_000

    private let file: StateFile

    /// - Parameter path: the file; nil to store nothing.
    init(path: String? = StateFile.path("history")) {
        file = StateFile(path, keeping: Self.limit)
    }

    private static let lineEnd = "\u{B}"

    /// The texts of earlier sessions, oldest first.
    var lines: [String] { file.lines.map { $0.replacing(Self.lineEnd, with: "\n") } }

    /// Appends a text. Other sessions may append to the same file.
    func append(_ text: String) {
        file.append(text.replacing(Self.lineEnd, with: " ").replacing("\n", with: Self.lineEnd))
    }
}
