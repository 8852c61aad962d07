internal import StackCore

/// Merging two copies of a file that were edited separately: one copy receives the history of the
/// other.
extension LayoutFile {
    /// Returns whether the bytes begin with the magic number of an SQLite database, as those of a
    /// layout file do.
    package static func isLayoutFile(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: DatabaseFile.magic)
    }

    /// Returns the number of the last operation that both files share; 0 if their histories differ
    /// from the start.
    ///
    /// The hash of an operation covers all operations before it, so equal hashes mean equal
    /// histories.
    package func lastCommonOperation(with other: LayoutFile) throws(LayoutFileError) -> Int {
        guard let connection, let theirs = other.connection else { return 0 }
        // The common operations are the first ones of both files, so a binary search finds the last
        // of them.
        var (low, high) = (0, min(operationCount, other.operationCount))
        while low < high {
            let middle = (low + high + 1) / 2
            if try connection.chain(of: middle) == theirs.chain(of: middle) {
                low = middle
            } else {
                high = middle - 1
            }
        }
        return low
    }

    /// Appends the operations of `other` after number `common` as a branch. Also copies the bytes
    /// of imported files, and the checkpoints of these operations whose names this file does not
    /// use. The current operation (the head) of this file stays the same.
    ///
    /// - Returns: the number that the current operation of `other` has in this file; nil if no
    ///   operation was appended
    package func absorb(
        _ other: LayoutFile, after common: Int
    ) throws -> Int? {
        guard let connection, let theirs = other.connection else { return nil }
        precondition(
            0...min(operationCount, other.operationCount) ~= common,
            "both files do not have operation \(common)")
        guard spelling.version == other.spelling.version else {
            throw failure(
                .badData, "its history has the spelling of another version of the program")
        }
        return try writing {
            var end = journal
            let offset = end.operations - common
            let place = { (id: Int) in id <= common ? id : id + offset }
            for id in (common + 1)..<(other.operationCount + 1) {
                try checkInterruption()
                let operation = try theirs.operation(id)
                try connection.insert(
                    operation.numbered(place(id), after: operation.parent.map(place)), at: &end)
            }
            guard end.operations > journal.operations else { return nil }
            for bytes in theirs.soundSources() { try connection.storeSource(bytes) }
            let known = Set(try connection.checkpoints(journal).map(\.name))
            for checkpoint in try theirs.checkpoints(other.journal)
            where checkpoint.operation > common && !known.contains(checkpoint.name) {
                try connection.write(
                    Checkpoint(name: checkpoint.name, operation: place(checkpoint.operation)),
                    at: &end)
            }
            try commit(connection, leadingTo: end)
            return place(other.head)
        }
    }
}
