/// An element of a tree: a place, which stays the same when the element is changed or moved.
struct SourceElement {
    let tree: SourceTree
    let number: SourceNode.Number

    fileprivate var node: SourceNode { tree.nodes[Int(number)] }
}

extension SourceElement: Hashable {
    static func == (a: SourceElement, b: SourceElement) -> Bool {
        a.number == b.number && a.tree === b.tree
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

// MARK: Names and values

extension SourceElement {
    /// With its prefix, where it has one.
    var name: String { tree.string(node.content) }

    func isNamed(_ name: String) -> Bool { tree.holds(node.content, name) }

    /// The names of the attributes, in their order.
    var attributeNames: [String] { tree.attributes(number).map { tree.string($0.name) } }

    /// The value of an attribute as a parser gives it, nil when the element does not have it.
    subscript(attribute: String) -> String? {
        tree.attributes(number).first { tree.holds($0.name, attribute) }.map {
            XMLEscape.value(tree.bytes[$0.value.range])
        }
    }

    /// Whether the attribute says `YES`, Interface Builder's way to write true.
    func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

    /// The characters directly inside; empty where there is only white space around children.
    var text: String {
        var text: [UInt8] = []
        for node in tree.contents(of: number) {
            let bytes = tree.bytes[tree.nodes[Int(node)].content.range]
            switch tree.nodes[Int(node)].kind {
            case .text: XMLEscape.decode(bytes, into: &text)
            case .characterData:
                XMLEscape.joinLines(bytes.dropFirst("<![CDATA[".count).dropLast(3), into: &text)
            case .file, .element, .comment, .instruction: break
            }
        }
        if text.allSatisfy(XMLEscape.isSpace), !children.isEmpty { return "" }
        return String(decoding: text, as: UTF8.self)
    }

    /// The line of the file as it was read on which the start tag ends, counted from 1.
    var line: Int { Int(tree.tag(number).line) }

    /// The byte of the file as it was read at which the start tag begins; nil for a new element.
    var offset: Int? { line > 0 ? Int(node.content.start) - 1 : nil }
}

// MARK: What stands around

extension SourceElement {
    /// Nil for the root, and for an element that stands nowhere.
    var parent: SourceElement? { node.parent > 0 ? tree.element(node.parent) : nil }

    var children: SourceChildren { SourceChildren(of: self) }

    func child(_ name: String) -> SourceElement? { children.first { $0.isNamed(name) } }

    func children(_ name: String) -> [SourceElement] { children.filter { $0.isNamed(name) } }

    /// What stands in the first child of that name; nothing where there is none.
    func children(in name: String) -> [SourceElement] {
        child(name).map { Array($0.children) } ?? []
    }

    /// The first child in the role `key`, of whatever name.
    func child(key: String) -> SourceElement? { children.first { $0.has("key", key) } }

    /// The first child of that name in the role `key`.
    func child(_ name: String, key: String) -> SourceElement? {
        children.first { $0.isNamed(name) && $0.has("key", key) }
    }

    private func has(_ attribute: String, _ value: String) -> Bool {
        guard
            let found = tree.attributes(number).first(where: { tree.holds($0.name, attribute) })
        else { return false }
        return tree.holds(found.value, value)
            || XMLEscape.value(tree.bytes[found.value.range]) == value
    }

    /// The element itself and all below it, parents first, in the order of the file. The tree must
    /// not change while it is walked.
    var subtree: SourceSubtree { SourceSubtree(of: self) }

    /// The comments directly inside that begin with `mark`, without their mark.
    func comments(_ mark: String) -> [(node: SourceNode.Number, text: String)] {
        tree.contents(of: number).compactMap { node in
            guard tree.nodes[Int(node)].kind == .comment else { return nil }
            let inside = tree.bytes[tree.nodes[Int(node)].content.range].dropFirst(4).dropLast(3)
            guard inside.starts(with: mark.utf8) else { return nil }
            var text: [UInt8] = []
            XMLEscape.joinLines(inside.dropFirst(mark.utf8.count), into: &text)
            return (node, String(decoding: text, as: UTF8.self))
        }
    }
}

extension SourceTree {
    /// All that stands directly inside an element, elements and what is between them.
    func contents(of element: SourceNode.Number) -> some Sequence<SourceNode.Number> {
        sequence(state: nodes[Int(element)].first) { node -> SourceNode.Number? in
            guard node != SourceNode.none else { return nil }
            defer { node = self.nodes[Int(node)].next }
            return node
        }
    }
}

/// The elements directly inside an element, in the order of the file.
struct SourceChildren: Sequence, IteratorProtocol {
    private let parent: SourceElement
    private var upcoming: SourceNode.Number

    init(of parent: SourceElement) {
        self.parent = parent
        upcoming = parent.tree.nodes[Int(parent.number)].first
    }

    mutating func next() -> SourceElement? {
        let tree = parent.tree
        while upcoming != SourceNode.none {
            let number = upcoming
            upcoming = tree.nodes[Int(number)].next
            if tree.nodes[Int(number)].kind == .element {
                return tree.isAbandoned ? nil : tree.element(number)
            }
        }
        return nil
    }

    var first: SourceElement? { first { _ in true } }

    var last: SourceElement? {
        var number = parent.tree.nodes[Int(parent.number)].last
        while number != SourceNode.none, parent.tree.nodes[Int(number)].kind != .element {
            number = parent.tree.nodes[Int(number)].previous
        }
        return number == SourceNode.none ? nil : parent.tree.element(number)
    }

    var isEmpty: Bool { first == nil }
}

/// An element and all below it, parents first.
struct SourceSubtree: Sequence, IteratorProtocol {
    private let root: SourceElement
    private var upcoming: SourceNode.Number

    init(of root: SourceElement) {
        self.root = root
        upcoming = root.number
    }

    mutating func next() -> SourceElement? {
        guard upcoming != SourceNode.none, !root.tree.isAbandoned else {
            return nil
        }
        let found = root.tree.element(upcoming)
        repeat { upcoming = node(after: upcoming) } while isBetweenElements(upcoming)
        return found
    }

    private func isBetweenElements(_ number: SourceNode.Number) -> Bool {
        number != SourceNode.none && root.tree.nodes[Int(number)].kind != .element
    }

    private func node(after number: SourceNode.Number) -> SourceNode.Number {
        let nodes = root.tree.nodes
        if nodes[Int(number)].first != SourceNode.none { return nodes[Int(number)].first }
        var number = number
        while number != root.number {
            if nodes[Int(number)].next != SourceNode.none { return nodes[Int(number)].next }
            number = nodes[Int(number)].parent
        }
        return SourceNode.none
    }
}

extension SourceElement {
    /// Sets an attribute in its place; a new one goes where Xcode writes it. Nil takes it away.
    func set(_ name: String, _ value: String?) {
        var list = Array(tree.attributes(number))
        let place = list.firstIndex { tree.holds($0.name, name) }
        switch (place, value) {
        case (nil, nil): return
        case (let place?, nil): list.remove(at: place)
        case (nil, let value?): insert(tree.attribute(name, value), name, into: &list)
        case (let place?, let value?):
            if self[name] == value { return }
            list[place] = rewritten(list[place], value)
        }
        tree.setAttributes(of: number, list)
    }

    /// Takes over the attributes of another element of the tree.
    func setAttributes(_ attributes: [(String, String?)]) {
        tree.setAttributes(
            of: number,
            attributes.compactMap { name, value in value.map { tree.attribute(name, $0) } })
    }

    /// The attribute with another value, as it was set and quoted.
    private func rewritten(_ attribute: SourceAttribute, _ value: String) -> SourceAttribute {
        let lead = tree.string(SourceSlice(Int(attribute.start), Int(attribute.name.start)))
        let equals = tree.string(SourceSlice(Int(attribute.name.end), Int(attribute.value.start)))
        let isSingle = equals.hasSuffix("'")
        return tree.attribute(
            lead: lead, tree.string(attribute.name), equals: equals,
            isSingle ? XMLEscape.singleQuoted(value) : XMLEscape.attribute(value),
            quote: isSingle ? "'" : "\"")
    }

    private func insert(
        _ attribute: SourceAttribute, _ name: String, into list: inout [SourceAttribute]
    ) {
        let rank = XcodeOrder.rank(ofAttribute: name) ?? Int.max
        let later = list.firstIndex { other in
            XcodeOrder.rank(ofAttribute: tree.string(other.name)).map { $0 > rank } ?? false
        }
        list.insert(attribute, at: later ?? list.count)
    }
}

extension SourceElement {
    /// The element's bytes in the file as it was read; of a tree that nobody edited.
    var unchangedBytes: ArraySlice<UInt8> {
        let tag = tree.tag(number)
        let end = tag.end.count > 0 ? tag.end.end : tag.tail.end
        return tree.bytes[(offset ?? 0)..<Int(end)]
    }
}
