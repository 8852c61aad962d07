package import StackCore

/// A conflict that a merge left in a file. It is read from the conflict's mark, a note on an object
/// of the file.
package struct MarkedConflict: Hashable, Sendable {
    package let number: Int
    /// The name of the scene, as shown to people; nil if the object is in no scene.
    package let scene: String?
    /// The name of the object with the mark, as shown to people.
    package let object: String
    /// The description of the conflict: the object, the property or change in conflict, and the
    /// values of both sides.
    package let words: String
    /// The side whose version the file contains; nil if the notes in the file do not state it.
    package let taken: MergeSide?
    /// Whether the file's notes contain the patch steps that replace the side of the conflict that
    /// the file contains by the other side. If not, people resolve the conflict by hand, and
    /// `MarkedConflicts.take` can only remove its mark.
    package let isOpen: Bool
    /// The numbers of the other conflicts that can only be decided together with this one, in
    /// ascending order; empty if this conflict is decided alone.
    package let companions: [Int]

    /// The conflict's number, scene and object, as shown in lists.
    package var title: String { "\(number). \(scene.map { $0 + ": " } ?? "")\(object)" }
}

/// Reads the marks of a merge, which are notes on objects in conflict, and resolves conflicts
/// (docs/merging.md, "Marks").
package enum MarkedConflicts {
    /// Returns the marked conflicts of a file, sorted by number.
    package static func all(
        in bytes: [UInt8], until cancellation: Cancellation = .never
    ) throws(VersionRefusal) -> [MarkedConflict] {
        let tree = try VersionSource.read(bytes, as: .merged, cancellation)
        let notes = ConflictNotes(in: tree)
        if notes.marks.isEmpty { return [] }
        var table = IdentityTable()
        let version = Version(tree, &table, ElementShapes([tree]))
        let otherSides = notes.otherSides
        return notes.marks.map { mark in
            let holder = mark.object.flatMap { version.element(id: $0) }
            let name = holder.map { ObjectName($0.identity, in: version) }
            let other = otherSides[mark.number]
            return MarkedConflict(
                number: mark.number, scene: name?.scene, object: name?.object ?? "the file",
                words: mark.text, taken: other?.side.other,
                isOpen: other?.canBeTaken ?? false,
                companions: other?.group.filter { $0 != mark.number } ?? [])
        }.sorted { $0.number < $1.number }
    }

    /// Returns the file with the version of `side` for the given conflicts, and without their
    /// marks. Conflicts that can only be decided together are resolved together. If a conflict's
    /// resolution moves views, their frames are solved again.
    ///
    /// - Parameter numbers: the numbers of the conflicts; nil for all conflicts that patch steps in
    ///   the file can switch between the sides
    /// - Returns: the file, the numbers of the resolved conflicts, and sentences about the problems
    ///   that the decision caused and only a solver finds, such as contradicting constraints
    /// - Throws: a refusal if the file was edited at a place that a patch step would change, or if
    ///   the result would be invalid; the refusal's `step` is the index of the conflict in
    ///   `numbers`, or nil if `numbers` is nil or the file as a whole is invalid
    package static func take(
        _ side: MergeSide, of numbers: [Int]?, in bytes: [UInt8], fonts: AppFonts = .none,
        until cancellation: Cancellation = .never
    ) throws(PatchRefusal) -> (bytes: [UInt8], decided: [Int], troubles: [String]) {
        let tree = try read(bytes, until: cancellation)
        var decisions = Decisions(tree, until: cancellation)
        for (index, number) in (numbers ?? decisions.open).enumerated() {
            if decisions.decided.contains(number) { continue }
            do {
                try decisions.take(side, of: number)
            } catch {
                throw PatchRefusal(step: numbers == nil ? nil : index, message: error.message)
            }
        }
        let decided = try read(tree.text, until: cancellation)
        var troubles: [String] = []
        if decisions.hasSteps {
            if let list = decided.root.child("inferredMetricsTieBreakers"), list.children.isEmpty {
                list.remove()
            }
            let old = try read(bytes, until: cancellation)
            try DecisionProof.check(decided, since: old, missing: decisions.missing)
            troubles = DecidedFrames.write(
                in: decided, since: old, fonts: fonts, until: cancellation)
        }
        return (decided.text, decisions.decided.sorted(), troubles)
    }

    private static func read(
        _ bytes: [UInt8], until cancellation: Cancellation
    ) throws(PatchRefusal) -> SourceTree {
        do {
            return try VersionSource.read(bytes, as: .merged, cancellation)
        } catch {
            throw PatchRefusal(step: nil, message: error.message)
        }
    }
}

/// A file with marked conflicts, in which sides are chosen for one conflict after the other.
private struct Decisions {
    private let tree: SourceTree
    private var notes: [Int: [ConflictNotes.Note]]
    private let otherSides: [Int: ConflictNotes.OtherSide]
    private var work: PatchWork
    /// Whether patch steps were applied. If not, only notes were removed from the file.
    private(set) var hasSteps = false
    var missing: Set<String> { work.missing }
    /// The numbers of the conflicts for which a side has been chosen.
    private(set) var decided: Set<Int> = []

    init(_ tree: SourceTree, until cancellation: Cancellation) {
        self.tree = tree
        let notes = ConflictNotes(in: tree)
        self.notes = Dictionary(grouping: notes.all, by: \.number)
        otherSides = notes.otherSides
        work = PatchWork(tree, until: cancellation)
    }

    /// The numbers, in ascending order, of the conflicts that are still marked and whose patch
    /// steps can replace the chosen side by the other one.
    var open: [Int] {
        otherSides.filter { $0.value.canBeTaken && isMarked($0.key) }.keys.sorted()
    }

    private func isMarked(_ number: Int) -> Bool {
        notes[number]?.contains { $0.side == nil && $0.fragment.isInFile } ?? false
    }

    mutating func take(_ side: MergeSide, of number: Int) throws(PatchRefusal) {
        guard isMarked(number) else {
            throw PatchRefusal(step: nil, message: "there is no conflict \(number) in the file")
        }
        let other = otherSides[number]
        for member in [number] + (other?.group ?? []) {
            for note in notes.removeValue(forKey: member) ?? [] { note.remove() }
            decided.insert(member)
        }
        guard let other, other.side == side else { return }
        if !other.canBeTaken {
            throw PatchRefusal(
                step: nil,
                message:
                    "conflict \(number) cannot be switched to \(side.rawValue): edit the file by "
                    + "hand, then take " + side.other.rawValue + ", which only removes the mark")
        }
        hasSteps = true
        for step in other.steps {
            do {
                try work.apply(step)
            } catch {
                // A patch step without effect is no error, because the step of another conflict may
                // already have made the same change.
                if error.isNeedless { continue }
                throw PatchRefusal(
                    step: nil,
                    message:
                        "conflict \(number) cannot be switched to \(side.rawValue), because the "
                        + "file was edited: \(error.message); edit the document by hand, then "
                        + "`take \(side.other.rawValue) \(number)` removes the mark")
            }
        }
        restoreNotes()
    }

    /// Adds the notes of the remaining conflicts to the file again (the marks and patch steps in
    /// `ConflictNotes`), if choosing a side for another conflict has removed them together with
    /// their object. Files that were merged by version 1.0 need this: to move an object, their
    /// patch steps remove it and insert a copy, which has no notes.
    private mutating func restoreNotes() {
        for number in notes.keys.sorted() {
            notes[number] = notes[number]!.map { note in
                guard !note.fragment.isInFile, let content = note.fragment["content"] else {
                    return note
                }
                let object = note.object.flatMap { work.index.element(PatchSelector(id: $0)) }
                guard let object = object ?? ConflictMarks(in: tree).first else { return note }
                return note.moved(to: object.addNote(content))
            }
        }
    }
}
