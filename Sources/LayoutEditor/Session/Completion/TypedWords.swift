import CommandLanguage

/// What is typed up to the cursor: the whole words of the command, and the word that is begun.
package struct TypedWords: Sendable {
    let whole: [Word]
    /// The word at the cursor; empty behind a space.
    package let begun: String

    /// Nil where nothing can be completed: in a comment, in quotes, behind an escape that is none.
    package init?(_ text: some StringProtocol) {
        var lexer = Lexer(parameters: nil)
        self.init(text, &lexer, behind: [])
    }

    /// The same of a text of several lines, the last of which the cursor stands in.
    package init?(lines text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var lexer = Lexer(parameters: nil)
        var words: [Word] = []
        for line in lines.dropLast() {
            guard let tokens = try? lexer.tokens(of: line) else { return nil }
            words = Self.words(of: tokens[...], behind: words)
        }
        self.init(lines.last ?? "", &lexer, behind: words)
    }

    private init?(_ text: some StringProtocol, _ lexer: inout Lexer, behind words: [Word]) {
        guard let tokens = try? lexer.tokens(of: text), lexer.openQuote == nil, !lexer.isContinued
        else { return nil }
        let words = Self.words(of: tokens.dropLast(), behind: words)
        guard let last = text.last, !last.isWhitespace, !";{}".contains(last) else {
            (whole, begun) = (words, "")
            return
        }
        // What the line ends in is no word when a comment has swallowed it.
        guard let word = words.last, !word.isQuoted, text.hasSuffix(word.text) else { return nil }
        (whole, begun) = (words.dropLast(), word.text)
    }

    /// The same with the first word as the language has it.
    func inOurWords(_ aliases: Aliases) -> TypedWords {
        if whole.isEmpty { return self }
        let statement = aliases.expanded(Statement(words: whole))
        return TypedWords(whole: (statement.inOurWords ?? statement).words, begun: begun)
    }

    private init(whole: [Word], begun: String) {
        self.whole = whole
        self.begun = begun
    }

    /// The words of the command that is being typed behind these tokens.
    private static func words(of tokens: ArraySlice<Token>, behind words: [Word]) -> [Word] {
        tokens.reduce(into: words) { words, token in
            if case .word(let word) = token { words.append(word) } else { words = [] }
        }
    }
}
