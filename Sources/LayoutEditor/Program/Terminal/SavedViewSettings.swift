import CommandLanguage
import LayoutSession
import LayoutStore

/// The view settings, such as the device, that a shell saves for the next shell on the same file.
/// Each change is one line in a state file. The line contains the layout file's path and words such
/// as `document=Login device=iphone-se`.
///
/// The state file is in the folder of the history of typed commands. View settings are not saved in
/// the layout file, because they are private and not an edit.
final class SavedViewSettings {
    /// The maximum number of saved lines, for all layout files together.
    private static let limit = 1_000

    private let file: StateFile
    private let path: String
    /// The view settings that were last saved or read; nil if there are none for this file.
    private(set) var last: ViewState?

    /// - Parameters:
    ///   - layout: the path of the layout file, relative or absolute
    ///   - path: the path of the state file; nil to save nothing
    init(of layout: String, path: String? = StateFile.path("views")) {
        file = StateFile(path, keeping: Self.limit)
        self.path = FileProbe.resolved(layout)
        last = file.lines.reversed().lazy.compactMap(entry).first
    }

    func remember(_ viewState: ViewState) {
        if viewState == last { return }
        last = viewState
        let members =
            [("document", viewState.document)] + viewState.request.members.map { ($0, $1) }
        let words = members.compactMap { key, value in
            value.map { key + "=" + CommandQuoting.word($0) }
        }
        file.append(([CommandQuoting.word(path)] + words).joined(separator: " "))
    }

    /// Parses a line of the state file. Returns nil if it is malformed or about another layout
    /// file.
    private func entry(_ line: String) -> ViewState? {
        var reader = StatementReader(parameters: nil)
        guard let words = try? reader.read(line).first?.words, words.first?.text == path else {
            return nil
        }
        var viewState = ViewState()
        for (key, value) in words.dropFirst().compactMap({ $0.split(at: "=") }) {
            if key.text == "document" {
                viewState.document = value.text
            } else {
                viewState.request.take(value, for: key.text)
            }
        }
        return viewState
    }
}
