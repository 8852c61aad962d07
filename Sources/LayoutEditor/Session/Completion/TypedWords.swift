import CommandLanguage
import StackCore

/// The text up to the cursor: the complete words of the command, and the word being typed.
package struct TypedWords: Sendable {
    let whole: [Word]
    /// The word at the cursor; empty after a space.
    package let begun: String

    /// Returns nil if nothing can be completed: in a comment, in quotes, or after an invalid
    /// escape.
    package init?(_ text: some StringProtocol) {
        var lexer = Lexer(parameters: nil)
        self.init(text, &lexer, behind: [])
    }

    /// Parses a text of several lines with the cursor at its end.
    package init?(lines text: String) {
        let lines = text.textLines
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
        // If the text does not end with its last word, the cursor is in a comment.
        guard let word = words.last, !word.isQuoted, text.hasSuffix(word.text) else { return nil }
        (whole, begun) = (words.dropLast(), word.text)
    }

    /// Parses a line typed in bash, zsh or fish, and leaves out its first word, the program's name.
    /// Only quoting that these shells have in common is recognized, and nothing is expanded.
    package init(shellLine line: String) {
        var words: [String] = []
        var (word, quote, isEscaped): (String?, Character?, Bool) = (nil, nil, false)
        for character in line {
            switch character {
            case _ where isEscaped:
                // In double quotes, a backslash escapes only these characters. Before other
                // characters it is an ordinary character.
                let isPlain = quote == nil || "\"\\$`".contains(character)
                word = (word ?? "") + (isPlain ? "" : "\\") + String(character)
                isEscaped = false
            case "\\" where quote != "'": isEscaped = true
            case quote: quote = nil
            case "'" where quote == nil, "\"" where quote == nil:
                (quote, word) = (character, word ?? "")
            case _ where quote == nil && character.isWhitespace:
                word.take().map { words.append($0) }
            default: word = (word ?? "") + String(character)
            }
        }
        whole = words.dropFirst().map { Word($0, at: .start) }
        begun = word ?? ""
    }

    /// Returns a copy in which `begun` is the word being typed.
    func beginning(_ begun: String) -> TypedWords { TypedWords(whole: whole, begun: begun) }

    /// Returns the words with an alias at their start, or a command of another program such as
    /// `rm`, replaced by the words that it means.
    func replacingAliases(_ aliases: Aliases) -> TypedWords {
        if whole.isEmpty { return self }
        let statement = aliases.expanded(Statement(words: whole))
        return TypedWords(whole: (statement.normalized ?? statement).words, begun: begun)
    }

    private init(whole: [Word], begun: String) {
        self.whole = whole
        self.begun = begun
    }

    /// Returns the words of the last command if it is still incomplete after these tokens; empty if
    /// a separator or brace has ended it.
    ///
    /// - Parameters:
    ///   - tokens: the tokens of the next line
    ///   - words: the words of the command before these tokens
    private static func words(of tokens: ArraySlice<Token>, behind words: [Word]) -> [Word] {
        tokens.reduce(into: words) { words, token in
            if case .word(let word) = token { words.append(word) } else { words = [] }
        }
    }
}
