import StackCore

/// An XML file with every byte preserved, whose elements can be read, changed, moved and created.
///
/// The nodes are stored in flat arrays and refer to one byte buffer. Reading a file therefore takes
/// few allocations and at most about 64 bytes per element, 36 per text and 20 per attribute. The
/// number of a node stays valid as long as the tree exists, even after the node is removed. A copy
/// of the tree shares the arrays with the original until one of the two changes.
final class SourceTree {
    // Swift's dynamic check for overlapping accesses is switched off for these properties. Reading
    // an attribute reads four of them several times, and the check took one hundredth of the time
    // of checking documents. It is not needed, because all functions that change them are in this
    // file, and call no closures while they do.

    /// The file's bytes, followed by the bytes that edits have added.
    @exclusivity(unchecked) private(set) var bytes: [UInt8]
    /// The number of bytes in the original file.
    let fileSize: Int
    /// All nodes of the file. The first node represents the whole file and contains the root
    /// element.
    @exclusivity(unchecked) private(set) var nodes: [SourceNode]
    @exclusivity(unchecked) private var tags: [SourceTag]
    @exclusivity(unchecked) private var attributes: [SourceAttribute]
    let layout: SourceLayout
    /// Whether `bytes` begins with the file's own bytes, rather than a conversion from another
    /// encoding.
    let isFaithful: Bool
    private let cancellation: Cancellation

    /// Whether the work was cancelled. Every iteration over elements then ends early, and the
    /// caller must ignore its result.
    var isCancelled: Bool { cancellation.isRequested() }

    init(
        _ bytes: [UInt8], _ nodes: [SourceNode], _ tags: [SourceTag],
        _ attributes: [SourceAttribute], isFaithful: Bool, until cancellation: Cancellation
    ) {
        precondition(nodes.first?.kind == .file, "the first node is not the file")
        self.bytes = bytes
        fileSize = bytes.count
        self.nodes = nodes
        self.tags = tags
        self.attributes = attributes
        self.isFaithful = isFaithful
        self.cancellation = cancellation
        layout = SourceLayout(of: bytes)
    }

    private init(copying other: SourceTree) {
        (bytes, fileSize) = (other.bytes, other.fileSize)
        (nodes, tags, attributes) = (other.nodes, other.tags, other.attributes)
        (layout, isFaithful) = (other.layout, other.isFaithful)
        cancellation = other.cancellation
    }

    /// Returns an independent copy of the tree.
    func copy() -> SourceTree { SourceTree(copying: self) }

    var root: SourceElement {
        var node = nodes[0].first
        while nodes[Int(node)].kind != .element {
            node = nodes[Int(node)].next
            precondition(node != SourceNode.none, "the file has no root element")
        }
        return element(node)
    }

    /// Returns the element with the given node number. A copy of the tree has the same numbers.
    func element(_ number: SourceNode.Number) -> SourceElement {
        precondition(nodes.indices ~= Int(number), "the tree has no node \(number)")
        return SourceElement(tree: self, number: number)
    }
}

/// A node of a file: the whole file, an element, or something between elements.
struct SourceNode {
    typealias Number = Int32
    enum Kind: UInt8 {
        case file, element, text, characterData, comment, instruction

        /// Whether there may be nodes inside.
        var isParent: Bool { self == .file || self == .element }
    }

    /// The node number that represents no node.
    static let none: Number = -1

    let kind: Kind
    /// The tag name of an element; for any other node all its bytes, including delimiters.
    var content: SourceSlice
    /// The index of the element's `SourceTag` in the tree; `none` for other nodes.
    var tag: Int32 = none
    var parent = none
    var previous = none
    var next = none
    var first = none
    var last = none
}

/// The attributes of an element, and the delimiters of its tags.
struct SourceTag {
    var attributes: SourceSlice
    /// The bytes from the end of the last attribute to the end of the start tag, such as ` >` or
    /// `/>`.
    var tail: SourceSlice
    /// The end tag `</name>`; empty for a self-closing element.
    var end: SourceSlice
    /// The line of the original file on which the start tag ends, counted from 1; 0 for a new
    /// element.
    let line: Int32
}

/// An attribute in the file: from the white space before its name to the closing quote.
struct SourceAttribute {
    let start: UInt32
    let name: SourceSlice
    /// The bytes between the quotes, with XML escapes not decoded.
    let value: SourceSlice

    var whole: SourceSlice { SourceSlice(Int(start), Int(value.end) + 1) }
}

/// A range of indices into one of the tree's flat arrays.
struct SourceSlice {
    let start: UInt32
    let end: UInt32

    init(_ start: Int, _ end: Int) {
        assert(start <= end, "a slice ends before it starts")
        self.start = UInt32(start)
        self.end = UInt32(end)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
    var count: Int { Int(end - start) }
}

// MARK: Reading the tree

extension SourceTree {
    func string(_ slice: SourceSlice) -> String {
        String(decoding: bytes[slice.range], as: UTF8.self)
    }

    func holds(_ slice: SourceSlice, _ text: String) -> Bool {
        slice.count == text.utf8.count && bytes[slice.range].elementsEqual(text.utf8)
    }

    func tag(_ element: SourceNode.Number) -> SourceTag {
        assert(nodes[Int(element)].kind == .element, "node \(element) has no tag")
        return tags[Int(nodes[Int(element)].tag)]
    }

    func attributes(_ element: SourceNode.Number) -> ArraySlice<SourceAttribute> {
        attributes[tag(element).attributes.range]
    }

    /// The bytes of the whole file, including all edits.
    var text: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var node = nodes[0].first
        while node != SourceNode.none {
            append(node, to: &result)
            if nodes[Int(node)].first != SourceNode.none {
                node = nodes[Int(node)].first
                continue
            }
            closeTag(node, in: &result)
            while nodes[Int(node)].next == SourceNode.none, nodes[Int(node)].parent > 0 {
                node = nodes[Int(node)].parent
                closeTag(node, in: &result)
            }
            node = nodes[Int(node)].next
        }
        return result
    }

    private func append(_ node: SourceNode.Number, to result: inout [UInt8]) {
        let isElement = nodes[Int(node)].kind == .element
        if isElement { result.append(UInt8(ascii: "<")) }
        result += bytes[nodes[Int(node)].content.range]
        guard isElement else { return }
        for attribute in attributes(node) { result += bytes[attribute.whole.range] }
        result += bytes[tag(node).tail.range]
    }

    private func closeTag(_ node: SourceNode.Number, in result: inout [UInt8]) {
        if nodes[Int(node)].kind == .element { result += bytes[tag(node).end.range] }
    }
}

// MARK: Changing the tree

extension SourceTree {
    /// Appends a text to the tree's byte buffer and returns its range there.
    func add(_ text: String) -> SourceSlice {
        let start = bytes.count
        bytes += text.utf8
        return SourceSlice(start, bytes.count)
    }

    /// Creates a node with the given bytes. The node has no parent yet.
    func make(_ kind: SourceNode.Kind, _ text: String) -> SourceNode.Number {
        nodes.append(SourceNode(kind: kind, content: add(text)))
        return SourceNode.Number(nodes.count - 1)
    }

    /// Creates an element `<name a="…"/>` that has no parent yet. Attributes whose value is nil are
    /// left out.
    func make(_ name: String, _ attributes: [(String, String?)] = []) -> SourceElement {
        let node = make(.element, name)
        nodes[Int(node)].tag = Int32(tags.count)
        tags.append(
            SourceTag(
                attributes: SourceSlice(0, 0), tail: add("/>"), end: SourceSlice(0, 0), line: 0))
        setAttributes(
            of: node,
            attributes.compactMap { name, value in value.map { attribute(name, $0) } })
        return element(node)
    }

    /// Creates a node with the bytes of another one, and without children or parent.
    func copy(_ node: SourceNode.Number) -> SourceNode.Number {
        let original = nodes[Int(node)]
        nodes.append(SourceNode(kind: original.kind, content: original.content))
        guard original.kind == .element else { return SourceNode.Number(nodes.count - 1) }
        let tag = tags[Int(original.tag)]
        nodes[nodes.count - 1].tag = Int32(tags.count)
        tags.append(
            SourceTag(attributes: tag.attributes, tail: tag.tail, end: tag.end, line: 0))
        return SourceNode.Number(nodes.count - 1)
    }

    /// Creates an attribute, written as Xcode writes it.
    func attribute(_ name: String, _ value: String) -> SourceAttribute {
        attribute(lead: " ", name, equals: "=\"", XMLEscape.attribute(value), quote: "\"")
    }

    /// Creates an attribute with the given spacing and quotes.
    ///
    /// - Parameter equals: the text between the name and the value, including the opening quote
    func attribute(
        lead: String, _ name: String, equals: String, _ rawValue: String, quote: String
    ) -> SourceAttribute {
        let start = add(lead).start
        let name = add(name)
        _ = add(equals)
        let value = add(rawValue)
        _ = add(quote)
        return SourceAttribute(start: start, name: name, value: value)
    }

    func setAttributes(of element: SourceNode.Number, _ list: [SourceAttribute]) {
        assert(nodes[Int(element)].kind == .element, "node \(element) has no attributes")
        let start = attributes.count
        attributes += list
        tags[Int(nodes[Int(element)].tag)].attributes = SourceSlice(start, attributes.count)
    }

    func setContent(_ node: SourceNode.Number, _ text: String) {
        nodes[Int(node)].content = add(text)
    }

    /// Replaces the element's tag `<a/>` with `<a>` and `</a>`. Does nothing if it has an end tag.
    func open(_ element: SourceNode.Number) {
        guard tag(element).end.count == 0 else { return }
        let tail = add(String(string(tag(element).tail).dropLast(2)) + ">")
        let end = add("</" + string(nodes[Int(element)].content) + ">")
        tags[Int(nodes[Int(element)].tag)].tail = tail
        tags[Int(nodes[Int(element)].tag)].end = end
    }

    /// Replaces the element's tags `<a>` and `</a>` with `<a/>`. Does nothing if it has no end tag.
    func close(_ element: SourceNode.Number) {
        guard tag(element).end.count > 0 else { return }
        let tail = add(String(string(tag(element).tail).dropLast()) + "/>")
        tags[Int(nodes[Int(element)].tag)].tail = tail
        tags[Int(nodes[Int(element)].tag)].end = SourceSlice(0, 0)
    }

    /// Inserts a node that has no parent into `parent`, after `sibling`, or before all other
    /// children if `sibling` is `none`.
    func link(
        _ node: SourceNode.Number, into parent: SourceNode.Number,
        after sibling: SourceNode.Number
    ) {
        precondition(
            nodes[Int(node)].parent == SourceNode.none, "node \(node) is in the tree already")
        precondition(
            node != parent && nodes[Int(parent)].kind.isParent,
            "node \(parent) cannot contain node \(node)")
        precondition(
            sibling == SourceNode.none || nodes[Int(sibling)].parent == parent,
            "node \(sibling) is not in node \(parent)")
        let next =
            sibling == SourceNode.none ? nodes[Int(parent)].first : nodes[Int(sibling)].next
        nodes[Int(node)].parent = parent
        nodes[Int(node)].previous = sibling
        nodes[Int(node)].next = next
        join(sibling, node, in: parent)
        join(node, next, in: parent)
        checkInvariants()
    }

    /// Removes a node with all its descendants from its parent.
    func unlink(_ node: SourceNode.Number) {
        let links = nodes[Int(node)]
        precondition(links.parent != SourceNode.none, "node \(node) is not in the tree")
        join(links.previous, links.next, in: links.parent)
        nodes[Int(node)].parent = SourceNode.none
        nodes[Int(node)].previous = SourceNode.none
        nodes[Int(node)].next = SourceNode.none
    }

    /// Makes two nodes adjacent siblings in `parent`. If `node` is `none`, `next` becomes the first
    /// child; if `next` is `none`, `node` becomes the last one.
    private func join(
        _ node: SourceNode.Number, _ next: SourceNode.Number, in parent: SourceNode.Number
    ) {
        if node == SourceNode.none {
            nodes[Int(parent)].first = next
        } else {
            nodes[Int(node)].next = next
        }
        if next == SourceNode.none {
            nodes[Int(parent)].last = node
        } else {
            nodes[Int(next)].previous = node
        }
    }
}

// MARK: Invariants

extension SourceTree: InvariantChecked {
    func invariantViolations() -> [String] {
        nodes.indices.flatMap { linkViolations(SourceNode.Number($0)) }
    }

    /// Checks that a node's previous and next siblings refer back to the node, and that its first
    /// and last child do.
    private func linkViolations(_ number: SourceNode.Number) -> [String] {
        let node = nodes[Int(number)]
        func refers(_ other: SourceNode.Number, _ link: KeyPath<SourceNode, SourceNode.Number>)
            -> Bool
        {
            other == SourceNode.none || nodes[Int(other)][keyPath: link] == number
        }
        var found: [String] = []
        if !refers(node.next, \.previous) || !refers(node.previous, \.next) {
            found.append("node \(number) is not the neighbour of its neighbours")
        }
        if !refers(node.first, \.parent) || !refers(node.last, \.parent) {
            found.append("node \(number) is not the parent of its children")
        }
        if [node.next, node.previous].contains(where: {
            $0 != SourceNode.none && nodes[Int($0)].parent != node.parent
        }) {
            found.append("node \(number) has a neighbour in another element")
        }
        if (node.first == SourceNode.none) != (node.last == SourceNode.none)
            || (node.kind == .element) != (node.tag != SourceNode.none)
        {
            found.append("node \(number) is half made")
        }
        return found
    }
}
