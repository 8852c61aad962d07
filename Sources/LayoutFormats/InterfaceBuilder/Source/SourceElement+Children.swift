/// Children that come, go and move with the lines they stand on.
extension SourceElement {
    /// Whether nothing but white space stands inside.
    var isBare: Bool {
        tree.contents(of: number).allSatisfy { node in
            tree.nodes[Int(node)].kind == .text && tree.isWhiteSpace(node)
        }
    }

    /// Puts a child on a line of its own, behind `sibling`, or before everything when it is nil.
    func insert(_ child: SourceElement, after sibling: SourceElement?) {
        insert(child.number, after: sibling)
        child.layOut()
    }

    func append(_ child: SourceElement) { insert(child, after: children.last) }

    /// Puts a child among its siblings in the order in which Xcode writes them.
    func insertInOrder(_ child: SourceElement) {
        let rank = XcodeOrder.rank(ofChild: child)
        var previous: SourceElement?
        for sibling in children where XcodeOrder.rank(ofChild: sibling) <= rank {
            previous = sibling
        }
        insert(child, after: previous)
    }

    /// Puts a comment on a line of its own, behind all children.
    func appendComment(_ comment: String) {
        insert(tree.make(.comment, comment), after: children.last)
    }

    /// Replaces what stands between the tags.
    func setText(_ text: String) {
        for node in Array(tree.contents(of: number)) { tree.unlink(node) }
        tree.open(number)
        tree.link(
            tree.make(.text, XMLEscape.content(text)), into: number, after: SourceNode.none)
    }

    /// Takes the element out of its parent with its line.
    func remove() { tree.remove(number) }

    private func insert(_ node: SourceNode.Number, after sibling: SourceElement?) {
        let outer = tree.indentation(of: number)
        let inner =
            children.first.map { tree.indentation(of: $0.number) } ?? outer + tree.layout.unit
        openUp(outer)
        let line = tree.make(.text, tree.layout.newline + inner)
        tree.link(line, into: number, after: sibling?.number ?? SourceNode.none)
        tree.link(node, into: number, after: line)
    }

    /// `<a/>` becomes `<a>`, line, `</a>`.
    private func openUp(_ indentation: String) {
        tree.open(number)
        guard isBare else { return }
        for node in Array(tree.contents(of: number)) { tree.unlink(node) }
        let line = tree.make(.text, tree.layout.newline + indentation)
        tree.link(line, into: number, after: SourceNode.none)
    }

    /// Brings the lines inside to where the element now stands.
    private func layOut() {
        if isLaidOut { reindent() } else { breakLines() }
    }

    /// Whether anything stands between the children: what was just made has nothing there.
    private var isLaidOut: Bool {
        tree.contents(of: number).contains { tree.nodes[Int($0)].kind != .element }
    }

    /// Puts each child of a new element, and each of theirs, on a line of its own.
    private func breakLines() {
        for element in Array(subtree) where !element.isLaidOut && !element.children.isEmpty {
            let outer = tree.indentation(of: element.number)
            tree.open(element.number)
            for child in Array(element.children) {
                let line = tree.make(.text, tree.layout.newline + outer + tree.layout.unit)
                let before = tree.nodes[Int(child.number)].previous
                tree.link(line, into: element.number, after: before)
            }
            let line = tree.make(.text, tree.layout.newline + outer)
            tree.link(line, into: element.number, after: tree.nodes[Int(element.number)].last)
        }
    }

    /// Moves the lines inside to where the element now stands.
    private func reindent() {
        let last = tree.nodes[Int(number)].last
        let indentation = tree.indentation(of: number)
        guard tree.nodes[Int(last)].kind == .text,
            let old = tree.text(last).indentationOfLastLine, old != indentation
        else { return }
        let newline = tree.layout.newline
        for element in subtree {
            for node in tree.contents(of: element.number) where tree.isWhiteSpace(node) {
                let text = tree.text(node)
                tree.setContent(
                    node, text.replacing(newline + old, with: newline + indentation))
            }
        }
    }
}

extension SourceTree {
    fileprivate func text(_ node: SourceNode.Number) -> String {
        string(nodes[Int(node)].content)
    }

    fileprivate func isWhiteSpace(_ node: SourceNode.Number) -> Bool {
        nodes[Int(node)].kind == .text
            && bytes[nodes[Int(node)].content.range].allSatisfy { $0 <= 0x20 }
    }

    /// The white space before an element on its line; what it would be where it has none.
    fileprivate func indentation(of element: SourceNode.Number) -> String {
        var units = 0
        var node = element
        while nodes[Int(node)].parent > 0 {
            let before = nodes[Int(node)].previous
            if before != SourceNode.none, nodes[Int(before)].kind == .text,
                let line = text(before).indentationOfLastLine
            {
                return line + String(repeating: layout.unit, count: units)
            }
            units += 1
            node = nodes[Int(node)].parent
        }
        return String(repeating: layout.unit, count: units)
    }

    /// Takes a node out of its parent with its line.
    func remove(_ node: SourceNode.Number) {
        let (parent, before) = (nodes[Int(node)].parent, nodes[Int(node)].previous)
        guard parent > 0 else { return }
        unlink(node)
        guard before != SourceNode.none, nodes[Int(before)].kind == .text else { return }
        let kept = text(before).withoutLastLine
        if kept.isEmpty { unlink(before) } else { setContent(before, kept) }
        let rest = element(parent)
        guard rest.isBare else { return }
        for node in Array(contents(of: parent)) { unlink(node) }
        close(parent)
    }
}

extension String {
    /// What stands behind the last line end; nil without one, or when it is not white space.
    fileprivate var indentationOfLastLine: String? {
        guard let feed = utf8.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
        let line = self[utf8.index(after: feed)...]
        return line.utf8.allSatisfy { $0 <= 0x20 } ? String(line) : nil
    }

    /// The text up to its last line end, where only white space follows.
    fileprivate var withoutLastLine: String {
        guard indentationOfLastLine != nil,
            var feed = utf8.lastIndex(of: UInt8(ascii: "\n"))
        else { return self }
        if feed > startIndex, utf8[utf8.index(before: feed)] == UInt8(ascii: "\r") {
            feed = utf8.index(before: feed)
        }
        return String(self[..<feed])
    }
}
