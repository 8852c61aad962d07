import LayoutTiming
import StackCore

/// A workload's document, made by edits like a person's, and the workload's changes as edits.
///
/// The workload's root is a stack in the root view, which is the screen. It is pinned to the top
/// and both sides, and to the bottom if the workload gives a height. View n of the file has number
/// n + 1.
struct TreeDocument {
    private let tree: TreeFile
    private(set) var document = Document(rootName: "screen")

    init(_ tree: TreeFile) throws(EditMismatch) {
        self.tree = tree
        for (index, node) in tree.nodes.enumerated() { try add(node, at: index) }
        try pinRootStack()
        for group in tree.groups {
            for view in group.dropFirst() {
                try constrain(Self.id(view), .width, to: Self.id(group[0]))
            }
        }
    }

    static func id(_ index: Int) -> ViewID { ViewID(index + 1) }

    /// The size of the screen, which is large enough for all content.
    var screen: Size {
        let free = tree.nodes.reduce(1_000) { $0 + $1.size.height + $1.spacing }
        return Size(width: tree.width, height: tree.height ?? free)
    }

    // MARK: Making

    private mutating func add(_ node: TreeFile.Node, at index: Int) throws(EditMismatch) {
        let id = Self.id(index)
        try document.apply(.createView(view(id, node)))
        let parent = node.parent.map(Self.id) ?? .root
        let place = document[parent].subviews.count
        try document.apply(.insertSubview(id, in: parent, at: place))
        if parent != .root { try document.apply(.insertArranged(id, in: parent, at: place)) }
    }

    private func view(_ id: ViewID, _ node: TreeFile.Node) -> View {
        var list = PropertyList()
        if node.isStack {
            list[.axis] = .axis(node.axis)
            list[.distribution] = .distribution(node.distribution)
            list[.alignment] = .alignment(node.alignment)
            list[.spacing] = .spacing(.points(node.spacing))
        } else {
            list[.intrinsic] = .size(IntrinsicSize(node.size))
            list[.huggingHorizontal] = .number(node.hugging.0)
            list[.huggingVertical] = .number(node.hugging.1)
            list[.compressionHorizontal] = .number(node.compression.0)
            list[.compressionVertical] = .number(node.compression.1)
        }
        return View(
            id: id, name: "v\(id.raw)", kind: node.isStack ? .stack : .view, properties: list)
    }

    private mutating func pinRootStack() throws(EditMismatch) {
        let edges: [LayoutAttribute] =
            [.left, .top, .right] + (tree.height == nil ? [] : [.bottom])
        for edge in edges { try constrain(Self.id(0), edge, to: .root) }
    }

    private mutating func constrain(
        _ view: ViewID, _ attribute: LayoutAttribute, to other: ViewID
    ) throws(EditMismatch) {
        let id = document.nextConstraintID
        try document.apply(
            .createConstraint(
                LayoutConstraint(
                    id: id, name: "c\(id.raw)", first: Anchor(LayoutItem(view), attribute),
                    relation: .equal, second: Anchor(LayoutItem(other), attribute))))
    }

    // MARK: Edits

    /// Returns a change and its inverse.
    func steps(of change: TreeFile.Change) -> (
        forward: EditedScreen.Step, back: EditedScreen.Step
    ) {
        if change.kind == .width { return (.width(change.value), .width(tree.width)) }
        let edits = edits(of: change)
        return (.edits(edits), .edits(edits.reversed().map(\.inverse)))
    }

    private func edits(of change: TreeFile.Change) -> [Edit] {
        let (id, node) = (Self.id(change.target), tree.nodes[change.target])
        switch change.kind {
        case .spacing:
            return [set(.spacing, of: id, to: .spacing(.points(change.value)))]
        case .contentWidth:
            let size = Size(width: change.value, height: node.size.height)
            return [set(.intrinsic, of: id, to: .size(IntrinsicSize(size)))]
        case .hide: return [set(.hidden, of: id, to: .flag(true))]
        case .insert:
            var list = PropertyList()
            list[.intrinsic] = .size(IntrinsicSize(TreeFile.insertedSize))
            // UIKit's defaults for a plain view created in code.
            list[.huggingHorizontal] = .number(250)
            list[.huggingVertical] = .number(250)
            let new = View(
                id: document.nextViewID, name: "new", kind: .view, properties: list)
            let last = document[id].subviews.count
            return [
                .createView(new), .insertSubview(new.id, in: id, at: last),
                .insertArranged(new.id, in: id, at: Int(change.value)),
            ]
        case .width: return []
        }
    }

    private func set(_ key: PropertyKey, of id: ViewID, to value: PropertyValue) -> Edit {
        .setProperty(.view(id), key, .base, from: document[id].properties[key], to: value)
    }
}
