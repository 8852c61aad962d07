package import StackCore

/// What could be saved of a damaged file.
package struct Recovery: Sendable {
    /// A whole layout file.
    package fileprivate(set) var bytes: [UInt8]
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

    /// Why the journal of an interrupted transaction beside the file was left out.
    package fileprivate(set) var strangeJournal: String?

    /// Documents that do not know any more which bytes they were imported from.
    package let withoutSource: [String]

    /// Whether all checkpoints could be read.
    package let hasCheckpoints: Bool
    /// Whether the way of the head through the operations, and where redo goes, could be read.
    package let hasMoves: Bool
    /// Whether every operation is as it was written.
    package let hasOperations: Bool
    /// Whether it is known where the journal ended and where the file stood.
    package let isCertain: Bool

    /// Whether nothing is missing, which has to be proved.
    package var isComplete: Bool {
        hasOperations && older.isEmpty && lost.isEmpty && withoutSource.isEmpty && hasCheckpoints
            && hasMoves && isCertain
    }
}

extension LayoutFile {
    /// Saves what can be saved of a damaged file, which is only read. What is saved has the schema
    /// of this program, whatever older one the file has.
    ///
    /// The journal is believed as far as it replays. Documents that add up to what was written are
    /// taken as they stand; where they are not what the journal leads to, one more operation brings
    /// them there. A document that does not add up is taken from the journal.
    package static func recover(
        _ path: String, time: Timestamp, schema: Schema = .current,
        until cancellation: Cancellation = .never
    ) throws(LayoutFileError) -> Recovery {
        let file = try DamagedFile(path, schema)
        var recovery =
            file.bytes.isEmpty
            ? try Recovery.ofEmptyFile(time: time, schema)
            : try recover(file, from: path, time: time, schema, until: cancellation)
        recovery.strangeJournal = file.strangeJournal
        let report = try LayoutFile(
            image: recovery.bytes, named: path, schema: schema, until: cancellation
        ).verify()
        if let misfit = report.misfit {
            throw LayoutFileError(
                kind: .internal, path: path, message: "what was recovered is not sound: \(misfit)")
        }
        return recovery
    }

    private static func recover(
        _ file: DamagedFile, from path: String, time: Timestamp, _ schema: Schema,
        until cancellation: Cancellation
    ) throws(LayoutFileError) -> Recovery {
        let connection = try? Connection(
            salvaging: file, at: path, schema, until: cancellation)
        let journal = try SalvagedJournal(
            RawPages(file.bytes), connection.spellings(of: schema), until: cancellation, path: path)
        connection?.spelling = journal.spelling
        let content = SalvagedContent(connection, journal.spelling)
        if journal.sound.isEmpty, content.sound.ids.isEmpty {
            throw LayoutFileError(
                kind: .badData, path: path, message: "nothing in the file can be recovered")
        }
        var recovery = try RecoveryPlan(journal, content).recovery(
            from: path, time: time, schema)
        try cancellation.check(path)
        recovery.bytes = try Connection.converting(
            recovery.bytes, at: path, to: schema, until: cancellation)
        return recovery
    }
}

extension Recovery {
    /// A file that nothing was written to yet: everything of it is there.
    fileprivate static func ofEmptyFile(
        time: Timestamp, _ schema: Schema
    ) throws(LayoutFileError) -> Recovery {
        var builder = try FileBuilder(schema: schema)
        return Recovery(
            bytes: try builder.finish(at: 0, holding: DocumentSet(schema.spelling), time: time),
            operations: 0,
            operationsBefore: 0, whole: [], older: [], olderPoint: 0, lost: [], withoutSource: [],
            hasCheckpoints: true, hasMoves: true, hasOperations: true, isCertain: true)
    }
}

extension Connection? {
    /// The spellings that a damaged file may have, first the one that it names.
    fileprivate func spellings(of schema: Schema) -> [StoredSpelling] {
        let all = schema.spellings.reversed()
        guard let connection = self, let version = try? connection.fileHeader()?.version,
            (try? connection.readSpelling(schema, version: version)) != nil
        else { return Array(all) }
        let named = connection.spelling
        return [named] + all.filter { $0.version != named.version }
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
    private var withoutSource: [String] = []

    init(_ journal: SalvagedJournal, _ content: SalvagedContent) {
        self.journal = journal
        self.content = content
        point = journal.nearest(to: content.digest)
        replayed = journal.state(at: point)
        final = replayed
        // The journal is the whole truth when it leads to where the file stood.
        if journal.end?.head != point { takeContent() }
        forgetSources()
    }

    private mutating func takeContent() {
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

    /// A document whose imported bytes are gone is one that was made here.
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

    func recovery(
        from path: String, time: Timestamp, _ schema: Schema
    ) throws(LayoutFileError) -> Recovery {
        var builder = try FileBuilder(schema: schema, spelling: journal.spelling)
        for bytes in content.sources { try builder.keep(source: bytes) }
        var numbers = [0: 0]
        for operation in journal.sound {
            numbers[operation.id] = try builder.append(
                operation, after: numbers[operation.parent!]!)
        }
        let kept = builder.count
        try keepNames(&builder, numbers)
        var head = numbers[point]!
        if !final.isEqual(to: replayed) {
            head = try builder.append(bridge(from: path, time: time), after: head)
        }
        return Recovery(
            bytes: try builder.finish(at: head, holding: final, time: time), operations: kept,
            operationsBefore: journal.lastNumber,
            whole: final.ids.map { final[$0]!.name }.filter { !older.contains($0) }, older: older,
            olderPoint: point, lost: lost, withoutSource: withoutSource,
            hasCheckpoints: !content.lacksCheckpoints(journal.end),
            hasMoves: !journal.lacksMoves && !content.lacksBranches(journal.end)
                && !content.branches.contains(where: journal.isAstray),
            hasOperations: !journal.lacksOperations, isCertain: journal.end != nil)
    }

    /// What names and joins operations that are kept. The moves are kept as a whole or not at all.
    private func keepNames(
        _ builder: inout FileBuilder, _ numbers: [Int: Int]
    ) throws(LayoutFileError) {
        for checkpoint in content.checkpoints {
            guard let number = numbers[checkpoint.operation] else { continue }
            try builder.keep(Checkpoint(name: checkpoint.name, operation: number))
        }
        guard !journal.lacksMoves else { return }
        for move in journal.moves { try builder.keep(move) }
        guard !content.lacksBranches(journal.end) else { return }
        for branch in content.branches where !journal.isAstray(branch) {
            try builder.keep(branch)
        }
    }

    /// The operation that leads from where the journal ends to the documents as they stood.
    private func bridge(from path: String, time: Timestamp) -> StoredOperation {
        StoredOperation(
            id: 0, parent: 0, command: "recover", source: CommandSource.importing(path).spelling,
            time: time.milliseconds, message: nil,
            edits:
                EditText.encode(replayed.replacementEdits(to: final), in: final.spelling),
            digest: final.digest, author: nil)
    }
}
