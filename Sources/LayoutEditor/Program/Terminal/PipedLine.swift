import CommandLanguage
import LayoutStore
import Platform

/// `frames | head -3`: commands whose answers another program reads, as a person types it in the shell.
struct PipedLine {
    /// What stands before the `|`.
    let commands: String
    /// What stands behind it, for `sh`.
    let program: String

    /// Nil where nothing is piped. The `|` is a word of its own: one in quotes or in `H:|-[a]` is none.
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

    /// Whether whole commands stand there: a quote, a brace or a comment goes on behind it.
    private static func isWhole(_ characters: ArraySlice<Character>) -> Bool {
        let text = String(characters)
        var reader = StatementReader(parameters: nil)
        guard let statements = try? reader.read(text), reader.isComplete, !statements.isEmpty else {
            return false
        }
        // Would a word in the place of the `|` be read?
        var probe = StatementReader(parameters: nil)
        return (try? probe.read(text + " x")).map { $0 != statements } ?? false
    }

    /// Hands bytes to the program and waits for its end. What it does not want to read is no error.
    ///
    /// - Returns: how the program ended; nil where it could not be started.
    static func run(_ program: String, reading bytes: [UInt8]) -> Int32? {
        // What we ignore must not be ignored by it.
        signal(SIGPIPE, SIG_DFL)
        let pipe = popen(program.fileName, "w")
        signal(SIGPIPE, SIG_IGN)
        guard let pipe else { return nil }
        // Ctrl-C belongs to the program while it runs.
        return Signals.ignoringInterruptions {
            _ = Output.put(bytes, on: fileno(pipe))
            return pclose(pipe) >> 8 & 0xFF
        }
    }
}
