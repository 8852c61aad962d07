package import CommandLanguage

/// A completer that finds the possible words at the cursor from the grammar and the session. A new
/// one is created for each typed line.
package struct Completer {
    package let view: SessionView
    /// Whether the line starts the program, so that its first word is a subcommand or a file.
    var isProgramLine = false
    /// Returns the names in a folder; names of folders end in `/`.
    package let namesInFolder: (String) -> [String]
    /// The user's command aliases.
    package let aliases: Aliases
    let memory = NameLookupCache()

    package init(
        view: SessionView, aliases: Aliases = Aliases(),
        namesInFolder: @escaping (String) -> [String]
    ) {
        self.view = view
        self.aliases = aliases
        self.namesInFolder = namesInFolder
    }

    /// Returns the candidates that begin with the typed part, without duplicates, in the order in
    /// which they are found.
    package func words(for typed: TypedWords) -> [String] {
        let typed = understood(typed)
        var seen: Set<String> = []
        return candidates(for: typed).filter {
            $0.hasPrefix(typed.begun) && seen.insert($0).inserted
        }
    }

    /// Returns the words as the grammar knows them. A user's alias is replaced by the words that
    /// define it, and a command of another program, such as `rm`, by the equivalent command, such
    /// as `remove`. A line that starts the program is returned unchanged.
    func understood(_ typed: TypedWords) -> TypedWords {
        isProgramLine ? typed : typed.replacingAliases(aliases)
    }

    private func candidates(for typed: TypedWords) -> [String] {
        if typed.whole.isEmpty, !isProgramLine { return view.grammar.commandNames + aliases.names }
        if typed.begun.hasPrefix("-"), openOption(behind: typed.whole) == nil {
            let questions = typed.whole.isEmpty ? ["--help", "--version"] : []
            return values(inOption: typed) ?? options(behind: typed.whole).map(\.name) + questions
        }
        return expected(behind: typed.whole).flatMap { candidates(for: $0, typed) }
    }

    /// Returns the completions of an option that is typed as `--option=value`, such as
    /// `--format=svg`. Returns nil if the word has no `=`, or if its option is unknown or takes no
    /// value.
    private func values(inOption typed: TypedWords) -> [String]? {
        guard let equals = typed.begun.firstIndex(of: "=") else { return nil }
        let name = typed.begun[..<equals]
        let option = options(behind: typed.whole).first { $0.name == name }
        let value = typed.beginning(String(typed.begun[equals...].dropFirst()))
        return option?.argument.map { argument in
            ofCommands.candidates(for: argument, value).map { name + "=" + $0 }
        }
    }

    /// Returns the syntax elements allowed after these words.
    func expected(behind words: [Word]) -> [Syntax] {
        if let argument = openOption(behind: words)?.argument { return [.argument(argument)] }
        return usages(behind: words).flatMap(\.forms).flatMap { expected(in: $0, behind: words) }
    }

    /// Returns the usages of the command that the first word names. In a line that starts the
    /// program, the first word can also be a file instead of a subcommand; then returns the usage
    /// of the default subcommand. If there are no words, returns all usages of the program.
    func usages(behind words: [Word]) -> [Usage] {
        guard isProgramLine else {
            return words.first.map { view.grammar.commands(named: $0.text).map(\.usage) } ?? []
        }
        let program = view.grammar.program
        guard let first = words.first?.text else { return program }
        let named = program.filter { $0.subcommand == first }
        return named.isEmpty ? program.filter { $0.subcommand == nil } : named
    }

    /// Returns the option that the last word names, if the next word is the option's value;
    /// otherwise nil.
    func openOption(behind words: [Word]) -> Option? {
        options(behind: words).first { $0.name == words.last?.text && $0.argument != nil }
    }

    /// Returns the options that are allowed after these words. A command of two words, such as
    /// `history prune`, has options of its own, which are not allowed after `history` alone.
    func options(behind words: [Word]) -> [Option] {
        var usages = usages(behind: words)
        if words.isEmpty { usages.removeAll { $0.subcommand != nil } }
        let second = words.dropFirst().first?.text
        let named = usages.filter { $0.second != nil && $0.second == second }
        return (named.isEmpty ? usages.filter { $0.second == nil } : named)
            .flatMap(\.forms).flatMap(\.options)
    }

    /// Returns the elements that the next word can match in `form`, one of the forms of a command.
    private func expected(in form: [Syntax], behind words: [Word]) -> [Syntax] {
        var matcher = SyntaxMatcher(Statement(words: words))
        _ = try? matcher.match([form])
        return matcher.furthest == matcher.words.count ? matcher.expected : []
    }

    private func candidates(for syntax: Syntax, _ typed: TypedWords) -> [String] {
        if let argument = syntax.awaited { return candidates(for: argument, typed) }
        return switch syntax {
        case .keyword(let word): [word]
        case .block: ["{"]
        default: []
        }
    }
}

extension Syntax {
    /// The argument that this element expects; nil if it expects none, as a keyword does.
    var awaited: AnyArgument? {
        switch self {
        case .argument(let argument), .list(let argument, _), .rest(let argument): argument
        default: nil
        }
    }
}
