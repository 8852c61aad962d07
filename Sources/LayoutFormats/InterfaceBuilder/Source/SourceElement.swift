/// A reference to an element of an XML tree. It remains valid when the element is changed or moved.
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
    /// The tag name of the element, including its namespace prefix.
    var name: String { tree.string(node.content) }

    func isNamed(_ name: String) -> Bool { tree.holds(node.content, name) }

    /// The names of the element's attributes, in file order.
    var attributeNames: [String] { tree.attributes(number).map { tree.string($0.name) } }

    /// Returns the value of an attribute with its XML escapes decoded; nil if the element does not
    /// have it.
    subscript(attribute: String) -> String? {
        tree.attributes(number).first { tree.holds($0.name, attribute) }.map {
            XMLEscape.value(tree.bytes[$0.value.range])
        }
    }

    /// Returns the values of the attributes whose names satisfy a condition, in file order.
    func values(ofAttributes isIncluded: (ArraySlice<UInt8>) -> Bool) -> [String] {
        tree.attributes(number).filter { isIncluded(tree.bytes[$0.name.range]) }.map {
            XMLEscape.value(tree.bytes[$0.value.range])
        }
    }

    /// Returns whether the attribute is `YES`, which is how Interface Builder writes true.
    func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

    /// The text directly inside the element, without that of its descendants. Empty if there is
    /// only white space around child elements.
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

    /// The line of the original file on which the element's start tag ends, counted from 1; 0 for a
    /// new element.
    var line: Int { Int(tree.tag(number).line) }

    /// The byte offset of the element's start tag in the original file; nil for a new element.
    var offset: Int? { line > 0 ? Int(node.content.start) - 1 : nil }
}

// MARK: Parent, children and siblings

extension SourceElement {
    /// The parent element; nil for the root, for a removed element, and for a new one that has not
    /// been inserted yet.
    var parent: SourceElement? { node.parent > 0 ? tree.element(node.parent) : nil }

    var children: SourceChildren { SourceChildren(of: self) }

    func child(_ name: String) -> SourceElement? { children.first { $0.isNamed(name) } }

    func children(_ name: String) -> [SourceElement] { children.filter { $0.isNamed(name) } }

    /// Returns the children of the first child element named `name`; empty if there is none.
    func children(in name: String) -> [SourceElement] {
        child(name).map { Array($0.children) } ?? []
    }

    /// Returns the first child, of any tag name, whose `key` attribute is `key`; nil if there is
    /// none.
    func child(key: String) -> SourceElement? { children.first { $0.has("key", key) } }

    /// Returns the first child with the tag name `name` whose `key` attribute is `key`; nil if
    /// there is none.
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

    /// The element and all its descendants, in file order, so that parents precede their children.
    /// The tree must not change during the iteration.
    var subtree: SourceSubtree { SourceSubtree(of: self) }

    /// Returns the comments directly inside the element whose text begins with `mark`. The returned
    /// texts do not include the mark.
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
    /// Returns all nodes directly inside an element: the child elements, and the texts and comments
    /// between them.
    func contents(of element: SourceNode.Number) -> some Sequence<SourceNode.Number> {
        sequence(state: nodes[Int(element)].first) { node -> SourceNode.Number? in
            guard node != SourceNode.none else { return nil }
            defer { node = self.nodes[Int(node)].next }
            return node
        }
    }
}

/// The child elements of an element, in file order.
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
                return tree.isCancelled ? nil : tree.element(number)
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

/// An element and all its descendants, parents first.
struct SourceSubtree: Sequence, IteratorProtocol {
    private let root: SourceElement
    private var upcoming: SourceNode.Number

    init(of root: SourceElement) {
        self.root = root
        upcoming = root.number
    }

    mutating func next() -> SourceElement? {
        guard upcoming != SourceNode.none, !root.tree.isCancelled else {
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
    /// Sets an attribute, or removes it if `value` is nil. An existing attribute keeps its
    /// position; a new one is inserted where Xcode would write it.
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

    /// Sets an attribute as `set(_:_:)` does. A new attribute that `XcodeOrder` does not list is
    /// written behind `other`, if the element has that.
    func set(_ name: String, _ value: String?, after other: String?) {
        let isNew = self[name] == nil && value != nil
        set(name, value)
        guard isNew, !XcodeOrder.lists(attribute: name), let other else { return }
        var list = Array(tree.attributes(number))
        guard let place = list.firstIndex(where: { tree.holds($0.name, other) }),
            let own = list.firstIndex(where: { tree.holds($0.name, name) })
        else { return }
        let attribute = list.remove(at: own)
        list.insert(attribute, at: place + (own < place ? 0 : 1))
        tree.setAttributes(of: number, list)
    }

    /// Replaces all attributes of the element. Attributes whose value is nil are left out.
    func setAttributes(_ attributes: [(String, String?)]) {
        tree.setAttributes(
            of: number,
            attributes.compactMap { name, value in value.map { tree.attribute(name, $0) } })
    }

    /// Returns a copy of the attribute with another value, and with its spacing and quotes
    /// unchanged.
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
        let tag = self.name
        let later = list.firstIndex { other in
            XcodeOrder.precedes(attribute: name, tree.string(other.name), in: tag) ?? false
        }
        list.insert(attribute, at: later ?? list.count)
    }
}

extension SourceElement {
    /// Returns a copy of the element that has no parent yet, without comments and without the
    /// descendants that `isCopied` rejects.
    func copy(where isCopied: (SourceElement) -> Bool) -> SourceElement {
        let copy = tree.element(tree.copy(number))
        let inner = children.isEmpty ? Array(tree.contents(of: number)) : []
        for node in inner where tree.nodes[Int(node)].kind != .comment {
            tree.link(tree.copy(node), into: copy.number, after: tree.nodes[Int(copy.number)].last)
        }
        for child in Array(children) where isCopied(child) {
            tree.link(
                child.copy(where: isCopied).number, into: copy.number,
                after: tree.nodes[Int(copy.number)].last)
        }
        if copy.isBare { tree.close(copy.number) }
        return copy
    }

    /// The element's bytes in the original file. Valid only if the tree has not been edited.
    var unchangedBytes: ArraySlice<UInt8> {
        assert(line > 0, "\(name) was not in the file")
        let tag = tree.tag(number)
        let end = tag.end.count > 0 ? tag.end.end : tag.tail.end
        return tree.bytes[(offset ?? 0)..<Int(end)]
    }
}
