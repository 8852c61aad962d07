import CommandLanguage
import LayoutStore
import Platform

/// A shell line whose output is piped to another program: `frames | head -3`.
struct PipedLine {
    /// The commands before the `|`.
    let commands: String
    /// The program after the `|`, for `sh`.
    let program: String

    /// Returns nil if nothing is piped. A pipe is a `|` between spaces; one in quotes or in
    /// `H:|-[a]` does not count.
    init?(_ text: String) {
        if text.contains("\n") { return nil }
        let characters = Array(text)
        for place in characters.indices where characters[place] == "|" {
            let isWord =
                place > 0 && characters[place - 1].isWhitespace && place + 1 < characters.count
                && characters[place + 1].isWhitespace
            guard isWord, Self.isWhole(characters[..<place]) else { continue }
            commands = String(characters[..<place])
            program = String(characters[(place + 1)...])
            return
        }
        return nil
    }

    /// Returns whether the text contains complete commands, not an open quote, brace or comment.
    private static func isWhole(_ characters: ArraySlice<Character>) -> Bool {
        let text = String(characters)
        var reader = StatementReader(parameters: nil)
        guard let statements = try? reader.read(text), reader.isComplete, !statements.isEmpty else {
            return false
        }
        // Inside a comment an added word would change nothing.
        var probe = StatementReader(parameters: nil)
        return (try? probe.read(text + " x")).map { $0 != statements } ?? false
    }

    /// Runs the program with the bytes as its input and waits for it to end. It need not read all
    /// of them.
    ///
    /// - Returns: the program's exit status; nil if it could not be started.
    static func run(_ program: String, reading bytes: [UInt8]) -> Int32? {
        // An ignored SIGPIPE would be inherited by the program.
        signal(SIGPIPE, SIG_DFL)
        let pipe = popen(program.fileName, "w")
        signal(SIGPIPE, SIG_IGN)
        guard let pipe else { return nil }
        // Ctrl-C is for the program while it runs.
        return Signals.ignoringInterruptions {
            _ = Output.put(bytes, on: fileno(pipe))
            return pclose(pipe) >> 8 & 0xFF
        }
    }
}
