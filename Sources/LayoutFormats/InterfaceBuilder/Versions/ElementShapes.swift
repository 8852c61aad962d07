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
    /// Names of elements in a role that state more than their role.
    private var stating: Set<String> = []

    init(_ trees: [SourceTree]) {
        for tree in trees { _ = read(tree.root) }
    }

    /// Returns how the element is named, and whether it or anything in it has an id.
    private mutating func read(_ element: SourceElement) -> (naming: ElementNaming, hasIDs: Bool) {
        var (hasNames, hasIDs) = (false, false)
        for child in element.children {
            let inside = read(child)
            hasNames = hasNames || inside.naming != .none
            hasIDs = hasIDs || inside.hasIDs
        }
        let naming = ElementNaming(element)
        if naming == .none || naming == .attribute {
            add(element, hasNamedContent: hasNames || hasIDs)
        } else if naming == .role, element.tree.attributes(element.number).count > 1 {
            stating.insert(element.name)
        }
        return (naming, hasIDs || naming == .identity)
    }

    private mutating func add(_ element: SourceElement, hasNamedContent: Bool) {
        let hasAttributes = !element.tree.attributes(element.number).isEmpty
        var shape = shapes[element.name] ?? Shape()
        shape.hasAttributes = shape.hasAttributes || hasAttributes
        shape.hasNamedContent = shape.hasNamedContent || hasNamedContent
        if !hasAttributes, !shape.hasText {
            shape.hasText = !element.text.utf8.allSatisfy(XMLEscape.isSpace)
        }
        shapes[element.name] = shape
    }

    func kind(
        named name: String, _ attributes: [VersionAttribute], isRoot: Bool
    ) -> VersionElement.Kind {
        let kind = VersionTables.kind(named: name, attributes, isRoot: isRoot)
        if kind == .container, stating.contains(name) { return .object }
        guard !isRoot, kind != .value, let shape = shapes[name],
            !attributes.contains(where: { ["id", "sceneID", "key"].contains($0.name) })
        else { return kind }
        if shape.hasAttributes { return .object }
        return shape.hasNamedContent && !shape.hasText ? .container : .value
    }
}

/// What tells an element from others.
private enum ElementNaming {
    /// An id, wherever it is.
    case identity
    /// A role in its parent.
    case role
    /// Another attribute, in its parent.
    case attribute
    case none

    init(_ element: SourceElement) {
        let tree = element.tree
        var naming = ElementNaming.none
        for attribute in tree.attributes(element.number) {
            if tree.holds(attribute.name, "id") || tree.holds(attribute.name, "sceneID") {
                self = .identity
                return
            }
            if tree.holds(attribute.name, "key") {
                naming = .role
            } else if naming == .none,
                IdentityName.naming.contains(where: { tree.holds(attribute.name, $0) })
            {
                naming = .attribute
            }
        }
        self = naming
    }
}
