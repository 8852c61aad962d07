package import StackCore

/// Merges three versions of a storyboard or xib. The result depends only on their bytes
/// (docs/merging.md).
///
/// It merges the XML itself, so that content that this program does not model is not lost. Before
/// the result is returned, it is read again to verify that it is well-formed, that its ids are
/// unique, and that it contains no new dangling reference.
package enum InterfaceBuilderMerge {
    /// The way in which a file shows its conflicts.
    package enum Marking: Sendable {
        /// Notes on the objects. The file remains a valid document.
        case notes
        /// Git's markers around lines. The file is not a valid document until the conflicts are
        /// resolved.
        case lines
    }

    /// Merges two sides into one file.
    ///
    /// The marks of an earlier merge whose conflicts are open remain. New conflicts get the numbers
    /// after theirs.
    ///
    /// - Parameters:
    ///   - preferred: the side whose version the merged file contains where the sides conflict
    ///   - marking: if `lines`, the file contains both versions and prefers none
    ///   - fonts: the fonts of the file's app, which measure its texts
    ///   - cancellation: stops the work when requested; the caller must then ignore the result and
    ///     any error
    package static func merge(
        base: [UInt8], ours: [UInt8], theirs: [UInt8], preferring preferred: MergeSide = .ours,
        marking: Marking = .notes, fonts: AppFonts = .none,
        until cancellation: Cancellation = .never
    ) throws(VersionRefusal) -> MergedFile {
        var trees = (
            base: try VersionSource.read(base, as: .base, cancellation),
            ours: try VersionSource.read(ours, as: .ours, cancellation),
            theirs: try VersionSource.read(theirs, as: .theirs, cancellation)
        )
        if ours == theirs || base == theirs {
            return MergedFile(untouched: ours, with: ConflictNotes(in: trees.ours))
        }
        if base == ours {
            return MergedFile(untouched: theirs, with: ConflictNotes(in: trees.theirs))
        }
        if let numbered = ConflictNotes.renumbered(
            trees.theirs, besides: [trees.base, trees.ours])
        {
            trees.theirs = try VersionSource.read(numbered, as: .theirs, cancellation)
        }
        let input = try MergeInput(trees.base, trees.ours, trees.theirs, fonts: fonts)
        var (merge, proof) = try merged(
            input, preferring: preferred, until: cancellation)
        for conflict in proof.unaccounted { merge.report.add(conflict) }
        // The merge that prefers the other side is solved too, because deciding the conflicts for
        // that side gives this file.
        let other =
            merge.report.conflicts.isEmpty
            ? nil
            : try? merged(input, preferring: preferred.other, knowing: proof, until: cancellation)
                .proof
        reportTroubles(of: proof, besides: other, to: &merge)
        let conflicts = merge.report.conflicts
        let marks = proof.marks
        if !conflicts.isEmpty {
            let taken = proof.bytes
            if marking == .lines, let others = other?.bytes, others != taken {
                return MergedFile(
                    bytes: preferred == .ours
                        ? ConflictLines.text(ours: taken, theirs: others)
                        : ConflictLines.text(ours: others, theirs: taken),
                    conflicts: conflicts, decisions: merge.report.decisions,
                    numbered: marks.last + 1, open: marks.open)
            }
            let decisions =
                other.map { OtherSides(of: conflicts, from: proof.merged, to: $0.merged) }?
                .decisions ?? conflicts.map { _ in .impossible }
            proof.mark(conflicts, decisions, numbered: marks.last + 1)
        }
        return MergedFile(
            bytes: proof.bytes, conflicts: conflicts, decisions: merge.report.decisions,
            numbered: marks.last + 1, open: marks.open)
    }

    /// Merges the versions, with one preferred side. Returns the merge, and the merged file, which
    /// was read again and checked (`proof`).
    ///
    /// - Parameters:
    ///   - known: the result of a merge of the same versions with the other preference, whose
    ///     computed layouts are reused; nil if there is none
    static func merged(
        _ input: MergeInput, preferring preferred: MergeSide,
        knowing known: MergeProof? = nil, until cancellation: Cancellation
    ) throws(VersionRefusal) -> (merge: TreeMerge, proof: MergeProof) {
        var merge = TreeMerge(input, preferring: preferred)
        merge.run(until: cancellation)
        if cancellation.isRequested() { throw VersionRefusal(.merged, "it was interrupted") }
        let proof = try MergeProof(
            MergeWriter.bytes(of: merge), of: merge, knowing: known, until: cancellation)
        let solved = proof.writeFrames()
        merge.reportCoveredViews(in: proof.merged)
        if solved > 0 {
            merge.report.add(solved == 1 ? "1 frame was solved" : "\(solved) frames were solved")
        }
        return (merge, proof)
    }

    /// Reports the problems in merged scenes that only a solver finds, such as ambiguous views. A
    /// problem is reported as a conflict if it occurs whichever side is preferred. If it occurs
    /// only with one preference, it is reported as a decision.
    ///
    /// - Parameter other: the merge that prefers the other side; nil if there are no other
    ///   conflicts, so that both preferences give the same file
    private static func reportTroubles(
        of proof: MergeProof, besides other: MergeProof?, to merge: inout TreeMerge
    ) {
        let others = other?.troubles ?? []
        for (scene, troubles) in proof.troubles {
            let id = scene.view["id"]
            let lasting = other.map { _ in
                Set(others.first { $0.scene.view["id"] == id }?.troubles ?? [])
            }
            for words in SceneTrouble.words(troubles.filter { lasting?.contains($0) ?? true }) {
                merge.report.add(
                    MergeConflict(
                        kind: .layout, scene: scene.name, object: "view " + (id ?? ""),
                        objectID: id, what: words, base: nil, ours: "sound", theirs: "sound",
                        taken: merge.preferred))
            }
        }
        tell(proof.troubles, besides: other?.troubles, with: merge.preferred, in: &merge.report)
        tell(others, besides: proof.troubles, with: merge.preferred.other, in: &merge.report)
    }

    /// Reports the problems that only the merge which prefers `side` has.
    ///
    /// - Parameter others: the problems of the other merge; nil if there is no other merge
    private static func tell(
        _ scenes: SceneTroubles, besides others: SceneTroubles?, with side: MergeSide,
        in report: inout MergeReport
    ) {
        guard let others else { return }
        for (scene, troubles) in scenes {
            let known = others.first { $0.scene.view["id"] == scene.view["id"] }?.troubles ?? []
            for words in SceneTrouble.words(troubles.filter { !known.contains($0) }) {
                report.add(
                    MergeDecision(
                        scene: scene.name, object: nil,
                        what: "with \(side.rawValue) taken, " + words))
            }
        }
    }

    typealias SceneTroubles = [(scene: Scene, troubles: [SceneTrouble])]
}

/// The result of a merge.
package struct MergedFile: Sendable {
    /// The bytes of a whole storyboard or xib, even if there are conflicts.
    package let bytes: [UInt8]
    package let conflicts: [MergeConflict]
    package let decisions: [MergeDecision]
    /// The number of the first conflict. The others have the numbers after it.
    package let firstNumber: Int
    /// The numbers of the conflicts of an earlier merge that the file still has marks of.
    package let openMarks: [Int]
    /// Whether a person must decide something before the file is used.
    package var isUndecided: Bool { !conflicts.isEmpty || !openMarks.isEmpty }

    init(
        bytes: [UInt8], conflicts: [MergeConflict], decisions: [MergeDecision],
        numbered firstNumber: Int, open: [Int]
    ) {
        precondition(
            open.allSatisfy { $0 < firstNumber }, "two conflicts have one number")
        self.bytes = bytes
        self.conflicts = conflicts
        self.decisions = decisions
        self.firstNumber = firstNumber
        openMarks = open
    }

    /// Returns this result with the conflicts and decisions of an earlier merge inserted before its
    /// own. The earlier merge produced the file that this merge used as theirs.
    package func after(_ earlier: MergedFile) -> MergedFile {
        MergedFile(
            bytes: bytes, conflicts: earlier.conflicts + conflicts,
            decisions: earlier.decisions + decisions,
            numbered: earlier.conflicts.isEmpty ? firstNumber : earlier.firstNumber,
            open: earlier.openMarks)
    }

    /// Creates the result of a merge in which only one side changed the file, or in which both
    /// sides are equal.
    fileprivate init(untouched bytes: [UInt8], with notes: ConflictNotes) {
        self.init(
            bytes: bytes, conflicts: [], decisions: [], numbered: notes.last + 1,
            open: notes.openNumbers)
    }
}
