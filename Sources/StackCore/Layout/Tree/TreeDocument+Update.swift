/// The same tree after changes of the document.
extension TreeDocument {
    /// Along which axes views, or what they hold, may come out otherwise than before.
    struct Update {
        var horizontal: [Int] = []
        var vertical: [Int] = []
        /// Whose frames lie otherwise around what constraints place, or in another view than before: what
        /// they are relative to their superview may be the same.
        var places: [Int] = []
        /// Whether stacks and rows may be others.
        var isStructural = false
    }

    /// Reads again the views that differ. Declines what is easier to read as a whole: then the
    /// tree means nothing any more.
    mutating func update(
        _ document: Document, _ change: TreeChange, _ measurer: ContentMeasurer
    ) throws(TreePathDeclined) -> Update {
        guard !leavesOut, Self.isDense(document) else { throw TreePathDeclined() }
        grow(to: document.nextViewID.raw)
        var update = Update()
        // Whether a view is arranged shows in its superview's node, which may be new as well.
        for at in change.views where nodes[at].role == .absent {
            guard let view = document.view(ViewID(at)) else { continue }
            nodes[at].role = view.kind == .stack ? .stack : .leaf
            nodes[at].isNew = true
        }
        for at in change.views {
            if document.view(ViewID(at)) == nil { continue }
            let view = ViewReading(ViewID(at), in: document)
            try readAgain(
                view, of: document, isRegrouped: change.regrouped.contains(at), measurer, &update)
        }
        for at in change.gone { remove(at) }
        if update.isStructural {
            // Whether a label shares its stack's width is not read again.
            if !wrapping.isEmpty { throw TreePathDeclined() }
            try checkGroups()
        }
        return update
    }

    private mutating func readAgain(
        _ view: ViewReading, of document: Document, isRegrouped: Bool,
        _ measurer: ContentMeasurer, _ update: inout Update
    ) throws(TreePathDeclined) {
        let at = view.id.raw
        let (old, insets) = (nodes[at], insets(of: at))
        guard try read(view) else { throw TreePathDeclined() }
        // A constraint that is the same holds what it held; where one came or went, all is read again.
        if !nodes[at].isArranged && (old.isNew || old.isArranged || nodes[at].parent != old.parent)
        {
            throw TreePathDeclined()
        }
        if nodes[at].parent != old.parent {
            // A new superview may not have been read yet.
            nodes[at].depth = UInt16(document.depth(of: view.id))
            // What it holds has been priced by the depth that it had.
            if nodes[at].depth != old.depth, nodes[at].childCount > 0 { throw TreePathDeclined() }
        }
        try measure(at, measurer)
        var isOther = old.isNew || !nodes[at].isLikeRow(old)
        if isRegrouped {
            if nodes[at].role != .stack { throw TreePathDeclined() }
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
    /// Whether it arranges and stands as the other does.
    fileprivate func isLikeRow(_ other: TreeNode) -> Bool {
        role == other.role && parent == other.parent && axis == other.axis
            && distribution == other.distribution && alignment == other.alignment
            && isHidden == other.isHidden
    }

    /// Whether what holds the view's size along the axis, or the places of what it arranges, is not the
    /// same.
    fileprivate func differs(from old: TreeNode, _ axis: Axis) -> Bool {
        natural(axis) != old.natural(axis) || hugging[axis] != old.hugging[axis]
            || compression[axis] != old.compression[axis]
            || self.axis == axis && spacing != old.spacing
            || spacingAfter.bitPattern != old.spacingAfter.bitPattern
    }
}
