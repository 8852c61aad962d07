internal import StackCore

/// Makes every operation of the tree once more, from the empty file; each has to leave whole documents
/// that add up to its digest. The chain has to have been walked before.
///
/// The tree is walked depth first without recursion: each edge is gone down once and up once.
struct JournalReplay {
    private let connection: Connection
    /// By operation.
    private var children: [[Int]]
    private var documents: DocumentSet

    init(_ connection: Connection, operations: Int) throws(LayoutFileError) {
        self.connection = connection
        documents = DocumentSet(connection.spelling)
        children = Array(repeating: [], count: operations + 1)
        var rows = try connection.query("SELECT id, parent FROM operation WHERE id > 0 ORDER BY id")
        while try rows.next() {
            let (id, parent) = (rows.integer(0), rows.integer(1))
            guard children.indices.contains(id), parent >= 0, parent < id else {
                throw misfit(id, "has no place in the history")
            }
            children[parent].append(id)
        }
    }

    /// The documents as they stood at `head`, after every operation has proved to fit.
    mutating func run(stoppingAt head: Int) throws(LayoutFileError) -> DocumentSet {
        var atHead = documents
        var path = [0]
        var taken = [0]
        try compare(0)
        while let current = path.last {
            let next = taken[taken.count - 1]
            if next < children[current].count {
                taken[taken.count - 1] += 1
                try enter(children[current][next])
                path.append(children[current][next])
                taken.append(0)
                if path.last == head { atHead = documents }
            } else {
                path.removeLast()
                taken.removeLast()
                if current > 0 { try leave(current) }
            }
        }
        return atHead
    }

    private mutating func enter(_ id: Int) throws(LayoutFileError) {
        let edits = try connection.editsAsWalked(of: id)
        for edit in edits { try apply(edit, of: id) }
        if let missing = documents.looseEnd(after: edits) {
            throw misfit(id, "leaves a broken document: \(missing)")
        }
        try compare(id)
    }

    private mutating func leave(_ id: Int) throws(LayoutFileError) {
        for edit in try connection.editsAsWalked(of: id).reversed() {
            try apply(edit.inverse, of: id)
        }
    }

    private mutating func apply(_ edit: FileEdit, of id: Int) throws(LayoutFileError) {
        try connection.checkInterruption()
        do {
            try documents.apply(edit)
        } catch {
            throw misfit(id, "does not fit: \(error)")
        }
    }

    private func compare(_ id: Int) throws(LayoutFileError) {
        if try connection.digest(of: id) != documents.digest {
            throw misfit(id, "does not lead to the digest written down")
        }
    }

    private func misfit(_ id: Int, _ what: String) -> LayoutFileError {
        LayoutFileError(kind: .badData, path: connection.path, message: "operation \(id) \(what)")
    }
}

/// Operations asked for by falling numbers, each proved by the chain: the next one is most often the
/// next row, which costs a fraction of looking for it.
struct DescendingOperations: ~Copyable {
    private let connection: Connection
    private var rows: Rows?
    /// The operation that the rows stand at, and its chain hash.
    private var current = Int.max
    private var chain: [UInt8] = []

    /// Rows that are stepped over before looking for the wanted one is cheaper.
    private static let reach = 16

    init(_ connection: Connection) { self.connection = connection }

    /// The operation's parent and edits. Parents come before their children, so that climbing ends.
    mutating func find(_ id: Int) throws(LayoutFileError) -> (parent: Int, edits: [UInt8]) {
        if current < id || current - id > Self.reach {
            rows = nil
            rows = try connection.operations(downFrom: id)
            current = Int.max
        }
        while current > id { try step(id) }
        guard current == id else { throw connection.misfit("operation \(id) is missing") }
        let operation = Connection.operationBytes(rows!)
        let written = chain
        try step(id)
        guard current == id - 1, operation.chain(after: chain) == written else {
            throw connection.misfit("operation \(id) is not what was written")
        }
        guard let parent = operation.parent, 0..<id ~= parent else {
            throw connection.misfit("operation \(id) has no place in the history")
        }
        return (parent, operation.edits)
    }

    private mutating func step(_ id: Int) throws(LayoutFileError) {
        guard try rows!.next() else { throw connection.misfit("operation \(id) is missing") }
        current = rows!.integer(0)
        chain = rows!.blob(Connection.chainColumn)
    }
}
