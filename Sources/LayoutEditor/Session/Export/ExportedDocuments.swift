import CommandLanguage
import LayoutFormats
import StackCore

/// Documents that are to be written in a format, with the session that lays them out.
struct ExportedDocuments {
    let chosen: [NamedDocument]
    /// Every document of the file, from which the other scenes of an imported file come.
    let all: [NamedDocument]
    let session: Session
    /// How pictures are drawn.
    let pictures: PictureOptions
    /// Where in history the documents are from; nil for the present.
    var point: PointReference?
    /// Whether the frames that a storyboard or xib holds are stored anew.
    let updatesFrames: Bool

    /// The documents that were chosen, each with its layout.
    func laidOut() throws(CommandError) -> [LaidOutDocument] {
        var result: [LaidOutDocument] = []
        let progress = session.surroundings.showProgress()
        defer { progress.end() }
        for item in chosen {
            progress.tell { "export: \(result.count) of \(chosen.count) documents" }
            result.append(
                LaidOutDocument(
                    name: item.name, document: item.document,
                    layout: try session.layout(of: item.document)))
        }
        return result
    }
}
