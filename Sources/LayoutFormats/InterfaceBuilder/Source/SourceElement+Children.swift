/// Inserting, moving and removing child elements together with the lines that they occupy in the
/// file.
extension SourceElement {
    /// Whether the element contains nothing but white space between its tags.
    var isBare: Bool {
        tree.contents(of: number).allSatisfy { node in
            tree.nodes[Int(node)].kind == .text && tree.isWhiteSpace(node)
        }
    }

    /// Inserts `child` on a line of its own after `sibling`, or before all other children if
    /// `sibling` is nil.
    func insert(_ child: SourceElement, after sibling: SourceElement?) {
        assert(child.tree === tree, "\(child.name) is an element of another tree")
        insert(child.number, after: sibling)
        child.layOut()
    }

    func append(_ child: SourceElement) { insert(child, after: children.last) }

    /// Inserts `child` among the element's children, in the order in which Xcode writes them.
    func insertInOrder(_ child: SourceElement) {
        var previous: SourceElement?
        for sibling in children where !XcodeOrder.precedes(child: child, sibling, in: name) {
            previous = sibling
        }
        insert(child, after: previous)
    }

    /// Appends a comment on a line of its own, after all children of the element.
    func appendComment(_ comment: String) { insertComment(comment, after: children.last) }

    /// Inserts a comment on a line of its own after `sibling`, or before all children if it is nil.
    func insertComment(_ comment: String, after sibling: SourceElement?) {
        insert(tree.make(.comment, comment), after: sibling)
    }

    /// Removes the comments before the element, together with their lines.
    func removeLeadingComments() {
        for node in lead where tree.nodes[Int(node)].kind == .comment { tree.remove(node) }
    }

    /// Replaces everything between the element's tags with `text`.
    func setText(_ text: String) {
        for node in Array(tree.contents(of: number)) { tree.unlink(node) }
        tree.open(number)
        tree.link(
            tree.make(.text, XMLEscape.content(text)), into: number, after: SourceNode.none)
    }

    /// Removes the element from its parent, together with its line in the file.
    func remove() { tree.remove(number) }

    private func insert(_ node: SourceNode.Number, after sibling: SourceElement?) {
        assert(sibling.map { $0.tree === tree } ?? true, "a sibling is an element of another tree")
        let outer = tree.indentation(of: number)
        let inner =
            children.first.map { tree.indentation(of: $0.number) } ?? outer + tree.layout.unit
        openUp(outer)
        let line = tree.make(.text, tree.layout.newline + inner)
        tree.link(line, into: number, after: sibling?.number ?? SourceNode.none)
        tree.link(node, into: number, after: line)
    }

    /// Replaces an empty element `<a/>` by `<a>`, a line break, the indentation and `</a>`, so that
    /// children can be inserted.
    private func openUp(_ indentation: String) {
        tree.open(number)
        guard isBare else { return }
        for node in Array(tree.contents(of: number)) { tree.unlink(node) }
        let line = tree.make(.text, tree.layout.newline + indentation)
        tree.link(line, into: number, after: SourceNode.none)
    }

    /// Indents the element's content for its new position in the tree. Gives the descendants of a
    /// newly created element lines of their own.
    private func layOut() {
        if isLaidOut { reindent() } else { breakLines() }
    }

    /// Whether the element's content has line breaks, or anything else besides child elements.
    /// False for a newly created element.
    private var isLaidOut: Bool {
        tree.contents(of: number).contains { tree.nodes[Int($0)].kind != .element }
    }

    /// Puts each descendant of a newly created element on a line of its own, and indents these
    /// lines.
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

    /// Changes the indentation of the element's content to fit its new position.
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

    /// Returns the white space before an element on its line. If the element is not the first one
    /// on its line, returns the indentation that it would have on a line of its own.
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

    /// Removes a node from its parent, together with its line in the file.
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
    /// The white space after the string's last line break. Nil if the string has no line break, or
    /// if anything but white space follows the last one.
    fileprivate var indentationOfLastLine: String? {
        guard let feed = utf8.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
        let line = self[utf8.index(after: feed)...]
        return line.utf8.allSatisfy { $0 <= 0x20 } ? String(line) : nil
    }

    /// The string before its last line break, if only white space follows the line break; otherwise
    /// the whole string.
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

// MARK: Comments around elements

extension SourceElement {
    /// The white space and comments before this element, back to the previous element or the
    /// parent's start tag.
    var lead: [SourceNode.Number] { tree.gap(before: tree.nodes[Int(number)].previous) }

    /// The white space and comments after the last child element.
    var tail: [SourceNode.Number] { tree.gap(before: tree.nodes[Int(number)].last) }

    /// The comments before this element, or those after its last child element, as in the file.
    func comments(behindLastChild: Bool) -> [String] {
        (behindLastChild ? tail : lead).filter { tree.nodes[Int($0)].kind == .comment }
            .map { tree.string(tree.nodes[Int($0)].content) }
    }
}

extension SourceTree {
    /// Returns the nodes between `last` and the element before it, including `last`, in file order.
    fileprivate func gap(before last: SourceNode.Number) -> [SourceNode.Number] {
        var gap: [SourceNode.Number] = []
        var node = last
        while node != SourceNode.none, nodes[Int(node)].kind != .element {
            gap.append(node)
            node = nodes[Int(node)].previous
        }
        return gap.reversed()
    }
}
