internal import StackCore

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
