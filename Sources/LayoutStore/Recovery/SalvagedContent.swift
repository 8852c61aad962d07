internal import StackCore

/// The documents that can still be read from the tables of a damaged file.
struct SalvagedContent {
    /// The documents that could be read and have correct checksums.
    private(set) var sound: DocumentSet
    /// The documents in the table `document` that could not be loaded.
    private(set) var damaged: [(id: DocumentID, name: String)] = []
    /// Whether every row of the table `document` could be read.
    private(set) var isListComplete = false
    /// The digest of the documents listed in the table `document`; nil if the table cannot be read.
    private(set) var digest: [UInt8]?
    private(set) var checkpoints: [Checkpoint] = []
    /// The rows of the table `branch`. Each contains an operation of which a child was undone, and
    /// the child to which redo leads.
    private(set) var branches: [BranchRow] = []
    /// The bytes of imported files that match their hash.
    private(set) var sources: [[UInt8]] = []

    init(_ connection: Connection?, _ spelling: StoredValueFormat) {
        sound = DocumentSet(spelling)
        guard let connection else { return }
        sources = connection.soundSources()
        do {
            try readDocuments(connection)
            isListComplete = true
        } catch {
            isListComplete = false
        }
        checkpoints = connection.readableCheckpoints()
        branches = (try? connection.branches()) ?? []
    }

    /// Returns whether a checkpoint is missing, or may be missing because the checksum of the found
    /// checkpoints differs from the checksum in `end`.
    func lacksCheckpoints(_ end: JournalEnd?) -> Bool {
        var sum = SetChecksum()
        for checkpoint in checkpoints { sum.add(checkpoint) }
        return sum != end?.checkpointSum
    }

    /// Returns whether a row of the table `branch` is missing or may be missing, so that redo may
    /// move to another operation than in the original file.
    func lacksBranches(_ end: JournalEnd?) -> Bool {
        var sum = SetChecksum()
        for branch in branches { sum.add(branch) }
        return sum != end?.branchSum
    }

    private mutating func readDocuments(_ connection: Connection) throws(LayoutFileError) {
        var listed: [(id: DocumentID, name: String, sums: DocumentChecksums?)] = []
        var set = DocumentSet(sound.spelling)
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
            let sums = DocumentChecksums(content: rows.blob(2), identities: rows.blob(3))
            let id = DocumentID(rows.integer(0))
            listed.append((id, name, sums))
            fits = sums.map { set.addUnloaded(id, name: name, sums: $0) } ?? false && fits
        }
        if fits { digest = set.digest }
    }

    private mutating func read(
        _ listed: [(id: DocumentID, name: String, sums: DocumentChecksums?)],
        _ connection: Connection
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
}

extension Connection {
    /// Returns the rows of the table `checkpoint` that can be read and have valid values.
    fileprivate func readableCheckpoints() -> [Checkpoint] {
        var result: [String: Checkpoint] = [:]
        guard var rows = try? query("SELECT name, operation FROM checkpoint ORDER BY name") else {
            return []
        }
        while (try? rows.next()) == true {
            guard case .text(let name)? = try? rows.value(0), Name.isValid(name),
                case .integer(let operation)? = try? rows.value(1)
            else { continue }
            result[name] = Checkpoint(name: name, operation: operation)
        }
        return result.values.sorted { $0.name < $1.name }
    }
}
