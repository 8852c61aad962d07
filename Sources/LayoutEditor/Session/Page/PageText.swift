import CommandLanguage
import LayoutFormats
import LayoutReplies

/// An error in a text that consists of commands, with its range in that text.
struct PageError {
    private let error: CommandError
    private let text: String

    init(_ error: CommandError, in text: String) { (self.error, self.text) = (error, text) }

    func json(head: Int) -> JSONValue {
        guard case .object(let members) = PageAnswers.refusal(error) else { return .null }
        let range = range
        let place: [(String, JSONValue)] = [
            ("start", range.map { .integer($0.lowerBound) } ?? .null),
            ("end", range.map { .integer($0.upperBound) } ?? .null),
        ]
        return .object(
            members.map { name, value in
                guard name == "error", case .object(let parts) = value else { return (name, value) }
                return (name, .object(parts + place))
            } + [("head", .integer(head))])
    }

    /// The range of the wrong word in UTF-16 code units; nil if no word is wrong.
    private var range: Range<Int>? {
        guard let position = error.position else { return nil }
        let typed = TypedText(text, parameters: [:])
        let start = typed.offset(position)
        let words = typed.parts.flatMap(\.words).map(typed.range)
        let end = words.first { $0.contains(start) }?.upperBound ?? typed.count
        let offsets = UTF16Offsets(text)
        return offsets[start]..<offsets[max(start, end)]
    }
}

/// The offsets in a text in UTF-16 code units, as a page's script counts them.
struct UTF16Offsets {
    /// The offset of each Unicode scalar, and of the end.
    private var offsets = [0]

    init(_ text: String) {
        for scalar in text.unicodeScalars {
            offsets.append(offsets[offsets.count - 1] + (scalar.value > 0xFFFF ? 2 : 1))
        }
    }

    /// The UTF-16 offset of the Unicode scalar with this index, or of the end of the text.
    subscript(scalar: Int) -> Int { offsets[min(scalar, offsets.count - 1)] }

    /// Returns the number of scalars before an offset.
    func scalars(before offset: Int) -> Int {
        max(0, offsets.firstIndex { $0 >= offset } ?? offsets.count - 1)
    }
}

extension PageAnswers {
    /// The maximum number of completions in an answer.
    private static let mostCompletions = 200

    /// Returns the completions, the hint and the colours for a text that is being typed, as in the
    /// shell.
    func completion(
        _ arguments: [(name: String, value: String)]
    ) throws(CommandError) -> JSONValue {
        func argument(_ name: String) -> String? { arguments.last { $0.name == name }?.value }
        let text = argument("text") ?? ""
        let there = try look(ShownScreen(arguments))
        let completer = Completer(view: SessionView(there)) { _ in [] }
        let offsets = UTF16Offsets(text)
        let cursor =
            argument("cursor").flatMap(WholeNumber.parse).map(offsets.scalars)
            ?? text.unicodeScalars.count
        let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(cursor)))
        let marks = completer.marks(of: text, cursor: cursor)
        let spans = marks.spans.map { span in
            JSONValue.object([
                ("start", .integer(offsets[span.range.lowerBound])),
                ("end", .integer(offsets[span.range.upperBound])),
                ("kind", .string(span.role.kindForPages)), ("role", .string(span.role.rawValue)),
            ])
        }
        return .object(
            [("ok", .bool(true))] + completions(of: before, by: completer)
                + [
                    ("spans", .array(spans)),
                    (
                        "error",
                        marks.problem.map { range, sentence in
                            .object([
                                ("message", .string(sentence)), ("hint", .null),
                                ("start", .integer(offsets[range.lowerBound])),
                                ("end", .integer(offsets[range.upperBound])),
                            ])
                        } ?? .null
                    ),
                ])
    }

    /// Returns the offset at which the word before the cursor begins, the words that can replace
    /// it, and a hint with the forms of the command.
    private func completions(
        of before: String, by completer: Completer
    ) -> [(String, JSONValue)] {
        guard let typed = TypedWords(lines: before) else {
            return [
                ("start", .integer(before.utf16.count)), ("completions", .array([])),
                ("hint", .null),
            ]
        }
        let words = completer.words(for: typed).prefix(Self.mostCompletions).map { word in
            JSONValue.object([
                ("text", .string(word)), ("summary", .string(completer.help(for: word, in: typed))),
            ])
        }
        let forms = completer.usages(behind: completer.understood(typed).whole).flatMap(\.forms)
        return [
            ("start", .integer(before.utf16.count - typed.begun.utf16.count)),
            ("completions", .array(words)),
            (
                "hint",
                .optional(
                    forms.isEmpty ? nil : forms.map(\.synopsis).joined(separator: "\n"))
            ),
        ]
    }
}

extension TypedMarks.Role {
    /// The kind of the highlighted word in answers to pages, which distinguish fewer kinds than the
    /// shell.
    fileprivate var kindForPages: String {
        switch self {
        case .command: "command"
        case .keyword, .key, .name, .option: "argument"
        case .number: "value"
        case .string: "string"
        case .comment: "comment"
        case .unknown: "error"
        }
    }
}
