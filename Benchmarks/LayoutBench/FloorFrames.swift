import StackCore

/// A workload's frames as computed by the two-pass floor program: natural sizes bottom-up, frames
/// top-down. It solves no constraints, so it is correct only for some documents (`isExact`).
///
/// The floor cannot express equal widths. It instead gives the views beside them the width of the
/// widest one.
struct FloorFrames {
    private let tree: TreeFile
    private var nodes: [TreeFile.Node]
    private var inserted: Int?
    private var natural: [Size] = []
    /// The frames by the view's number in the file, relative to the superview. Nil for hidden views
    /// and their descendants.
    private(set) var frames: [Rect?] = []

    /// Whether the floor computes the exact layout: flat stacks and forms with enough space for the
    /// content.
    static func isExact(_ tree: TreeFile, after change: TreeFile.Change?) -> Bool {
        if tree.name.hasPrefix("W1_") { return true }
        // A third view in a row affects the width of the columns.
        return tree.name.hasPrefix("W2_") && change?.kind != .insert
    }

    init(_ tree: TreeFile, after change: TreeFile.Change?) {
        self.tree = tree
        nodes = tree.nodes
        if let change { make(change) }
        alignColumns()
        natural = nodes.map(\.size)
        for index in nodes.indices.reversed() where nodes[index].isStack { measure(index) }
        frames = Array(repeating: nil, count: nodes.count)
        let width = change?.kind == .width ? change?.value : nil
        frames[0] = Rect(
            x: 0, y: 0, width: width ?? tree.width, height: tree.height ?? natural[0].height)
        for index in order(from: 0) { arrange(index) }
    }

    private mutating func make(_ change: TreeFile.Change) {
        switch change.kind {
        case .spacing: nodes[change.target].spacing = change.value
        case .contentWidth: nodes[change.target].size.width = change.value
        case .hide: nodes[change.target].isHidden = true
        case .insert:
            nodes[change.target].children.insert(nodes.count, at: Int(change.value))
            nodes.append(
                TreeFile.Node(
                    parent: change.target, isStack: false, axis: .horizontal, distribution: .fill,
                    alignment: .fill, spacing: 0, size: TreeFile.insertedSize,
                    hugging: (250, 250), compression: (750, 750)))
        case .width: break
        }
    }

    private mutating func alignColumns() {
        for group in tree.groups {
            let beside = group.flatMap { view in
                nodes[view].parent.map { nodes[$0].children.filter { $0 != view } } ?? []
            }
            let widest = beside.map { nodes[$0].size.width }.max() ?? 0
            for view in beside { nodes[view].size.width = widest }
        }
    }

    /// Returns the subtree with parents before their children.
    private func order(from index: Int) -> [Int] {
        [index] + nodes[index].children.flatMap(order)
    }

    private func visibleChildren(_ index: Int) -> [Int] {
        nodes[index].children.filter { !nodes[$0].isHidden }
    }

    // MARK: The two passes

    private mutating func measure(_ index: Int) {
        let (children, axis) = (visibleChildren(index), nodes[index].axis)
        let gaps = nodes[index].spacing * Double(max(0, children.count - 1))
        let along = children.reduce(gaps) { $0 + natural[$1][axis] }
        let across = children.map { natural[$0][axis.crossing] }.max() ?? 0
        natural[index] = Size(along: axis, along, across)
    }

    private mutating func arrange(_ index: Int) {
        guard nodes[index].isStack, let own = frames[index] else { return }
        let (node, children) = (nodes[index], visibleChildren(index))
        let room = own.size[node.axis]
        let surplus = room - natural[index][node.axis]
        let count = Double(children.count)
        var gap = node.spacing
        if node.distribution == .equalSpacing, count > 1 { gap += surplus / (count - 1) }
        let stretching = stretching(children, node.axis)
        var position = 0.0
        for child in children {
            var length = natural[child][node.axis]
            switch node.distribution {
            case .fillEqually: length = (room - (count - 1) * gap) / count
            case .fill where child == stretching: length += surplus
            default: break
            }
            place(child, in: own.size, node, at: position, length)
            position += length + gap
        }
    }

    private mutating func place(
        _ child: Int, in outer: Size, _ node: TreeFile.Node, at position: Double, _ length: Double
    ) {
        let room = outer[node.axis.crossing]
        let isFilling = node.alignment == .fill
        let across = isFilling ? room : min(natural[child][node.axis.crossing], room)
        let size = Size(along: node.axis, length, across)
        let side = isFilling ? 0 : (room - across) / 2
        frames[child] =
            node.axis == .horizontal
            ? Rect(x: position, y: side, width: size.width, height: size.height)
            : Rect(x: side, y: position, width: size.width, height: size.height)
    }

    /// Returns the child that gets the surplus length: the one with the lowest hugging priority.
    private func stretching(_ children: [Int], _ axis: Axis) -> Int? {
        children.filter { !nodes[$0].isStack }.min { hugging($0, axis) < hugging($1, axis) }
    }

    private func hugging(_ index: Int, _ axis: Axis) -> Double {
        axis == .horizontal ? nodes[index].hugging.0 : nodes[index].hugging.1
    }
}

extension Size {
    fileprivate init(along axis: Axis, _ along: Double, _ across: Double) {
        self =
            axis == .horizontal
            ? Size(width: along, height: across) : Size(width: across, height: along)
    }
}
