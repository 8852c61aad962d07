import CommandLanguage
import LayoutSession
import LayoutStore

/// The sight from one shell to the next on the same file: one line each time it changes, in the
/// language's words: the file's path, then `document=Login device=iphone-se`.
///
/// It stands beside the typed history and not in the layout file: where somebody looks is no edit,
/// and nobody else's business.
final class RememberedSight {
    /// How many lines are kept, of all files together.
    private static let limit = 1_000

    private let file: StateFile
    private let path: String
    /// What was told or remembered last.
    private(set) var last: SessionSight?

    /// - Parameters:
    ///   - layout: the layout file's path as it was given.
    ///   - path: nil to keep nothing.
    init(of layout: String, path: String? = StateFile.path("views")) {
        file = StateFile(path, keeping: Self.limit)
        self.path = FileProbe.resolved(layout)
        last = file.lines.reversed().lazy.compactMap(entry).first
    }

    func remember(_ sight: SessionSight) {
        if sight == last { return }
        last = sight
        let members = [("document", sight.document)] + sight.request.members.map { ($0, $1) }
        let words = members.compactMap { key, value in
            value.map { key + "=" + CommandSpelling.word($0) }
        }
        file.append(([CommandSpelling.word(path)] + words).joined(separator: " "))
    }

    /// Nil for a line of another file, and for what is no such line.
    private func entry(_ line: String) -> SessionSight? {
        var reader = StatementReader(parameters: nil)
        guard let words = try? reader.read(line).first?.words, words.first?.text == path else {
            return nil
        }
        var sight = SessionSight()
        for (key, value) in words.dropFirst().compactMap({ $0.split(at: "=") }) {
            if key.text == "document" {
                sight.document = value.text
            } else {
                sight.request.take(value, for: key.text)
            }
        }
        return sight
    }
}
