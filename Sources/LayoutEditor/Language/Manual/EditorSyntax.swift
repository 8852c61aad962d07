import StackCore

/// The editors for which the program generates syntax highlighting of scripts.
package enum EditorSyntax: String, CaseIterable, Hashable, Sendable {
    case vim, textmate

    /// Returns the content of the syntax file with which this editor highlights `.layoutscript`
    /// files.
    package func file(for grammar: Grammar) -> String {
        let words = ScriptWords(grammar)
        return switch self {
        case .vim: VimSyntax(words).text
        case .textmate: TextMateGrammar(words).text
        }
    }
}

extension Argument where Value == EditorSyntax {
    /// An argument for the name of an editor that has a syntax file.
    package static var editorSyntax: Self {
        .oneOf("vim|textmate", noun: "syntax for")
    }
}

/// The reserved words of the language, each list sorted.
private struct ScriptWords {
    let commands: [String]
    /// The keywords inside commands: `in`, `at`, `for` …
    let keywords: [String]
    let kinds: [String]
    let properties: [String]
    let attributes: [String]
    let constants: [String]

    init(_ grammar: Grammar) {
        commands = Set(grammar.commands.map(\.name)).sorted()
        let inner = grammar.commands.flatMap {
            $0.usage.forms.flatMap { $0.dropFirst().flatMap(\.keywords) }
        }
        keywords = Set(inner).filter { $0.allSatisfy(\.isLetter) }.sorted()
        kinds = ViewKind.allCases.map(\.rawValue).sorted()
        properties = Set(PropertyKey.allCases.map(\.spelling)).sorted()
        attributes = LayoutAttribute.allCases.map(\.rawValue).sorted()
        constants = Set(
            ["true", "false", "default", "system", "compact", "regular"]
                + Distribution.allCases.map(\.rawValue) + Alignment.allCases.map(\.rawValue)
        ).sorted()
    }
}

extension Syntax {
    /// The keywords in this element of a command's syntax, including those in its nested elements.
    fileprivate var keywords: [String] {
        switch self {
        case .keyword(let word): [word]
        case .optional(let inner): inner.flatMap(\.keywords)
        case .choice(let forms): forms.flatMap { $0.flatMap(\.keywords) }
        case .argument, .list, .rest, .block, .options: []
        }
    }
}

/// The Vim syntax file: `layoutedit help --syntax vim`.
private struct VimSyntax {
    let words: ScriptWords

    init(_ words: ScriptWords) { self.words = words }

    var text: String {
        let lines = [
            "\" Vim syntax file for .layoutscript; written by `layoutedit help --syntax vim`.",
            "if exists('b:current_syntax') | finish | endif",
            "syn case match",
            "syn match layoutscriptCommand \"\\v%(^|[;{])\\s*\\zs%(\(any(words.commands)))>\"",
            "syn match layoutscriptKeyword \"\\v\\s\\zs%(\(any(words.keywords)))\\ze%(\\s|$)\"",
            "syn match layoutscriptProperty \"\\v%(\\.|\\s)\\zs%(\(any(words.properties)))\\ze%(\\s|\\=|$)\"",
            "syn match layoutscriptAttribute \"\\v\\.\\zs%(\(any(words.attributes)))>\"",
            "syn match layoutscriptConstant \"\\v%(\\=|\\s)\\zs%(\(any(words.constants)))\\ze%(\\s|,|$)\"",
            // If several rules match, Vim uses the last one.
            "syn match layoutscriptKind \"\\v%(<add\\s+)@<=%(\(any(words.kinds)))>\"",
            "syn match layoutscriptNumber \"\\v<-?\\d+%(\\.\\d+)?>\"",
            "syn match layoutscriptParameter \"\\v\\$%(\\w+|\\{\\w+\\})\"",
            "syn match layoutscriptVisual \"\\v<[HV]:[^ ]+\"",
            "syn match layoutscriptEscape contained \"\\v\\\\%(u\\{\\x+\\}|\\(\\w+\\)|.)\"",
            "syn region layoutscriptString start=+\"+ skip=+\\\\.+ end=+\"+ oneline contains=layoutscriptEscape",
            "syn match layoutscriptComment \"\\v%(^|\\s)\\zs#.*$\" contains=@Spell",
            "hi def link layoutscriptCommand Statement",
            "hi def link layoutscriptKeyword Keyword",
            "hi def link layoutscriptKind Type",
            "hi def link layoutscriptProperty Identifier",
            "hi def link layoutscriptAttribute Identifier",
            "hi def link layoutscriptConstant Constant",
            "hi def link layoutscriptNumber Number",
            "hi def link layoutscriptParameter PreProc",
            "hi def link layoutscriptVisual Special",
            "hi def link layoutscriptEscape SpecialChar",
            "hi def link layoutscriptString String",
            "hi def link layoutscriptComment Comment",
            "let b:current_syntax = 'layoutscript'",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private func any(_ words: [String]) -> String {
        words.map { $0.replacing(".", with: "\\.").replacing("-", with: "\\-") }
            .sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|")
    }
}

/// The TextMate grammar, which VS Code, Sublime Text and others read:
/// `layoutedit help --syntax textmate`.
private struct TextMateGrammar {
    let words: ScriptWords

    init(_ words: ScriptWords) { self.words = words }

    var text: String {
        let patterns = [
            ("comment.line.number-sign", "(?:^|(?<=\\s))#.*$"),
            ("keyword.control", "(?:^|(?<=[;{]))\\s*(?:\(any(words.commands)))\\b"),
            ("storage.type", "(?<=\\badd )\\s*(?:\(any(words.kinds)))\\b"),
            ("keyword.other", "(?<=\\s)(?:\(any(words.keywords)))(?=\\s|$)"),
            ("support.variable", "(?<=[.\\s])(?:\(any(words.properties)))(?=[\\s=]|$)"),
            ("variable.other.member", "(?<=\\.)(?:\(any(words.attributes)))\\b"),
            ("constant.language", "(?<=[=\\s])(?:\(any(words.constants)))(?=[\\s,]|$)"),
            ("string.unquoted.visual-format", "\\b[HV]:[^ ]+"),
            ("variable.parameter", "\\$(?:\\w+|\\{\\w+\\})"),
            ("constant.numeric", "(?<![\\w.])-?\\d+(?:\\.\\d+)?\\b"),
        ]
        let rules = patterns.map { name, match in
            "    { \"name\": \(json(name + ".layoutscript")), \"match\": \(json(match)) }"
        }
        let string = """
                {
                  "name": "string.quoted.double.layoutscript", "begin": "\\"", "end": "\\"|$",
                  "patterns": [
                    { "name": "constant.character.escape.layoutscript", "match": \(json("\\\\(?:u\\{[0-9A-Fa-f]+\\}|\\(\\w+\\)|.)")) }
                  ]
                }
            """
        return """
            {
              "name": "layoutscript", "scopeName": "source.layoutscript", "fileTypes": ["layoutscript"],
              "comment": "Written by `layoutedit help --syntax textmate`.",
              "patterns": [
            \(([string] + rules).joined(separator: ",\n"))
              ]
            }

            """
    }

    private func any(_ words: [String]) -> String {
        words.map { $0.replacing(".", with: "\\.") }
            .sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|")
    }

    private func json(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
