import Glibc
import LayoutStore

/// What was typed in earlier sessions: one command a line, in the XDG state folder, for its owner only.
///
/// Whatever is wrong with the file, the shell works without it.
struct TypedHistory {
    /// How many commands are kept.
    static let limit = 2_000
    /// Longer commands are not kept: nobody looks for them, and the file stays small.
    private static let longest = 4_096

    private let path: String?
    /// The commands of earlier sessions, oldest first.
    let lines: [String]

    /// - Parameter path: nil to keep nothing.
    init(path: String? = Self.standardPath) {
        self.path = path
        guard let path, let bytes = try? DataFile.read(path) else {
            lines = []
            return
        }
        let stored = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        lines = stored.suffix(Self.limit)
        if stored.count > 2 * Self.limit { Self.shorten(path, to: lines) }
    }

    /// Adds a command; other sessions add theirs to the same file.
    func append(_ command: String) {
        guard let path, command.utf8.count <= Self.longest, !command.contains("\n") else { return }
        Self.makeFolders(of: path)
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW
        let descriptor = open(path.fileName, flags, 0o600)
        if descriptor < 0 { return }
        defer { close(descriptor) }
        fchmod(descriptor, 0o600)
        let line = Array((command + "\n").utf8)
        _ = write(descriptor, line, line.count)
    }

    /// `$XDG_STATE_HOME/layoutedit/history`, else below `~/.local/state`.
    private static var standardPath: String? {
        if let state = Environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            return state + "/layoutedit/history"
        }
        guard let home = Environment["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.local/state/layoutedit/history"
    }

    private static func shorten(_ path: String, to lines: [String]) {
        let text = lines.joined(separator: "\n") + "\n"
        try? DataFile.write(Array(text.utf8), to: Destination(path: path, replaces: true))
    }

    private static func makeFolders(of path: String) {
        let scalars = path.unicodeScalars
        for index in scalars.indices.dropFirst() where scalars[index] == "/" {
            mkdir(String(scalars[..<index]).fileName, 0o700)
        }
    }
}
