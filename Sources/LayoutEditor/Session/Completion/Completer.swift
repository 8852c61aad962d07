package import CommandLanguage

/// A completer that finds the possible words at the cursor from the grammar and the session. Each
/// typed line has its own.
package struct Completer {
    package let view: SessionView
    /// Returns the names in a folder; names of folders end in `/`.
    package let namesInFolder: (String) -> [String]
    /// The user's command aliases.
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

    /// Returns the words that begin with the typed part, without duplicates, in the order of their
    /// sources.
    package func words(for typed: TypedWords) -> [String] {
        let typed = typed.normalized(aliases)
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

    /// Returns the syntax elements allowed after these words.
    func expected(behind words: [Word]) -> [Syntax] {
        guard let name = words.first?.text else { return [] }
        return view.grammar.commands(named: name).flatMap { entry in
            entry.usage.forms.flatMap { expected(in: $0, behind: words) }
        }
    }

    /// Returns the option whose value comes next; nil if there is none.
    func openOption(behind words: [Word]) -> Option? {
        options(behind: words).first { $0.name == words.last?.text && $0.argument != nil }
    }

    /// Returns the options allowed after these words; those of `history prune` are not allowed
    /// after `history`.
    func options(behind words: [Word]) -> [Option] {
        guard let name = words.first?.text else { return [] }
        let (named, others) = view.grammar.commands(named: name).split(by: words.dropFirst().first)
        let entries = named.isEmpty ? others.filter { $0.usage.second == nil } : named
        return entries.flatMap(\.usage.forms).flatMap(\.options)
    }

    /// Returns the elements of a form that the next word can match.
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
