/// One version of a file as merging sees it: each element under an identity that all versions share.
struct Version {
    let tree: SourceTree
    /// In the order of the file, parents first.
    private(set) var elements: [VersionElement] = []
    private var places = IdentityMap<Int>()
    private var ids: [String: Int] = [:]
    /// The number of elements that would have the same identity, if that is more than one.
    private var counts: [Identity: Int] = [:]
    /// Elements with children that only their places tell apart.
    private(set) var repeating: Set<Identity> = []
    /// The first view controller of each scene.
    private var controllers: [Identity: Int] = [:]
    private let shapes: ElementShapes
    /// The ids of the other version, by those of the same objects here.
    private let renamed: [String: String]

    /// - Parameters:
    ///   - shapes: of all versions that are compared
    ///   - renamed: the ids under which the other version has the same objects, by the ids here
    init(
        _ tree: SourceTree, _ table: inout IdentityTable, _ shapes: ElementShapes,
        renamed: [String: String] = [:]
    ) {
        self.tree = tree
        self.shapes = shapes
        self.renamed = renamed
        _ = add(tree.root, in: nil, &table)
    }

    subscript(identity: Identity) -> VersionElement? {
        places[identity].map { elements[$0] }
    }

    var root: VersionElement { elements[0] }

    func contains(_ identity: Identity) -> Bool { places[identity] != nil }

    func children(_ identity: Identity) -> [Identity] { self[identity]?.children ?? [] }

    /// Whether the other version has an object under another id than this one.
    func isTwin(id: String) -> Bool { renamed[id] != nil }

    func element(id: String) -> VersionElement? { ids[id].map { elements[$0] } }

    /// Returns the first view controller of a scene; nil if it has none.
    func controller(of scene: Identity) -> VersionElement? {
        controllers[scene].map { elements[$0] }
    }

    /// The element and all in it, parents first.
    func subtree(_ identity: Identity) -> ArraySlice<VersionElement> {
        guard let place = places[identity] else { return [] }
        return elements[place..<elements[place].end]
    }

    // MARK: Reading

    /// Depth is the gate's matter.
    private mutating func add(
        _ element: SourceElement, in parent: Identity?, _ table: inout IdentityTable
    ) -> Identity {
        let identity = identify(element, in: parent, &table)
        let place = elements.count
        places[identity] = place
        let attributes = renamed.isEmpty ? element.attributes : element.attributes.map(rename)
        elements.append(
            VersionElement(
                element, identity, parent, attributes,
                shapes.kind(named: element.name, attributes, isRoot: parent == nil)))
        if let id = elements[place]["id"] { ids[id] = place }
        if elements[place]["sceneMemberID"] == "viewController" { addController(place) }
        let kind = elements[place].kind
        if kind == .value {
            elements[place].content = content(of: element)
        } else {
            // Blanks alone are the layout of the file.
            let text = element.text
            elements[place].text = text.utf8.allSatisfy(XMLEscape.isSpace) ? "" : text
            for child in element.children {
                let identity = add(child, in: identity, &table)
                elements[place].children.append(identity)
            }
        }
        elements[place].end = elements.count
        return identity
    }

    private mutating func addController(_ place: Int) {
        var next = elements[place].parent
        while let identity = next, let element = self[identity] {
            if element["sceneID"] != nil, controllers[identity] == nil {
                controllers[identity] = place
            }
            next = element.parent
        }
    }

    private mutating func identify(
        _ element: SourceElement, in parent: Identity?, _ table: inout IdentityTable
    ) -> Identity {
        var name = element.objectName(isRoot: parent == nil)
        let place = name == nil ? parent : nil
        if let id = name?.dropFirst(), let other = renamed[String(id)] { name = "#" + other }
        let first = name ?? IdentityName.inside(element, renamed: renamed)
        let shared = table.identity(first, in: place)
        var identity = shared
        while places[identity] != nil {
            let count = counts[shared, default: 1] + 1
            counts[shared] = count
            if let place { repeating.insert(place) }
            identity = table.identity("\(first) ~\(count)", in: place)
        }
        return identity
    }

    private func rename(_ attribute: VersionAttribute) -> VersionAttribute {
        guard VersionTables.holdsID(attribute.name), let other = renamed[attribute.value] else {
            return attribute
        }
        return VersionAttribute(name: attribute.name, value: other)
    }

    /// An element and all in it as one text, the same for what says the same.
    private func content(of element: SourceElement) -> String {
        let attributes = element.attributes.map(rename).sorted { $0.name < $1.name }
        let inside = element.children.map(content(of:)).joined()
        return "<" + element.name + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + ">"
            + element.text + inside + "</>"
    }
}

/// An element of a version, the same from when the version was read.
final class VersionElement {
    enum Kind {
        /// What has attributes and children of its own, each merged for itself.
        case object
        /// A list without attributes whose elements have names: `<subviews>`.
        case container
        /// What is one thing whatever it is made of: a colour, a font, a list of strings.
        case value
    }

    let source: SourceElement
    let identity: Identity
    let parent: Identity?
    let name: String
    let attributes: [VersionAttribute]
    let kind: Kind
    fileprivate(set) var children: [Identity] = []
    fileprivate(set) var text = ""
    /// All of a value; empty for the others.
    fileprivate(set) var content = ""
    /// Behind the last element inside, in the version's list.
    fileprivate(set) var end = 0

    fileprivate init(
        _ source: SourceElement, _ identity: Identity, _ parent: Identity?,
        _ attributes: [VersionAttribute], _ kind: Kind
    ) {
        self.source = source
        self.identity = identity
        self.parent = parent
        name = source.name
        self.attributes = attributes
        self.kind = kind
    }

    subscript(attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }
}

struct VersionAttribute: Equatable {
    let name: String
    let value: String
}

extension SourceElement {
    /// All attributes with what a parser gives for them.
    var attributes: [VersionAttribute] {
        tree.attributes(number).map { attribute in
            VersionAttribute(
                name: tree.string(attribute.name),
                value: XMLEscape.value(tree.bytes[attribute.value.range]))
        }
    }
}
