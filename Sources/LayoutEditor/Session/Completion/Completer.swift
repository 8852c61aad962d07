import CommandLanguage

/// What could stand at the cursor, read from the grammar and from the session.
package struct Completer {
    package let view: SessionView
    /// The names in a folder, folders with a `/` behind them.
    package let namesInFolder: (String) -> [String]

    package init(view: SessionView, namesInFolder: @escaping (String) -> [String]) {
        self.view = view
        self.namesInFolder = namesInFolder
    }

    /// Whole words that the begun one could become, each once, in the order of their origin.
    package func words(for typed: TypedWords) -> [String] {
        var seen: Set<String> = []
        return candidates(for: typed).filter {
            $0.hasPrefix(typed.begun) && seen.insert($0).inserted
        }
    }

    private func candidates(for typed: TypedWords) -> [String] {
        guard let name = typed.whole.first?.text else { return view.grammar.commandNames }
        let entries = view.grammar.commands(named: name)
        let options = optioned(entries, typed).flatMap(\.usage.forms).flatMap(\.options)
        if let option = options.first(where: { $0.name == typed.whole.last?.text }),
            let argument = option.argument
        {
            return candidates(for: argument, typed)
        }
        if typed.begun.hasPrefix("-") { return options.map(\.name) }
        return entries.flatMap { entry in
            entry.usage.forms.flatMap { expected(in: $0, behind: typed.whole) }
        }.flatMap { candidates(for: $0, typed) }
    }

    /// The entries whose options could stand here: those of `history prune` not behind `history`.
    private func optioned(_ entries: [CommandEntry], _ typed: TypedWords) -> [CommandEntry] {
        let (named, others) = entries.split(by: typed.whole.dropFirst().first)
        return named.isEmpty ? others.filter { $0.usage.second == nil } : named
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
