/// Writes a merged file from the bytes of the three versions.
///
/// The merge has chosen a side for each element. The element's start tag, and the lines and
/// comments before it, are copied from that side's file. If the element is at another depth in the
/// merged file, its lines are re-indented. New lines are formatted as Xcode formats them.
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
        layout = merge.input.ours.tree.layout
        bytes.reserveCapacity(merge.input.ours.tree.fileSize * 5 / 4)
    }

    /// Writes the whole file. The bytes before the root element come from the side whose header is
    /// used. The bytes after the root element come from the side that changed them; if both sides
    /// did, from the side whose header is used.
    private mutating func writeFile() {
        let input = merge.input
        let (first, _) = input[merge.header.side].tree.aroundRoot
        for node in first { copy(node, of: input[merge.header.side].tree, shift: 0) }
        write(merge.root, depth: 0)
        let endings = [input.base, input.ours, input.theirs].map { version in
            version.tree.aroundRoot.last.map {
                version.tree.string(version.tree.nodes[Int($0)].content)
            }
        }
        let side = ThreeWay(endings[0], endings[1], endings[2]).side ?? merge.header.side
        let comments = endings.map { $0.filter { $0.hasPrefix("<!--") } }
        write(others(comments, besides: side), depth: 0)
        for node in input[side].tree.aroundRoot.last {
            copy(node, of: input[side].tree, shift: 0)
        }
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
        for attribute in tree.attributes(source.number) {
            bytes += tree.bytes[attribute.whole.range]
        }
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
        if element.children.isEmpty, tag.end.count == 0 {
            bytes += tree.bytes[tag.tail.range]
            return
        }
        if element.children.isEmpty, ending.isBlank, !source.children.isEmpty {
            bytes += "/>".utf8
            return
        }
        if tag.end.count > 0 {
            bytes += tree.bytes[tag.tail.range]
        } else {
            bytes.append(UInt8(ascii: ">"))
        }
        for child in element.children {
            writeLead(of: child, depth: depth + 1)
            write(child, depth: depth + 1)
        }
        write(ending.others, depth: depth + 1)
        if ending.nodes.isEmpty {
            writeLine(depth: depth)
        } else {
            for node in ending.nodes {
                copy(node, of: ending.tree, shift: depth - source.depth)
            }
        }
        bytes += "</\(name)>".utf8
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
                bytes += tree.bytes[raw.whole.range]
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

    /// Writes the line break before an element, and the comments before it.
    private mutating func writeLead(of identity: Identity, depth: Int) {
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
        if nodes.isEmpty { return writeLine(depth: depth) }
        for node in nodes { copy(node, of: source.tree, shift: depth - source.depth) }
    }

    private mutating func writeLine(depth: Int) {
        bytes += layout.newline.utf8
        for _ in 0..<depth { bytes += layout.unit.utf8 }
    }

    // MARK: Copying nodes

    /// Copies a node with its descendants, and re-indents its lines by `shift` levels.
    private mutating func copy(_ node: SourceNode.Number, of tree: SourceTree, shift: Int) {
        let content = tree.bytes[tree.nodes[Int(node)].content.range]
        switch tree.nodes[Int(node)].kind {
        case .text where tree.isBlank(node): copyLines(content, of: tree, shift: shift)
        case .file, .text, .characterData, .comment, .instruction: bytes += content
        case .element:
            bytes.append(UInt8(ascii: "<"))
            bytes += content
            for attribute in tree.attributes(node) { bytes += tree.bytes[attribute.whole.range] }
            bytes += tree.bytes[tree.tag(node).tail.range]
            for inside in tree.contents(of: node) {
                let isText = tree.element(node).children.isEmpty
                if isText, tree.nodes[Int(inside)].kind == .text {
                    bytes += tree.bytes[tree.nodes[Int(inside)].content.range]
                } else {
                    copy(inside, of: tree, shift: shift)
                }
            }
            bytes += tree.bytes[tree.tag(node).end.range]
        }
    }

    private mutating func copyLines(_ space: ArraySlice<UInt8>, of tree: SourceTree, shift: Int) {
        if shift == 0, tree.layout.newline == layout.newline {
            bytes += space
            return
        }
        let unit = Array(tree.layout.unit.utf8)
        var lines = space.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let first = lines.removeFirst()
        bytes += first.last == UInt8(ascii: "\r") && !lines.isEmpty ? first.dropLast() : first
        for (number, line) in lines.enumerated() {
            bytes += layout.newline.utf8
            let isLast = number == lines.count - 1
            var line = !isLast && line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if isLast {
                for _ in 0..<max(0, shift) { bytes += unit }
                for _ in 0..<max(0, -shift) where line.starts(with: unit) {
                    line = line.dropFirst(unit.count)
                }
            }
            bytes += line
        }
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

    fileprivate func isBlank(_ node: SourceNode.Number) -> Bool {
        nodes[Int(node)].kind == .text
            && bytes[nodes[Int(node)].content.range].allSatisfy(XMLEscape.isSpace)
    }
}
