import LayoutChecks

/// Finds the attributes of a file that should contain a number but do not. The import ignores them.
enum UnreadableNumbers {
    /// The attributes that contain a number in every element that has them.
    private static let names = ["constant", "priority", "pointSize"]
    private static let sides = ["x", "y", "width", "height"]

    /// Returns a message about each number in the file that cannot be read, in the order of the
    /// file, with the line of its element.
    static func all(in root: SourceElement, _ lines: SourceLines) -> [(line: Int, text: String)] {
        root.subtree.flatMap { element in
            (names + (element.isNamed("rect") ? sides : [])).compactMap { name in
                guard let value = element[name], XMLNumber.parse(value) == nil else { return nil }
                return (
                    lines.position(of: element)?.line ?? 1,
                    "the number \(name)=\"\(value.prefix(40))\" cannot be read and is ignored"
                )
            }
        }
    }
}
