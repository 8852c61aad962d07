package import StackCore

/// A conflict that a merge left in a file, read from its mark.
package struct MarkedConflict: Hashable, Sendable {
    package let number: Int
    /// The name of the scene, as shown to people; nil if the object is in no scene.
    package let scene: String?
    /// The name of the object with the mark, as shown to people.
    package let object: String
    /// The subject of the conflict, with the values of both sides.
    package let words: String
    /// The side that the file contains; nil if the mark does not state it.
    package let taken: MergeSide?
    /// Whether the other side can be taken. If not, the conflict is resolved by hand, and taking a
    /// side only removes the mark.
    package let isOpen: Bool

    /// The conflict's number, scene and object, as shown in lists.
    package var title: String { "\(number). \(scene.map { $0 + ": " } ?? "")\(object)" }
}

/// Reads the marks of a merge, and resolves conflicts (docs/merging.md, "Marks").
package enum MarkedConflicts {
    /// Returns the beginning of the notes that contain the steps to a side of a conflict.
    static func heading(of side: MergeSide, _ number: Int) -> String {
        "layoutedit \(side.rawValue) \(number): "
    }

    /// The content of that note if steps cannot produce the side.
    static let impossible = "to be made by hand"

    /// Returns the marked conflicts of a file, sorted by number.
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

    /// Returns the file with a conflict resolved and its mark removed.
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
            // Steps that have no effect are allowed, because another resolution may have had the
            // same one.
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

    /// Splits a mark's text into the conflict's number and its description.
    private static func split(_ text: String) -> (number: Int, words: String)? {
        let rest = text.dropFirst(ConflictNote.heading.count)
        guard let colon = rest.firstIndex(of: ":"),
            let number = Int(rest[..<colon].drop { $0 == " " })
        else { return nil }
        return (number, String(rest[colon...].dropFirst().drop { $0 == " " }))
    }

    /// Returns the side that the file does not contain, and the steps to it; nil if there are no
    /// such notes.
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
