package import StackCore

/// A conflict that a merge left in a file, as its mark tells it.
package struct MarkedConflict: Hashable, Sendable {
    package let number: Int
    /// What people call the scene; nil for what stands in none.
    package let scene: String?
    /// What people call the object that has the mark.
    package let object: String
    /// What the conflict is about, with what either side says.
    package let words: String
    /// Whose the file holds; nil where the mark does not say it.
    package let taken: MergeSide?
    /// Whether the other side can be taken: else it is made by hand, and taking only removes the mark.
    package let isOpen: Bool

    /// How it is listed: its number, and where it is.
    package var title: String { "\(number). \(scene.map { $0 + ": " } ?? "")\(object)" }
}

/// Reads the marks of a merge, and decides conflicts (docs/merging.md, "Marks").
package enum MarkedConflicts {
    /// How the notes begin that hold, step by step, what leads to the other side of a conflict.
    static func heading(of side: MergeSide, _ number: Int) -> String {
        "layoutedit \(side.rawValue) \(number): "
    }

    /// What such a note holds where that side cannot be taken by steps.
    static let impossible = "to be made by hand"

    /// Those of a file, by their numbers.
    package static func all(
        in bytes: [UInt8], until cancellation: Cancellation = .never
    ) throws(VersionRefusal) -> [MarkedConflict] {
        let tree = try VersionSource.read(bytes, as: .merged, cancellation)
        let marks = ConflictNote.all(in: tree)
        if marks.isEmpty { return [] }
        var table = IdentityTable()
        let version = Version(tree, &table, ElementShapes([tree]))
        return marks.compactMap { element, text in
            guard let (number, words) = split(text) else { return nil }
            let holder = element.parent?.parent?["id"].flatMap { version.element(id: $0) }
            let name = holder.map { ObjectName($0.identity, in: version) }
            let steps = steps(of: number, in: tree)
            return MarkedConflict(
                number: number, scene: name?.scene, object: name?.object ?? "the file",
                words: words, taken: steps?.side.other,
                isOpen: steps.map { !$0.texts.contains(impossible) } ?? false)
        }.sorted { $0.number < $1.number }
    }

    /// The file with a conflict decided, and its mark gone.
    package static func take(
        _ side: MergeSide, of number: Int, in bytes: [UInt8],
        until cancellation: Cancellation = .never
    ) throws(PatchRefusal) -> [UInt8] {
        let tree: SourceTree
        do {
            tree = try VersionSource.read(bytes, as: .merged, cancellation)
        } catch {
            throw PatchRefusal(step: nil, message: error.message)
        }
        guard ConflictNote.all(in: tree).contains(where: { split($0.text)?.number == number })
        else {
            throw PatchRefusal(step: nil, message: "there is no conflict \(number) in the file")
        }
        let steps = steps(of: number, in: tree)
        removeMark(number, from: tree)
        guard let steps, steps.side == side else { return tree.text }
        if steps.texts.contains(impossible) {
            throw PatchRefusal(
                step: nil,
                message:
                    "\(side.rawValue) of conflict \(number) can only be made by hand: then take "
                    + side.other.rawValue + ", which leaves the file as it is")
        }
        do {
            // Another decision may have done a part of this one.
            return try SourcePatch.apply(
                steps.texts, to: tree.text, isLenient: true, until: cancellation)
        } catch {
            throw PatchRefusal(
                step: nil,
                message:
                    "\(side.rawValue) of conflict \(number) does not fit what the file has become: "
                    + error.message)
        }
    }

    /// The number and the words behind it.
    private static func split(_ text: String) -> (number: Int, words: String)? {
        let rest = text.dropFirst(ConflictNote.heading.count)
        guard let colon = rest.firstIndex(of: ":"),
            let number = Int(rest[..<colon].drop { $0 == " " })
        else { return nil }
        return (number, String(rest[colon...].dropFirst().drop { $0 == " " }))
    }

    /// What leads to the side that the file does not hold; nil where nothing says so.
    private static func steps(
        of number: Int, in tree: SourceTree
    ) -> (side: MergeSide, texts: [String])? {
        for side in MergeSide.allCases {
            let texts = notes(heading(of: side, number), in: tree).compactMap { $0["content"] }
                .map { String($0.dropFirst(heading(of: side, number).count)) }
            if !texts.isEmpty { return (side, texts) }
        }
        return nil
    }

    private static func notes(_ heading: String, in tree: SourceTree) -> [SourceElement] {
        tree.root.subtree.filter {
            $0.isNamed("fragment") && $0["content"]?.hasPrefix(heading) ?? false
        }
    }

    private static func removeMark(_ number: Int, from tree: SourceTree) {
        let headings =
            ["\(ConflictNote.heading) \(number):"]
            + MergeSide.allCases.map { heading(of: $0, number) }
        for note in headings.flatMap({ notes($0, in: tree) }) {
            let list = note.parent
            note.remove()
            if let list, list.children.isEmpty { list.remove() }
        }
    }
}
