/// A summary of the visible arranged views of a stack, along the stack's axis. It is computed in
/// one pass and cached until one of the views changes.
struct TreeLine: Sendable {
    var views = 0
    /// The total spacing between the views, in points.
    var gaps = 0.0
    /// The largest spacing that is set between two neighbours, in points; at least 0. With the
    /// distribution `equalSpacing`, no gap may be smaller.
    var largestGap = 0.0
    /// Whether all views are plain leaves (`TreeNode.isPlainLeaf`): they have no subviews, and
    /// their sizes depend at most on their content. If false, the following properties must not be
    /// used.
    var isPlain = true
    /// Whether every view has content with a length along the axis.
    var isFull = true
    /// The sum of the content lengths, in points.
    var content = 0.0
    /// The number of the view that grows to fill a surplus: the first of those with the lowest
    /// hugging priority; -1 if there are no views. `hugging` is its hugging priority, or 0 if its
    /// content has no length.
    var growingView = -1
    var hugging = Double.infinity
}

extension TreeState {
    /// Returns the cached summary of a stack. If there is none, computes it and caches it.
    ///
    /// - Parameter at: the number of a stack whose axis is that of this state
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
        if own < hugging { (growingView, hugging) = (at, own) }
    }
}
