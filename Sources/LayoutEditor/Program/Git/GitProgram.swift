import CommandLanguage
import LayoutStore
import Platform

/// Functions that run the installed Git by its command line
/// (docs/reliability.md, "Programs that are started").
enum GitProgram {
    struct Answer {
        let status: Int32
        let bytes: [UInt8]

        /// The output without the last line end, decoded as a file name.
        var text: String {
            String(fileName: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes)
        }
    }

    /// The options before each command. They prevent Git from starting programs that a repository's
    /// configuration names, and from using bare repositories inside another repository.
    private static let guards = [
        "--no-pager", "-c", "core.fsmonitor=false", "-c", "safe.bareRepository=explicit",
    ]

    /// Runs Git in the current folder and returns its exit status and standard output.
    ///
    /// - Parameter includesStandardError: whether the result also contains standard error
    static func run(
        _ words: [String], includesStandardError: Bool = false
    ) throws(CommandError) -> Answer {
        let line = (["git"] + guards + words).map(quoted).joined(separator: " ")
        return try answer(to: line + (includesStandardError ? " 2>&1" : " 2> /dev/null"))
    }

    /// Returns the standard output of a Git command without its last line end; nil if the command
    /// fails.
    static func ask(_ words: String...) throws(CommandError) -> String? {
        let answer = try run(words)
        return answer.status == 0 ? answer.text : nil
    }

    /// Returns whether a program is found by the shell that Git uses to run merge drivers.
    static func finds(_ program: String) throws(CommandError) -> Bool {
        try answer(to: "command -v \(quoted(program)) > /dev/null").status == 0
    }

    /// Returns a word quoted for sh. It examines scalars instead of characters, because a `'` with
    /// a combining mark after it is a different character.
    static func quoted(_ word: String) -> String {
        "'" + word.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
    }

    /// Returns a path as an argument for sh: quoted only if necessary, and with `./` before a
    /// leading dash.
    static func argument(_ path: String) -> String {
        let path = path.hasPrefix("-") ? "./" + path : path
        let isPlain = path.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || "._-+/@%".utf8.contains(byte)
        }
        return isPlain && !path.isEmpty ? path : quoted(path)
    }

    private static func answer(to line: String) throws(CommandError) -> Answer {
        guard let pipe = popen(line.fileName, "r") else {
            throw CommandError(.internalError, "no program can be started: " + systemReason())
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Platform.read(fileno(pipe), &chunk, chunk.count)
            if count > 0 { bytes += chunk[..<count] }
            if count == 0 || count < 0 && errno != EINTR { break }
        }
        return Answer(status: pclose(pipe) >> 8 & 0xFF, bytes: bytes)
    }
}
