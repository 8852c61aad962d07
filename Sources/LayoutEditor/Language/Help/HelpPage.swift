import StackCore

/// The pages of `help`, generated from the grammar.
package struct HelpPage {
    let grammar: Grammar

    private let columns: Int

    /// - Parameter columns: the width of lines; limited to 100 for readability.
    package init(_ grammar: Grammar, columns: Int = 80) {
        self.grammar = grammar
        self.columns = min(max(columns, 40), 100)
    }

    /// The topic whose page lists all commands.
    package static let all = "all"

    /// Returns the page about a topic: a command, a subcommand, a property or another subject. For
    /// a word of another program, returns the equivalent words of this language and their pages.
    /// Returns the first steps if `topic` is nil. Throws if the topic is unknown.
    package func text(for topic: SourceText?) throws(CommandError) -> String {
        guard let topic else { return firstSteps }
        if topic.text == Self.all { return overview }
        if let page = page(on: topic.text) { return page }
        for place in AlternativeName.Context.allCases {
            switch AlternativeName.meaning(of: topic.text, as: place) {
            case .same(let ours)?:
                let head = "\(topic.text) is \(ours) here"
                return page(on: ours).map { head + "\n\n" + $0 } ?? head
            case .oneOf(let ours)?:
                let head = "\(topic.text) is \(ours.joined(separator: " or ")) here"
                return ([head] + ours.compactMap(page)).joined(separator: "\n\n")
            case .explained(let sentence)?: return sentence
            case nil: break
            }
        }
        throw CommandError(
            .unknownTopic, "there is no help on \(topic.text)", at: topic.position,
            hint: Suggestion.hint(for: topic.text, among: topics) ?? "help all lists the commands")
    }

    /// Returns all pages about `topic`, joined; nil if there is none.
    private func page(on topic: String) -> String? {
        let pages = [
            commandPage(topic), programPage(topic), ModelPage(topic, columns: columns)?.text,
            propertyPage(topic), topicPage(topic),
        ].compactMap { $0 }
        return pages.isEmpty ? nil : pages.joined(separator: "\n\n")
    }

    /// The topics of all pages, without duplicates, for completion and for suggestions.
    package var topics: [String] {
        var seen: Set<String> = []
        let all =
            grammar.commandNames + grammar.program.compactMap(\.subcommand)
            + PropertyKey.allCases.map(\.spelling) + ModelPage.topics
            + grammar.topics.map(\.name) + [Self.all]
        return all.filter { seen.insert($0).inserted }
    }

    // MARK: First steps

    /// The first steps in the language, on one screen.
    private var firstSteps: String {
        steps("What people do first:", FirstSteps.commands)
    }

    /// The first steps with the program, on one screen.
    package var programFirstSteps: String {
        steps(
            "layoutedit edits UIKit-like layouts, stored in one file with undo.", FirstSteps.lines)
    }

    private func steps(_ title: String, _ rows: [[String]]) -> String {
        let subjects = HelpTopic.subjects.map(\.name).joined(separator: ", ")
        return [
            title, TextTable(rows.map { ["  " + $0[0], $0[1]] }).text(within: columns),
            "help all lists every command; help COMMAND, PROPERTY or TOPIC explains one. Topics: \(subjects)."
                .wrapped(to: columns),
        ].joined(separator: "\n\n")
    }

    // MARK: Overviews of all commands

    /// All commands by section, one line each.
    private var overview: String {
        var blocks: [String] = []
        for section in Usage.Section.allCases {
            let usages = grammar.commands.map { $0.usage }.filter { $0.section == section }
            if usages.isEmpty { continue }
            let rows = usages.map { ["  " + $0.forms[0].shortSynopsis, $0.summary] }
            blocks.append(section.rawValue + "\n" + TextTable(rows).text(within: columns))
        }
        blocks.append(
            """
            help COMMAND explains a command, and ? is help; help PROPERTY explains a property; apropos WORD searches. \
            New here? tour
            """.wrapped(to: columns))
        return blocks.joined(separator: "\n\n")
    }

    /// The subcommands of the program, the exit statuses and the commands of the language.
    package var programOverview: String {
        var lines = ["layoutedit edits UIKit-like layouts, stored in one file with undo.", ""]
        for usage in grammar.program {
            lines.append(
                ("layoutedit " + usage.forms[0].synopsis).wrapped(to: columns, indent: "  "))
            lines.append(usage.summary.wrapped(to: columns, indent: "      "))
        }
        lines.append("")
        lines.append(
            "Exit status: 0 done, 1 a check failed, 2 usage or syntax, 65 bad data, 66 no such")
        lines.append(
            "input, 70 internal error, 73 cannot create, 74 input/output error, 75 busy,")
        lines.append("76 written by a newer version, 130 interrupted.")
        return lines.joined(separator: "\n") + "\n\nThe language:\n\n" + overview
    }

    // MARK: The page about one topic

    private func commandPage(_ name: String) -> String? {
        let usages = grammar.commands(named: name).map { $0.usage }
        return usages.isEmpty ? nil : usages.map { page($0, prefix: "") }.joined(separator: "\n\n")
    }

    private func programPage(_ name: String) -> String? {
        let usage = grammar.program.first { $0.subcommand == name }
        return usage.map { page($0, prefix: "layoutedit ") }
    }

    private func page(_ usage: Usage, prefix: String) -> String {
        var blocks = usage.forms.map { (prefix + $0.synopsis).wrapped(to: columns) }
        blocks.append(usage.summary.wrapped(to: columns, indent: "  "))
        if !usage.discussion.isEmpty {
            blocks.append(usage.discussion.wrapped(to: columns, indent: "  "))
        }
        let options = usage.forms.flatMap(\.options)
        if !options.isEmpty {
            blocks.append(
                TextTable(options.map { ["  " + $0.signature, $0.summary] })
                    .text(within: columns))
        }
        blocks.append(usage.examples.map { "  > " + prefix + $0 }.joined(separator: "\n"))
        return blocks.joined(separator: "\n")
    }

    private func topicPage(_ name: String) -> String? {
        guard let topic = grammar.topics.first(where: { $0.name == name }) else { return nil }
        let example = topic.example.split(separator: "\n").map { "  > " + $0 }
        return
            ([topic.name + ": " + topic.kind]
            + [topic.explanation.wrapped(to: columns, indent: "  ")] + example)
            .joined(separator: "\n")
    }

    /// Returns the page of a property, named as `spacing` or `stack.spacing`; nil if there is no
    /// such property.
    private func propertyPage(_ topic: String) -> String? {
        var name = Substring(topic)
        var kind: ViewKind?
        if let dot = topic.firstIndex(of: "."),
            let found = ViewKind(rawValue: String(topic[..<dot]))
        {
            kind = found
            name = topic[topic.index(after: dot)...]
        }
        guard let key = PropertyKey(spelling: name) else { return nil }
        if let kind, !key.definition.owner.includes(kind) { return nil }
        return PropertyPage(key, of: kind).text.fittedLines(to: columns)
    }
}

extension [Syntax] {
    /// The form of the command as text, without its options. The long syntax of a constraint is
    /// shortened to `…`.
    fileprivate var shortSynopsis: String {
        filter { syntax in
            switch syntax {
            case .options: false
            default: true
            }
        }.map { syntax in
            if case .rest = syntax { "…" } else { syntax.synopsis }
        }.joined(separator: " ")
    }
}

extension HelpPage {
    /// Returns the topics whose page contains `word`, each with a one-line summary.
    package func entries(about word: String) -> [(topic: String, summary: String)] {
        let word = word.lowercased()
        return all.filter { entry in
            entry.texts.contains { $0.lowercased().contains(word) }
        }.map { ($0.topic, $0.texts[1]) }
    }

    /// All topics, each with the texts that `entries` searches for a word. The first text is the
    /// topic's name, and the second is its summary.
    private var all: [(topic: String, texts: [String])] {
        grammar.topics.map { ($0.name, [$0.name, $0.explanation, $0.kind]) }
            + grammar.commands.map { entry("", $0.usage) }
            + grammar.program.map { entry("layoutedit ", $0) }
            + PropertyKey.allCases.map { key in
                let definition = key.definition
                return (
                    key.spelling,
                    [
                        key.spelling, definition.summary, definition.holders,
                        definition.type.expectation,
                    ]
                )
            }
    }

    private func entry(_ prefix: String, _ usage: Usage) -> (topic: String, texts: [String]) {
        let options = usage.forms.flatMap(\.options).map(\.summary)
        let topic = prefix + (usage.subcommand ?? "FILE")
        return (topic, [topic, usage.summary, usage.discussion] + options)
    }
}
