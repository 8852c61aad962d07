import CommandLanguage
import LayoutFormats
import LayoutStore
import StackCore

/// The documents to export, with the session that lays them out.
struct ExportedDocuments {
    let chosen: [DocumentState]
    /// All documents of the layout file, because an imported storyboard is exported with all its
    /// scenes.
    let all: [DocumentState]
    let session: Session
    /// The options for drawing pictures, such as light or dark mode.
    let pictures: PictureOptions
    /// The options for generated code, such as the access level of its types.
    var codeOptions = CodeOptions()
    /// Whether the output is a folder, for one file per document.
    var isForFolder = false
    /// The point of the history that the documents are from; nil for the present.
    var point: PointReference?
    /// Whether an export to a storyboard or xib also updates the frames that it stores.
    let updatesFrames: Bool

    /// The chosen documents, numbered from 0.
    var numbered: [DocumentState] {
        chosen.enumerated().map {
            DocumentState(
                id: DocumentID($0.offset), name: $0.element.name, document: $0.element.document)
        }
    }

    /// Returns the chosen documents with their layouts. Leaves out the values that this program
    /// does not know.
    func laidOut() throws(CommandError) -> [LaidOutDocument] {
        var result: [LaidOutDocument] = []
        let progress = session.surroundings.showProgress()
        defer { progress.end() }
        for item in chosen {
            progress.update { "export: \(result.count) of \(chosen.count) documents" }
            result.append(
                LaidOutDocument(
                    name: item.name, document: try session.shown(item.document.withoutUnknown),
                    layout: try session.layout(of: item.document)))
        }
        return result
    }
}

extension [DocumentState] {
    /// Notes about the values that this program does not know, which exports leave out.
    var unknownNotes: [ImportNote] {
        flatMap(\.document.unknownValues).map { ImportNote(line: 1, message: "left out: " + $0) }
    }
}
