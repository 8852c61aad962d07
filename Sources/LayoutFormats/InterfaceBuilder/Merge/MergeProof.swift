import StackCore

/// Reads a merged file again, solves what both sides worked on, and gives the file out with its frames.
struct MergeProof {
    private let merge: TreeMerge
    private let tree: SourceTree
    private let merged: Version
    private let mixed: MixedScenes

    /// - Parameter known: the proof of another merge of the same versions
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

    /// What both sides could be imported from can be imported still.
    private func checkImport() throws(VersionRefusal) {
        guard merge.input.solvable != nil else { return }
        do {
            _ = try FileFacts(tree.root)
        } catch {
            throw VersionRefusal(.merged, line: error.line, error.message)
        }
    }

    /// What the file does not account for, as conflicts that a person decides by hand.
    var unaccounted: [MergeConflict] {
        MergeLaw(merge, read: merged).violations.map { violation in
            let name = merge.name(of: violation.identity)
            return MergeConflict(
                kind: .unaccounted, scene: name.scene, object: name.object, objectID: name.id,
                what: violation.what, base: violation.base, ours: violation.ours,
                theirs: violation.theirs, taken: merge.preferred)
        }
    }

    /// What only a solver finds wrong, by the ids of the scenes' views.
    var troubles: [(scene: Scene, troubles: [SceneTrouble])] {
        mixed.scenes.map { ($0.scene, mixed.troubles(in: $0)) }
    }

    /// Writes the marks of conflicts into the file, each with the steps that lead to its other side.
    func mark(_ conflicts: [MergeConflict], _ others: [[String]?]) {
        for (number, (conflict, steps)) in zip(conflicts, others).enumerated() {
            let place = conflict.key.flatMap { nearest($0.identity) } ?? conflict.objectID
            ConflictMarks.write(conflict, number: number + 1, at: place, steps, in: tree)
        }
    }

    /// The id of what a conflict is about, or of what is left around it.
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

    /// Writes the frames into the file; gives how many of them were solved.
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
