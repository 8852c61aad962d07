/// How the note on an object begins that a merge could not decide for (docs/merging.md, "Marks").
enum ConflictNote {
    static let heading = "layoutedit conflict"

    /// The notes of a file, in its order.
    static func all(in tree: SourceTree) -> [(element: SourceElement, text: String)] {
        tree.root.subtree.compactMap { element in
            guard element.isNamed("fragment"), let text = element["content"],
                text.hasPrefix(heading)
            else { return nil }
            return (element, text)
        }
    }
}
