/// The marks of unresolved conflicts, in Interface Builder's own notes on an object: Xcode shows them,
/// and a check refuses a file that holds one (docs/merging.md, "Marks").
enum ConflictMarks {
    /// Marks an object, else whatever there is: a conflict is never without a mark.
    ///
    /// - Parameter steps: to the other side; nil where it cannot be taken
    static func write(
        _ conflict: MergeConflict, number: Int, at id: String?, _ steps: [String]?,
        in tree: SourceTree
    ) {
        let object =
            id.flatMap { id in tree.root.subtree.first { $0["id"] == id } }.flatMap(notable)
            ?? tree.root.subtree.first { $0.patchID != nil && notable($0) == $0 }
        object?.addNote(text(conflict, number: number))
        // What has no other side is made by hand, and then its mark goes whatever is taken.
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

    /// The element or the nearest around it that Interface Builder has notes on.
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
    /// Puts a note where Xcode writes them: before the connections, else behind everything.
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
