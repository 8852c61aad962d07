import CommandLanguage
import LayoutFormats
import LayoutStore
import StackCore

extension ExportFormat {
    /// A layout file with the documents but without their history.
    static let layout = ExportFormat(
        "layout", isBinary: true, isLayoutFile: true
    ) { documents throws(CommandError) in
        let states = documents.numbered
        let session = documents.session
        let bytes = try session.reading {
            let hashes = Set(states.compactMap { SourceReference(of: $0.document)?.hash })
            return try LayoutFile.withoutHistory(
                states, sources: hashes.sorted().map { try session.file.source($0) },
                command: "export --format layout",
                source: .importing(session.file.path), time: session.surroundings.now())
        }
        return ExportedFile(bytes: bytes, notes: [])
    }
}
