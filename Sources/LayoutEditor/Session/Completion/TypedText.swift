import CommandLanguage

/// The commands in a text of one or several lines while it is typed, including incomplete ones.
///
/// Offsets count Unicode scalars from the start of the text.
struct TypedText {
    /// One command, possibly incomplete.
    struct Part {
        var words: [Word]
        /// Whether the command is complete, because a `;`, a brace or a line end follows the words.
        var isEnded = false
        /// Whether an opening brace follows the words and begins the command's block.
        var opensBlock = false
    }

    private(set) var parts: [Part] = []
    private(set) var comments: [Range<Int>] = []
    /// The offset of an unclosed quote; nil if there is none.
    private(set) var openQuote: Int?
    /// The error at which parsing stopped; nil if the whole text was parsed.
    private(set) var error: CommandError?
    /// The length of the text in Unicode scalars.
    let count: Int
    private var lineStarts: [Int] = []

    /// - Parameter parameters: the values of the parameters that the text uses as `$name`, by name
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
        assert(!lineStarts.isEmpty, "a text has no lines")
        return min(
            count, lineStarts[min(position.line, lineStarts.count) - 1] + position.column - 1)
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
            // The lexer ends every line with a separator. The last one is left out, because the
            // user has not typed it.
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
