import CommandLanguage
import LayoutStore
import Platform

/// Git as it is installed, asked by its command line.
enum GitProgram {
    struct Answer {
        let status: Int32
        /// Without the last line's end.
        let text: String
    }

    /// Runs Git in the current folder; its errors are in the answer.
    static func run(_ words: [String]) throws(CommandError) -> Answer {
        try answer(to: (["git"] + words).map(quoted).joined(separator: " ") + " 2>&1")
    }

    /// What it answers; nil where it refuses.
    static func ask(_ words: String...) throws(CommandError) -> String? {
        let answer = try run(words)
        return answer.status == 0 ? answer.text : nil
    }

    /// Whether the shell that Git runs drivers with finds a program.
    static func finds(_ program: String) throws(CommandError) -> Bool {
        try answer(to: "command -v \(quoted(program)) > /dev/null").status == 0
    }

    /// A word as sh takes it for itself.
    static func quoted(_ word: String) -> String {
        "'" + word.replacing("'", with: "'\\''") + "'"
    }

    private static func answer(to line: String) throws(CommandError) -> Answer {
        guard let pipe = popen(line.fileName, "r") else {
            throw CommandError(.internalError, "no program can be started: " + systemReason())
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 12)
        while true {
            let count = Platform.read(fileno(pipe), &chunk, chunk.count)
            if count > 0 { bytes += chunk[..<count] }
            if count == 0 || count < 0 && errno != EINTR { break }
        }
        let status = pclose(pipe) >> 8 & 0xFF
        while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        return Answer(status: status, text: String(decoding: bytes, as: UTF8.self))
    }
}
