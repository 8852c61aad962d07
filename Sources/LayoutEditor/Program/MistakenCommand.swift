import CommandLanguage

/// A command line of the program whose first word is unknown, or whose words are in the wrong
/// order: `lint a.layout`, `a.layout tree`, `tree a.layout`.
struct MistakenCommand {
    private let first: String
    private let second: String
    /// The words of the command line after the first word, so that `second` is the first of them.
    private let rest: [String]
    private let grammar: Grammar

    /// Returns nil if there are no words.
    ///
    /// - Parameter words: the words that are not options
    init?(_ words: [String], _ grammar: Grammar) {
        guard let first = words.first else { return nil }
        self.first = first
        rest = Array(words.dropFirst())
        second = rest.first ?? ""
        self.grammar = grammar
    }

    /// The error with a suggestion of a correct command line; nil if nothing can be suggested.
    var error: CommandError? { errorInFirstWord ?? errorInSecondWord ?? misspelling }

    /// The error for a first word that is, or resembles, a command. The caller has checked that
    /// there is no file with this name. Nil for any other word, and for a word with a dot or a
    /// slash, which must be a path.
    var errorWithoutFile: CommandError? {
        if first.contains(".") || first.contains("/") { return nil }
        guard let hint = errorInFirstWord?.hint ?? misspelling?.hint else { return nil }
        return CommandError(
            .usage, "there is no command and no file \(first)",
            hint: "\(hint); layoutedit ./\(first) makes a new file of that name")
    }

    /// The error if the first word is a command of the shell or of another program; otherwise nil.
    private var errorInFirstWord: CommandError? {
        let file = rest.first { $0.contains(".") || $0.contains("/") }
        if let line = grammar.line(forForeign: first, on: file) { return unknown(line) }
        guard isCommand(first) else { return nil }
        let words = [first] + rest.filter { $0 != file }
        return CommandError(
            .usage, "\(first) is a command for the shell, not the program's",
            hint: line(words, on: file ?? "FILE"))
    }

    /// The error if the second word, after a file, is a command or similar to one; otherwise nil.
    private var errorInSecondWord: CommandError? {
        if isCommand(second) {
            return unexpected(hint: line(rest, on: first))
        }
        if names.contains(second) {
            let words = [second, first] + rest.dropFirst()
            return unexpected(hint: "layoutedit " + spelled(words))
        }
        if let line = grammar.line(forForeign: second, on: first) { return unexpected(hint: line) }
        return Suggestion.hint(for: second, among: grammar.commandNames + names)
            .map { unexpected(hint: $0) }
    }

    private var misspelling: CommandError? {
        Suggestion.hint(for: first, among: names).map { unknown($0) }
    }

    private var names: [String] { grammar.program.compactMap(\.subcommand) }

    private func isCommand(_ word: String) -> Bool { !grammar.commands(named: word).isEmpty }

    private func unknown(_ hint: String) -> CommandError {
        CommandError(.usage, "the program has no command \(first)", hint: hint)
    }

    private func unexpected(hint: String) -> CommandError {
        CommandError(.usage, "expected an option after \(first), not \(second)", hint: hint)
    }

    /// Returns a command line to suggest, such as `layoutedit a.layout -c "hide title"`.
    private func line(_ words: [String], on file: String) -> String {
        let command = spelled(words)
        let word = words.count == 1 ? command : CommandQuoting.quoted(command)
        return "layoutedit \(file) -c \(word)"
    }

    private func spelled(_ words: [String]) -> String {
        words.map(CommandQuoting.word).joined(separator: " ")
    }
}
