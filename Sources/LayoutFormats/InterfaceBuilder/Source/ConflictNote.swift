/// The notes that a merge writes into a file, on objects in conflict (docs/merging.md, "Marks").
/// Each note begins with `heading`.
enum ConflictNote {
    static let heading = "layoutedit conflict"

    /// Returns the conflict notes of a file, in file order, each with its `<fragment>` element.
    static func all(in tree: SourceTree) -> [(element: SourceElement, text: String)] {
        tree.root.subtree.compactMap { element in
            guard element.isNamed("fragment"), let text = element["content"],
                text.hasPrefix(heading)
            else { return nil }
            return (element, text)
        }
    }
}
