/// The grammar of the command language and of the program's command line. Parser, help, completion
/// and manual are all derived from it.
package struct Grammar: Sendable {
    /// The commands of the language, in the order in which the reference lists them.
    package let commands: [CommandEntry]
    private let makeProgram: @Sendable () -> [Usage]
    private let makeTopics: @Sendable () -> [HelpTopic]
    private let byName: [String: [CommandEntry]]

    /// - Parameters:
    ///   - program: makes the usages of the program's subcommands; called only for help and
    ///     completion.
    ///   - topics: makes the help pages other than those of commands and properties.
    package init(
        commands: [CommandEntry], program: @escaping @Sendable () -> [Usage],
        topics: @escaping @Sendable () -> [HelpTopic] = { [] }
    ) {
        self.commands = commands
        makeProgram = program
        makeTopics = topics
        byName = Dictionary(grouping: commands, by: \.name)
    }

    /// The subcommands of the program, in the order of help.
    package var program: [Usage] { makeProgram() }

    /// The help topics that are neither commands nor properties, in the order of the reference.
    package var topics: [HelpTopic] { makeTopics() }

    /// Returns the commands that start with this word.
    package func commands(named name: String) -> [CommandEntry] { byName[name] ?? [] }

    /// The first words of all commands, without duplicates.
    package var commandNames: [String] {
        var seen: Set<String> = []
        return commands.map(\.name).filter { seen.insert($0).inserted }
    }
}

/// A help page about a subject that is neither a command nor a property, such as a rule of `check`.
package struct HelpTopic: Sendable {
    package let name: String
    /// The heading under which the reference lists the topic.
    let kind: String
    let explanation: String
    /// An example of commands or of a file.
    package let example: String

    /// - Parameter explanation: one sentence
    package init(_ name: String, kind: String, explanation: String, example: String) {
        self.name = name
        self.kind = kind
        self.explanation = explanation
        self.example = example
    }
}

/// A command's first word and its type. The command's usage is created on demand, so that the
/// program starts a third faster than if it created all usages.
package struct CommandEntry: Sendable {
    let name: String
    package let type: any Command.Type

    /// - Parameter name: the first word in all forms of the command
    package init(_ name: String, _ type: any Command.Type) {
        self.name = name
        self.type = type
    }

    package var usage: Usage { type.usage }

    func read(_ match: Match) throws(CommandError) -> any Command { try type.init(match) }
}

/// A parsed command. Its words have been converted to values, but the views and constraints that it
/// names need not exist in the document.
package protocol Command: Sendable {
    /// The forms of the command, and its description.
    static var usage: Usage { get }

    /// The state that this command depends on. If another process has changed this state since the
    /// user last saw it, the command is refused.
    var basis: CommandDependency { get }

    /// Creates the command from a statement that matches one of the forms in `usage`. Throws an
    /// error with a position if a word is not a valid value.
    init(_ match: Match) throws(CommandError)
}

/// The state that a command depends on. If another process has changed this state since the user
/// last saw it, the command is refused until the user has seen the new state.
package enum CommandDependency: Hashable, Sendable {
    case nothing
    /// The current document.
    case document
    /// All documents, and the current position in the history.
    case file
}

/// The versions of the command language. A script may state one in its first line.
package enum LanguageVersion {
    /// The version that this program reads. It increases when a command or property is removed or
    /// changes its meaning, but not when one is added.
    package static let current = 3

    /// The version since which `device`, `rotate`, `traits`, `direction` and `textSize` change view
    /// settings of the session. Before, they changed the document.
    package static let viewSettings = 2

    /// The version since which `embed` keeps what the constraints of the views said. Before, it
    /// dropped them.
    package static let keptConstraints = 3
}

/// A parsed command together with the words from which it was parsed.
package struct ParsedCommand: Sendable {
    /// The statement, in which a command of another program has been replaced by the equivalent
    /// command of this language.
    package let statement: Statement
    package let command: any Command
}

extension Grammar {
    /// Parses a command. Throws an error with the position of the first wrong word and a list of
    /// the words that are possible there.
    package func parse(_ statement: Statement) throws(CommandError) -> ParsedCommand {
        precondition(!statement.words.isEmpty, "a statement has no words")
        let entries = commands(named: statement.words[0].text)
        if entries.isEmpty {
            guard let ours = statement.normalized else { throw unknown(statement.words[0]) }
            return try parse(ours)
        }
        if statement.block != nil, !entries.contains(where: \.usage.takesBlock) {
            throw CommandError(
                .syntax, "\(statement.words[0].text) does not take { … }", at: statement.end)
        }
        do {
            return try parse(statement, as: entries)
        } catch {
            throw error.withExample(entries.map(\.usage), statement)
        }
    }

    private func parse(
        _ statement: Statement, as entries: [CommandEntry]
    ) throws(CommandError) -> ParsedCommand {
        var matcher = SyntaxMatcher(statement)
        let (named, others) = entries.split(by: statement.words.dropFirst().first)
        for entry in named + others {
            if var match = try matcher.match(entry.usage.forms) {
                match.grammar = self
                return ParsedCommand(statement: statement, command: try entry.read(match))
            }
        }
        throw matcher.error
    }

    /// Parses the statements in order. Throws at the first statement with an error.
    package func parse(_ statements: [Statement]) throws(CommandError) -> [ParsedCommand] {
        var result: [ParsedCommand] = []
        for statement in statements { result.append(try parse(statement)) }
        return result
    }

    private func unknown(_ word: Word) -> CommandError {
        CommandError(
            .unknownCommand, "there is no command \(word.text)", at: word.start,
            hint: AlternativeName.hint(for: word.text, as: .command)
                ?? AlternativeName.hint(forCommand: word.text)
                ?? Suggestion.hint(for: word.text, among: commandNames)
                ?? "help all lists the commands")
    }
}

extension Statement {
    /// The statement with its first word replaced by the equivalent command of this language; nil
    /// if the first word is not a command of another program.
    package var normalized: Statement? {
        let first = words[0]
        guard case .same(let name)? = AlternativeName.meaning(of: first.text, as: .command) else {
            return nil
        }
        let ours = Word(name, at: first.start, end: first.end)
        return Statement(words: [ours] + words.dropFirst(), block: block)
    }
}

extension CommandError {
    /// Returns the error with a hint, an example and the help topic of the command if the command
    /// was typed in a wrong form; otherwise returns the error unchanged.
    fileprivate func withExample(_ usages: [Usage], _ statement: Statement) -> CommandError {
        guard code == .syntax || code == .usage, topic == nil else { return self }
        let second = statement.words.dropFirst().first?.text
        let usage = usages.first { $0.second != nil && $0.second == second }
        var error = self
        error.hint = hint ?? statement.slip
        error.topic = statement.words[0].text
        error.example = (usage ?? usages.last { $0.second == nil } ?? usages[0]).examples.first
        return error
    }
}

extension [CommandEntry] {
    /// Splits the commands into those whose second word is the keyword `second` (`named`) and all
    /// others (`others`). The parser tries `named` first. Otherwise it would read `history prune`
    /// as the command `history`, which has other options.
    fileprivate func split(by second: Word?) -> (named: Self, others: Self) {
        let isNamed = { (entry: CommandEntry) in
            entry.usage.second != nil && entry.usage.second == second?.text
        }
        return (filter(isNamed), filter { !isNamed($0) })
    }
}

extension Usage {
    /// The second word if it is a keyword, as in `remove constraint`; otherwise nil.
    package var second: String? {
        guard let form = forms.first, form.count > 1, case .keyword(let word) = form[1] else {
            return nil
        }
        return word
    }

    fileprivate var takesBlock: Bool { forms.contains { $0.contains(.block) } }
}
