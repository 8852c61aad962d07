/// The facts of one element in one version of a file.
struct ElementFacts: Equatable {
    let name: String
    /// The key of the parent element; nil for the root.
    let parent: String?
    /// Whether the element is identified by its id, and not by its location.
    let isObject: Bool
    let attributes: [String: String]
    let text: String
    /// The keys of the child elements in order.
    var children: [String] = []
}

/// One version of a file as facts: the facts of each element by a key that is the same in all
/// versions.
///
/// The key is the element's id or a scene's `sceneID`. Otherwise it is the location: the parent's
/// key with the `key` attribute, or with the name and an identifying attribute. Elements of one
/// parent that would have the same key form a list, which is compared as one value.
struct FactTable {
    private(set) var elements: [String: ElementFacts] = [:]
    /// The items of each list as text.
    private(set) var lists: [String: [String]] = [:]
    private(set) var ids: Set<String> = []
    /// The keys that several elements of one parent have. The next table treats them as lists.
    private(set) var repeated: Set<String> = []
    /// The ids that several elements have.
    private(set) var duplicates: Set<String> = []
    private let renamed: [String: String]

    /// - Parameters:
    ///   - lists: the keys of lists, which can have a single item in this version
    ///   - renamed: the names to use for ids in this table
    init(_ root: XMLNode, lists: Set<String>, renamed: [String: String] = [:]) {
        self.renamed = renamed
        add(root, in: nil, lists)
    }

    /// Returns the tables of several versions, with the same lists in all. Ids are renamed only in
    /// the version `side`.
    static func tables(
        _ roots: [XMLNode], renamed: [String: String], in side: Int?
    ) -> [FactTable] {
        var lists: Set<String> = []
        while true {
            let tables = roots.enumerated().map { place, root in
                FactTable(root, lists: lists, renamed: place == side ? renamed : [:])
            }
            let all = tables.reduce(into: lists) { $0.formUnion($1.repeated) }
            if all.count == lists.count { return tables }
            lists = all
        }
    }

    private mutating func add(_ node: XMLNode, in parent: String?, _ lists: Set<String>) {
        let object = Self.objectKey(node, renamed)
        let key = object ?? placeKey(node, in: parent)
        if object == nil, lists.contains(key) { return addItem(node, to: key, in: parent!, lists) }
        if elements[key] != nil {
            if object == nil { repeated.insert(key) } else { duplicates.insert(key) }
            return
        }
        if let id = node["id"] { ids.insert(renamed[id] ?? id) }
        elements[key] = ElementFacts(
            name: node.name, parent: parent, isObject: object != nil, attributes: attributes(node),
            text: node.text)
        if let parent { elements[parent]?.children.append(key) }
        for child in node.elements { add(child, in: key, lists) }
    }

    /// Adds an item of a list. Objects inside it become elements with the list as their parent.
    private mutating func addItem(
        _ node: XMLNode, to list: String, in parent: String, _ known: Set<String>
    ) {
        if elements[list] == nil {
            elements[list] = ElementFacts(
                name: node.name, parent: parent, isObject: false, attributes: [:], text: "")
            elements[parent]?.children.append(list)
        }
        var objects: [XMLNode] = []
        lists[list, default: []].append(item(node, &objects))
        for object in objects { add(object, in: list, known) }
    }

    private func item(_ node: XMLNode, _ objects: inout [XMLNode]) -> String {
        if let key = Self.objectKey(node, renamed) {
            objects.append(node)
            return key
        }
        let words = attributes(node).sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }
        var inside = ""
        for child in node.elements { inside += item(child, &objects) }
        return "<" + node.name + words.joined() + ">" + node.text + inside + "</>"
    }

    private func attributes(_ node: XMLNode) -> [String: String] {
        var attributes: [String: String] = [:]
        for (name, value) in node.attributes {
            attributes[name] = renamed.isEmpty ? value : renamed[value] ?? value
        }
        return attributes
    }
}

// MARK: Keys

extension FactTable {
    static let rootKey = "/"

    /// Returns the key of an element that is independent of its location; nil for other elements.
    static func objectKey(_ node: XMLNode, _ renamed: [String: String] = [:]) -> String? {
        if node.parent?.kind == .file { return rootKey }
        if ["device", "adaptation", "dependencies"].contains(node.name) { return nil }
        if let id = node["id"] { return "#" + (renamed[id] ?? id) }
        return node["sceneID"].map { "scene:" + $0 }
    }

    private func placeKey(_ node: XMLNode, in parent: String?) -> String {
        (parent ?? "") + "/" + placeName(node)
    }

    private func placeName(_ node: XMLNode) -> String {
        if let key = node["key"] { return "@" + key }
        for name in ["reference", "keyPath", "property", "identifier", "name"] {
            if let value = node[name] { return "\(node.name)[\(name)=\(renamed[value] ?? value)]" }
        }
        return node.name
    }

    /// Returns the keys of the element and its ancestors, innermost first.
    func path(_ key: String) -> [String] {
        Array(sequence(first: key) { elements[$0]?.parent })
    }

    /// Returns the nearest object among the element and its ancestors.
    func object(of key: String) -> String {
        path(key).first { elements[$0]?.isObject ?? false } ?? Self.rootKey
    }

    /// Returns the keys of the element and its descendants.
    func subtree(_ key: String) -> [String] {
        var found: [String] = []
        var waiting = [key]
        while let next = waiting.popLast() {
            found.append(next)
            waiting += elements[next]?.children ?? []
        }
        return found
    }
}
