package import StackCore

/// Merges three versions of a storyboard or xib: a pure function of their bytes
/// (docs/merging.md).
///
/// The XML itself is merged, so that nothing is lost that this program does not model. What is given
/// out was read again: it is well-formed, its ids are unique, and no reference leads nowhere that
/// did not before.
package enum InterfaceBuilderMerge {
    /// - Parameters:
    ///   - preferred: whose word the file holds where both sides changed the same thing
    ///   - cancellation: once requested, what is given or thrown means nothing
    package static func merge(
        base: [UInt8], ours: [UInt8], theirs: [UInt8], preferring preferred: MergeSide = .ours,
        until cancellation: Cancellation = .never
    ) throws(VersionRefusal) -> MergedFile {
        let trees = (
            base: try VersionSource.read(base, as: .base, cancellation),
            ours: try VersionSource.read(ours, as: .ours, cancellation),
            theirs: try VersionSource.read(theirs, as: .theirs, cancellation)
        )
        if ours == theirs || base == theirs { return MergedFile(untouched: ours) }
        if base == ours { return MergedFile(untouched: theirs) }
        let input = try MergeInput(trees.base, trees.ours, trees.theirs)
        var merge = TreeMerge(input, preferring: preferred)
        merge.run()
        let proof = try MergeProof(MergeWriter.bytes(of: merge), of: merge, until: cancellation)
        for conflict in proof.layoutConflicts { merge.report.add(conflict) }
        let solved = proof.writeFrames()
        proof.mark(merge.report.conflicts)
        if solved > 0 {
            merge.report.tell(solved == 1 ? "1 frame was solved" : "\(solved) frames were solved")
        }
        return MergedFile(
            bytes: proof.bytes, conflicts: merge.report.conflicts, decisions: merge.report.decisions
        )
    }
}

/// What came of a merge.
package struct MergedFile: Sendable {
    /// A whole storyboard or xib, conflicts or not.
    package let bytes: [UInt8]
    package let conflicts: [MergeConflict]
    package let decisions: [MergeDecision]

    init(bytes: [UInt8], conflicts: [MergeConflict], decisions: [MergeDecision]) {
        self.bytes = bytes
        self.conflicts = conflicts
        self.decisions = decisions
    }

    /// A version that nobody changed on the other side.
    fileprivate init(untouched bytes: [UInt8]) {
        self.init(bytes: bytes, conflicts: [], decisions: [])
    }
}
