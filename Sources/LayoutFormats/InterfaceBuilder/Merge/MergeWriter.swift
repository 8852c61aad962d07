/// Writes a merged file from the bytes of the three versions.
///
/// The merge has chosen a side for each element. The element's start tag, and the lines and
/// comments before it, are copied from that side's file. If the element is at another depth in the
/// merged file, its lines are re-indented. The line ends and the indentation of the merged file are
/// each a value that is merged, and lines of a file with others are converted.
struct MergeWriter {
    private let merge: TreeMerge
    private let layout: SourceLayout
    private var bytes: [UInt8] = []

    static func bytes(of merge: TreeMerge) -> [UInt8] {
        var writer = MergeWriter(merge)
        writer.writeFile()
        return writer.bytes
    }

    private init(_ merge: TreeMerge) {
        self.merge = merge
        let input = merge.input
        let layouts = [input.base, input.ours, input.theirs].map(\.tree.layout)
        func merged(_ part: (SourceLayout) -> String) -> String {
            let values = layouts.map(part)
            let side = ThreeWay(values[0], values[1], values[2]).side ?? merge.header.side
            return values[side == .ours ? 1 : 2]
        }
        layout = SourceLayout(newline: merged(\.newline), unit: merged(\.unit))
        bytes.reserveCapacity(merge.input.ours.tree.fileSize * 5 / 4)
    }

    /// Writes the whole file. The bytes before the root element (a byte order mark, the declaration)
    /// and those after it come from the side that changed them; if both sides did, from the side
    /// whose header is used.
    private mutating func writeFile() {
        let input = merge.input
        let around = [input.base, input.ours, input.theirs].map { ($0.tree, $0.tree.aroundRoot) }
        let (first, _) = chosen(around.map { ($0, $1.first) })
        for node in first.nodes { copy(node, of: first.tree, shift: 0) }
        write(merge.root, depth: 0)
        let (last, side) = chosen(around.map { ($0, $1.last) })
        let comments = around.map { tree, nodes in
            nodes.last.map { tree.text(of: $0) }.filter { $0.hasPrefix("<!--") }
        }
        write(others(comments, besides: side), depth: 0)
        for node in last.nodes { copy(node, of: last.tree, shift: 0) }
    }

    private typealias Nodes = (tree: SourceTree, nodes: [SourceNode.Number])

    /// Returns the nodes of the side that changed them, apart from their line ends. `versions` are
    /// those of the base, ours and theirs.
    private func chosen(_ versions: [Nodes]) -> (nodes: Nodes, side: MergeSide) {
        let texts = versions.map { version in
            version.nodes.map { node in
                version.tree.text(of: node).map { $0.isNewline ? "\n" : $0 }
            }
        }
        let side = ThreeWay(texts[0], texts[1], texts[2]).side ?? merge.header.side
        return (versions[side == .ours ? 1 : 2], side)
    }

    // MARK: Writing elements

    private mutating func write(_ identity: Identity, depth: Int) {
        let element = merge.elements[identity]!
        assert(element.parent == nil || depth > 0, "an element inside another has no indent")
        let version = merge.input[element.side][identity] ?? merge.input.versions(of: identity).any
        let source = version.source
        if let parts = element.parts { return write(parts, in: source, depth: depth) }
        if version.kind == .value {
            copy(source.number, of: source.tree, shift: depth - source.depth)
            return
        }
        let name = element.name.isEmpty ? version.name : element.name
        bytes.append(UInt8(ascii: "<"))
        bytes += name.utf8
        for attribute in element.attributes { write(attribute, of: identity, source) }
        writeInside(element, name, source, depth: depth)
    }

    /// Writes a list element whose children, such as numbers, are copied from several versions.
    private mutating func write(_ parts: [SourceElement], in source: SourceElement, depth: Int) {
        let tree = source.tree
        let kept = Array(source.children)
        if kept.count == parts.count, zip(kept, parts).allSatisfy({ $0.canonical == $1.canonical })
        {
            return copy(source.number, of: tree, shift: depth - source.depth)
        }
        let name = source.name
        bytes += "<\(name)".utf8
        for attribute in tree.attributes(source.number) { append(attribute.whole, of: tree) }
        bytes.append(UInt8(ascii: ">"))
        for part in parts {
            writeLine(depth: depth + 1)
            copy(part.number, of: part.tree, shift: depth + 1 - part.depth)
        }
        writeLine(depth: depth)
        bytes += "</\(name)>".utf8
    }

    private mutating func writeInside(
        _ element: MergedElement, _ name: String, _ source: SourceElement, depth: Int
    ) {
        let tree = source.tree
        let tag = tree.tag(source.number)
        let ending = endOfInside(element, source)
        if element.children.isEmpty, tag.end.count == 0 { return append(tag.tail, of: tree) }
        if element.children.isEmpty, ending.isBlank, hadChildren(element.identity) {
            bytes += "/>".utf8
            return
        }
        if tag.end.count > 0 {
            append(tag.tail, of: tree)
        } else {
            bytes.append(UInt8(ascii: ">"))
        }
        var isInLine = true
        for child in element.children {
            isInLine = !writeLead(of: child, in: source, depth: depth + 1)
            write(child, depth: depth + 1)
        }
        write(ending.others, depth: depth + 1)
        for node in ending.nodes { copy(node, of: ending.tree, shift: depth - source.depth) }
        if ending.nodes.isEmpty, !isInLine || !ending.others.isEmpty { writeLine(depth: depth) }
        bytes += "</\(name)>".utf8
    }

    /// Returns whether a version of an element has children.
    private func hadChildren(_ identity: Identity) -> Bool {
        let versions = merge.input.versions(of: identity)
        return [versions.base, versions.ours, versions.theirs].contains {
            $0.map { !$0.source.children.isEmpty } ?? false
        }
    }

    private mutating func write(
        _ attribute: VersionAttribute, of identity: Identity, _ source: SourceElement
    ) {
        let versions = merge.input.versions(of: identity)
        let sources = [source] + [versions.ours, versions.theirs].compactMap { $0?.source }
        for element in sources {
            let tree = element.tree
            for raw in tree.attributes(element.number)
            where tree.holds(raw.name, attribute.name)
                && XMLEscape.value(tree.bytes[raw.value.range]) == attribute.value
            {
                append(raw.whole, of: tree)
                return
            }
        }
        bytes += " \(attribute.name)=\"\(XMLEscape.attribute(attribute.value))\"".utf8
    }

    // MARK: Writing line breaks and comments

    private struct Ending {
        let tree: SourceTree
        let nodes: [SourceNode.Number]
        /// The comments that only the other side added; `tree` is the file of the chosen side.
        let others: [String]
        /// Whether `nodes` and `others` contain no comment.
        let isBlank: Bool
    }

    /// Returns the comments that only the side other than `side` added at this position. Empty
    /// unless both sides changed the comments there differently.
    private func others(_ texts: [[String]], besides side: MergeSide) -> [String] {
        guard ThreeWay(texts[0], texts[1], texts[2]).side == nil else { return [] }
        let (chosen, other) = side == .ours ? (texts[1], texts[2]) : (texts[2], texts[1])
        return other.filter { !chosen.contains($0) && !texts[0].contains($0) }
    }

    /// Writes comments on lines of their own.
    private mutating func write(_ comments: [String], depth: Int) {
        for comment in comments {
            writeLine(depth: depth)
            bytes += comment.utf8
        }
    }

    /// Returns the nodes after an element's last child, which are white space and comments. If one
    /// side changed a comment there, they are the nodes of that side; otherwise they are those of
    /// `source`.
    private func endOfInside(_ element: MergedElement, _ source: SourceElement) -> Ending {
        let versions = merge.input.versions(of: element.identity)
        let texts = [versions.base, versions.ours, versions.theirs].map {
            $0.map { $0.source.comments(behindLastChild: true) } ?? []
        }
        let isInBoth = versions.ours != nil && versions.theirs != nil
        let side = isInBoth ? ThreeWay(texts[0], texts[1], texts[2]).side : nil
        let chosen = side.flatMap { texts[1] == texts[2] ? nil : versions[$0]?.source } ?? source
        let others = isInBoth ? others(texts, besides: side ?? element.side) : []
        let nodes = chosen.tail
        let isBlank = nodes.allSatisfy { chosen.tree.isBlank($0) }
        return Ending(
            tree: chosen.tree,
            nodes: chosen.children.isEmpty && isBlank && !element.children.isEmpty ? [] : nodes,
            others: others, isBlank: isBlank && others.isEmpty)
    }

    /// Writes the line break before an element, and the comments before it. Returns false if there
    /// is nothing to write, because the element is on the line of its parent `around`.
    private mutating func writeLead(
        of identity: Identity, in around: SourceElement, depth: Int
    ) -> Bool {
        let element = merge.elements[identity]!
        let versions = merge.input.versions(of: identity)
        var source = (versions[element.side] ?? versions.any).source
        if let ours = versions.ours?.source, let theirs = versions.theirs?.source {
            let texts = [versions.base?.source, ours, theirs].map {
                $0.map { $0.comments(behindLastChild: false) } ?? []
            }
            if texts[1] != texts[2] {
                let side = ThreeWay(texts[0], texts[1], texts[2]).side ?? merge.preferred
                source = side == .ours ? ours : theirs
                // Only one comment is written before a scene, because it is the scene's name.
                if element.name != "scene" {
                    write(others(texts, besides: side), depth: depth)
                }
            }
        }
        let nodes = source.lead
        for node in nodes { copy(node, of: source.tree, shift: depth - source.depth) }
        let isInLine =
            source.tree === around.tree || around.children.first?.lead.isEmpty ?? false
        if nodes.isEmpty, !isInLine { writeLine(depth: depth) }
        return !nodes.isEmpty || !isInLine
    }

    private mutating func writeLine(depth: Int) {
        bytes += layout.newline.utf8
        for _ in 0..<depth { bytes += layout.unit.utf8 }
    }

    // MARK: Copying nodes

    /// Copies a node with its descendants, and re-indents its lines by `shift` levels.
    private mutating func copy(_ node: SourceNode.Number, of tree: SourceTree, shift: Int) {
        let content = tree.nodes[Int(node)].content
        switch tree.nodes[Int(node)].kind {
        case .text where tree.isBlank(node): copyLines(content, of: tree, shift: shift)
        case .file, .text, .characterData, .comment, .instruction: append(content, of: tree)
        case .element:
            bytes.append(UInt8(ascii: "<"))
            append(content, of: tree)
            for attribute in tree.attributes(node) { append(attribute.whole, of: tree) }
            append(tree.tag(node).tail, of: tree)
            for inside in tree.contents(of: node) {
                let isText = tree.element(node).children.isEmpty
                if isText, tree.nodes[Int(inside)].kind == .text {
                    append(tree.nodes[Int(inside)].content, of: tree)
                } else {
                    copy(inside, of: tree, shift: shift)
                }
            }
            append(tree.tag(node).end, of: tree)
        }
    }

    /// Copies white space, and indents the line after its last line break as in the merged file.
    private mutating func copyLines(_ space: SourceSlice, of tree: SourceTree, shift: Int) {
        let whole = tree.bytes[space.range]
        guard shift != 0 || tree.layout != layout, let feed = whole.lastIndex(where: Self.isBreak)
        else { return append(space, of: tree) }
        append(SourceSlice(space.range.lowerBound, feed + 1), of: tree)
        let unit = Array(tree.layout.unit.utf8)
        assert(!unit.isEmpty, "a file has no indentation")
        var (line, levels) = (whole[(feed + 1)...], shift)
        while line.starts(with: unit) { (line, levels) = (line.dropFirst(unit.count), levels + 1) }
        for _ in 0..<max(0, levels) { bytes += layout.unit.utf8 }
        bytes += line
    }

    /// Copies bytes of a file, with the line ends of the merged file.
    private mutating func append(_ slice: SourceSlice, of tree: SourceTree) {
        let content = tree.bytes[slice.range]
        if tree.layout.newline == layout.newline {
            bytes += content
            return
        }
        var before: UInt8 = 0
        for byte in content {
            let isSecond = byte == UInt8(ascii: "\n") && before == UInt8(ascii: "\r")
            if !Self.isBreak(byte) {
                bytes.append(byte)
            } else if !isSecond {
                bytes += layout.newline.utf8
            }
            before = byte
        }
    }

    private static func isBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}

// MARK: Nodes around an element

extension SourceElement {
    /// The number of ancestors.
    fileprivate var depth: Int {
        var depth = 0
        var next = parent
        while let element = next {
            depth += 1
            next = element.parent
        }
        return depth
    }
}

extension SourceTree {
    /// The nodes before and after the root element.
    fileprivate var aroundRoot: (first: [SourceNode.Number], last: [SourceNode.Number]) {
        let all = Array(contents(of: 0))
        let place = all.firstIndex(of: root.number) ?? all.endIndex
        return (Array(all[..<place]), Array(all[place...].dropFirst()))
    }

    fileprivate func text(of node: SourceNode.Number) -> String {
        string(nodes[Int(node)].content)
    }

    fileprivate func isBlank(_ node: SourceNode.Number) -> Bool {
        nodes[Int(node)].kind == .text
            && bytes[nodes[Int(node)].content.range].allSatisfy(XMLEscape.isSpace)
    }
}
