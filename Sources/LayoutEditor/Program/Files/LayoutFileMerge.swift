import CommandLanguage
import LayoutFormats
import LayoutSession
import LayoutStore
import StackCore

/// A three-way merge of layout files: two changed versions ("ours" and "theirs") and their common
/// ancestor ("base"). The result is our file with two additions to its history: an operation that
/// merges the documents, and the operations of their file as a branch. If only one version has
/// changed, the result is that version.
struct LayoutFileMerge {
    let bytes: [UInt8]
    private(set) var conflicts: [MergeConflict] = []
    private(set) var decisions: [MergeDecision] = []
    /// The number of the last operation on the branch that contains the operations of their file.
    /// Nil if no such branch was added.
    private(set) var branch: Int?

    /// The contents of the three versions to merge. The base is empty if both sides have created
    /// the file.
    struct Versions {
        let base: Version
        let ours: Version
        let theirs: Version

        var isOfLayoutFiles: Bool {
            [base, ours, theirs].contains { LayoutFile.isLayoutFile($0.bytes) }
        }
    }

    struct Version {
        /// The path of the version's file, for messages.
        let path: String
        let bytes: [UInt8]

        init(_ path: String) throws(CommandError) {
            self.path = path
            bytes = try DataFile.read(path)
        }

        /// Opens a copy of this version and verifies it, so that the original file is not changed
        /// and a damaged file is not merged.
        fileprivate func opened(
            as name: String, in folder: ScratchFolder, _ access: LayoutFile.Access,
            until cancellation: Cancellation
        ) throws -> LayoutFile {
            let copy = folder.path + "/" + name
            if !bytes.isEmpty {
                try DataFile.write(bytes, to: Destination(path: copy, replacing: .anything))
            }
            do {
                let file = try LayoutFile(
                    path: copy, access: bytes.isEmpty ? .readWrite : access, until: cancellation)
                try file.prove()
                return file
            } catch {
                throw error.withPath(path)
            }
        }
    }

    /// - Parameter command: the text that the history records as the command of the merge operation
    init(
        _ versions: Versions, preferring side: MergeSide, command: String,
        in surroundings: SessionEnvironment
    ) throws {
        let folder = try surroundings.makeFolder()
        defer { folder.remove() }
        let open = { (version: Version, name: String, access: LayoutFile.Access) in
            try version.opened(as: name, in: folder, access, until: surroundings.cancellation)
        }
        let base = try open(versions.base, "base", .readOnly)
        let theirs = try open(versions.theirs, "theirs", .readOnly)
        let ours = try open(versions.ours, "ours", .writeExisting)
        if theirs.isUnchanged(since: base) || theirs.isUnchanged(since: ours) {
            bytes = versions.ours.bytes
            return
        }
        if ours.isUnchanged(since: base) {
            bytes = versions.theirs.bytes
            return
        }
        let time = try [ours, theirs].map { file throws(LayoutFileError) in
            file.head == 0 ? Timestamp(milliseconds: 0) : try file.operation(file.head).time
        }
        var merge = DocumentSetMerge(
            base: try base.states(), ours: try ours.states(), theirs: try theirs.states(),
            preferring: side, next: ours.nextDocumentID)
        let edits = try merge.edits()
        (conflicts, decisions) = (merge.conflicts, merge.decisions)
        branch = try ours.absorb(theirs, after: try ours.lastCommonOperation(with: theirs))
        try ours.perform(command: command, source: .argument, time: time.max()!) { transaction in
            for edit in edits { try transaction.apply(edit) }
        }
        bytes = try DataFile.read(folder.path + "/ours")
    }
}

extension LayoutFile {
    /// Returns whether both files have equal documents and the same number of operations.
    fileprivate func isUnchanged(since other: LayoutFile) -> Bool {
        operationCount == other.operationCount && digest() == other.digest()
    }

    fileprivate func states() throws(LayoutFileError) -> [DocumentState] {
        try documents.map { id, name throws(LayoutFileError) in
            DocumentState(id: id, name: name, document: try document(id))
        }
    }
}

/// A merge of the documents in three versions of a file. Documents with the same number
/// (`DocumentID`) are versions of one document.
private struct DocumentSetMerge {
    private let base: [DocumentID: DocumentState]
    private let ours: [DocumentID: DocumentState]
    private var theirs: [DocumentID: DocumentState] = [:]
    private let side: MergeSide
    private(set) var conflicts: [MergeConflict] = []
    private(set) var decisions: [MergeDecision] = []
    private var names: Set<String> = []

    init(
        base: [DocumentState], ours: [DocumentState], theirs: [DocumentState],
        preferring side: MergeSide, next: DocumentID
    ) {
        self.side = side
        self.base = Dictionary(uniqueKeysWithValues: base.map { ($0.id, $0) })
        self.ours = Dictionary(uniqueKeysWithValues: ours.map { ($0.id, $0) })
        var free = max(next.raw, (theirs.map(\.id.raw).max() ?? 0) + 1)
        for state in theirs {
            var id = state.id
            // Our file and their file assign numbers to new documents independently. So equal
            // numbers mean the same new document only if the names are equal too.
            if self.base[id] == nil, let own = self.ours[id], own.name != state.name {
                id = DocumentID(free)
                free += 1
            }
            self.theirs[id] = DocumentState(id: id, name: state.name, document: state.document)
        }
    }

    /// Returns the edits that turn the documents of our file into the merged documents.
    mutating func edits() throws -> [FileEdit] {
        var edits: [FileEdit] = []
        names = Set(ours.values.map(\.name))
        for id in Set(ours.keys).union(theirs.keys).sorted() {
            edits += try self.edits(of: id)
        }
        return edits
    }

    private mutating func edits(of id: DocumentID) throws -> [FileEdit] {
        switch (base[id], ours[id], theirs[id]) {
        case (let was, let own?, let other?):
            return try edits(since: was, own, other)
        case (nil, nil, let new?):
            return creation(of: new)
        case (let was?, let own?, nil):
            let changes = changes(since: was, own)
            if !changes.isEmpty { reportDeletion(of: was, by: .theirs, changes) }
            return !changes.isEmpty && side == .ours ? [] : removal(of: own)
        case (let was?, nil, let other?):
            let changes = changes(since: was, other)
            if changes.isEmpty { return [] }
            reportDeletion(of: was, by: .ours, changes)
            return side == .theirs ? creation(of: other) : []
        default: return []
        }
    }

    private mutating func edits(
        since was: DocumentState?, _ own: DocumentState, _ other: DocumentState
    ) throws -> [FileEdit] {
        let merge = try DocumentMerge(
            base: was?.document ?? Document(), ours: own.document, theirs: other.document,
            named: own.name, preferring: side)
        conflicts += merge.conflicts
        decisions += merge.decisions
        let edits = DocumentDifference(from: own.document, to: merge.document).edits.map {
            FileEdit.edit(own.id, $0)
        }
        return edits + renaming(since: was, own, other)
    }

    private mutating func renaming(
        since was: DocumentState?, _ own: DocumentState, _ other: DocumentState
    ) -> [FileEdit] {
        guard let was, own.name != other.name, was.name != other.name else { return [] }
        if was.name != own.name {
            conflicts.append(
                MergeConflict(
                    of: was.name, .value, "name", ours: own.name, theirs: other.name, taken: side))
            if side == .ours { return [] }
        }
        return [.renameDocument(own.id, from: own.name, to: unique(other.name))]
    }

    private mutating func creation(of state: DocumentState) -> [FileEdit] {
        [.createDocument(state.id, name: unique(state.name))]
            + state.document.constructionEdits().map { .edit(state.id, $0) }
    }

    private func removal(of state: DocumentState) -> [FileEdit] {
        state.document.constructionEdits().reversed().map { .edit(state.id, $0.inverse) }
            + [.destroyDocument(state.id, name: state.name)]
    }

    private mutating func unique(_ wish: String) -> String {
        var (name, number) = (wish, 2)
        while !names.insert(name).inserted {
            name = wish + String(number)
            number += 1
        }
        if name != wish {
            decisions.append(
                MergeDecision(
                    of: name, "both versions have a document named \(wish), and this is theirs"))
        }
        return name
    }

    /// Returns phrases for what one side changed in a document that the other side deleted; empty
    /// if it changed nothing.
    private func changes(since was: DocumentState, _ now: DocumentState) -> [String] {
        (was.name == now.name ? [] : ["renamed it to " + now.name])
            + (now.document.hasSameContent(as: was.document) ? [] : ["changed it"])
    }

    private mutating func reportDeletion(
        of was: DocumentState, by deleter: MergeSide, _ changes: [String]
    ) {
        let words = MergeConflict.listed(changes)
        conflicts.append(
            MergeConflict(
                of: was.name, .deletion, MergeConflict.words(deletedBy: deleter),
                ours: deleter == .ours ? MergeConflict.deleted : words,
                theirs: deleter == .theirs ? MergeConflict.deleted : words, taken: side))
    }
}
