/// Marks unresolved conflicts in the notes that Interface Builder keeps on objects. Xcode shows
/// them, and `check` rejects a file with marks (docs/merging.md, "Marks").
enum ConflictMarks {
    /// Writes the mark of a conflict. If the object cannot carry notes, it marks the first object
    /// that can.
    ///
    /// - Parameter steps: the patch steps to the other side; nil if that side cannot be taken
    static func write(
        _ conflict: MergeConflict, number: Int, at id: String?, _ steps: [String]?,
        in tree: SourceTree
    ) {
        let object =
            id.flatMap { id in tree.root.subtree.first { $0["id"] == id } }.flatMap(notable)
            ?? tree.root.subtree.first { $0.patchID != nil && notable($0) == $0 }
        object?.addNote(text(conflict, number: number))
        // A conflict without a key must be resolved by hand, and then its mark is removed whichever
        // side is taken.
        if conflict.key == nil { return }
        let heading = MarkedConflicts.heading(of: conflict.taken.other, number)
        for step in steps ?? [MarkedConflicts.impossible] { object?.addNote(heading + step) }
    }

    private static func text(_ conflict: MergeConflict, number: Int) -> String {
        let sides = [("ours", conflict.ours), ("theirs", conflict.theirs)].compactMap {
            name, value in value.map { name + ": " + $0 }
        }
        return "\(ConflictNote.heading) \(number): \(conflict.object): \(conflict.what)"
            + (sides.isEmpty ? "" : " (" + sides.joined(separator: "; ") + ")")
    }

    /// Returns the element, or its nearest ancestor, that Interface Builder can attach notes to.
    private static func notable(_ element: SourceElement) -> SourceElement? {
        var next: SourceElement? = element
        while let current = next {
            if current["id"] != nil, !unnotable.contains(current.name) { return current }
            next = current.parent
        }
        return nil
    }

    private static let unnotable: Set<String> = [
        "constraint", "outlet", "outletCollection", "action", "segue", "viewLayoutGuide",
        "viewControllerLayoutGuide",
    ]
}

extension SourceElement {
    /// Inserts a note where Xcode writes it: before the connections, else after all other children.
    fileprivate func addNote(_ text: String) {
        let fragment = tree.make("fragment", [("content", text)])
        if let notes = child("attributedString", key: "userComments") {
            notes.append(fragment)
            return
        }
        let notes = tree.make("attributedString", [("key", "userComments")])
        var last: SourceElement?
        for child in children where !child.isNamed("connections") { last = child }
        insert(notes, after: last)
        notes.append(fragment)
    }
}
