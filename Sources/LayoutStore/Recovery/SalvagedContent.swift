internal import StackCore

/// The documents that the content's tables of a damaged file still give.
struct SalvagedContent {
    /// Documents that add up to what was written.
    private(set) var sound = DocumentSet()
    /// The others that are known to have been there.
    private(set) var damaged: [(id: DocumentID, name: String)] = []
    /// Whether every row of the list of documents could be read.
    private(set) var isListComplete = false
    /// What the documents add up to by their list; nil where that cannot be read.
    private(set) var digest: [UInt8]?
    private(set) var checkpoints: [Checkpoint] = []
    private(set) var areCheckpointsComplete = false
    /// The bytes of imported files.
    private(set) var sources: [[UInt8]] = []

    init(_ connection: Connection?) {
        guard let connection else { return }
        sources = connection.soundSources()
        do {
            try readDocuments(connection)
            isListComplete = true
        } catch {
            isListComplete = false
        }
        do {
            try readCheckpoints(connection)
            areCheckpointsComplete = true
        } catch {
            // Those that were read are kept.
        }
    }

    private mutating func readDocuments(_ connection: Connection) throws(LayoutFileError) {
        var listed: [(id: DocumentID, name: String, sums: DocumentSums?)] = []
        var set = DocumentSet()
        var fits = true
        defer { read(listed, connection) }
        var rows = try connection.query(
            "SELECT id, name, sum, identities FROM document ORDER BY id")
        while try rows.next() {
            let name = try rows.text(1)
            guard Name.isValid(name), rows.integer(0) >= 0 else {
                fits = false
                continue
            }
            let sums = DocumentSums(content: rows.blob(2), identities: rows.blob(3))
            let id = DocumentID(rows.integer(0))
            listed.append((id, name, sums))
            fits = sums.map { set.announce(id, name: name, sums: $0) } ?? false && fits
        }
        if fits { digest = set.digest }
    }

    private mutating func read(
        _ listed: [(id: DocumentID, name: String, sums: DocumentSums?)], _ connection: Connection
    ) {
        for (id, name, sums) in listed {
            if let sums, let loaded = try? connection.loadDocument(id, sums: sums),
                sound.id(named: name) == nil
            {
                sound.insert(loaded.content.document, named: name, as: id)
            } else {
                damaged.append((id, name))
            }
        }
    }

    private mutating func readCheckpoints(_ connection: Connection) throws(LayoutFileError) {
        var rows = try connection.query("SELECT name, operation FROM checkpoint ORDER BY name")
        while try rows.next() {
            checkpoints.append(Checkpoint(name: try rows.text(0), operation: rows.integer(1)))
        }
    }
}
