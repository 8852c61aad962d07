import StackCore

extension HelpPage {
    /// Every topic whose page speaks of a word, with what it is in one line: commands first, then the
    /// program's, then properties.
    package func entries(about word: String) -> [(topic: String, summary: String)] {
        let word = word.lowercased()
        return all.filter { entry in
            entry.texts.contains { $0.lowercased().contains(word) }
        }.map { ($0.topic, $0.texts[1]) }
    }

    /// The topic and its line first.
    private var all: [(topic: String, texts: [String])] {
        grammar.commands.map { entry("", $0.usage) }
            + grammar.program.map { entry("layoutedit ", $0) }
            + PropertyKey.allCases.map { key in
                let definition = key.definition
                return (
                    key.spelling,
                    [
                        key.spelling, definition.summary, definition.owner.spelling,
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
