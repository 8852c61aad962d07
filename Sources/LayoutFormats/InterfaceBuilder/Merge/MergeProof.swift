import StackCore

/// A merged file that was read again from its bytes and checked. It can compute the layouts of the
/// scenes that both sides changed, and write their frames and the notes about conflicts into the
/// file.
struct MergeProof {
    private let merge: TreeMerge
    private let tree: SourceTree
    let merged: Version
    private let mixed: MixedScenes

    /// Reads and checks a merged file. Throws if it has new dangling references, or if its
    /// `FileFacts` cannot be read although those of both sides can.
    ///
    /// - Parameter known: the result of another merge of the same versions, whose computed layouts
    ///   are reused; nil if there is none
    init(
        _ bytes: [UInt8], of merge: TreeMerge, knowing known: MergeProof? = nil,
        until cancellation: Cancellation
    ) throws(VersionRefusal) {
        self.merge = merge
        tree = try VersionSource.read(bytes, as: .merged, cancellation)
        let input = merge.input
        var table = input.table
        merged = Version(tree, &table, input.shapes)
        mixed = MixedScenes(
            tree.root, of: input.solvable, knowing: known?.mixed, until: cancellation)
        try checkReferences()
        try checkImport()
    }

    private func checkReferences() throws(VersionRefusal) {
        let known = merge.input.dangling
        guard let lost = merged.danglingReferences.first(where: { !known.contains($0) }) else {
            return
        }
        throw VersionRefusal(.merged, "\(lost.name) \(lost.value) would lead nowhere")
    }

    /// Throws if the merged file's `FileFacts` cannot be read although those of both sides can.
    private func checkImport() throws(VersionRefusal) {
        guard merge.input.solvable != nil else { return }
        do {
            _ = try FileFacts(tree.root)
        } catch {
            throw VersionRefusal(.merged, line: error.line, error.message)
        }
    }

    /// A conflict for each element, attribute, text or order of a version that the merged file has
    /// lost, as found by `MergeAccounting`. People resolve these conflicts by hand.
    var unaccounted: [MergeConflict] {
        MergeAccounting(merge, read: merged).violations.map { violation in
            let name = merge.name(of: violation.identity)
            return MergeConflict(
                kind: .unaccounted, scene: name.scene, object: name.object, objectID: name.id,
                what: violation.what, base: violation.base, ours: violation.ours,
                theirs: violation.theirs, taken: merge.preferred)
        }
    }

    /// The problems that only a solver finds, such as contradicting constraints, for each scene
    /// that both sides changed.
    var troubles: [(scene: Scene, troubles: [SceneTrouble])] {
        mixed.scenes.map { ($0.scene, mixed.troubles(in: $0)) }
    }

    /// The last number of a conflict that a note in the file names, and the numbers of the conflicts
    /// that are marked. Before `mark`, these are the marks of an earlier merge.
    var marks: (last: Int, open: [Int]) {
        let notes = ConflictNotes(in: tree)
        return (notes.last, notes.openNumbers)
    }

    /// Writes notes about each conflict into the file (`ConflictNotes`).
    ///
    /// - Parameters:
    ///   - first: the number of the first conflict
    ///   - decisions: for each conflict, in the same order, how the chosen side can be
    ///   replaced by the other side
    func mark(
        _ conflicts: [MergeConflict], _ decisions: [OtherSides.Decision], numbered first: Int
    ) {
        precondition(
            conflicts.count == decisions.count, "the other side of a conflict is not known")
        let marks = ConflictMarks(in: tree, numbered: first)
        for (number, (conflict, decision)) in zip(conflicts, decisions).enumerated() {
            let place = conflict.key.flatMap { nearest($0.identity) } ?? conflict.objectID
            marks.write(conflict, number: first + number, at: place, decision)
        }
    }

    /// Returns the id of the element, or of its nearest ancestor that has an id and is in the
    /// merged file; nil if there is none.
    private func nearest(_ identity: Identity) -> String? {
        var next: Identity? = identity
        while let current = next {
            let versions = merge.input.versions(of: current)
            if merge.contains(current), let id = versions.any["id"] { return id }
            next = versions.any.parent
        }
        return nil
    }

    var bytes: [UInt8] { tree.text }

    /// Writes the frames of the scenes that both sides changed into the file. Returns how many of
    /// them the solver computed. The others are frames that a side's file contains.
    func writeFrames() -> Int {
        if mixed.scenes.isEmpty { return 0 }
        var table: [String: Identity] = [:]
        for identity in merge.input.identities {
            guard let element = merge.elements[identity] else { continue }
            for attribute in element.attributes where attribute.name == "id" {
                table[attribute.value] = identity
            }
        }
        return mixed.writeFrames(
            ours: merge.input.ours, theirs: merge.input.theirs, by: table)
    }
}
