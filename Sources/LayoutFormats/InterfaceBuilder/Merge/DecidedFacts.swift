import StackCore

/// The facts about which a conflict of an earlier merge is open in the base, and which both sides
/// decided since.
///
/// The base has the values of one side of such a conflict, so a person who decided for this side
/// changed nothing. But a person who decided for the other side contradicts that decision. So each of
/// the two counts as a change of the fact (docs/merging.md, "Marks").
struct DecidedFacts {
    private(set) var attributes: Set<TextPlace> = []
    /// The elements of the base that the other side of a conflict lacks, and the values that it
    /// changes.
    private(set) var elements: Set<Identity> = []

    /// - Parameters:
    ///   - before: the base
    ///   - read: returns a file as a version
    init(in before: Version, besides sides: [SourceTree], _ read: (SourceTree) -> Version) {
        let notes = ConflictNotes(in: before.tree)
        if notes.marks.isEmpty { return }
        let open = Set(sides.flatMap { ConflictNotes(in: $0).openNumbers })
        for (number, other) in notes.otherSides.sorted(by: { $0.key < $1.key })
        where !open.contains(number) && other.canBeTaken {
            guard
                let taken = try? MarkedConflicts.take(
                    other.side, of: [number], in: before.tree.text),
                let tree = try? VersionSource.read(taken.bytes, as: .base, .never)
            else { continue }
            add(before, unlike: read(tree))
        }
    }

    private mutating func add(_ before: Version, unlike after: Version) {
        // A decision removes the notes of its conflict.
        for element in before.elements
        where element.kind != .container && element["key"] != "userComments" {
            let identity = element.identity
            guard let other = after[identity], element.kind == other.kind else {
                elements.insert(identity)
                continue
            }
            if element.content != other.content { elements.insert(identity) }
            for name in element.namesOfChanges(from: other) {
                attributes.insert(TextPlace(owner: identity, name: name))
            }
        }
    }
}
