package import CommandLanguage

/// What could stand at the cursor, read from the grammar and from the session: one for each line that is
/// typed.
package struct Completer {
    package let view: SessionView
    /// The names in a folder, folders with a `/` behind them.
    package let namesInFolder: (String) -> [String]
    /// What a person has given names to.
    package let aliases: Aliases
    let memory = NameMemory()

    package init(
        view: SessionView, aliases: Aliases = Aliases(),
        namesInFolder: @escaping (String) -> [String]
    ) {
        self.view = view
        self.aliases = aliases
        self.namesInFolder = namesInFolder
    }

    /// Whole words that the begun one could become, each once, in the order of their origin.
    package func words(for typed: TypedWords) -> [String] {
        let typed = typed.inOurWords(aliases)
        var seen: Set<String> = []
        return candidates(for: typed).filter {
            $0.hasPrefix(typed.begun) && seen.insert($0).inserted
        }
    }

    private func candidates(for typed: TypedWords) -> [String] {
        guard !typed.whole.isEmpty else {
            return view.grammar.commandNames + aliases.names
        }
        if let argument = openOption(behind: typed.whole)?.argument {
            return candidates(for: argument, typed)
        }
        if typed.begun.hasPrefix("-") { return options(behind: typed.whole).map(\.name) }
        return expected(behind: typed.whole).flatMap { candidates(for: $0, typed) }
    }

    /// What the word behind these could be.
    func expected(behind words: [Word]) -> [Syntax] {
        guard let name = words.first?.text else { return [] }
        return view.grammar.commands(named: name).flatMap { entry in
            entry.usage.forms.flatMap { expected(in: $0, behind: words) }
        }
    }

    /// The option that waits for its value.
    func openOption(behind words: [Word]) -> Option? {
        options(behind: words).first { $0.name == words.last?.text && $0.argument != nil }
    }

    /// The options that could stand here: those of `history prune` not behind `history`.
    func options(behind words: [Word]) -> [Option] {
        guard let name = words.first?.text else { return [] }
        let (named, others) = view.grammar.commands(named: name).split(by: words.dropFirst().first)
        let entries = named.isEmpty ? others.filter { $0.usage.second == nil } : named
        return entries.flatMap(\.usage.forms).flatMap(\.options)
    }

    /// The parts of a form that the next word could be.
    private func expected(in form: [Syntax], behind words: [Word]) -> [Syntax] {
        var matcher = SyntaxMatcher(Statement(words: words))
        _ = try? matcher.match([form])
        return matcher.furthest == matcher.words.count ? matcher.expected : []
    }

    private func candidates(for syntax: Syntax, _ typed: TypedWords) -> [String] {
        switch syntax {
        case .keyword(let word): [word]
        case .argument(let argument), .list(let argument, _), .rest(let argument):
            candidates(for: argument, typed)
        case .block: ["{"]
        case .optional, .choice, .options: []
        }
    }
}
