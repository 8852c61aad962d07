internal import Platform
internal import StackCore

/// A builder of a layout file in memory: it appends operations one by one and returns the bytes of
/// the file.
struct FileBuilder {
    /// The database in memory; nil once the file is finished.
    private var connection: Connection!
    private var documents: WorkingDocuments
    private var end = JournalEnd()

    var count: Int { end.operations }
    /// The number of the operation that was appended last, and its chain hash, which also covers
    /// all operations before it.
    var last: (operation: Int, chain: [UInt8]) { (end.operations, end.chain) }

    /// - Parameter spelling: the textual format of property values in the appended operations; by
    ///   default the one of `schema`
    init(
        schema: Schema = .current, spelling: StoredValueFormat? = nil
    ) throws(LayoutFileError) {
        let spelling = spelling ?? schema.spelling
        connection = try Connection(inMemory: "copy")
        documents = WorkingDocuments(spelling)
        end.digestVersion = spelling.version
        try connection.applyGuards()
        try connection.run("PRAGMA foreign_keys = ON")
        try connection.beginWriting()
        try connection.make(schema, spelling)
        try connection.insert(.beginning, at: &end)
    }

    /// Appends an operation as a child of operation `parent` under the next free number, and
    /// returns that number.
    mutating func append(
        _ operation: StoredOperation, after parent: Int
    ) throws(LayoutFileError) -> Int {
        precondition(
            0...count ~= parent, "operation \(parent), the parent of a new one, does not exist yet")
        try connection.insert(operation.numbered(count + 1, after: parent), at: &end)
        return count
    }

    /// Stores the bytes of an imported file in the table `source`.
    func store(source bytes: [UInt8]) throws(LayoutFileError) { try connection.storeSource(bytes) }

    mutating func store(_ checkpoint: Checkpoint) throws(LayoutFileError) {
        try connection.write(checkpoint, at: &end)
    }

    mutating func store(_ move: MoveRow) throws(LayoutFileError) {
        try connection.insert(move, at: &end)
    }

    mutating func store(_ branch: BranchRow) throws(LayoutFileError) {
        try connection.insert(branch, at: &end)
    }

    /// Makes operation `head` the current one, and returns the bytes of the file. No operation can
    /// be appended afterwards.
    ///
    /// - Parameter content: the documents after operation `head`, which are written into the file
    mutating func finish(
        at head: Int, holding content: DocumentSet, time: Timestamp
    ) throws(LayoutFileError) -> [UInt8] {
        precondition(0...count ~= head, "the head is at operation \(head), which does not exist")
        documents.adopt(BulkReplay(to: content))
        try documents.write(to: connection)
        if head != end.head { try connection.moveHead(to: head, time: time, at: &end) }
        try connection.write(end)
        try connection.commit()
        let image = try connection.image()
        // Frees the database before its bytes are copied again, so that the memory is not needed
        // twice.
        connection = nil
        ProcessMemory.releaseFreed()
        return image.bytes
    }
}

extension StoredOperation {
    /// Returns a copy of the operation with the number `id` and the given parent.
    func numbered(_ id: Int, after parent: Int?) -> StoredOperation {
        StoredOperation(
            id: id, parent: parent, command: command, source: source, time: time,
            message: message, edits: edits, digest: digest, author: author)
    }
}

extension LayoutFile {
    /// Returns the bytes of a layout file with the documents but without their history: a single
    /// operation creates all of them. `sources` are the bytes of the files from which the documents
    /// were imported.
    package static func withoutHistory(
        _ documents: [DocumentState], sources: [[UInt8]] = [], command: String,
        source: CommandSource, time: Timestamp
    ) throws(LayoutFileError) -> [UInt8] {
        var content = DocumentSet(.current)
        for state in documents { content.insert(state.document, named: state.name, as: state.id) }
        var builder = try FileBuilder()
        for bytes in sources { try builder.store(source: bytes) }
        let operation = StoredOperation(
            id: 0, parent: 0, command: command, source: source.spelling, time: time.milliseconds,
            message: nil,
            edits:
                EditText.encode(content.constructionEdits(), in: content.spelling),
            digest: content.digest, author: nil)
        let head = documents.isEmpty ? 0 : try builder.append(operation, after: 0)
        return try builder.finish(at: head, holding: content, time: time)
    }
}
