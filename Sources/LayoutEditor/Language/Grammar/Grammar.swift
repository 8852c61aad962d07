/// The command language and the command line of the program: the one value that parsing, help,
/// completion and the manual read.
package struct Grammar: Sendable {
    /// The commands of the language, in the order of the reference.
    package let commands: [CommandEntry]
    private let makeProgram: @Sendable () -> [Usage]
    private let makeTopics: @Sendable () -> [HelpTopic]
    private let byName: [String: [CommandEntry]]

    /// - Parameters:
    ///   - program: what the program is started for; asked for help and completion only.
    ///   - topics: what else help knows, beside what a document is made of.
    package init(
        commands: [CommandEntry], program: @escaping @Sendable () -> [Usage],
        topics: @escaping @Sendable () -> [HelpTopic] = { [] }
    ) {
        self.commands = commands
        makeProgram = program
        makeTopics = topics
        byName = Dictionary(grouping: commands, by: \.name)
    }

    /// What the program does when it is started, in the order of help.
    package var program: [Usage] { makeProgram() }

    /// What help explains beside commands and properties, in the order of the reference.
    package var topics: [HelpTopic] { makeTopics() }

    /// The commands that start with this word.
    package func commands(named name: String) -> [CommandEntry] { byName[name] ?? [] }

    /// What the first of a word's commands does, as help says it; empty for a word that starts none.
    package func description(of name: String) -> String {
        guard let usage = commands(named: name).first?.usage else { return "" }
        return usage.discussion.isEmpty
            ? usage.summary : usage.summary + ". " + usage.discussion
    }

    /// Each first word of a command once.
    package var commandNames: [String] {
        var seen: Set<String> = []
        return commands.map(\.name).filter { seen.insert($0).inserted }
    }
}

/// A page of help that is about no command, such as a rule of `check`.
package struct HelpTopic: Sendable {
    package let name: String
    /// What it belongs to, as a heading of the reference names it.
    let kind: String
    let explanation: String
    /// Lines of commands, or of a file.
    package let example: String

    /// - Parameter explanation: one sentence
    package init(_ name: String, kind: String, explanation: String, example: String) {
        self.name = name
        self.kind = kind
        self.explanation = explanation
        self.example = example
    }
}

/// A command of the language, by the word that it starts with: its usage is made when it is asked for,
/// which costs every start of the program a third less than making all.
package struct CommandEntry: Sendable {
    let name: String
    private let type: any Command.Type

    /// - Parameter name: the first word of all of the command's forms.
    package init(_ name: String, _ type: any Command.Type) {
        self.name = name
        self.type = type
    }

    package var usage: Usage { type.usage }

    func read(_ match: Match) throws(CommandError) -> any Command { try type.init(match) }
}

/// A command that has been read: its words are values, its names may still not exist.
package protocol Command: Sendable {
    /// How it is typed, and what is told of it.
    static var usage: Usage { get }

    /// What it stands on.
    var basis: CommandBasis { get }

    /// From a match of one of the forms of `usage`; refuses words that are no values, where they
    /// stand.
    init(_ match: Match) throws(CommandError)
}

/// What a command stands on: when another process has changed that since a person looked, the person
/// is asked to look again first.
package enum CommandBasis: Hashable, Sendable {
    case nothing
    /// The current one.
    case document
    /// All documents, and where history stands.
    case file
}

/// The versions of the language that scripts may name in their first line.
package enum LanguageVersion {
    /// What this program reads. A command or property that comes does not change it; one that goes
    /// or means something else does.
    package static let current = 2

    /// The version in which `device`, `rotate`, `traits`, `direction` and `textSize` became what the
    /// session looks through; before, they changed the document.
    package static let looking = 2
}

/// A command together with the words it was read from.
package struct ParsedCommand: Sendable {
    /// In our words, where it was typed in those of elsewhere.
    package let statement: Statement
    package let command: any Command
}

extension Grammar {
    /// Reads one command; the error says where it goes wrong and what could stand there.
    package func parse(_ statement: Statement) throws(CommandError) -> ParsedCommand {
        let entries = commands(named: statement.words[0].text)
        if entries.isEmpty {
            guard let ours = statement.inOurWords else { throw unknown(statement.words[0]) }
            return try parse(ours)
        }
        if statement.block != nil, !entries.contains(where: \.usage.takesBlock) {
            throw CommandError(
                .syntax, "\(statement.words[0].text) takes no { … }", at: statement.end)
        }
        do {
            return try parse(statement, as: entries)
        } catch {
            throw error.teaching(entries.map(\.usage), statement)
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

    /// Reads them in their order, up to the first that is wrong.
    package func parse(_ statements: [Statement]) throws(CommandError) -> [ParsedCommand] {
        var result: [ParsedCommand] = []
        for statement in statements { result.append(try parse(statement)) }
        return result
    }

    private func unknown(_ word: Word) -> CommandError {
        CommandError(
            .unknownCommand, "there is no command \(word.text)", at: word.start,
            hint: ForeignWord.hint(for: word.text, as: .command)
                ?? ForeignWord.hint(forCommand: word.text)
                ?? Suggestion.hint(for: word.text, among: commandNames)
                ?? "help all lists the commands")
    }
}

extension Statement {
    /// The command with its first word as it is called here; nil where that is not known.
    package var inOurWords: Statement? {
        let first = words[0]
        guard case .same(let name)? = ForeignWord.meaning(of: first.text, as: .command) else {
            return nil
        }
        let ours = Word(name, at: first.start, end: first.end)
        return Statement(words: [ours] + words.dropFirst(), block: block)
    }
}

extension CommandError {
    /// The same with an example of what was probably wanted, where the form was not right.
    fileprivate func teaching(_ usages: [Usage], _ statement: Statement) -> CommandError {
        guard code == .syntax || code == .usage, topic == nil else { return self }
        let second = statement.words.dropFirst().first?.text
        let usage = usages.first { $0.second != nil && $0.second == second }
        var error = self
        error.topic = statement.words[0].text
        error.example = (usage ?? usages.last { $0.second == nil } ?? usages[0]).examples.first
        return error
    }
}

extension [CommandEntry] {
    /// Those whose second word is the given one, before the others: `history prune` has other
    /// options than `history`.
    package func split(by second: Word?) -> (named: Self, others: Self) {
        let isNamed = { (entry: CommandEntry) in
            entry.usage.second != nil && entry.usage.second == second?.text
        }
        return (filter(isNamed), filter { !isNamed($0) })
    }
}

extension Usage {
    /// The second word, where it is always the same: `remove constraint`.
    package var second: String? {
        guard let form = forms.first, form.count > 1, case .keyword(let word) = form[1] else {
            return nil
        }
        return word
    }

    fileprivate var takesBlock: Bool { forms.contains { $0.contains(.block) } }
}
