package import StackCore

extension LayoutFile {
    /// Verifies the file: its pages and references, the chain of hashes of its operations, and its
    /// documents. Also replays every operation of every branch from the empty file, and compares
    /// the results with the recorded digests and with the documents.
    package func verify() throws(LayoutFileError) -> VerifyReport { try verify(replayed: nil) }

    /// Verifies the file like `verify()`.
    ///
    /// - Parameter replayed: the result of a replay of the operations up to the current one, if the
    ///   caller has just done such a replay; nil to replay the operations now
    func verify(replayed: DocumentSet?) throws(LayoutFileError) -> VerifyReport {
        let damage = try connection.flatMap { connection throws(LayoutFileError) in
            try connection.reading { () throws(LayoutFileError) in
                try checkUnmoved(connection)
                return try firstDamage(connection, replayed: replayed)
            }
        }
        return VerifyReport(
            digest: digest(), operations: operationCount, documents: documents.count,
            damage: damage)
    }

    /// Throws if `verify` finds damage.
    package func prove() throws(LayoutFileError) {
        if let damage = try verify().damage { throw failure(.badData, damage) }
    }

    func firstDamage(
        _ connection: Connection, replayed: DocumentSet? = nil
    ) throws(LayoutFileError) -> String? {
        do {
            try connection.checkEverything()
            try connection.checkJournal(journal)
            try connection.checkSources()
            try checkInvariants()
            if let replayed {
                try compare(with: replayed)
            } else {
                try compare(with: replay(connection))
            }
            return nil
        } catch {
            if error.kind == .badData { return error.message }
            throw error
        }
    }

    /// Checks all invariants of every document, since edits check only the items that they change.
    private func checkInvariants() throws(LayoutFileError) {
        for id in working.documents.ids {
            if let violation = try document(id).invariantViolations().first {
                throw failure(.badData, "document \(id.raw) is damaged: \(violation)")
            }
        }
    }

    private func replay(_ connection: Connection) throws(LayoutFileError) -> DocumentSet {
        var replay = try JournalReplay(connection, operations: operationCount)
        return try replay.run(returningStateAt: head)
    }

    private func compare(with replayed: DocumentSet) throws(LayoutFileError) {
        for id in working.documents.ids where !replayed.holds(working.documents[id]!, as: id) {
            let name = working.documents[id]!.name
            throw failure(.badData, "replaying the journal gives a different document \(name)")
        }
        if replayed.ids != working.documents.ids {
            throw failure(.badData, "replaying the journal gives other documents than the file has")
        }
    }
}

/// The result of checking a layout file with `verify`.
package struct VerifyReport: Hashable, Sendable {
    /// The digest of the documents in their current state, in hexadecimal digits.
    package let digest: String
    /// The number of operations on all branches.
    package let operations: Int
    /// The number of documents in the current state.
    package let documents: Int
    /// The first problem as a sentence; nil if no problem was found.
    package let damage: String?

    /// Whether the file is undamaged: `verify` found no problem.
    package var isSound: Bool { damage == nil }
}

/// The documents, views and constraints that were deleted between two operations. A deleted view or
/// constraint is listed even if a later one has its number.
package struct Losses: Hashable, Sendable {
    package fileprivate(set) var documents: Set<DocumentID> = []
    /// The deleted views and constraints of each document, including those of deleted documents.
    package fileprivate(set) var items: [DocumentID: Set<ItemID>] = [:]

    init() {}

    /// Creates the set of the documents, views and constraints that consecutive edits delete.
    package init(by edits: [FileEdit]) {
        for edit in edits { add(edit) }
    }

    /// Returns whether a view or constraint was deleted, alone or with its document.
    package func hasLost(_ item: ItemID, of document: DocumentID) -> Bool {
        documents.contains(document) || items[document]?.contains(item) == true
    }

    fileprivate mutating func add(_ edit: FileEdit) {
        switch edit {
        case .destroyDocument(let id, _): documents.insert(id)
        case .edit(let id, .destroyView(let view)): items[id, default: []].insert(.view(view.id))
        case .edit(let id, .destroyConstraint(let constraint)):
            items[id, default: []].insert(.constraint(constraint.id))
        default: break
        }
    }
}

extension LayoutFile {
    /// Returns the documents, views and constraints that are deleted on the route between two
    /// operations. The result is needed because numbers are reused: after an undo, a new view can
    /// get the number of a deleted one. A number belongs to the same view or constraint at both
    /// operations only if it is not in the result.
    package func losses(from origin: Int, to target: Int) throws(LayoutFileError) -> Losses {
        var losses = Losses()
        guard let connection, origin != target else { return losses }
        for point in [origin, target] where !(0...operationCount).contains(point) {
            throw failure(.noInput, "there is no operation \(point)")
        }
        try connection.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection)
            let route = try connection.route(from: origin, to: target)
            try connection.follow(route) { losses.add($0) }
        }
        return losses
    }
}
