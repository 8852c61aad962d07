import CommandLanguage
import LayoutStore
import Platform

/// A shell line whose output is piped to another program: `frames | head -3`.
struct PipedLine {
    /// The commands before the `|`.
    let commands: String
    /// The command line after the `|`, which `sh` runs.
    let program: String

    /// Returns nil if the line contains no pipe. A pipe is a `|` between two spaces that comes
    /// after a command and is outside of quotes and braces. The `|` in `H:|-[a]` is not a pipe.
    init?(_ text: String) {
        if text.contains("\n") { return nil }
        var lexer = Lexer(parameters: nil)
        // The error is ignored, because the program's command line may contain escapes that are
        // invalid in a command.
        _ = try? lexer.tokens(of: text)
        let scalars = text.unicodeScalars
        for bar in Self.bars(of: lexer.tokens) {
            let place = scalars.index(scalars.startIndex, offsetBy: bar.start.column - 1)
            let rest = scalars.index(after: place)
            guard place > scalars.startIndex, rest < scalars.endIndex,
                scalars[scalars.index(before: place)].properties.isWhitespace,
                scalars[rest].properties.isWhitespace
            else { continue }
            commands = String(text[..<place])
            program = String(text[rest...])
            return
        }
        return nil
    }

    /// Returns why a line with a `|` is no piped line: nothing is before the `|`, or nothing behind
    /// it. Returns nil for any other line.
    static func mistake(in text: String) -> String? {
        var lexer = Lexer(parameters: nil)
        _ = try? lexer.tokens(of: text)
        func isBar(_ token: Token?) -> Bool {
            guard case .word(let word) = token else { return false }
            return word.text == "|" && !word.isQuoted
        }
        let tokens = lexer.tokens.filter { $0 != .separator }
        if isBar(tokens.first) { return "expected a command before |" }
        let isLast = isBar(tokens.last) && bars(of: tokens).count == 1
        return isLast ? "expected a program after |" : nil
    }

    /// Returns the `|` tokens that are outside all braces and come after at least one complete
    /// command.
    private static func bars(of tokens: [Token]) -> [Word] {
        var bars: [Word] = []
        var depth = 0
        var (hasCommand, hasWord) = (false, false)
        for token in tokens {
            switch token {
            case .word(let word):
                if word.text == "|", !word.isQuoted, depth == 0, hasCommand { bars.append(word) }
                (hasCommand, hasWord) = (true, true)
                continue
            case .openBrace:
                if !hasWord { return bars }
                depth += 1
            case .closeBrace:
                if depth == 0 { return bars }
                depth -= 1
            case .separator: break
            }
            hasWord = false
        }
        return bars
    }

    /// Runs a program with `bytes` as its input and waits for it to end. The program may end before
    /// it has read all bytes.
    ///
    /// - Returns: the exit status of the program; nil if it could not be started
    static func run(_ program: String, reading bytes: [UInt8]) -> Int32? {
        // This process ignores SIGPIPE, and a started program inherits that. So the default action
        // is restored until the program has started.
        signal(SIGPIPE, SIG_DFL)
        let pipe = popen(program.fileName, "w")
        signal(SIGPIPE, SIG_IGN)
        guard let pipe else { return nil }
        // While the program runs, Ctrl-C is meant for it and not for this process.
        return Signals.ignoringInterruptions {
            _ = Output.put(bytes, on: fileno(pipe))
            return pclose(pipe) >> 8 & 0xFF
        }
    }
}
