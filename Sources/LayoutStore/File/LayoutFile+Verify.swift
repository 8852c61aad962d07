package import StackCore

extension LayoutFile {
    /// Proves the file: its pages and references, the chain of hashes, every operation of every
    /// branch replayed from the empty file to its digest, and the tables at the head.
    package func verify() throws(LayoutFileError) -> VerifyReport {
        let misfit = try connection.flatMap { connection throws(LayoutFileError) in
            try connection.reading { () throws(LayoutFileError) in
                try checkUnmoved(connection)
                return try firstMisfit(connection)
            }
        }
        return VerifyReport(
            digest: digest(), operations: operationCount, documents: documents.count,
            misfit: misfit)
    }

    /// Refuses a file that `verify` finds damaged.
    package func prove() throws(LayoutFileError) {
        if let misfit = try verify().misfit { throw failure(.badData, misfit) }
    }

    func firstMisfit(_ connection: Connection) throws(LayoutFileError) -> String? {
        do {
            try connection.checkEverything()
            try connection.checkJournal(journal)
            try connection.checkSources()
            try checkInvariants()
            try replay(connection)
            return nil
        } catch {
            if error.kind == .badData { return error.message }
            throw error
        }
    }

    /// Edits look at what they touch. Here every document is looked at as a whole, once.
    private func checkInvariants() throws(LayoutFileError) {
        for id in working.documents.ids {
            if let violation = try document(id).invariantViolations().first {
                throw failure(.badData, "document \(id.raw) is damaged: \(violation)")
            }
        }
    }

    private func replay(_ connection: Connection) throws(LayoutFileError) {
        var replay = try JournalReplay(connection, operations: operationCount)
        let replayed = try replay.run(stoppingAt: head)
        for id in working.documents.ids where !replayed.holds(working.documents[id]!, as: id) {
            let name = working.documents[id]!.name
            throw failure(.badData, "the journal does not lead to document \(name) as it is")
        }
        if replayed.ids != working.documents.ids {
            throw failure(.badData, "the journal leads to other documents than there are")
        }
    }
}

/// What `verify` found.
package struct VerifyReport: Hashable, Sendable {
    /// The digest at the head, in hexadecimal digits.
    package let digest: String
    /// On all branches.
    package let operations: Int
    /// At the head.
    package let documents: Int
    /// The first thing that does not fit, as a sentence; nil when everything does.
    package let misfit: String?

    package var isSound: Bool { misfit == nil }
}

/// What went on the way from one point of history to another, whatever has its number now.
package struct Losses: Hashable, Sendable {
    package fileprivate(set) var documents: Set<DocumentID> = []
    /// Of documents that are still there, and of those that went.
    package fileprivate(set) var items: [DocumentID: Set<ItemID>] = [:]

    package init() {}

    /// Of edits that were made one after the other.
    package init(by edits: [FileEdit]) {
        for edit in edits { add(edit) }
    }

    /// Whether a view or constraint went, be it with its document.
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
    /// Numbers are given again after an undo: two points of history may mean different things by
    /// one. They mean the same by it where nothing of that number is among the losses between them.
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
