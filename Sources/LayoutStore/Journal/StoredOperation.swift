/// An operation as its row holds it, with what its chain hash covers.
struct StoredOperation {
    let id: Int
    let parent: Int?
    let command: String
    let source: String
    let time: Int
    let message: String?
    let edits: String
    let digest: [UInt8]

    /// Operation 0: the empty file before the first command.
    static let beginning = StoredOperation(
        id: 0, parent: nil, command: "", source: CommandSource.shell.spelling, time: 0,
        message: nil, edits: "", digest: DocumentSet.digestOfNothing)

    /// The hash of this row and, through `previous`, of every row before it.
    func chain(after previous: [UInt8]) -> [UInt8] { bytes.chain(after: previous) }

    private var bytes: OperationBytes {
        OperationBytes(
            id: id, parent: parent, command: Array(command.utf8), source: Array(source.utf8),
            time: time, message: message.map { Array($0.utf8) }, edits: Array(edits.utf8),
            digest: digest)
    }
}

/// An operation whose texts are bytes: enough to prove it and to make its edits again.
struct OperationBytes {
    let id: Int
    let parent: Int?
    let command: [UInt8]
    let source: [UInt8]
    let time: Int
    let message: [UInt8]?
    let edits: [UInt8]
    let digest: [UInt8]

    func chain(after previous: [UInt8]) -> [UInt8] {
        var bytes = CanonicalBytes(reserving: 256 + command.count + source.count + edits.count)
        bytes.append(previous)
        bytes.append(id)
        bytes.append(parent ?? -1)
        bytes.append(command)
        bytes.append(source)
        bytes.append(time)
        bytes.append(message)
        bytes.append(edits)
        bytes.append(digest)
        return Blake2b.hash(bytes.bytes)
    }
}
