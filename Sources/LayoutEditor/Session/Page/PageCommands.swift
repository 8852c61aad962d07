import CommandLanguage

/// The commands that a page with permission to edit may send: edits, queries, view settings, and
/// those commands on documents and the history that are listed here. None of them can name a file
/// or start a program.
enum PageCommands {
    private static let sessionCommands =
        historyMoves.union([
            "new", "duplicate", "delete", "rename", "show", "take", "group", "animate",
        ])

    private static let historyMoves: Set<String> = ["undo", "redo", "goto", "checkpoint", "revert"]

    /// The session commands that a page may send like a query, because they only return text.
    static let answers: Set<String> = ["export"]

    /// Returns whether a page may send this command. Options that take paths are checked
    /// separately.
    static func permits(_ entry: CommandEntry) -> Bool {
        permits(entry.type) && !entry.usage.forms.contains { $0.contains(where: \.takesPath) }
    }

    private static func permits(_ type: any Command.Type) -> Bool {
        if type is any EditCommand.Type || type is any ViewSettingCommand.Type { return true }
        return type is any QueryCommand.Type
            || sessionCommands.union(answers).contains(type.usage.subcommand ?? "")
    }

    /// Returns whether the command changes the file or moves through its history.
    static func edits(_ type: any Command.Type) -> Bool {
        if type is any EditCommand.Type { return true }
        return sessionCommands.contains(type.usage.subcommand ?? "")
    }

    /// Returns whether the command moves through the history, as `undo` does, so that its effect
    /// depends on the current point.
    static func movesThroughHistory(_ command: any Command) -> Bool {
        historyMoves.contains(type(of: command).usage.subcommand ?? "")
    }

    /// Throws if a page must not send one of the commands, including those in the braces of a
    /// group.
    static func check(_ commands: [ParsedCommand], _ grammar: Grammar) throws(CommandError) {
        for command in commands {
            let type = type(of: command.command)
            let forms = type.usage.forms
            guard permits(type), !forms.contains(where: { $0.contains(where: \.takesPath) }) else {
                throw refusal(of: command.statement.words[0])
            }
            let paths = forms.flatMap(\.options).filter { $0.argument?.isPath ?? false }
            for word in command.statement.words where !word.isQuoted {
                let name = word.text.prefix { $0 != "=" }
                if paths.contains(where: { $0.name == name }) { throw refusal(of: word) }
            }
            try check(grammar.parse(command.statement.block ?? []), grammar)
        }
    }

    private static func refusal(of word: Word) -> CommandError {
        CommandError(
            .notAllowed, "a page cannot use \(word.text)", at: word.start,
            hint: "it can edit and ask, but not name files; layoutedit FILE starts a shell")
    }
}

extension Syntax {
    /// Whether this element accepts a path. Options are not considered.
    fileprivate var takesPath: Bool {
        switch self {
        case .argument(let argument), .list(let argument, _), .rest(let argument): argument.isPath
        case .optional(let inner): inner.contains(where: \.takesPath)
        case .choice(let forms): forms.contains { $0.contains(where: \.takesPath) }
        case .keyword, .block, .options: false
        }
    }
}

extension AnyArgument {
    fileprivate var isPath: Bool { kind == .path || kind == .pathOrDocument }
}
