import CommandLanguage
import LayoutSession
import LineEditing

/// What the language says of a text that is being typed.
struct LanguageHelper: LineHelper {
    private let completer: Completer

    private let pipes: Bool

    /// - Parameter pipes: whether what stands behind a `|` is another program's.
    init(_ session: Session, aliases: Aliases, pipes: Bool) {
        completer = Completer(
            view: SessionView(session), aliases: aliases, namesInFolder: Folder.names(in:))
        self.pipes = pipes
    }

    /// What of a text is the language's.
    private func ours(_ text: String) -> String {
        (pipes ? PipedLine(text)?.commands : nil) ?? text
    }

    /// Braces, quotes and a `\` at the end ask for another line. What cannot be read is handed over, and
    /// refused with its place.
    func isComplete(_ text: String) -> Bool {
        var reader = StatementReader(parameters: completer.view.settings.parameters)
        do {
            for line in ours(text).split(separator: "\n", omittingEmptySubsequences: false) {
                _ = try reader.read(line)
            }
            return reader.isComplete
        } catch {
            return true
        }
    }

    /// What another program is to do is read by a person first.
    func mayRunAtOnce(_ text: String) -> Bool { !pipes || PipedLine(text) == nil }

    func marks(of text: String, cursor: Int) -> LineMarks {
        let marks = completer.marks(of: ours(text), cursor: cursor)
        return LineMarks(
            spans: marks.spans.map { LineMarks.Span($0.range, LineRole($0.role)) },
            problem: marks.problem)
    }

    func completion(of text: String) -> Completion? {
        guard ours(text) == text, let typed = TypedWords(lines: text) else { return nil }
        return Completion(begun: typed.begun, words: completer.words(for: typed)) {
            completer.help(for: $0, in: typed)
        }
    }
}

extension LineRole {
    fileprivate init(_ role: TypedMarks.Role) {
        self =
            switch role {
            case .command: .command
            case .keyword: .keyword
            case .key: .key
            case .name: .name
            case .unknown: .unknown
            case .number: .number
            case .string: .string
            case .comment: .comment
            case .option: .option
            }
    }
}
