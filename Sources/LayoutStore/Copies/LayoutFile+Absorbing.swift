internal import StackCore

/// Two copies of one file that were both worked on: one takes over the history of the other.
extension LayoutFile {
    /// Whether bytes are, by how they begin, a layout file's.
    package static func isLayoutFile(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: DatabaseFile.magic)
    }

    /// The last of the operations that both files begin with; 0 where they have none in common.
    ///
    /// The hash of an operation covers all before it, so that equal hashes are equal histories.
    package func lastCommonOperation(with other: LayoutFile) throws(LayoutFileError) -> Int {
        guard let connection, let theirs = other.connection else { return 0 }
        // Operations of which neither has another are a run at the beginning.
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

    /// Appends what the other file has done since `common`, as branches beside those that there are, with
    /// the bytes of what it imported and its checkpoints, except where the name of one is in use. The
    /// head stays where it is.
    ///
    /// - Returns: where the other file's head is in this one; nil where no operation was appended
    package func absorb(
        _ other: LayoutFile, after common: Int
    ) throws -> Int? {
        guard let connection, let theirs = other.connection else { return nil }
        guard spelling.version == other.spelling.version else {
            throw failure(.badData, "its history is spelled as another version of the program does")
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
            for bytes in theirs.soundSources() { try connection.keepSource(bytes) }
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
