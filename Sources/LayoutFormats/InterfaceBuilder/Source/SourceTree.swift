import StackCore

/// An XML file as it stands: every byte in its place, with elements to read, change, move and make.
///
/// The nodes lie in flat arrays and point into one buffer, so that reading a file costs a few
/// allocations and at most about 64 bytes an element, 36 a text and 20 an attribute. A node keeps
/// its number while the tree lives, removed or not. A copy shares the arrays until one side changes.
final class SourceTree {
    /// The file's bytes and, behind them, what edits have added.
    private(set) var bytes: [UInt8]
    /// How many of the bytes are the file's.
    let fileSize: Int
    /// The first is the whole file, around its root element.
    private(set) var nodes: [SourceNode]
    private var tags: [SourceTag]
    private var attributes: [SourceAttribute]
    let layout: SourceLayout
    /// Whether the text is the file's own, and not made from one in another encoding.
    let isFaithful: Bool
    private let cancellation: Cancellation

    /// Nobody waits any more: every walk over elements ends where it is, and what follows from it
    /// means nothing.
    var isAbandoned: Bool { cancellation.isRequested() }

    init(
        _ bytes: [UInt8], _ nodes: [SourceNode], _ tags: [SourceTag],
        _ attributes: [SourceAttribute], isFaithful: Bool, until cancellation: Cancellation
    ) {
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

    /// The same file, to be changed on its own.
    func copy() -> SourceTree { SourceTree(copying: self) }

    var root: SourceElement {
        var node = nodes[0].first
        while nodes[Int(node)].kind != .element { node = nodes[Int(node)].next }
        return element(node)
    }

    /// The element with that number; a copy has the same ones.
    func element(_ number: SourceNode.Number) -> SourceElement {
        SourceElement(tree: self, number: number)
    }
}

/// A part of a file: the whole, an element, or what stands between elements.
struct SourceNode {
    typealias Number = Int32
    enum Kind: UInt8 { case file, element, text, characterData, comment, instruction }

    /// Where a number would stand and there is no node.
    static let none: Number = -1

    let kind: Kind
    /// An element's name; all the bytes of anything else, its marks included.
    var content: SourceSlice
    /// An element's place among the tags.
    var tag: Int32 = none
    var parent = none
    var previous = none
    var next = none
    var first = none
    var last = none
}

/// What an element has besides its name and what is inside.
struct SourceTag {
    var attributes: SourceSlice
    /// From the last attribute to the end of the start tag: ` >`, `/>`.
    var tail: SourceSlice
    /// `</name>`; empty where the start tag is the whole element.
    var end: SourceSlice
    /// Where the start tag ends in the file as it was read, counted from 1; 0 for new elements.
    let line: Int32
}

/// An attribute as it stands in a file, from the white space before it to the closing quote.
struct SourceAttribute {
    let start: UInt32
    let name: SourceSlice
    /// Between the quotes, references not resolved.
    let value: SourceSlice

    var whole: SourceSlice { SourceSlice(Int(start), Int(value.end) + 1) }
}

/// Some elements of a flat array.
struct SourceSlice {
    let start: UInt32
    let end: UInt32

    init(_ start: Int, _ end: Int) {
        self.start = UInt32(start)
        self.end = UInt32(end)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
    var count: Int { Int(end - start) }
}

// MARK: Reading

extension SourceTree {
    func string(_ slice: SourceSlice) -> String {
        String(decoding: bytes[slice.range], as: UTF8.self)
    }

    func holds(_ slice: SourceSlice, _ text: String) -> Bool {
        slice.count == text.utf8.count && bytes[slice.range].elementsEqual(text.utf8)
    }

    func tag(_ element: SourceNode.Number) -> SourceTag { tags[Int(nodes[Int(element)].tag)] }

    func attributes(_ element: SourceNode.Number) -> ArraySlice<SourceAttribute> {
        attributes[tag(element).attributes.range]
    }

    /// The whole file.
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

// MARK: Changing

extension SourceTree {
    /// Puts a text behind all others of the buffer.
    func add(_ text: String) -> SourceSlice {
        let start = bytes.count
        bytes += text.utf8
        return SourceSlice(start, bytes.count)
    }

    /// A node that stands nowhere yet.
    func make(_ kind: SourceNode.Kind, _ text: String) -> SourceNode.Number {
        nodes.append(SourceNode(kind: kind, content: add(text)))
        return SourceNode.Number(nodes.count - 1)
    }

    /// An element that stands nowhere yet, `<name a="…"/>`; attributes without a value are left out.
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

    /// An attribute as Xcode writes it.
    func attribute(_ name: String, _ value: String) -> SourceAttribute {
        attribute(lead: " ", name, equals: "=\"", XMLEscape.attribute(value), quote: "\"")
    }

    /// - Parameter equals: from the name to the opening quote
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
        let start = attributes.count
        attributes += list
        tags[Int(nodes[Int(element)].tag)].attributes = SourceSlice(start, attributes.count)
    }

    func setContent(_ node: SourceNode.Number, _ text: String) {
        nodes[Int(node)].content = add(text)
    }

    /// Writes `<a>` and `</a>` for `<a/>`.
    func open(_ element: SourceNode.Number) {
        guard tag(element).end.count == 0 else { return }
        let tail = add(String(string(tag(element).tail).dropLast(2)) + ">")
        let end = add("</" + string(nodes[Int(element)].content) + ">")
        tags[Int(nodes[Int(element)].tag)].tail = tail
        tags[Int(nodes[Int(element)].tag)].end = end
    }

    /// Writes `<a/>` for `<a>` and `</a>`.
    func close(_ element: SourceNode.Number) {
        guard tag(element).end.count > 0 else { return }
        let tail = add(String(string(tag(element).tail).dropLast()) + "/>")
        tags[Int(nodes[Int(element)].tag)].tail = tail
        tags[Int(nodes[Int(element)].tag)].end = SourceSlice(0, 0)
    }

    /// Puts a node that stands nowhere into `parent`, behind `sibling` or before all others.
    func link(
        _ node: SourceNode.Number, into parent: SourceNode.Number,
        after sibling: SourceNode.Number
    ) {
        let next =
            sibling == SourceNode.none ? nodes[Int(parent)].first : nodes[Int(sibling)].next
        nodes[Int(node)].parent = parent
        nodes[Int(node)].previous = sibling
        nodes[Int(node)].next = next
        join(sibling, node, in: parent)
        join(node, next, in: parent)
    }

    /// Takes a node, with all in it, out of its parent.
    func unlink(_ node: SourceNode.Number) {
        let links = nodes[Int(node)]
        join(links.previous, links.next, in: links.parent)
        nodes[Int(node)].parent = SourceNode.none
        nodes[Int(node)].previous = SourceNode.none
        nodes[Int(node)].next = SourceNode.none
    }

    /// Makes two nodes neighbours; where there is none, the other is the parent's first or last.
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
