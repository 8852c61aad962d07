/// Children that come, go and move with the lines they stand on.
extension SourceElement {
    /// The white space before the element on its line.
    func indentation(_ layout: SourceLayout) -> String {
        guard let parent else { return "" }
        if let at = parent.place(of: self), at > 0, case .text(let text) = parent.pieces[at - 1],
            let feed = text.utf8.lastIndex(of: UInt8(ascii: "\n"))
        {
            let line = text[text.utf8.index(after: feed)...]
            if line.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return String(line) }
        }
        return parent.indentation(layout) + layout.unit
    }

    /// Puts a child on a line of its own, behind `sibling`, or before everything when it is nil.
    func insert(_ child: SourceElement, after sibling: SourceElement?, _ layout: SourceLayout) {
        let outer = indentation(layout)
        let inner = children.first.map { $0.indentation(layout) } ?? outer + layout.unit
        openUp(outer, layout)
        let at = sibling.flatMap { place(of: $0) }.map { $0 + 1 } ?? 0
        pieces.insert(contentsOf: [.text(layout.newline + inner), .element(child)], at: at)
        child.parent = self
        child.layOut(inner, layout)
    }

    func append(_ child: SourceElement, _ layout: SourceLayout) {
        insert(child, after: children.last, layout)
    }

    /// Puts a child among its siblings in the order in which Xcode writes them.
    func insertInOrder(_ child: SourceElement, _ layout: SourceLayout) {
        let rank = ChildOrder.rank(child)
        insert(child, after: children.last { ChildOrder.rank($0) <= rank }, layout)
    }

    /// Takes the element out of its parent with its line.
    func remove() {
        guard let parent, let at = parent.place(of: self) else { return }
        parent.pieces.remove(at: at)
        self.parent = nil
        guard at > 0, case .text(let text) = parent.pieces[at - 1] else { return }
        let kept = text.withoutLastLine
        if kept.isEmpty {
            parent.pieces.remove(at: at - 1)
        } else {
            parent.pieces[at - 1] = .text(kept)
        }
        parent.closeIfBare()
    }

    /// Whether nothing but white space stands inside.
    var isBare: Bool {
        pieces.allSatisfy {
            if case .text(let text) = $0 { text.utf8.allSatisfy { $0 <= 0x20 } } else { false }
        }
    }

    func place(of child: SourceElement) -> Int? {
        pieces.firstIndex { if case .element(let other) = $0 { other === child } else { false } }
    }

    /// `<a/>` becomes `<a>`, line, `</a>`.
    private func openUp(_ indentation: String, _ layout: SourceLayout) {
        if endTag.isEmpty {
            startTail = String(startTail.dropLast())
            endTag = "</" + name + ">"
        }
        if isBare { pieces = [.text(layout.newline + indentation)] }
    }

    /// An element that has lost its last child is written as `<a/>` again.
    private func closeIfBare() {
        guard isBare else { return }
        pieces = []
        if !endTag.isEmpty { (startTail, endTag) = (startTail + "/", "") }
    }

    /// Puts what is inside on lines below an element that stands at `indentation`.
    private func layOut(_ indentation: String, _ layout: SourceLayout) {
        let isNew = pieces.allSatisfy { if case .element = $0 { true } else { false } }
        guard isNew else { return reindent(to: indentation, layout) }
        guard !pieces.isEmpty else { return }
        let inner = indentation + layout.unit
        let inside = children
        pieces = inside.flatMap { [.text(layout.newline + inner), .element($0)] }
        pieces.append(.text(layout.newline + indentation))
        if endTag.isEmpty { (startTail, endTag) = (String(startTail.dropLast()), "</\(name)>") }
        for child in inside { child.layOut(inner, layout) }
    }

    /// Moves the lines inside to where the element now stands.
    private func reindent(to indentation: String, _ layout: SourceLayout) {
        guard case .text(let last)? = pieces.last, let old = last.indentationOfLastLine,
            old != indentation
        else { return }
        for element in subtree {
            for (at, piece) in element.pieces.enumerated() {
                guard case .text(let text) = piece, text.utf8.allSatisfy({ $0 <= 0x20 }) else {
                    continue
                }
                element.pieces[at] = .text(
                    text.replacing(layout.newline + old, with: layout.newline + indentation))
            }
        }
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
