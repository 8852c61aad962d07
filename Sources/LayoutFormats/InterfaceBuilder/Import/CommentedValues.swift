import LayoutChecks
import StackCore

/// Finds layout values that a file stores only in an annotation (an XML comment of this program).
/// Interface Builder has no place for them and ignores the comment, so the app is laid out without
/// them unless its code sets them.
enum CommentedValues {
    private static let groups: Set<PropertyGroup> = [
        .stack, .margins, .priorities, .layout, .constraint,
    ]

    /// Returns a message for each root view whose annotation has such values, in file order, with
    /// the line of the view.
    static func all(in root: SourceElement, _ lines: SourceLines) -> [(line: Int, text: String)] {
        root.subtree.compactMap { view in
            if view.firstAnnotation == nil { return nil }
            var trouble: [String] = []
            let annotation = SceneAnnotation(parsing: view.annotationText, trouble: &trouble)
            let values = annotation.values.compactMap { value in
                groups.contains(value.key.group) && value.spelling != nil
                    ? value.owner.map { "\(value.key.spelling) of \($0)" } : nil
            }
            let all = values + annotation.arranged.map { "the arranged subviews of " + $0.id }
            guard let first = all.first else { return nil }
            let more = all.count > 1 ? " and \(all.count - 1) more" : ""
            return (
                lines.position(of: view)?.line ?? 1,
                "Xcode ignores \(first)\(more), set in a layoutedit comment: the app has the "
                    + "checked layout only if its code sets the same"
            )
        }
    }
}
