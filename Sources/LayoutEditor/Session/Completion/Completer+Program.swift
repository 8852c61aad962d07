import CommandLanguage

/// Completion of the command line that starts the program: `export login.layout --format sv`.
extension Completer {
    /// Creates a completer for the line that the user types in bash, zsh or fish. The shell itself
    /// completes paths.
    package init(programLine view: SessionView, namesInFolder: @escaping (String) -> [String]) {
        self.init(view: view, namesInFolder: namesInFolder)
        isProgramLine = true
    }

    /// Returns whether the word being typed can be a path.
    package func awaitsPath(_ typed: TypedWords) -> Bool {
        !typed.begun.hasPrefix("-")
            && expected(behind: typed.whole).contains {
                [.path, .pathOrDocument].contains($0.awaited?.kind)
            }
    }

    /// Returns the path in the line's first argument; nil if that argument is missing or is not a
    /// path.
    package func path(in typed: TypedWords) -> String? {
        // The matcher rejects an option without a value, so an option at the end of the line is
        // left out.
        let words = openOption(behind: typed.whole) == nil ? typed.whole : typed.whole.dropLast()
        for form in usages(behind: words).flatMap(\.forms) {
            guard let place = form.firstIndex(where: { $0.awaited != nil }),
                [.path, .pathOrDocument].contains(form[place].awaited?.kind)
            else { continue }
            var matcher = SyntaxMatcher(Statement(words: words))
            _ = try? matcher.match([form])
            if place < matcher.words.count { return matcher.words[place].text }
        }
        return nil
    }

    /// Opens the document that the last `open` command in the line's `-c` options names.
    /// Completions then contain the names in this document.
    package func openDocument(of typed: TypedWords) {
        let words = typed.whole.map(\.text) + [typed.begun]
        for (option, text) in zip(words, words.dropFirst()) where option == "-c" {
            for part in TypedText(text, parameters: [:]).parts {
                guard part.words.count == 2, part.words[0].text == "open" else { continue }
                (try? view.documentID(part.words[1].source)).map(view.session.open)
            }
        }
    }

    /// Returns the completions of an argument that contains commands, such as the argument after
    /// `-c`. For `open login; sho`, the completion is the whole argument, `open login; show`.
    func commandTexts(_ begun: String) -> [String] {
        guard let text = CommandText(begun) else { return [] }
        return ofCommands.words(for: text.typed).map { text.head + $0 }
    }

    /// A completer for the commands inside the line, such as those after `-c`.
    var ofCommands: Completer { Completer(view: view, namesInFolder: namesInFolder) }
}

/// The commands in one word of the program's command line, such as the word after `-c`.
struct CommandText {
    let typed: TypedWords
    /// The text of the commands up to their last word, which is the word to complete
    /// (`typed.begun`).
    let head: String

    /// Returns nil if no word can be completed at the end of the text, for example inside quotes.
    init?(_ text: String) {
        guard let typed = TypedWords(lines: text) else { return nil }
        self.typed = typed
        head = String(text.unicodeScalars.dropLast(typed.begun.unicodeScalars.count))
    }

    /// Returns the part of `text` after `head`. The text must begin with `head`.
    func lastWord(of text: String) -> String {
        assert(
            text.unicodeScalars.starts(with: head.unicodeScalars),
            "the command line begins with other words")
        return String(text.unicodeScalars.dropFirst(head.unicodeScalars.count))
    }
}
