/// An option such as `--output PATH`, or a flag without a value.
package struct Option: Hashable, Sendable {
    /// The name with its dashes.
    package let name: String
    /// The argument for the option's value; nil for a flag.
    package let argument: AnyArgument?
    let isRepeatable: Bool
    /// One line for help.
    package let summary: String
    /// The name of the group of related options that this option belongs to. The synopsis of a
    /// command shows only the group's name. Nil if the option belongs to no group; the synopsis
    /// then shows the option itself.
    private(set) var family: String?

    package init(
        _ name: String, taking argument: AnyArgument? = nil, isRepeatable: Bool = false,
        _ summary: String
    ) {
        precondition(name.hasPrefix("-"), "\(name) is not the name of an option")
        self.name = name
        self.argument = argument
        self.isRepeatable = isRepeatable
        self.summary = summary
    }

    /// Returns the option as a member of the group of options with the name `family`.
    package func of(_ family: String) -> Option {
        var option = self
        option.family = family
        return option
    }

    /// The option's name and the label of its value, such as `--output PATH`.
    var signature: String { name + (argument.map { " " + $0.label } ?? "") }

    var synopsis: String { "[" + signature + "]" + (isRepeatable ? " …" : "") }
}

extension [Option] {
    /// The options as the synopsis of a command shows them. A group of related options (`family`)
    /// appears only by the group's name.
    var synopsis: String {
        var words: [String] = []
        for option in self {
            let word = option.family.map { "[" + $0 + "]" } ?? option.synopsis
            if words.last != word { words.append(word) }
        }
        return words.joined(separator: " ")
    }
}

extension [Syntax] {
    /// All options that a form of a command accepts.
    package var options: [Option] {
        flatMap { syntax -> [Option] in
            if case .options(let options) = syntax { options } else { [] }
        }
    }
}

extension Match {
    /// Records the options and option values in the statement, and returns its remaining words. The
    /// word `--` ends the options: words after it are not options, even if they begin with a dash.
    /// Throws if the form does not have an option, or if an option is repeated or lacks its value.
    mutating func extractOptions(of form: [Syntax]) throws(CommandError) -> [Word] {
        let options = form.options
        if options.isEmpty { return statement.words }
        var rest: [Word] = []
        var index = 0
        while index < statement.words.count {
            let word = statement.words[index]
            index += 1
            if !word.isQuoted, word.text == "--" { return rest + statement.words[index...] }
            guard !word.isQuoted, word.text.hasPrefix("-"), word.text.count > 1 else {
                rest.append(word)
                continue
            }
            try bind(word, of: options, value: statement.words[index...].first, &index)
        }
        return rest
    }

    private mutating func bind(
        _ word: Word, of options: [Option], value: Word?, _ index: inout Int
    ) throws(CommandError) {
        let parts = word.split(at: "=")
        let name = parts?.head.text ?? word.text
        guard let option = options.first(where: { $0.name == name }) else {
            throw CommandError(
                .usage, "there is no option \(name) here", at: word.start,
                hint: AlternativeName.hint(forOption: name, among: options.map(\.name)))
        }
        if has(name), !option.isRepeatable {
            throw CommandError(.usage, "\(name) is given twice", at: word.start)
        }
        bind(name)
        guard let argument = option.argument else { return }
        if let value = parts?.tail {
            return bind(Word(value.text, at: value.position), to: argument)
        }
        guard let value else {
            throw CommandError(
                .usage, "\(name) takes \(argument.expectation)", at: statement.end)
        }
        bind(value, to: argument)
        index += 1
    }
}
