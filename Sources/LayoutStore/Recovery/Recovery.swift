internal import Platform
package import StackCore

/// The result of recovering a damaged file.
package struct Recovery: Sendable {
    /// The bytes of the recovered file, which is undamaged.
    package fileprivate(set) var bytes: [UInt8]
    /// The number of recovered operations (`operations`), and the number of operations known to
    /// have existed (`operationsBefore`).
    package let operations: Int
    package let operationsBefore: Int
    /// The names of the documents that were recovered in their last state.
    package let whole: [String]
    /// The names of the documents that were recovered in an older state.
    package let older: [String]
    /// The number of the operation after which the documents in `older` had their recovered state.
    package let olderPoint: Int
    /// The names of the documents that could not be recovered.
    package let lost: [String]

    /// The reason why the journal beside the file was ignored; nil if it was used or there is no
    /// journal.
    package fileprivate(set) var ignoredJournalReason: String?

    /// The names of the documents whose imported file's bytes were lost.
    package let withoutSource: [String]

    /// Whether all checkpoints could be read.
    package let hasCheckpoints: Bool
    /// Whether all moves of the head, and all rows of the table `branch`, could be read.
    package let hasMoves: Bool
    /// Whether every operation was recovered as it was written.
    package let hasOperations: Bool
    /// Whether it is known which operation was the current one. This is so if the end of the
    /// journal could be read.
    package let isCertain: Bool

    /// Whether it is certain that nothing was lost.
    package var isComplete: Bool {
        hasOperations && older.isEmpty && lost.isEmpty && withoutSource.isEmpty && hasCheckpoints
            && hasMoves && isCertain
    }
}

extension LayoutFile {
    /// Recovers as much as possible from a damaged file, which is only read. The result has the
    /// current schema, even if the file has an older one.
    ///
    /// An operation is recovered if replaying it leads to the digest that the journal states. A
    /// document is taken from the tables if its rows match their checksums, otherwise from the
    /// replay. If documents from the tables differ from the replayed ones, an operation is appended
    /// that turns the replayed documents into those from the tables.
    package static func recover(
        _ path: String, time: Timestamp, schema: Schema = .current,
        until cancellation: Cancellation = .never
    ) throws(LayoutFileError) -> Recovery {
        var draft = try draft(path, time: time, schema, until: cancellation)
        var recovery = draft.recovery
        recovery.bytes = try draft.finish(time: time)
        try cancellation.check(path)
        let converted = try Connection.converting(
            recovery.bytes, at: path, to: schema, until: cancellation)
        if let converted { recovery.bytes = converted }
        let report = try LayoutFile(
            image: recovery.bytes, named: path, schema: schema, until: cancellation
        ).verify(replayed: converted == nil ? draft.replayed : nil)
        if let damage = report.damage {
            throw LayoutFileError(
                kind: .internal, path: path, message: "the recovered file is damaged: \(damage)")
        }
        return recovery
    }

    /// Reads a damaged file and begins to build the recovered one. Before this function returns,
    /// the memory of the damaged file is freed.
    private static func draft(
        _ path: String, time: Timestamp, _ schema: Schema, until cancellation: Cancellation
    ) throws(LayoutFileError) -> RecoveryDraft {
        let file = try DamagedFile(path, schema)
        var draft =
            file.bytes.isEmpty
            ? try RecoveryDraft.ofEmptyFile(schema)
            : try recover(file, from: path, time: time, schema, until: cancellation)
        draft.recovery.ignoredJournalReason = file.ignoredJournalReason
        return draft
    }

    private static func recover(
        _ file: DamagedFile, from path: String, time: Timestamp, _ schema: Schema,
        until cancellation: Cancellation
    ) throws(LayoutFileError) -> RecoveryDraft {
        // A connection needs memory for a copy of the file. So the tables are read first, in the
        // format that the file states, and no connection is open while the journal is replayed.
        let (spellings, stated) = tables(of: file, path, schema, until: cancellation)
        let journal = try SalvagedJournal(
            RawPages(file.bytes), spellings, until: cancellation, path: path)
        ProcessMemory.releaseFreed()
        let content =
            journal.spelling.version == spellings[0].version
            ? stated
            : tables(of: file, path, schema, journal.spelling, until: cancellation).content
        if journal.sound.isEmpty, content.sound.ids.isEmpty {
            throw LayoutFileError(
                kind: .badData, path: path, message: "nothing in the file can be recovered")
        }
        return try RecoveryPlan(journal, content).draft(from: path, time: time, schema)
    }

    /// Reads the tables of a damaged file. Returns the content that could be read, and the textual
    /// formats of values that the file may have, beginning with the format of the file's stated
    /// version.
    ///
    /// - Parameter spelling: the format in which the tables are read; by default the first one of
    ///   `spellings`
    private static func tables(
        of file: DamagedFile, _ path: String, _ schema: Schema,
        _ spelling: StoredValueFormat? = nil,
        until cancellation: Cancellation
    ) -> (spellings: [StoredValueFormat], content: SalvagedContent) {
        let connection = try? Connection(salvaging: file, at: path, schema, until: cancellation)
        let spellings = connection.spellings(of: schema)
        let spelling = spelling ?? spellings[0]
        connection?.spelling = spelling
        return (spellings, SalvagedContent(connection, spelling))
    }
}

/// A recovered file while it is being built, with the report (`Recovery`) in which only the bytes
/// are still missing.
private struct RecoveryDraft {
    fileprivate(set) var recovery: Recovery
    private var builder: FileBuilder
    private let head: Int
    private let documents: DocumentSet
    /// The documents at the head if every operation of the file was replayed unchanged; otherwise
    /// nil.
    let replayed: DocumentSet?

    init(
        _ recovery: Recovery, _ builder: FileBuilder, head: Int, _ documents: DocumentSet,
        replayed: DocumentSet?
    ) {
        (self.recovery, self.builder, self.head) = (recovery, builder, head)
        (self.documents, self.replayed) = (documents, replayed)
    }

    /// Returns the result for an empty file, in which nothing is missing.
    static func ofEmptyFile(_ schema: Schema) throws(LayoutFileError) -> RecoveryDraft {
        let recovery = Recovery(
            bytes: [], operations: 0, operationsBefore: 0, whole: [], older: [], olderPoint: 0,
            lost: [], withoutSource: [], hasCheckpoints: true, hasMoves: true, hasOperations: true,
            isCertain: true)
        return RecoveryDraft(
            recovery, try FileBuilder(schema: schema), head: 0, DocumentSet(schema.spelling),
            replayed: nil)
    }

    /// Returns the bytes of the recovered file.
    mutating func finish(time: Timestamp) throws(LayoutFileError) -> [UInt8] {
        try builder.finish(at: head, holding: documents, time: time)
    }
}

extension Connection? {
    /// Returns the textual formats of values that a damaged file may have, beginning with the
    /// format of the file's stated version.
    fileprivate func spellings(of schema: Schema) -> [StoredValueFormat] {
        let all = schema.spellings.reversed()
        guard let connection = self, let version = try? connection.fileHeader()?.version,
            (try? connection.readSpelling(schema, version: version)) != nil
        else { return Array(all) }
        let named = connection.spelling
        return [named] + all.filter { $0.version != named.version }
    }
}

/// The plan for building the recovered file from the journal and the tables of a damaged file.
private struct RecoveryPlan {
    private let journal: SalvagedJournal
    private let content: SalvagedContent
    private let point: Int
    private let replayed: DocumentSet
    private var final: DocumentSet
    private var older: [String] = []
    private var lost: [String] = []
    private var withoutSource: [String] = []

    init(_ journal: SalvagedJournal, _ content: SalvagedContent) {
        self.journal = journal
        self.content = content
        point = journal.nearest(to: content.digest)
        replayed = journal.state(at: point)
        final = replayed
        // If the journal could be replayed up to the head, the tables are not needed.
        if journal.end?.head != point { restoreFromTables() }
        forgetSources()
    }

    private mutating func restoreFromTables() {
        if content.digest == replayed.digest { return }
        if content.isListComplete { forgetDeleted() }
        for id in content.sound.ids { restore(id) }
        for id in final.ids where !content.sound.contains(id) { older.append(final[id]!.name) }
        lost = content.damaged.filter { !final.contains($0.id) }.map(\.name)
    }

    /// Adds a document from the tables to the recovered ones. If a replayed document has the same
    /// name, the replayed document is renamed.
    private mutating func restore(_ id: DocumentID) {
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

    /// Removes the property `source` from documents whose imported file's bytes are missing.
    private mutating func forgetSources() {
        let kept = Set(content.sources.map { hexadecimal(Blake2b.hash($0)) })
        for id in final.ids {
            guard let source = final.document(id).properties.value(.source),
                !kept.contains(String(source.prefix { $0 != "/" }))
            else { continue }
            var document = final.document(id)
            let edit = Edit.setProperty(
                .document, .source, .base, from: .text(source), to: nil)
            guard (try? document.apply(edit)) != nil else { continue }
            let name = final[id]!.name
            final.insert(document, named: name, as: id)
            withoutSource.append(name)
        }
    }

    func draft(
        from path: String, time: Timestamp, _ schema: Schema
    ) throws(LayoutFileError) -> RecoveryDraft {
        var builder = try FileBuilder(schema: schema, spelling: journal.spelling)
        for bytes in content.sources { try builder.store(source: bytes) }
        for kept in journal.sound {
            let operation = journal.operation(kept)
            _ = try builder.append(operation, after: journal.number(of: kept.parent)!)
        }
        let kept = builder.count
        // The last chain hash depends on all operations, so comparing it compares them all.
        let hasOperations = journal.end.map { ($0.operations, $0.chain) == builder.last } ?? false
        let moves = hasOperations ? journal.moves : []
        let hasMoves = !journal.isMissing(in: moves)
        try storeNames(&builder, hasMoves ? moves : nil)
        var head = journal.number(of: point)!
        var documents = replayed
        if !final.isEqual(to: replayed) {
            let edits = replayed.replacementEdits(to: final)
            head = try builder.append(bridge(edits, from: path, time: time), after: head)
            for edit in edits { try? documents.apply(edit) }
        }
        let recovery = Recovery(
            bytes: [], operations: kept, operationsBefore: journal.lastNumber,
            whole: final.ids.map { final[$0]!.name }.filter { !older.contains($0) }, older: older,
            olderPoint: point, lost: lost, withoutSource: withoutSource,
            hasCheckpoints: !content.lacksCheckpoints(journal.end),
            hasMoves: hasMoves && !content.lacksBranches(journal.end)
                && !content.branches.contains(where: journal.isAstray),
            hasOperations: hasOperations, isCertain: journal.end != nil)
        let isReplayed =
            journal.areAsWritten && documents.isEqual(to: final)
            && documents.unmetRequirement(in: documents.ids) == nil
        return RecoveryDraft(
            recovery, builder, head: head, final, replayed: isReplayed ? documents : nil)
    }

    /// Writes the checkpoints, moves and branches of recovered operations, with the new numbers of
    /// these operations.
    ///
    /// - Parameter moves: all moves of the head; nil if some of them are unknown
    private func storeNames(
        _ builder: inout FileBuilder, _ moves: [MoveRow]?
    ) throws(LayoutFileError) {
        for checkpoint in content.checkpoints {
            guard let number = journal.number(of: checkpoint.operation) else { continue }
            try builder.store(Checkpoint(name: checkpoint.name, operation: number))
        }
        guard let moves else { return }
        for move in moves { try builder.store(move) }
        guard !content.lacksBranches(journal.end) else { return }
        for branch in content.branches where !journal.isAstray(branch) {
            try builder.store(branch)
        }
    }

    /// Returns an operation with the edits that turn the last replayed documents into the recovered
    /// ones.
    private func bridge(
        _ edits: [FileEdit], from path: String, time: Timestamp
    ) -> StoredOperation {
        StoredOperation(
            id: 0, parent: 0, command: "recover", source: CommandSource.importing(path).spelling,
            time: time.milliseconds, message: nil,
            edits: EditText.encode(edits, in: final.spelling), digest: final.digest, author: nil)
    }
}
