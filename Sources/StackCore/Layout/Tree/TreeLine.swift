/// What the visible views of a stack come to along its axis, gathered in one pass and kept until one of
/// them is another.
struct TreeLine: Sendable {
    var views = 0
    /// What lies between them in all, in points.
    var gaps = 0.0
    /// Of equalSpacing what each gap is at least: the largest spacing, and never negative.
    var largestGap = 0.0
    /// Whether all have content or nothing, and nothing else that holds their size. What follows says
    /// nothing otherwise.
    var isPlain = true
    /// Whether each has content.
    var isFull = true
    /// Their content together, in points.
    var content = 0.0
    /// The first of those that hug least, and how much that is: 0 where it has no content.
    var taker = -1
    var hugging = Double.infinity
}

extension TreeState {
    /// - Parameter at: a stack along the axis of this state
    mutating func line(_ tree: TreeDocument, _ at: Int, _ axis: Axis) -> TreeLine {
        if let known = line(of: at) { return known }
        let line = tree.line(at, axis)
        keep(line, of: at)
        return line
    }
}

extension TreeDocument {
    fileprivate func line(_ at: Int, _ axis: Axis) -> TreeLine {
        var (line, behind) = (TreeLine(), 0.0)
        let nodes = nodes
        let spacing = nodes[at].spacing
        var next = nodes[at].firstChild
        while next >= 0 {
            let child = next
            next = nodes[child].nextSibling
            if nodes[child].isHidden { continue }
            if line.views > 0 {
                line.gaps += behind
                line.largestGap = max(line.largestGap, behind)
            }
            behind = nodes[child].gap(otherwise: spacing)
            line.views += 1
            if line.isPlain { line.add(nodes[child], child, axis) }
        }
        if nodes[at].distribution == .equalSpacing {
            line.gaps = line.views > 1 ? line.largestGap * Double(line.views - 1) : 0
        }
        return line
    }
}

extension TreeLine {
    fileprivate mutating func add(_ node: TreeNode, _ at: Int, _ axis: Axis) {
        guard node.isPlainLeaf[axis] else {
            (isPlain, isFull) = (false, false)
            return
        }
        let length = node.natural(axis)
        if let length, length > 0 { content += length }
        if length == nil { isFull = false }
        let own = length == nil ? 0 : node.hugging[axis]
        if own < hugging { (taker, hugging) = (at, own) }
    }
}
