/// Writes unresolved conflicts into a merged file, as notes on the objects in conflict. Xcode shows
/// these notes to the user, and `check` rejects a file that contains such marks (docs/merging.md,
/// "Marks").
struct ConflictMarks {
    /// The number of the first conflict.
    private let firstNumber: Int
    private var objects: [String: SourceElement] = [:]
    /// The first object of the file that can have notes; nil if there is none. It gets the notes
    /// about a conflict if neither the conflict's object nor any object around it can have notes.
    let first: SourceElement?

    init(in tree: SourceTree, numbered firstNumber: Int = 1) {
        self.firstNumber = firstNumber
        first = tree.root.subtree.first { $0.patchID != nil && Self.notable($0) == $0 }
        for element in tree.root.subtree {
            if let id = element["id"], objects[id] == nil { objects[id] = element }
        }
    }

    /// Writes the mark of a conflict, which is a note on the object with the given id. If Interface
    /// Builder cannot attach notes to that object, the note goes on its nearest ancestor that can
    /// have notes, otherwise on the first such object in the file.
    ///
    /// - Parameter decision: the patch steps that replace the chosen side of the conflict by the
    ///   other side; each step gets a note of its own
    func write(
        _ conflict: MergeConflict, number: Int, at id: String?, _ decision: OtherSides.Decision
    ) {
        let object = id.flatMap { objects[$0] }.flatMap(Self.notable) ?? first
        object?.addNote(Self.text(conflict, number: number))
        // A conflict without a key can only be resolved by hand. It gets no notes with patch steps,
        // so choosing a side for it just removes its mark.
        if conflict.key == nil { return }
        let heading = ConflictNotes.heading(of: conflict.taken.other, number)
        let steps =
            switch decision {
            case .steps(let steps): steps
            case .with(let index): [ConflictNotes.together + String(index + firstNumber)]
            case .impossible: [ConflictNotes.impossible]
            }
        for step in steps { object?.addNote(heading + step) }
    }

    private static func text(_ conflict: MergeConflict, number: Int) -> String {
        let sides = MergeSide.allCases.compactMap { side in
            conflict.words(of: side).map { side.rawValue + ": " + $0 }
        }
        return ConflictNotes.heading(of: nil, number) + "\(conflict.object): \(conflict.what)"
            + (sides.isEmpty ? "" : " (" + sides.joined(separator: "; ") + ")")
    }

    /// Returns the element, or its nearest ancestor, that Interface Builder can attach notes to;
    /// nil if there is none.
    private static func notable(_ element: SourceElement) -> SourceElement? {
        var next: SourceElement? = element
        while let current = next {
            if current["id"] != nil, !unnotable.contains(current.name) { return current }
            next = current.parent
        }
        return nil
    }

    private static let unnotable: Set<String> = [
        "constraint", "outlet", "outletCollection", "action", "segue", "binding", "gridRow",
        "gridColumn", "gridCell", "viewLayoutGuide", "viewControllerLayoutGuide",
    ]
}

extension SourceElement {
    /// Inserts a note in the position where Xcode would write it: before the connections, or after
    /// all other children if there are none. Returns the note's element.
    @discardableResult
    func addNote(_ text: String) -> SourceElement {
        let fragment = tree.make("fragment", [("content", text)])
        if let notes = child("attributedString", key: "userComments") {
            notes.append(fragment)
            return fragment
        }
        let notes = tree.make("attributedString", [("key", "userComments")])
        var last: SourceElement?
        for child in children where !child.isNamed("connections") { last = child }
        insert(notes, after: last)
        notes.append(fragment)
        return fragment
    }
}
