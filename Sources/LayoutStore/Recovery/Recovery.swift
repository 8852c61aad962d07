internal import StackCore

/// What could be saved of a damaged file.
package struct Recovery: Sendable {
    /// A whole layout file.
    package let bytes: [UInt8]
    /// Operations kept, and those that are known to have been there.
    package let operations: Int
    package let operationsBefore: Int
    /// Documents whose last state is kept.
    package let whole: [String]
    /// Documents that are kept in an older state, with the operation it is of.
    package let older: [String]
    /// The older state's operation.
    package let olderPoint: Int
    /// Documents of which nothing could be kept.
    package let lost: [String]

    /// Whether all checkpoints could be read.
    package let hasCheckpoints: Bool
    /// Whether the journal is known to lead to where the file stood.
    package let isCertain: Bool

    /// Whether nothing is missing.
    package var isComplete: Bool {
        operations == operationsBefore && older.isEmpty && lost.isEmpty && hasCheckpoints
            && isCertain
    }
}

extension LayoutFile {
    /// Saves what can be saved of a damaged file, which is only read.
    ///
    /// The journal is believed as far as it replays. Documents that add up to what was written are
    /// taken as they stand; where they are not what the journal leads to, one more operation brings
    /// them there. A document that does not add up is taken from the journal.
    ///
    /// - Parameter place: room for a copy is taken beside this path.
    package static func recover(
        _ path: String, beside place: String, time: Timestamp
    ) throws(LayoutFileError) -> Recovery {
        let copy = try ScratchCopy(of: path, beside: place)
        let content = SalvagedContent(try? Connection.tolerant(copy.path))
        let journal = SalvagedJournal(RawPages(try copy.bytes()))
        if journal.sound.isEmpty, content.sound.ids.isEmpty {
            throw LayoutFileError(
                kind: .badData, path: path, message: "nothing in the file can be recovered")
        }
        return try RecoveryPlan(journal, content).recovery(from: path, time: time)
    }
}

/// How journal and tables of a damaged file are put together.
private struct RecoveryPlan {
    private let journal: SalvagedJournal
    private let content: SalvagedContent
    private let point: Int
    private let replayed: DocumentSet
    private var final: DocumentSet
    private var older: [String] = []
    private var lost: [String] = []

    init(_ journal: SalvagedJournal, _ content: SalvagedContent) {
        self.journal = journal
        self.content = content
        point = journal.nearest(to: content.digest)
        replayed = journal.state(at: point)
        final = replayed
        // The journal is the whole truth when it leads to where the file stood.
        if content.digest == replayed.digest { return }
        if content.isListComplete { forgetDeleted() }
        for id in content.sound.ids { take(id) }
        for id in final.ids where !content.sound.contains(id) { older.append(final[id]!.name) }
        lost = content.damaged.filter { !final.contains($0.id) }.map(\.name)
    }

    /// A document as it stood; an older one that has its name meanwhile gets another.
    private mutating func take(_ id: DocumentID) {
        let name = content.sound[id]!.name
        if let other = final.id(named: name), other != id {
            var free = name + "-older"
            while final.id(named: free) != nil { free += "-older" }
            final.insert(final.document(other), named: free, as: other)
        }
        final.insert(content.sound.document(id), named: name, as: id)
    }

    private mutating func forgetDeleted() {
        let listed = Set(content.sound.ids).union(content.damaged.map(\.id))
        for id in final.ids where !listed.contains(id) { final.remove(id) }
    }

    func recovery(from path: String, time: Timestamp) throws(LayoutFileError) -> Recovery {
        var builder = try FileBuilder()
        for bytes in content.sources { try builder.keep(source: bytes) }
        var numbers = [0: 0]
        for operation in journal.sound {
            numbers[operation.id] = try builder.append(
                operation, after: numbers[operation.parent!]!)
        }
        let kept = builder.count
        for checkpoint in content.checkpoints {
            guard let number = numbers[checkpoint.operation] else { continue }
            try builder.name(number, as: checkpoint.name)
        }
        var head = numbers[point]!
        if final.digest != replayed.digest {
            head = try builder.append(bridge(from: path, time: time), after: head)
        }
        return Recovery(
            bytes: try builder.finish(at: head, holding: final, time: time), operations: kept,
            operationsBefore: journal.lastNumber,
            whole: final.ids.map { final[$0]!.name }.filter { !older.contains($0) }, older: older,
            olderPoint: point, lost: lost, hasCheckpoints: content.areCheckpointsComplete,
            isCertain: content.digest == replayed.digest)
    }

    /// The operation that leads from where the journal ends to the documents as they stood.
    private func bridge(from path: String, time: Timestamp) -> StoredOperation {
        StoredOperation(
            id: 0, parent: 0, command: "recover", source: CommandSource.importing(path).spelling,
            time: time.milliseconds, message: nil,
            edits: EditText.encode(replayed.replacementEdits(to: final)), digest: final.digest)
    }
}

extension Connection {
    /// A connection that looks at nothing before it is asked.
    fileprivate static func tolerant(_ path: String) throws(LayoutFileError) -> Connection {
        let connection = try Connection(path, .existing)
        try connection.applyGuards()
        connection.limitWork(millions: 3000)
        // Lets SQLite take back an interrupted transaction.
        try connection.run("PRAGMA schema_version")
        return connection
    }
}
