/// One operation of the journal: what somebody did, and what the documents added up to after it.
package struct OperationRecord: Hashable, Sendable {
    package let id: Int
    /// The operation it was based on; 0 is the empty file.
    package let parent: Int
    /// The command in its canonical spelling.
    package let command: String
    package let source: CommandSource
    package let time: Timestamp
    /// The group's.
    package let message: String?
    /// The digest after it, in hexadecimal digits.
    package let digest: String
}

/// A name for a point of history.
package struct Checkpoint: Hashable, Sendable {
    package let name: String
    package let operation: Int
}

/// One step of the head: a new operation, an undo, a redo or a jump.
package struct HeadMove: Hashable, Sendable {
    package let origin: Int
    package let target: Int
    package let time: Timestamp
    /// The operations taken back, latest first, and those made again, earliest first.
    package let undone: [Int]
    package let redone: [Int]
}
