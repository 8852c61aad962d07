import CommandLanguage

/// What is typed up to the cursor: the whole words of the command, and the word that is begun.
package struct TypedWords: Sendable {
    let whole: [Word]
    /// The word at the cursor; empty behind a space.
    package let begun: String

    /// Nil where nothing can be completed: in a comment, in quotes, behind an escape that is none.
    package init?(_ text: some StringProtocol) {
        var lexer = Lexer(parameters: nil)
        guard let tokens = try? lexer.tokens(of: text), lexer.openQuote == nil, !lexer.isContinued
        else { return nil }
        var words: [Word] = []
        for token in tokens.dropLast() {
            if case .word(let word) = token { words.append(word) } else { words = [] }
        }
        guard let last = text.last, !last.isWhitespace, !";{}".contains(last) else {
            (whole, begun) = (words, "")
            return
        }
        // What the line ends in is no word when a comment has swallowed it.
        guard let word = words.last, !word.isQuoted, text.hasSuffix(word.text) else { return nil }
        (whole, begun) = (words.dropLast(), word.text)
    }
}
