/// The way in which the elements with each tag name are merged (`VersionElement.Kind`): as an
/// object, whose attributes are merged one by one; as one value; or as a container, which only
/// lists objects. All versions use the same way for a tag name.
///
/// The kind of an element without attributes depends on its content in all versions. `<subviews>`
/// contains objects, so it is a container. `<declaredKeys>` contains strings without names, so it
/// is merged as one value.
struct ElementShapes {
    private struct ElementTraits {
        var hasAttributes = false
        var hasNamedContent = false
        var hasText = false
    }

    /// The attributes and content of the elements that have neither an id nor a `key`, by tag name.
    private var shapes: [String: ElementTraits] = [:]
    /// The tag names of elements that have a `key` and further attributes. An element with such a
    /// tag name is never a container.
    private var namesWithKeyAndAttributes: Set<String> = []

    init(_ trees: [SourceTree]) {
        for tree in trees { _ = read(tree.root) }
    }

    /// Records the attributes and content of an element and its descendants. Returns how the
    /// element is identified, and whether any of these elements has an id.
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
            namesWithKeyAndAttributes.insert(element.name)
        }
        return (naming, hasIDs || naming == .identity)
    }

    private mutating func add(_ element: SourceElement, hasNamedContent: Bool) {
        let hasAttributes = !element.tree.attributes(element.number).isEmpty
        var shape = shapes[element.name] ?? ElementTraits()
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
        if kind == .container, namesWithKeyAndAttributes.contains(name) { return .object }
        guard !isRoot, kind != .value, let shape = shapes[name],
            !attributes.contains(where: { ["id", "sceneID", "key"].contains($0.name) })
        else { return kind }
        if shape.hasAttributes { return .object }
        return shape.hasNamedContent && !shape.hasText ? .container : .value
    }
}

/// The way in which an element is identified among the elements of its file.
private enum ElementNaming {
    /// The element has an id, which is unique in the file.
    case identity
    /// The element has a `key`, which is unique in its parent.
    case role
    /// Another attribute identifies the element in its parent.
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
