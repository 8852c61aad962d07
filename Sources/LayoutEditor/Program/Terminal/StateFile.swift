import LayoutSession
import LayoutStore
import Platform

/// A file of lines in the XDG state folder, for its owner only, to which sessions append.
///
/// Whatever is wrong with the file, the shell works without it.
struct StateFile {
    /// Longer lines are not kept: nobody looks for them, and the file stays small.
    private static let longest = 4_096

    private let path: String?
    /// The lines of earlier sessions, oldest first.
    let lines: [String]

    /// - Parameters:
    ///   - path: nil to keep nothing.
    ///   - limit: how many lines are kept; the file is cut when it has twice as many.
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

    /// Adds a line; other sessions add theirs to the same file.
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

    /// `$XDG_STATE_HOME/layoutedit/NAME`, else below `~/.local/state`.
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

/// What was typed in earlier sessions: one text a line, for its owner only. Where a text has several
/// lines a vertical tab stands between them, which is a space to the language.
struct TypedHistory {
    /// How many commands are kept.
    static let limit = 2_000

    private let file: StateFile

    /// - Parameter path: nil to keep nothing.
    init(path: String? = StateFile.path("history")) {
        file = StateFile(path, keeping: Self.limit)
    }

    private static let lineEnd = "\u{B}"

    /// The texts of earlier sessions, oldest first.
    var lines: [String] { file.lines.map { $0.replacing(Self.lineEnd, with: "\n") } }

    /// Adds a text; other sessions add theirs to the same file.
    func append(_ text: String) {
        file.append(text.replacing(Self.lineEnd, with: " ").replacing("\n", with: Self.lineEnd))
    }
}
