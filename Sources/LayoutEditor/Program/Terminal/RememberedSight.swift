import CommandLanguage
import LayoutSession
import LayoutStore

/// The view settings saved from one shell to the next on the same file. Each change is one line:
/// the file's path, then words such as `document=Login device=iphone-se`.
///
/// They are saved beside the typed history, not in the layout file, because view settings are
/// private and not an edit.
final class RememberedSight {
    /// The maximum number of lines, for all layout files together.
    private static let limit = 1_000

    private let file: StateFile
    private let path: String
    /// The last view settings saved or read.
    private(set) var last: SessionSight?

    /// - Parameters:
    ///   - layout: the layout file's path as it was given.
    ///   - path: the state file; nil to save nothing.
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

    /// Returns nil if the line is malformed or about another file.
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
