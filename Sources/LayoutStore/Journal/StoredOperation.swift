package import StackCore

/// An operation as its row stores it, with everything that its chain hash covers.
struct StoredOperation {
    let id: Int
    let parent: Int?
    let command: String
    let source: String
    let time: Int
    let message: String?
    let edits: String
    let digest: [UInt8]
    let author: String?

    /// Operation 0: the empty file before the first command.
    static let beginning = StoredOperation(
        id: 0, parent: nil, command: "", source: CommandSource.shell.spelling, time: 0,
        message: nil, edits: "", digest: DocumentSet.digestOfNothing, author: nil)

    /// Returns the hash of this row and, through `previous`, of every row before it.
    func chain(after previous: [UInt8]) -> [UInt8] { bytes.chain(after: previous) }

    private var bytes: OperationBytes {
        OperationBytes(
            id: id, parent: parent, command: Array(command.utf8), source: Array(source.utf8),
            time: time, message: message.map { Array($0.utf8) }, edits: Array(edits.utf8),
            digest: digest, author: author.map { Array($0.utf8) })
    }
}

/// An operation with its texts as bytes, which is enough to check it and to apply its edits.
struct OperationBytes {
    let id: Int
    let parent: Int?
    let command: [UInt8]
    let source: [UInt8]
    let time: Int
    let message: [UInt8]?
    let edits: [UInt8]
    let digest: [UInt8]
    let author: [UInt8]?

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
        // Operations without an author keep the hash that they had before there were authors.
        if let author { bytes.append(author) }
        return Blake2b.hash(bytes.bytes)
    }
}

/// One operation of the journal: the command, and the digest of the documents after it.
package struct OperationRecord: Hashable, Sendable {
    /// Counted from 1, in the order of the journal.
    package let id: Int
    /// The operation that it was applied to; 0 is the empty file.
    package let parent: Int
    /// The command in its canonical spelling.
    package let command: String
    package let source: CommandSource
    /// The time of the command, according to its caller.
    package let time: Timestamp
    /// The message of the operation's group.
    package let message: String?
    /// The author; nil if nobody is named.
    package let author: String?
    /// The digest after the operation, in hexadecimal digits.
    package let digest: String
}

/// A name for a point of the history.
package struct Checkpoint: Hashable, Sendable {
    package let name: String
    /// The named operation; 0 is the empty file.
    package let operation: Int
}

/// One move of the head: a new operation, an undo, a redo or a jump.
package struct HeadMove: Hashable, Sendable {
    /// The operations before and after the move; 0 is the empty file.
    package let origin: Int
    package let target: Int
    package let time: Timestamp
    /// The undone operations, latest first, and the redone ones, earliest first.
    package let undone: [Int]
    package let redone: [Int]
    /// The first of these operations that changed content, up to the requested number.
    package let steps: [Step]
    /// The number of these operations that changed content; 0 if no steps were requested.
    package let stepCount: Int

    /// An operation with its edits, in order.
    package struct Step: Hashable, Sendable {
        package let record: OperationRecord
        package let edits: [FileEdit]
    }
}

/// A point in time: milliseconds since the beginning of 1970, UTC. The caller of a command passes
/// it.
package struct Timestamp: Hashable, Comparable, Sendable {
    package let milliseconds: Int

    package init(milliseconds: Int) { self.milliseconds = milliseconds }

    package static func < (a: Timestamp, b: Timestamp) -> Bool { a.milliseconds < b.milliseconds }
}

/// The origin of a command.
package enum CommandSource: Hashable, Sendable {
    case shell
    /// The option `-c`.
    case argument
    case script(String, line: Int)
    /// The file that was imported.
    case importing(String)

    /// The spelling in the journal: `shell`, `argument`, `script:FILE:LINE` or `import:FILE`.
    package var spelling: String {
        switch self {
        case .shell: "shell"
        case .argument: "argument"
        case .script(let file, let line): "script:\(file):\(line)"
        case .importing(let file): "import:\(file)"
        }
    }

    /// Parses the result of `spelling`; nil for other texts.
    package init?(spelling: String) {
        let parts = spelling.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        switch (parts.first, parts.count) {
        case ("shell", 1): self = .shell
        case ("argument", 1): self = .argument
        case ("import", 2): self = .importing(String(parts[1]))
        case ("script", 2):
            guard let colon = parts[1].lastIndex(of: ":"),
                let line = Int(parts[1][parts[1].index(after: colon)...])
            else { return nil }
            self = .script(String(parts[1][..<colon]), line: line)
        default: return nil
        }
    }
}
