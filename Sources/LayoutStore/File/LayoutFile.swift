package import StackCore

/// A layout file: documents, and the journal of all operations on them.
///
/// Memory and file change together or not at all: each `perform`, `undo`, `redo` and `goto` is one
/// transaction. The first operation creates a file that does not exist yet.
package final class LayoutFile {
    /// The ways to open the file.
    package enum Access: Sendable {
        /// Opens the file for reading only; throws if the file does not exist.
        case readOnly
        /// Opens the file for reading and writing; a missing file is created by the first
        /// operation.
        case readWrite
        /// Opens the file for reading and writing; throws if the file does not exist.
        case writeExisting
    }

    /// The path as the caller gave it. Symbolic links are followed when the file is opened.
    package let path: String
    let access: Access
    var working: WorkingDocuments
    /// The end of the file's journal (the number of operations, the current operation, and the
    /// checksums), as last read or written.
    var journal: JournalEnd
    /// Whether a write has failed, so that the file must be read again before its state in memory
    /// can be trusted.
    var needsRefresh = false
    /// Whether the rows of the table `branch` have been checked since the file was read.
    var hasCheckedBranches = false
    /// The connection to the file, or to a copy in memory; nil while there is no file.
    var connection: Connection? { didSet { connection?.cancellation = cancellation } }
    let schema: Schema
    /// The version of the file's schema.
    var schemaVersion: Int
    /// The error that every write throws, because only a copy in memory is open; nil if the file
    /// can be written.
    var writeRefusal: LayoutFileError?
    /// The status of the file when it was copied to memory; nil if the connection reads the file
    /// itself.
    var statusWhenCopied: FileStatus?
    /// Called once if waiting for a lock takes so long that the user should be notified. Nil if
    /// nobody is to be notified.
    let lockNotice: (() -> Void)?
    /// SQLite's `data_version` when the file was last read. The value changes when another
    /// connection commits.
    var dataVersion = 0
    var isPerforming = false
    /// The author of the next operations; nil if they have no author.
    package var author: String?
    /// Called if a change finds that another process has written since the file was last read.
    /// Before the call, the new state is read under the write lock, so that no process can write
    /// again. If this property is nil, the change throws `headMoved`.
    package var catchUp: (() -> Void)?
    /// Whether `undo` and `goto` may go back to the state before the first operation, in which the
    /// file has no documents.
    package var mayBecomeEmpty = true
    /// Cancels long work. Cancellation takes effect only before anything is changed.
    package var cancellation: Cancellation { didSet { connection?.cancellation = cancellation } }

    /// Opens a file and checks it (docs/file-format.md). Documents are loaded when they are
    /// requested.
    ///
    /// A file of an older version is migrated first, after a backup. With `readOnly`, a copy in
    /// memory is migrated instead.
    package convenience init(
        path: String, access: Access, until cancellation: Cancellation = .never,
        lockNotice: (() -> Void)? = nil
    ) throws(LayoutFileError) {
        try self.init(
            path: path, access: access, schema: .current, until: cancellation,
            lockNotice: lockNotice)
    }

    /// Opens a file with the given schema in place of the current one.
    package init(
        path: String, access: Access, schema: Schema, until cancellation: Cancellation = .never,
        lockNotice: (() -> Void)? = nil
    ) throws(LayoutFileError) {
        self.path = path
        self.access = access
        self.schema = schema
        self.cancellation = cancellation
        self.lockNotice = lockNotice
        schemaVersion = schema.version
        (working, journal) = schema.emptyFile
        try open()
    }

    /// Creates a file in memory only, from the bytes of a layout file.
    package init(
        image: [UInt8], named path: String, schema: Schema = .current,
        until cancellation: Cancellation = .never
    ) throws(LayoutFileError) {
        (self.path, access, self.schema) = (path, .readOnly, schema)
        (schemaVersion, lockNotice, self.cancellation) = (schema.version, nil, cancellation)
        (working, journal) = schema.emptyFile
        if image.isEmpty { return }
        let connection = try Connection(path, image: image)
        connection.cancellation = cancellation
        schemaVersion = try connection.fileHeader()?.version ?? 0
        if schemaVersion < schema.version {
            try connection.check(schema, version: schemaVersion)
            try connection.migrate(to: schema)
        }
        try read(connection)
        self.connection = connection
    }

    /// Throws if cancellation of long work is requested. The caller that opened a transaction rolls
    /// it back.
    func checkInterruption() throws(LayoutFileError) {
        try (connection?.cancellation ?? cancellation).check(path)
    }

    func failure(_ kind: LayoutFileError.Kind, _ message: String) -> LayoutFileError {
        LayoutFileError(kind: kind, path: path, message: message)
    }
}

extension Schema {
    /// The state in memory of a file that does not exist yet: no documents, and the end of an empty
    /// journal.
    var emptyFile: (WorkingDocuments, JournalEnd) {
        var end = JournalEnd()
        end.digestVersion = spelling.version
        return (WorkingDocuments(spelling), end)
    }
}

extension LayoutFile {
    /// The textual format of property values in the file.
    var spelling: StoredValueFormat { working.documents.spelling }

    /// The number of the current operation: the documents are in the state after it. 0 is the empty
    /// file before the first operation.
    package var head: Int { journal.head }

    /// Whether an open transaction has changed the documents.
    package var isChanged: Bool { !working.edits.isEmpty }

    /// The number of operations on all branches.
    package var operationCount: Int { journal.operations }

    /// The number of moves of the head (the current operation). If `refresh` changes this number,
    /// another process has edited the file.
    package var moveCount: Int { journal.moves }

    /// All documents, in the order of their ids.
    package var documents: [(id: DocumentID, name: String)] {
        working.documents.ids.map { ($0, working.documents[$0]!.name) }
    }

    /// Returns the name of a document; nil if there is no such document.
    package func name(of id: DocumentID) -> String? { working.documents[id]?.name }

    /// Returns the checksum of a document's content in hexadecimal digits, without loading the
    /// document; nil if there is no such document.
    package func fingerprint(of id: DocumentID) -> String? {
        working.documents[id].map { hexadecimal($0.sums.content.bytes) }
    }

    /// Returns a fingerprint of a document's current state, without loading the document; nil if
    /// there is no such document.
    package func state(of id: DocumentID) -> DocumentFingerprint? {
        working.documents[id].map { DocumentFingerprint(sums: $0.sums) }
    }

    /// The unused id that a new document gets.
    package var nextDocumentID: DocumentID { working.documents.nextID }

    /// Returns the id of the document with this name; nil if there is no such document. Names are
    /// compared by bytes.
    package func documentID(named name: String) -> DocumentID? { working.documents.id(named: name) }

    /// Returns the document; the first call reads it from the file. Throws `headMoved` if another
    /// process has changed the file since it was last read, and `badData` if the document is
    /// damaged.
    package func document(_ id: DocumentID) throws(LayoutFileError) -> Document {
        try load(id)
        return working.documents.document(id)
    }

    /// Returns the digest of all documents in 64 hexadecimal digits. Equal content has an equal
    /// digest, regardless of its history.
    package func digest() -> String { hexadecimal(working.documents.digest) }

    /// Whether a newer version of this program wrote the file. If so, the file can only be read.
    var isNewer: Bool { schemaVersion > schema.version }

    /// Reads the changes of other processes, then runs `body` in one read transaction. The file
    /// does not change until `body` returns, and writers wait.
    package func inReadTransaction<Result>(_ body: () throws -> Result) throws -> Result {
        guard let connection, !connection.isInTransaction else { return try body() }
        try connection.run("BEGIN")
        defer { connection.rollBack() }
        _ = try refresh()
        return try body()
    }

    /// Loads a document from the file, unless it is already in memory.
    func load(_ id: DocumentID) throws(LayoutFileError) {
        guard let slot = working.documents[id] else {
            throw failure(.noInput, "there is no document \(id.raw)")
        }
        guard slot.content == nil, let connection else { return }
        let loaded = try connection.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection)
            return try connection.loadDocument(id, sums: slot.sums)
        }
        // The document is now in memory. Edits will need few of the pages that SQLite has cached
        // while loading it, so these pages are freed.
        connection.releasePages()
        working.load(loaded, as: id)
    }

    /// Throws if another process has changed the file since it was last read, or if a write has
    /// failed.
    func checkUnmoved(_ connection: Connection) throws(LayoutFileError) {
        let moved = try connection.hasMoved()
        let version = try connection.integer("PRAGMA data_version")
        if moved || version != dataVersion {
            throw failure(.headMoved, "another process has changed the file")
        }
        if needsRefresh {
            throw failure(.headMoved, "writing the file has failed; read it again")
        }
    }
}
