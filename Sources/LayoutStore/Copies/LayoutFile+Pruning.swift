internal import StackCore

/// The result of deleting old history with `prune`.
package struct PruneReport: Hashable, Sendable {
    /// The number of operations on all branches before pruning.
    package let operationsBefore: Int
    /// The number of operations after pruning: the kept operations, and the one that replaces the
    /// earlier ones.
    package let operationsAfter: Int
    /// The names of the checkpoints whose operations were deleted.
    package let lostCheckpoints: [String]
}

extension LayoutFile {
    /// Deletes old history: keeps only the last `count` operations that led to the current state
    /// (the head). One new operation replaces all earlier ones on that path. Other branches and
    /// undone operations are deleted.
    ///
    /// All changes are one transaction, and the new journal is replayed before it is committed.
    package func prune(keeping count: Int, command: String, time: Timestamp) throws -> PruneReport {
        guard let connection else { throw failure(.noInput, "there is no history yet") }
        try connection.run("PRAGMA foreign_keys = OFF")
        defer {
            try? connection.undisturbed { () throws(LayoutFileError) in
                try connection.run("PRAGMA foreign_keys = ON")
            }
        }
        return try writing {
            let plan = try PrunePlan(self, on: connection, keeping: count)
            let before = journal
            do {
                let base = try base(plan, command: command, time: time)
                let named = try connection.checkpoints(journal)
                var end = try connection.replaceJournal(base: base, by: plan, time: time)
                let lost = try connection.keep(named, plan, at: &end)
                try connection.write(end)
                journal = end
                if let damage = try firstDamage(connection) {
                    throw failure(.badData, "the history that would be kept is damaged: \(damage)")
                }
                journal = before
                try commit(connection, leadingTo: end)
                return PruneReport(
                    operationsBefore: before.operations, operationsAfter: operationCount,
                    lostCheckpoints: lost)
            } catch {
                journal = before
                throw error
            }
        }
    }

    /// Returns the operation that replaces all operations before the kept ones; nil if there are no
    /// such operations.
    private func base(
        _ plan: PrunePlan, command: String, time: Timestamp
    ) throws(LayoutFileError) -> StoredOperation? {
        guard plan.base > 0 else { return nil }
        let content = try state(at: plan.base)
        let edits = content.constructionEdits()
        let imported = try connection!.importedPath(
            of: Set(edits.compactMap(\.movedOrigin?.document)), until: plan.base)
        let source = imported.map(CommandSource.importing) ?? .shell
        return StoredOperation(
            id: 1, parent: 0, command: command, source: source.spelling,
            time: time.milliseconds, message: nil,
            edits: EditText.encode(edits, in: content.spelling), digest: content.digest,
            author: nil)
    }

    /// Rebuilds the file without deleted data, so that no trace of that data stays in it. Returns
    /// the file's sizes before and after, in bytes.
    package func compact() throws -> (before: Int, after: Int) {
        let before = try size()
        try writing {}
        if let connection { try rewrite(connection) }
        return (before, try size())
    }

    private func rewrite(_ connection: Connection) throws(LayoutFileError) {
        do {
            try connection.run("VACUUM")
        } catch {
            if error.kind != .badData { throw error }
            // SQLite also reports damage if it cannot read its own rollback journal. If the check
            // finds no damage in the file, the journal was unreadable.
            try connection.reading { () throws(LayoutFileError) in
                try connection.checkEverything()
            }
            throw failure(.ioError, "reading the journal failed")
        }
    }

    private func size() throws(LayoutFileError) -> Int {
        if case .file(let size) = try FileProbe.look(at: path) { size } else { 0 }
    }
}

/// The plan of a pruning: which operations it keeps, and the new number of each.
struct PrunePlan {
    /// The number of the last of the operations that are replaced by one new operation; 0 if all
    /// operations up to the head are kept.
    let base: Int
    /// The numbers of the kept operations before pruning, earliest first.
    let kept: [Int]
    /// The index in `kept` of each kept operation, by its number before pruning.
    private let places: [Int: Int]

    init(
        _ file: LayoutFile, on connection: Connection, keeping count: Int
    ) throws(LayoutFileError) {
        var kept: [Int] = []
        var point = file.head
        while point > 0, kept.count < count {
            kept.append(point)
            point = try connection.parent(of: point)
        }
        self.kept = kept.reversed()
        assert(
            zip(self.kept, self.kept.dropFirst()).allSatisfy { $0 < $1 },
            "the kept operations are not in the order of their numbers")
        places = Dictionary(uniqueKeysWithValues: zip(self.kept, kept.indices))
        base = point
    }

    var newHead: Int { kept.count + (base > 0 ? 1 : 0) }

    /// Returns the number of an operation after pruning; nil if the operation is deleted.
    func number(of operation: Int) -> Int? {
        if operation == 0 { return 0 }
        if operation == base { return 1 }
        return places[operation].map { $0 + newHead - kept.count + 1 }
    }
}

extension Connection {
    /// Returns the path from which the documents were imported or pulled last, or to which they
    /// were pushed last. Nil if it is not the same for all of them.
    ///
    /// - Parameter point: the number of the last operation that counts
    fileprivate func importedPath(
        of documents: Set<DocumentID>, until point: Int
    ) throws(LayoutFileError) -> String? {
        var places: [DocumentID: String] = [:]
        var point = point
        while point > 0 {
            let operation = try operation(point)
            if case .importing(let path)? = CommandSource(spelling: operation.source) {
                for edit in try edits(of: operation) {
                    guard let id = edit.movedOrigin?.document, documents.contains(id) else {
                        continue
                    }
                    places[id] = places[id] ?? path
                }
            }
            point = try parent(of: point)
        }
        let paths = Set(places.values)
        return places.count == documents.count && paths.count == 1 ? paths.first : nil
    }

    /// Replaces the journal's rows by the operation `base` (none if it is nil), followed by the
    /// operations that `plan` keeps. The caller must have turned off the checks of foreign keys.
    fileprivate func replaceJournal(
        base: StoredOperation?, by plan: PrunePlan, time: Timestamp
    ) throws(LayoutFileError) -> JournalEnd {
        let operations = try plan.kept.map { id throws(LayoutFileError) in try operation(id) }
        var end = JournalEnd()
        end.digestVersion = spelling.version
        for table in ["checkpoint", "branch", "head_move", "operation"] {
            try run("DELETE FROM \(table)")
        }
        try insert(.beginning, at: &end)
        if let base {
            try insert(base, at: &end)
        }
        for operation in operations {
            let last = end.operations
            try insert(operation.numbered(last + 1, after: last), at: &end)
        }
        if end.operations > 0 { try moveHead(to: end.operations, time: time, at: &end) }
        try forgetSources()
        return end
    }

    /// Deletes the bytes of imported files that no remaining operation mentions, since no document
    /// can use them again. The records of exports stay: the exported storyboards still exist
    /// outside the layout file, and must be recognized later.
    private func forgetSources() throws(LayoutFileError) {
        try run(
            """
            DELETE FROM source WHERE instr(bytes, CAST(? AS BLOB)) != 1 AND NOT EXISTS (
                SELECT 1 FROM operation WHERE instr(edits, lower(hex(source.hash))) > 0)
            """, .text(ExportReceipt.heading))
    }

    /// Writes the checkpoints with their new operation numbers, and updates `end`. Returns the
    /// names of checkpoints whose operation was deleted.
    fileprivate func keep(
        _ checkpoints: [Checkpoint], _ plan: PrunePlan, at end: inout JournalEnd
    ) throws(LayoutFileError) -> [String] {
        var lost: [String] = []
        for checkpoint in checkpoints {
            guard let number = plan.number(of: checkpoint.operation) else {
                lost.append(checkpoint.name)
                continue
            }
            try write(Checkpoint(name: checkpoint.name, operation: number), at: &end)
        }
        return lost
    }
}
