/// Updates the tree after changes of the document.
extension TreeDocument {
    /// The result of an update: for each axis, the views whose size or children may have changed.
    struct Update {
        var horizontal: [Int] = []
        var vertical: [Int] = []
        /// The views whose alignment insets or superviews changed. Their frames change even if
        /// their alignment rectangles do not.
        var places: [Int] = []
        /// Whether views may have moved between stacks, or whether the axis of a stack may have
        /// changed.
        var isStructural = false
    }

    /// Reads the changed views again. If this throws, the tree is invalid and must be rebuilt.
    mutating func update(
        _ document: Document, _ change: TreeChange, _ measurer: ContentMeasurer,
        _ measured: inout MeasuredContent
    ) throws(TreeSolverUnsupported) -> Update {
        guard !leavesOut, Self.isDense(document) else { throw TreeSolverUnsupported() }
        grow(to: document.nextViewID.raw)
        var update = Update()
        // Reading a view uses the node of its superview. The superview may be new and is perhaps
        // read later, so the roles of all new nodes are set first.
        for at in change.views where nodes[at].role == .absent {
            guard let view = document.view(ViewID(at)) else { continue }
            nodes[at].role = view.kind == .stack ? .stack : .leaf
            nodes[at].isNew = true
        }
        for at in change.views {
            if document.view(ViewID(at)) == nil { continue }
            let view = ViewReading(ViewID(at), in: document)
            try readAgain(
                view, of: document, isRegrouped: change.regrouped.contains(at), measurer,
                &measured, &update)
        }
        for at in change.gone { remove(at) }
        if update.isStructural {
            // A structural change can give a label a share of its stack's width. The update does
            // not check this, so it supports no wrapping texts here.
            if !wrapping.isEmpty { throw TreeSolverUnsupported() }
            try checkGroups()
        }
        return update
    }

    private mutating func readAgain(
        _ view: ViewReading, of document: Document, isRegrouped: Bool,
        _ measurer: ContentMeasurer, _ measured: inout MeasuredContent,
        _ update: inout Update
    ) throws(TreeSolverUnsupported) {
        let at = view.id.raw
        let (old, insets) = (nodes[at], insets(of: at))
        guard try read(view) else { throw TreeSolverUnsupported() }
        // If the view moved to another container, unchanged constraints may have another effect.
        // The whole document must then be read again.
        if !nodes[at].isArranged && (old.isNew || old.isArranged || nodes[at].parent != old.parent)
        {
            throw TreeSolverUnsupported()
        }
        if nodes[at].parent != old.parent {
            // The depth comes from the document, because the node of the new superview may not have
            // been read yet.
            nodes[at].depth = UInt16(document.depth(of: view.id))
            // The costs that the index rule (`Slope`) adds for the views of a stack depend on the
            // depth of the stack in the hierarchy.
            if nodes[at].depth != old.depth, nodes[at].childCount > 0 {
                throw TreeSolverUnsupported()
            }
        }
        try measure(at, measurer, &measured)
        var isOther = old.isNew || !nodes[at].isLikeRow(old)
        if isRegrouped {
            if nodes[at].role != .stack { throw TreeSolverUnsupported() }
            link(view)
            isOther = true
        }
        if isOther { update.isStructural = true }
        if isOther || nodes[at].differs(from: old, .horizontal) { update.horizontal.append(at) }
        if isOther || nodes[at].differs(from: old, .vertical) { update.vertical.append(at) }
        if self.insets(of: at) != insets || nodes[at].parent != old.parent {
            update.places.append(at)
        }
    }
}

extension TreeNode {
    /// Returns whether the node has the same role, superview, visibility and stack settings as
    /// `other`. If so, it need not be linked or arranged differently.
    fileprivate func isLikeRow(_ other: TreeNode) -> Bool {
        role == other.role && parent == other.parent && axis == other.axis
            && distribution == other.distribution && alignment == other.alignment
            && isHidden == other.isHidden
    }

    /// Returns whether the node differs from `old` in a way that may affect positions or sizes
    /// along the axis: the size of the view, the positions of the views that it arranges, or the
    /// position of the next view in its stack.
    fileprivate func differs(from old: TreeNode, _ axis: Axis) -> Bool {
        natural(axis) != old.natural(axis) || hugging[axis] != old.hugging[axis]
            || compression[axis] != old.compression[axis]
            || self.axis == axis && spacing != old.spacing
            || spacingAfter.bitPattern != old.spacingAfter.bitPattern
    }
}
