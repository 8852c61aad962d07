/// The kinds of elements in files that are read together: an element has one kind in all of them.
///
/// What an element without attributes is depends on what it contains in any of the files. `<subviews>`
/// contains objects, and `<declaredKeys>` a list of strings without names, which is one value.
struct ElementShapes {
    private struct Shape {
        var hasAttributes = false
        var hasNamedContent = false
        var hasText = false
    }

    /// Of elements that have neither an identity of their own nor a role, by their names.
    private var shapes: [String: Shape] = [:]

    init(_ trees: [SourceTree]) {
        for tree in trees { _ = read(tree.root) }
    }

    /// Returns whether the element, or anything in it, has an id.
    private mutating func read(_ element: SourceElement) -> Bool {
        let names = element.attributeNames
        var (hasIDs, hasNames) = (false, false)
        for child in element.children {
            if read(child) { hasIDs = true }
            if !hasNames { hasNames = IdentityName.isNamed(child) }
        }
        if !names.contains("id"), !names.contains("sceneID"), !names.contains("key") {
            var shape = shapes[element.name] ?? Shape()
            shape.hasAttributes = shape.hasAttributes || !names.isEmpty
            shape.hasNamedContent = shape.hasNamedContent || hasIDs || hasNames
            if names.isEmpty, !shape.hasText {
                shape.hasText = !element.text.utf8.allSatisfy(XMLEscape.isSpace)
            }
            shapes[element.name] = shape
        }
        return hasIDs || names.contains("id") || names.contains("sceneID")
    }

    func kind(
        named name: String, _ attributes: [VersionAttribute], isRoot: Bool
    ) -> VersionElement.Kind {
        let kind = VersionTables.kind(named: name, attributes, isRoot: isRoot)
        guard !isRoot, kind != .value, let shape = shapes[name],
            !attributes.contains(where: { ["id", "sceneID", "key"].contains($0.name) })
        else { return kind }
        if shape.hasAttributes { return .object }
        return shape.hasNamedContent && !shape.hasText ? .container : .value
    }
}
