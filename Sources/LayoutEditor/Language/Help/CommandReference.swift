import StackCore

/// The page `docs/commands.md`, generated from the grammar and the definitions of the properties.
package struct CommandReference {
    private let grammar: Grammar

    package init(_ grammar: Grammar) { self.grammar = grammar }

    /// The whole page, including its final line break.
    package var markdown: String {
        var blocks = [
            "# Commands",
            """
            Written by `layoutedit help --markdown` from the grammar; a test compares the two. \
            The program first, then the language, then the properties.
            """,
            "## The program",
        ]
        for usage in grammar.program {
            blocks += entry(usage, heading: usage.subcommand ?? "layoutedit", prefix: "layoutedit ")
        }
        blocks += ["## The language", Self.language]
        for section in Usage.Section.allCases {
            let usages = grammar.commands.map { $0.usage }.filter { $0.section == section }
            if usages.isEmpty { continue }
            blocks.append("### " + section.rawValue)
            for usage in usages { blocks += entry(usage, heading: nil, prefix: "") }
        }
        blocks += ["## Words from elsewhere", Self.foreignWords]
        blocks += ["## Properties", properties]
        blocks += topics
        blocks += ["## Errors", errors]
        return blocks.joined(separator: "\n\n") + "\n"
    }

    static let language = """
        One command a line; `#` at the start of a word begins a comment, unless it is a colour such \
        as `#FF8800` after a property of colours; `;` separates commands; \
        `"…"` quotes, with `\\"`, `\\\\`, `\\n` and `\\u{1F600}`, and may go on over lines; a line \
        that ends in `\\` goes on. A view is named by its name, a stack's arranged view also by \
        `stack[0]`. Views and constraints share one namespace. Numbers are plain decimals, in \
        points.
        """

    // MARK: Sections about the commands

    private func entry(_ usage: Usage, heading: String?, prefix: String) -> [String] {
        var blocks = heading.map { ["### " + $0] } ?? []
        let synopsis = usage.forms.map { prefix + $0.synopsis }.joined(separator: "\n")
        blocks.append("```\n" + synopsis + "\n```")
        blocks.append(usage.sentence)
        let options = usage.forms.flatMap(\.options)
        if !options.isEmpty {
            blocks.append(
                options.map { "- `" + $0.signature + "`: " + $0.summary }.joined(separator: "\n"))
        }
        let examples = usage.examples.map { "    " + prefix + $0 }
        blocks.append(examples.joined(separator: "\n"))
        return blocks
    }

    // MARK: Tables of the words of other programs

    private static var foreignWords: String {
        let rows = AlternativeName.all.map { word in
            let typed = word.words.map { "`" + $0 + "`" }.joined(separator: " ")
            return switch word.meaning {
            case .same(let ours): "| \(typed) | \(word.place.noun) | `\(ours)` |"
            case .oneOf(let ours):
                "| \(typed) | \(word.place.noun) | "
                    + ours.map { "`\($0)`" }.joined(separator: " or ") + " |"
            case .explained(let sentence): "| \(typed) | \(word.place.noun) | hint: \(sentence) |"
            }
        }
        return
            (["| typed | as | means |", "|---|---|---|"] + rows).joined(separator: "\n")
    }

    // MARK: Tables of the properties

    private var properties: String {
        let rows = PropertyKey.allCases.map { key in
            let definition = key.definition
            let varies = definition.varies ? "yes" : "no"
            return
                "| `\(key.spelling)` | \(definition.holders) | \(cell(definition.type.expectation)) "
                + "| \(varies) | \(cell(definition.summary)) |"
        }
        return
            (["| property | of | values | varies | meaning |", "|---|---|---|---|---|"] + rows)
            .joined(separator: "\n")
    }

    private func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }

    // MARK: Sections about other topics

    /// The sections about topics that are neither commands nor properties. Each kind of topic has a
    /// section with a table of its topics.
    private var topics: [String] {
        var kinds: [String] = []
        for topic in grammar.topics where !kinds.contains(topic.kind) { kinds.append(topic.kind) }
        return kinds.flatMap { kind in
            let rows = grammar.topics.filter { $0.kind == kind }.map {
                "| `\($0.name)` | \(cell($0.explanation)) |"
            }
            let heading = kind.prefix(1).uppercased() + kind.dropFirst()
            return [
                "## " + heading,
                (["| name | meaning |", "|---|---|"] + rows).joined(separator: "\n"),
            ]
        }
    }

    // MARK: The section about errors

    private var errors: String {
        let codes = ErrorCode.allCases.map { code in
            let example = code.explanation.example.map { "`" + cell($0) + "`" } ?? ""
            return
                "| `\(code.rawValue)` | \(code.exitStatus.rawValue) | \(code.explanation.meaning) "
                + "| \(example) |"
        }
        let file = ErrorCode.exampleFile.split(separator: "\n").map { "    " + $0 }
        return """
            `--json` gives an error as `{"ok":false,"error":{"code":…}}`. The codes do not change; \
            a test runs the examples, on a file made by

            \(file.joined(separator: "\n"))

            \((["| code | exit status | meaning | example |", "|---|---|---|---|"] + codes)
                .joined(separator: "\n"))
            """
    }
}
