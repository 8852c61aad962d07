import CommandLanguage
import LayoutSession
import LineEditing
import StackCore

/// The functions of the command language that the line editor needs: syntax highlighting,
/// completion and help.
struct LanguageHelper: InputHelper {
    private let completer: Completer

    private let pipes: Bool

    /// - Parameter pipes: whether the text after a `|` is for another program, so that it is not
    ///   completed as a command
    init(_ session: Session, aliases: Aliases, pipes: Bool) {
        completer = Completer(
            view: SessionView(session), aliases: aliases, namesInFolder: Folder.names(in:))
        self.pipes = pipes
    }

    /// Returns the part of the text that contains commands: everything before a `|`, if pipes are
    /// allowed.
    private func ours(_ text: String) -> String {
        (pipes ? PipedLine(text)?.commands : nil) ?? text
    }

    /// Returns whether Enter runs the text. Returns false if an open brace or quote, or a `\` at
    /// the end, requires another line. Text with a syntax error is complete, so that the error is
    /// reported.
    func isComplete(_ text: String) -> Bool {
        var reader = StatementReader(parameters: completer.view.settings.parameters)
        do {
            for line in ours(text).textLines { _ = try reader.read(line) }
            return reader.isComplete
        } catch {
            return true
        }
    }

    /// Returns whether a complete line runs at once when it is pasted, without pressing Enter. A
    /// line that starts another program with `|` does not.
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
