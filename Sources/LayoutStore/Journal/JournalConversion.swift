internal import StackCore

/// Converts the journal with a `ContentMigration`. Each operation, beginning with the first, is
/// applied both in its old form and in its converted form. Its row then gets the converted edits
/// and the new digest.
///
/// If an operation does not match the chain of hashes or cannot be applied, its row and the rows of
/// its descendants stay unchanged, so that the damage stays visible. The caller updates the chain
/// and the end of the journal.
struct JournalConversion {
    /// The documents after an operation: `old` before the conversion, `new` after it.
    private struct State {
        var old: DocumentSet
        var new: DocumentSet
    }

    private let connection: Connection
    private let step: ContentMigration
    /// For each operation, its children, except children whose rows do not match the chain of
    /// hashes.
    private var children: [[Int]]
    /// For each operation, the number of its descendants, including itself.
    private var sizes: [Int]
    /// For each operation, whether its row has been converted.
    private(set) var isConverted: [Bool]
    /// The numbers of the operations that record from which imported file a document comes.
    private(set) var namingSources: Set<Int> = []
    /// The content checksums of imported documents. The key is the checksum before the conversion,
    /// the value the checksum after it.
    private(set) var contents: [SetChecksum: SetChecksum] = [:]
    /// The converted documents after the current operation (the head); nil if the operations up to
    /// it could not be converted.
    private(set) var documentsAtHead: DocumentSet?

    init(_ connection: Connection, _ step: ContentMigration, _ end: JournalEnd)
        throws(LayoutFileError)
    {
        self.connection = connection
        self.step = step
        let count = end.operations + 1
        precondition(end.operations >= 0, "there are \(end.operations) operations")
        children = Array(repeating: [], count: count)
        sizes = Array(repeating: 1, count: count)
        isConverted = Array(repeating: false, count: count)
        isConverted[0] = true
        try findChildren()
        for id in stride(from: end.operations, to: 0, by: -1) {
            for child in children[id] { sizes[id] += sizes[child] }
        }
        try run(noting: end.head)
    }

    /// Finds the children of each operation, ignoring rows that do not match the chain of hashes.
    private mutating func findChildren() throws(LayoutFileError) {
        var rows = try connection.operations()
        var (last, chain) = (-1, [UInt8]())
        while try rows.next() {
            let operation = Connection.operationBytes(rows)
            let written = rows.blob(Connection.chainColumn)
            let isProved = last == operation.id - 1 && operation.chain(after: chain) == written
            (last, chain) = (operation.id, written)
            guard isProved, let parent = operation.parent, 0..<operation.id ~= parent,
                children.indices.contains(operation.id)
            else { continue }
            children[parent].append(operation.id)
        }
    }

    /// Walks the tree of operations depth first. Of several children of one operation, enters the
    /// one with the largest branch last, so that few document states are in memory at once, even if
    /// the tree has many branches.
    private mutating func run(noting head: Int) throws(LayoutFileError) {
        let beginning = State(
            old: DocumentSet(connection.spelling), new: DocumentSet(step.spelling))
        if head == 0 { documentsAtHead = beginning.new }
        var waiting = children[0].sorted(by: isLarger).map { (id: $0, state: beginning) }
        while var next = waiting.popLast() {
            guard try convert(next.id, &next.state) else { continue }
            if next.id == head { documentsAtHead = next.state.new }
            waiting += children[next.id].sorted(by: isLarger).map { ($0, next.state) }
        }
    }

    private func isLarger(_ a: Int, _ b: Int) -> Bool { (sizes[a], a) > (sizes[b], b) }

    /// Converts one operation, and applies it to both document sets in `state`. Returns false if it
    /// cannot be applied by the old rules.
    private mutating func convert(_ id: Int, _ state: inout State) throws(LayoutFileError) -> Bool {
        let operation = try connection.uncheckedOperation(id)
        guard let edits = try? EditText.decode(operation.edits, in: connection.spelling) else {
            return false
        }
        var converted: [FileEdit] = []
        for edit in edits {
            try connection.checkInterruption()
            guard (try? state.old.apply(edit)) != nil else { return false }
            for new in step.edits(for: edit, in: state.new[edit.document]?.content?.document) {
                try connection.make(new, in: &state.new)
                converted.append(new)
            }
            if edit.movedOrigin != nil {
                namingSources.insert(id)
                note(edit.document, in: state)
            }
        }
        // When a deleted document is created again, its property `source` is set before its views
        // are added. So its content checksum is final only after all edits.
        for edit in edits where edit.movedOrigin != nil { note(edit.document, in: state) }
        // A digest that was already wrong stays unchanged, so that the damage stays visible.
        let addsUp = state.old.digest == operation.digest
        try connection.run(
            "UPDATE operation SET edits = ?2, digest = ?3 WHERE id = ?1", .integer(id),
            .text(EditText.encode(converted, in: step.spelling)),
            .blob(addsUp ? state.new.digest : operation.digest))
        isConverted[id] = true
        return true
    }

    /// Records the content checksum of an imported document in `contents`: the old checksum as the
    /// key, the new checksum as the value. Does nothing for a document that was not imported.
    private mutating func note(_ id: DocumentID, in state: State) {
        guard let old = state.old[id], let new = state.new[id],
            old.content?.document.properties[.source] != nil
        else { return }
        contents[old.sums.content] = new.sums.content
    }
}

extension Connection {
    /// Applies a converted edit to `documents`. If this fails, the program has a defect.
    func make(_ edit: FileEdit, in documents: inout DocumentSet) throws(LayoutFileError) {
        do {
            try documents.apply(edit)
        } catch {
            throw LayoutFileError(
                kind: .internal, path: path, message: "the file cannot be converted: \(error)")
        }
    }
}
