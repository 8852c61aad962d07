import CommandLanguage
import LayoutSession
import LineEditing

/// The connection of the line editor to the command language: syntax marks, completion and help.
struct LanguageHelper: LineHelper {
    private let completer: Completer

    private let pipes: Bool

    /// - Parameter pipes: whether the text after a `|` belongs to another program.
    init(_ session: Session, aliases: Aliases, pipes: Bool) {
        completer = Completer(
            view: SessionView(session), aliases: aliases, namesInFolder: Folder.names(in:))
        self.pipes = pipes
    }

    /// Returns the part of a text that contains commands.
    private func ours(_ text: String) -> String {
        (pipes ? PipedLine(text)?.commands : nil) ?? text
    }

    /// Returns false if open braces, quotes or a trailing `\` require another line. Text with a
    /// syntax error is complete, so that the error is reported.
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

    /// Returns false for pasted lines with a pipe, which must be confirmed with Enter.
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
