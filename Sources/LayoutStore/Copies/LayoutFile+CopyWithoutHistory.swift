internal import StackCore

extension LayoutFile {
    /// The bytes of a layout file with the given documents and nothing of their history, made by
    /// one operation. `sources` are the bytes of the files that they were imported from.
    package static func withoutHistory(
        _ documents: [DocumentState], sources: [[UInt8]] = [], command: String,
        source: CommandSource, time: Timestamp
    ) throws(LayoutFileError) -> [UInt8] {
        var content = DocumentSet(.current)
        for state in documents { content.insert(state.document, named: state.name, as: state.id) }
        var builder = try FileBuilder()
        for bytes in sources { try builder.keep(source: bytes) }
        let operation = StoredOperation(
            id: 0, parent: 0, command: command, source: source.spelling, time: time.milliseconds,
            message: nil,
            edits:
                EditText.encode(content.constructionEdits(), in: content.spelling),
            digest: content.digest)
        let head = documents.isEmpty ? 0 : try builder.append(operation, after: 0)
        return try builder.finish(at: head, holding: content, time: time)
    }
}
