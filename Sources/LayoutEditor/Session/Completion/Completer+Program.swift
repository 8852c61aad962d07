import CommandLanguage

/// What could go on with the line that starts the program: `export login.layout --format sv`.
extension Completer {
    /// A completer for a person's shell, which completes paths itself.
    package init(programLine view: SessionView, namesInFolder: @escaping (String) -> [String]) {
        self.init(view: view, namesInFolder: namesInFolder)
        isProgramLine = true
    }

    /// Whether the begun word can be a path.
    package func awaitsPath(_ typed: TypedWords) -> Bool {
        !typed.begun.hasPrefix("-")
            && expected(behind: typed.whole).contains {
                [.path, .pathOrDocument].contains($0.awaited?.kind)
            }
    }

    /// The path of the file that the line is about: its first argument. Nil if that is no path.
    package func path(in typed: TypedWords) -> String? {
        // The matcher refuses an option without its value.
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

    /// Goes to the document that the commands of the line open last.
    package func openDocument(of typed: TypedWords) {
        let words = typed.whole.map(\.text) + [typed.begun]
        for (option, text) in zip(words, words.dropFirst()) where option == "-c" {
            for part in TypedText(text, parameters: [:]).parts {
                guard part.words.count == 2, part.words[0].text == "open" else { continue }
                (try? view.documentID(part.words[1].source)).map(view.session.open)
            }
        }
    }

    /// Whole texts of commands that the begun one could become.
    func commandTexts(_ begun: String) -> [String] {
        guard let text = CommandText(begun) else { return [] }
        return ofCommands.words(for: text.typed).map { text.head + $0 }
    }

    /// The completer for the commands that the line contains.
    var ofCommands: Completer { Completer(view: view, namesInFolder: namesInFolder) }
}

/// Commands in one word of the program's line, such as the one behind `-c`.
struct CommandText {
    let typed: TypedWords
    /// Everything in front of the last word of the commands.
    let head: String

    /// Nil if nothing can be completed.
    init?(_ text: String) {
        guard let typed = TypedWords(lines: text) else { return nil }
        self.typed = typed
        head = String(text.unicodeScalars.dropLast(typed.begun.unicodeScalars.count))
    }

    /// The last word of a text with the same head.
    func lastWord(of text: String) -> String {
        String(text.unicodeScalars.dropFirst(head.unicodeScalars.count))
    }
}
