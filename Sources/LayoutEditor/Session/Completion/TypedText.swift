import CommandLanguage

/// A text of one line or several while it is typed, as commands: what of it is whole and what is not.
///
/// Places are Unicode scalars from its beginning.
struct TypedText {
    /// One command, or as much as there is of it.
    struct Part {
        var words: [Word]
        /// Something ends it: `;`, a brace, another line.
        var isEnded = false
        /// The brace behind it is the one that its commands stand in.
        var opensBlock = false
    }

    private(set) var parts: [Part] = []
    private(set) var comments: [Range<Int>] = []
    /// Where the quote begins that nothing closes.
    private(set) var openQuote: Int?
    /// What cannot be read, with all that follows.
    private(set) var error: CommandError?
    /// How long the text is.
    let count: Int
    private var lineStarts: [Int] = []

    /// - Parameter parameters: what `$name` stands for.
    init(_ text: String, parameters: [String: String]) {
        count = text.unicodeScalars.count
        var lexer = Lexer(parameters: parameters)
        var words: [Word] = []
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            let before = number == 0 ? 0 : lineStarts[number - 1] + lines[number - 1].count + 1
            lineStarts.append(before)
            do throws(CommandError) {
                let tokens = try lexer.tokens(of: String(line))
                take(tokens, &words, isLast: number == lines.count - 1)
                if lexer.openQuote == nil { findComment(in: line, behind: tokens) }
            } catch {
                self.error = error
                break
            }
        }
        if !words.isEmpty { parts.append(Part(words: words)) }
        if error == nil { openQuote = lexer.openQuote.map(offset) }
    }

    func offset(_ position: SourcePosition) -> Int {
        min(count, lineStarts[min(position.line, lineStarts.count) - 1] + position.column - 1)
    }

    func range(_ word: Word) -> Range<Int> {
        let start = offset(word.start)
        return start..<max(start, offset(word.end))
    }

    private mutating func take(_ tokens: [Token], _ words: inout [Word], isLast: Bool) {
        for (number, token) in tokens.enumerated() {
            if case .word(let word) = token {
                words.append(word)
                continue
            }
            // The end of the text is no mark that somebody has put there.
            if isLast, number == tokens.count - 1, token == .separator { return }
            var part = Part(words: words, isEnded: true)
            if case .openBrace = token { part.opensBlock = true }
            if !words.isEmpty { parts.append(part) }
            words = []
        }
    }

    private mutating func findComment(in line: Substring.UnicodeScalarView, behind tokens: [Token])
    {
        let number = lineStarts.count
        let ends = tokens.compactMap { token -> SourcePosition? in
            switch token {
            case .word(let word): word.end
            case .openBrace(let brace), .closeBrace(let brace):
                SourcePosition(line: brace.line, column: brace.column + 1)
            case .separator: nil
            }
        }
        let end = ends.last { $0.line == number }?.column ?? 1
        let rest = line.dropFirst(end - 1).drop { $0.properties.isWhitespace || $0 == ";" }
        guard rest.first == "#" else { return }
        let start = lineStarts[number - 1] + line.count - rest.count
        comments.append(start..<(start + rest.count))
    }
}
