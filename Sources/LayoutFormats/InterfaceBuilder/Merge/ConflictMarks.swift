/// The marks of unresolved conflicts, in Interface Builder's own notes on an object: Xcode shows them,
/// and a check refuses a file that holds one (docs/merging.md, "Marks").
enum ConflictMarks {
    /// Marks the objects that conflicts are about; those of what is gone stand on nothing.
    static func write(_ conflicts: [MergeConflict], in tree: SourceTree) {
        if conflicts.isEmpty { return }
        var objects: [String: SourceElement] = [:]
        for element in tree.root.subtree {
            if let id = element["id"] { objects[id] = element }
        }
        for (number, conflict) in conflicts.enumerated() {
            let object = conflict.objectID.flatMap { objects[$0] }.flatMap(notable)
            object?.addNote(text(conflict, number: number + 1))
        }
    }

    private static func text(_ conflict: MergeConflict, number: Int) -> String {
        let sides = [("ours", conflict.ours), ("theirs", conflict.theirs)].compactMap {
            name, value in value.map { name + ": " + $0 }
        }
        return "\(ConflictNote.heading) \(number): \(conflict.what)"
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
