import StackCore

/// The notes that a merge has written on the objects of a file. A conflict has a note for people,
/// the *mark*, and usually notes with patch steps, which replace the side of the conflict that the
/// file contains by the other side (docs/merging.md, "Marks").
struct ConflictNotes {
    struct Note {
        let number: Int
        /// The side that the file contains after the patch step in this note; nil for a mark, which
        /// has no patch step.
        let side: MergeSide?
        /// The note's text after its heading. It is a patch step, one of the texts `together` and
        /// `impossible`, or in a mark the description of the conflict.
        let text: String
        let fragment: SourceElement

        /// The id of the object with the note; nil if it has none.
        var object: String? { fragment.parent?.parent?["id"] }

        func moved(to fragment: SourceElement) -> Note {
            Note(number: number, side: side, text: text, fragment: fragment)
        }

        /// Removes the note from its file, and the list of notes if it was the last one.
        func remove() {
            let list = fragment.parent
            fragment.remove()
            if let list, list.children.isEmpty { list.remove() }
        }
    }

    /// The side of a conflict that the file does not contain, with the patch steps that put this
    /// side into the file.
    struct OtherSide {
        let side: MergeSide
        fileprivate(set) var steps: [String] = []
        /// The numbers of the conflicts that can only be decided together, including this one, in
        /// ascending order. Empty for a conflict that is decided alone.
        fileprivate(set) var group: [Int] = []

        /// Whether `steps` can put this side into the file. If not, a person must make the side's
        /// changes by hand.
        var canBeTaken: Bool { !steps.contains(ConflictNotes.impossible) }
    }

    /// The notes in the order of the file.
    let all: [Note]

    init(in tree: SourceTree) {
        all = tree.root.subtree.compactMap { $0.isNamed("fragment") ? Note($0) : nil }
    }

    var marks: [Note] { all.filter { $0.side == nil } }
    /// The numbers of the marked conflicts, in ascending order.
    var openNumbers: [Int] { Set(marks.map(\.number)).sorted() }
    /// The last number of a conflict that a note names; 0 if there are no notes.
    var last: Int { all.map(\.number).max() ?? 0 }

    /// The side of each conflict that the file does not contain, by the conflict's number. A
    /// conflict that has only its mark, and no other notes, has no entry. Conflicts that can only
    /// be decided together have the same value.
    var otherSides: [Int: OtherSide] {
        var result: [Int: OtherSide] = [:]
        var leaders: [Int: Int] = [:]
        for note in all {
            guard let side = note.side else { continue }
            if note.text.hasPrefix(Self.together),
                let leader = Int(note.text.dropFirst(Self.together.count))
            {
                leaders[note.number] = leader
                continue
            }
            result[note.number, default: OtherSide(side: side)].steps.append(note.text)
        }
        for (number, leader) in leaders.sorted(by: { $0.key < $1.key }) {
            guard result[leader] != nil else { continue }
            result[leader]!.group.append(number)
        }
        for leader in Set(leaders.values) {
            guard var side = result[leader] else { continue }
            side.group = (side.group + [leader]).sorted()
            for number in side.group { result[number] = side }
        }
        return result
    }

    /// The beginning of the text of a note without a patch step: the conflict can only be decided
    /// together with another one. The number of the other conflict, whose notes contain the patch
    /// steps of both, comes after this text.
    static let together = "decided with "

    /// The text of a note without a patch step: no patch steps can replace the side of the conflict
    /// that the file contains by the other side.
    static let impossible = "to be made by hand"

    /// Returns the beginning of a note's text, with the number of the conflict. `side` is the side
    /// that the file contains after the note's patch step; nil for a mark.
    static func heading(of side: MergeSide?, _ number: Int) -> String {
        precondition(number > 0, "conflicts are counted from 1")
        return (side.map { prefix + $0.rawValue } ?? ConflictNote.heading) + " \(number): "
    }

    fileprivate static let prefix = "layoutedit "
}

extension ConflictNotes.Note {
    /// Returns nil if the fragment is not a note of a merge.
    fileprivate init?(_ fragment: SourceElement) {
        guard let content = fragment["content"], content.hasPrefix(ConflictNotes.prefix) else {
            return nil
        }
        let rest = content.dropFirst(ConflictNotes.prefix.count)
        guard let colon = rest.firstIndex(of: ":") else { return nil }
        let words = rest[..<colon].split(separator: " ")
        guard words.count == 2, let number = Int(words[1]) else { return nil }
        let side = MergeSide(rawValue: String(words[0]))
        if side == nil, words[0] != "conflict" { return nil }
        self.init(
            number: number, side: side,
            text: String(rest[colon...].dropFirst().drop { $0 == " " }), fragment: fragment)
    }
}

// MARK: Marks of two files

extension ConflictNotes {
    /// Returns a file whose conflicts have other numbers, if the other versions have conflicts with
    /// the same numbers that are not the same conflicts; otherwise nil. The new numbers are those
    /// after all numbers of the versions.
    static func renumbered(_ tree: SourceTree, besides others: [SourceTree]) -> [UInt8]? {
        let (own, known) = (ConflictNotes(in: tree), others.map { ConflictNotes(in: $0) })
        let texts = Dictionary(grouping: known.flatMap(\.marks), by: \.number)
        let foreign = own.marks.filter { mark in
            texts[mark.number].map { !$0.contains { $0.text == mark.text } } ?? false
        }
        if foreign.isEmpty { return nil }
        let last = ([own] + known).map(\.last).max() ?? 0
        let numbers = Set(foreign.map(\.number)).sorted()
        var table: [Int: Int] = [:]
        for (place, number) in numbers.enumerated() { table[number] = last + 1 + place }
        guard let copy = try? VersionSource.read(tree.text, as: .theirs, .never) else { return nil }
        for note in ConflictNotes(in: copy).all {
            var text = note.text
            if text.hasPrefix(together), let leader = Int(text.dropFirst(together.count)) {
                text = together + String(table[leader] ?? leader)
            }
            let number = table[note.number] ?? note.number
            note.fragment.set("content", heading(of: note.side, number) + text)
        }
        return copy.text
    }
}
