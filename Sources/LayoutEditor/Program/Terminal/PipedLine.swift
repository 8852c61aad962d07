import CommandLanguage
import LayoutStore
import Platform

/// A shell line whose output is piped to another program: `frames | head -3`.
struct PipedLine {
    /// The commands before the `|`.
    let commands: String
    /// The command line after the `|`, which `sh` runs.
    let program: String

    /// Returns nil if the line contains no pipe. A pipe is a `|` between two spaces that is not in
    /// quotes; the one in `H:|-[a]` is not a pipe.
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

    /// Returns whether the text is at least one complete command, without an open quote or brace
    /// and without a comment at its end.
    private static func isWhole(_ characters: ArraySlice<Character>) -> Bool {
        let text = String(characters)
        var reader = StatementReader(parameters: nil)
        guard let statements = try? reader.read(text), reader.isComplete, !statements.isEmpty else {
            return false
        }
        // If the text ends in a comment, appending a word does not change the commands.
        var probe = StatementReader(parameters: nil)
        return (try? probe.read(text + " x")).map { $0 != statements } ?? false
    }

    /// Runs a program with `bytes` as its input and waits for it to end. The program may end before
    /// it has read all bytes.
    ///
    /// - Returns: the exit status of the program; nil if it could not be started
    static func run(_ program: String, reading bytes: [UInt8]) -> Int32? {
        // The program would inherit that SIGPIPE is ignored, so the default action is restored.
        signal(SIGPIPE, SIG_DFL)
        let pipe = popen(program.fileName, "w")
        signal(SIGPIPE, SIG_IGN)
        guard let pipe else { return nil }
        // While the program runs, Ctrl-C is meant for the program.
        return Signals.ignoringInterruptions {
            _ = Output.put(bytes, on: fileno(pipe))
            return pclose(pipe) >> 8 & 0xFF
        }
    }
}
