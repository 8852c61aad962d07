package import StackCore

/// A layout file: documents, and the journal of everything that was ever done to them.
///
/// Memory and file change together or not at all: `perform`, `undo`, `redo` and `goto` are one
/// transaction each. A file that does not exist yet is made by the first operation.
package final class LayoutFile {
    /// What may become of the file.
    package enum Access: Sendable {
        /// Nothing is ever written; the file has to exist.
        case readOnly
        /// A file that is missing is a new one.
        case readWrite
        /// Written like any other, but the file has to exist.
        case writeExisting
    }

    /// As it was given; links are followed when the file is opened.
    package let path: String
    package let access: Access
    var working: WorkingDocuments
    /// The file's.
    var journal: JournalEnd
    /// Whether the file may hold something else than memory, since writing it failed.
    var mustLookAgain = false
    /// Whether the rows of `branch` have proved to be what was written.
    var hasCheckedBranches = false
    /// nil while there is no file.
    var connection: Connection? { didSet { connection?.cancellation = cancellation } }
    let schema: Schema
    /// The file's.
    var schemaVersion: Int
    /// Why a file of an older version is only read, from a copy in memory; nil where it is not.
    var obstacle: LayoutFileError?
    /// The file as it was when it was copied to memory; nil where it is read itself.
    var copied: FileStatus?
    /// Told once when a lock has been waited for so long that a person should hear of it.
    let lockNotice: (() -> Void)?
    /// SQLite's count of other connections' commits, as of the last look.
    var dataVersion = 0
    var isPerforming = false
    /// Who makes the operations to come; nil where nobody says so.
    package var author: String?
    /// Called where a change finds that another process has written since the last look. That has
    /// been taken over by then, under the lock, so that nobody comes between any more. Without it the
    /// change is refused with `headMoved`.
    package var catchUp: (() -> Void)?
    /// When what takes long is to end, before anything is changed.
    package var cancellation: Cancellation { didSet { connection?.cancellation = cancellation } }

    /// Opens a file and checks it (docs/file-format.md). Documents are read when asked for.
    ///
    /// A file of an older version is brought up to date first, behind a backup; for reading that is
    /// done in memory.
    package convenience init(
        path: String, access: Access, until cancellation: Cancellation = .never,
        lockNotice: (() -> Void)? = nil
    ) throws(LayoutFileError) {
        try self.init(
            path: path, access: access, schema: .current, until: cancellation,
            lockNotice: lockNotice)
    }

    /// The same for a program of another schema.
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

    /// A file that is in memory only.
    init(
        image: [UInt8], named path: String, schema: Schema = .current,
        until cancellation: Cancellation = .never
    ) throws(LayoutFileError) {
        (self.path, access, self.schema) = (path, .readOnly, schema)
        (schemaVersion, lockNotice, self.cancellation) = (schema.version, nil, cancellation)
        (working, journal) = schema.emptyFile
        let connection = try Connection(path, image: image)
        connection.cancellation = cancellation
        try read(connection)
        self.connection = connection
    }

    /// Ends what takes long when nobody waits for it; whoever opened a transaction takes it back.
    func checkInterruption() throws(LayoutFileError) {
        try (connection?.cancellation ?? cancellation).check(path)
    }

    func failure(_ kind: LayoutFileError.Kind, _ message: String) -> LayoutFileError {
        LayoutFileError(kind: kind, path: path, message: message)
    }
}

extension Schema {
    /// What memory holds of a file that is not there yet.
    var emptyFile: (WorkingDocuments, JournalEnd) {
        var end = JournalEnd()
        end.digestVersion = spelling.version
        return (WorkingDocuments(spelling), end)
    }
}

extension LayoutFile {
    /// How the file spells values.
    var spelling: StoredSpelling { working.documents.spelling }

    /// The operation that the documents stand at; 0 is before the first.
    package var head: Int { journal.head }

    /// Whether an open transaction has changed what the head's operation left.
    package var isChanged: Bool { !working.edits.isEmpty }

    /// The operations on all branches.
    package var operationCount: Int { journal.operations }

    /// How often the head has moved: another number after `refresh` says that somebody has edited.
    package var moveCount: Int { journal.moves }

    /// All documents in the order of their making.
    package var documents: [(id: DocumentID, name: String)] {
        working.documents.ids.map { ($0, working.documents[$0]!.name) }
    }

    /// Nil when there is no such document.
    package func name(of id: DocumentID) -> String? { working.documents[id]?.name }

    /// A document's content in hexadecimal digits, without reading it; nil when there is none.
    package func fingerprint(of id: DocumentID) -> String? {
        working.documents[id].map { hexadecimal($0.sums.content.bytes) }
    }

    /// What tells the document as it is from itself at any other time, without reading it; nil when
    /// there is none.
    package func state(of id: DocumentID) -> DocumentFingerprint? {
        working.documents[id].map { DocumentFingerprint(sums: $0.sums) }
    }

    /// An identity for a new document.
    package var nextDocumentID: DocumentID { working.documents.nextID }

    /// Names are told apart by their bytes; nil when there is none of that name.
    package func documentID(named name: String) -> DocumentID? { working.documents.id(named: name) }

    /// The document, read from the file at the first call and then kept. Refuses with `headMoved`
    /// when another process has written since, and with `badData` when it is damaged.
    package func document(_ id: DocumentID) throws(LayoutFileError) -> Document {
        try load(id)
        return working.documents.document(id)
    }

    /// What all documents hold together, in 64 hexadecimal digits: the same content has the same
    /// digest, whatever the way to it.
    package func digest() -> String { hexadecimal(working.documents.digest) }

    /// Whether the file was written by a newer program; then it cannot be written.
    package var isNewer: Bool { schemaVersion > schema.version }

    /// Takes over what other processes have written, then runs `body` on that one state of the file:
    /// nothing comes between its looks, and who writes waits until its end.
    package func atOneMoment<Result>(_ body: () throws -> Result) throws -> Result {
        guard let connection, !connection.isInTransaction else { return try body() }
        try connection.run("BEGIN")
        defer { connection.rollBack() }
        _ = try refresh()
        return try body()
    }

    /// Makes sure that a document is in memory.
    func load(_ id: DocumentID) throws(LayoutFileError) {
        guard let slot = working.documents[id] else {
            throw failure(.noInput, "there is no document \(id.raw)")
        }
        guard slot.content == nil, let connection else { return }
        let loaded = try connection.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection)
            return try connection.loadDocument(id, sums: slot.sums)
        }
        // All that was read is in the document by now, and edits touch few of its pages again.
        connection.releasePages()
        working.load(loaded, as: id)
    }

    /// Refuses to go on from a state that another process has left behind.
    func checkUnmoved(_ connection: Connection) throws(LayoutFileError) {
        let moved = try connection.hasMoved()
        let version = try connection.integer("PRAGMA data_version")
        if moved || version != dataVersion {
            throw failure(.headMoved, "another process has changed the file")
        }
        if mustLookAgain {
            throw failure(.headMoved, "writing the file has failed; it has to be looked at again")
        }
    }
}
