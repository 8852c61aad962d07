internal import StackCore

extension DocumentRows {
    /// Follows a change from one document to another as a whole: touches what differs.
    mutating func compare(_ old: Document, _ new: Document) {
        touch(.document, in: old)
        let views = old.views.numbers(differingFrom: new.views).map { ViewID($0) }
        for id in views { touch(id, in: old) }
        for id in views { release(id, old, new) }
        for id in views { renumber(in: id, old, new) }
        for raw in old.constraints.numbers(differingFrom: new.constraints) {
            touch(ConstraintID(raw), in: old)
        }
    }

    /// Forgets the children's places where the view no longer has them.
    private mutating func release(_ id: ViewID, _ old: Document, _ new: Document) {
        let (before, after) = (old.view(id), new.view(id))
        for child in before?.subviews ?? [] where new.view(child)?.parent != id {
            subviewOrder[child] = nil
        }
        let kept = Set(after?.arrangedSubviews ?? [])
        for child in before?.arrangedSubviews ?? [] where !kept.contains(child) {
            touch(child, in: old)
            arrangedOrder[child] = nil
        }
    }

    private mutating func renumber(in id: ViewID, _ old: Document, _ new: Document) {
        guard let after = new.view(id) else { return }
        let before = old.view(id)
        let subviews = subviewOrder.assignments(
            from: before?.subviews ?? [], to: after.subviews, in: id)
        for entry in subviews { touch(entry.view, in: old) }
        for entry in subviews { subviewOrder[entry.view] = entry.place }
        let arranged = arrangedOrder.assignments(
            from: before?.arrangedSubviews ?? [], to: after.arrangedSubviews, in: id)
        for entry in arranged { touch(entry.view, in: old) }
        for entry in arranged { arrangedOrder[entry.view] = entry.place }
    }
}
