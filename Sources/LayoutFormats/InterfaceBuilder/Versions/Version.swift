/// One version of a file, read for merging or comparison. An element that occurs in several
/// versions has the same identity in all of them.
struct Version {
    let tree: SourceTree
    /// The elements in file order, parents first.
    private(set) var elements: [VersionElement] = []
    private var places = IdentityMap<Int>()
    private var ids: [String: Int] = [:]
    /// The number of siblings that have the same identifying name, by the identity of the first of
    /// them. Names that only one sibling has are left out.
    private var counts: [Identity: Int] = [:]
    /// The elements that have several children with the same name, which only their positions
    /// distinguish.
    private(set) var repeating: Set<Identity> = []
    /// The index of each scene's first view controller in `elements`.
    private var controllers: [Identity: Int] = [:]
    private let shapes: ElementShapes
    /// The ids of objects that have another id in the other version (`Twins.ids`): the keys are ids
    /// in this version, the values are ids in the other version.
    private let renamed: [String: String]

    /// Reads the elements of a tree.
    ///
    /// - Parameters:
    ///   - table: the table that assigns identities; elements that it does not contain are added
    ///   - shapes: the kinds of elements in all versions that are compared
    ///   - renamed: the other version's ids of twins, by their ids in this version
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
    /// The version of the plug-in of Interface Builder that the file depends on; nil if it names
    /// none.
    var plugInVersion: String? { elements.first { $0.name == "plugIn" }?["version"] }

    func contains(_ identity: Identity) -> Bool { places[identity] != nil }

    func children(_ identity: Identity) -> [Identity] { self[identity]?.children ?? [] }

    /// Returns an element's number in file order; nil if the version lacks the element.
    func place(of identity: Identity) -> Int? { places[identity] }

    /// Returns whether the other version has the object with this id too, under another id.
    func isTwin(id: String) -> Bool { renamed[id] != nil }

    func element(id: String) -> VersionElement? { ids[id].map { elements[$0] } }

    /// Returns the first view controller of a scene; nil if it has none.
    func controller(of scene: Identity) -> VersionElement? {
        controllers[scene].map { elements[$0] }
    }

    /// Returns an element and all its descendants, parents before children; empty if there is no
    /// such element.
    func subtree(_ identity: Identity) -> ArraySlice<VersionElement> {
        guard let place = places[identity] else { return [] }
        return elements[place..<elements[place].end]
    }

    // MARK: Reading the elements of a tree

    /// Adds an element and its descendants to the version. The recursion depth is limited, because
    /// `XMLValidator` limits the depth of files.
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
            // Text that consists only of white space is formatting and not compared.
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
        if let own = name, let mark = own.firstIndex(of: "#"),
            let other = renamed[String(own[mark...].dropFirst())]
        {
            name = own[...mark] + other
        }
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

    /// Returns an element and its descendants as one text. Equivalent elements, for example with
    /// attributes in another order, give the same text.
    private func content(of element: SourceElement) -> String {
        let attributes = element.attributes.map(rename).sorted { $0.name < $1.name }
        let inside = element.children.map(content(of:)).joined()
        return "<" + element.name + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + ">"
            + element.text + inside + "</>"
    }
}

/// An element of a version of a file. It does not change after the versions are read.
final class VersionElement {
    enum Kind {
        /// An element whose attributes and children are merged individually.
        case object
        /// A list without attributes whose elements have names: `<subviews>`.
        case container
        /// An element that is merged as a whole, such as a colour, a font or a list of strings.
        case value
    }

    let source: SourceElement
    let identity: Identity
    let parent: Identity?
    let name: String
    private(set) var attributes: [VersionAttribute]
    let kind: Kind
    fileprivate(set) var children: [Identity] = []
    fileprivate(set) var text = ""
    /// The whole content of the element as text if it is a value; empty for other kinds of
    /// elements.
    fileprivate(set) var content = ""
    /// The index in the version's `elements` that follows the element's last descendant. The
    /// element's subtree ends before this index.
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

    /// Replaces the attributes. Used only to give constraints another spelling before versions are
    /// compared.
    func setAttributes(_ attributes: [VersionAttribute]) { self.attributes = attributes }
}

struct VersionAttribute: Equatable {
    let name: String
    let value: String
}

extension SourceElement {
    /// The attributes of the element, with XML escapes decoded.
    var attributes: [VersionAttribute] {
        tree.attributes(number).map { attribute in
            VersionAttribute(
                name: tree.string(attribute.name),
                value: XMLEscape.value(tree.bytes[attribute.value.range]))
        }
    }
}
