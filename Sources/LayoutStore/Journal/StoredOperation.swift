package import StackCore

/// An operation as stored in its row of the table `operation`, without its chain hash.
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

    /// Operation 0, which represents the empty file before the first command.
    static let beginning = StoredOperation(
        id: 0, parent: nil, command: "", source: CommandSource.shell.spelling, time: 0,
        message: nil, edits: "", digest: DocumentSet.digestOfNothing, author: nil)

    /// Returns the chain hash of this operation: a hash of its row and of `previous`, the chain
    /// hash of the operation before it.
    func chain(after previous: [UInt8]) -> [UInt8] { bytes.chain(after: previous) }

    private var bytes: OperationBytes {
        OperationBytes(
            id: id, parent: parent, command: Array(command.utf8), source: Array(source.utf8),
            time: time, message: message.map { Array($0.utf8) }, edits: Array(edits.utf8),
            digest: digest, author: author.map { Array($0.utf8) })
    }
}

/// An operation with its texts as undecoded bytes, which suffice for its chain hash and its edits.
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
        // Operations without an author keep the hash that they had before the column `author` was
        // introduced.
        if let author { bytes.append(author) }
        return Blake2b.hash(bytes.bytes)
    }
}

/// One operation of the journal: the command, and the digest of the documents after it.
package struct OperationRecord: Hashable, Sendable {
    /// The number of the operation, from 1 on, in the order of the journal.
    package let id: Int
    /// The number of the operation to which this one was applied; 0 is the empty file.
    package let parent: Int
    /// The command line that caused the operation, in its canonical form.
    package let command: String
    package let source: CommandSource
    /// The time of the command, as the caller passed it.
    package let time: Timestamp
    /// The user's message for the operation, if the operation consists of a group of commands; nil
    /// if there is none.
    package let message: String?
    /// The name of the author; nil if it is unknown.
    package let author: String?
    /// The digest of the documents after the operation, in hexadecimal digits.
    package let digest: String
}

/// A checkpoint: a name that a user has given to an operation.
package struct Checkpoint: Hashable, Sendable {
    package let name: String
    /// The number of the named operation; 0 is the empty file.
    package let operation: Int
}

/// A change of the current operation (the head): by a new operation, an undo, a redo or a jump.
package struct HeadMove: Hashable, Sendable {
    /// The numbers of the operations before and after the move; 0 is the empty file.
    package let origin: Int
    package let target: Int
    let time: Timestamp
    /// The numbers of the undone operations, latest first, and of the redone operations, earliest
    /// first.
    package let undone: [Int]
    package let redone: [Int]
    /// The first undone or redone operations that changed content, at most as many as the caller
    /// requested.
    package let steps: [Step]
    /// The number of undone or redone operations that changed content; 0 if no `steps` were
    /// requested.
    package let stepCount: Int

    /// An operation that was undone or redone, with its edits in order.
    package struct Step: Hashable, Sendable {
        package let record: OperationRecord
        package let edits: [FileEdit]
    }
}

/// A point in time, in milliseconds since the beginning of 1970, UTC. The caller of a command
/// passes the current time.
package struct Timestamp: Hashable, Comparable, Sendable {
    package let milliseconds: Int

    package init(milliseconds: Int) { self.milliseconds = milliseconds }

    package static func < (a: Timestamp, b: Timestamp) -> Bool { a.milliseconds < b.milliseconds }
}

/// The way in which a command was given: typed in the shell, as an argument, in a script, or as an
/// import.
package enum CommandSource: Hashable, Sendable {
    case shell
    /// The command was an argument of the option `-c`.
    case argument
    case script(String, line: Int)
    /// An import of the file with this path.
    case importing(String)

    /// The text in the journal: `shell`, `argument`, `script:FILE:LINE` or `import:FILE`.
    package var spelling: String {
        switch self {
        case .shell: "shell"
        case .argument: "argument"
        case .script(let file, let line): "script:\(file):\(line)"
        case .importing(let file): "import:\(file)"
        }
    }

    /// Parses the result of `spelling`; nil if the text has another form.
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
