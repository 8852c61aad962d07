extension FileEdit {
    /// Returns whether `earlier` cannot be undone alone, because this later edit depends on it. For
    /// example, both set the same property, or this edit uses a view that `earlier` created or a
    /// name that `earlier` freed.
    package func depends(on earlier: FileEdit) -> Bool {
        guard document == earlier.document else { return takesName(of: earlier) }
        switch (earlier, self) {
        case (.createDocument, _), (.destroyDocument, _), (_, .createDocument),
            (_, .destroyDocument):
            return true
        case (.renameDocument, .renameDocument): return true
        case (.edit(_, let earlier), .edit(_, let edit)): return edit.depends(on: earlier)
        default: return false
        }
    }

    /// Returns whether `earlier` freed a document's name and this edit gives the name to another
    /// document.
    private func takesName(of earlier: FileEdit) -> Bool {
        switch (earlier, self) {
        case (.renameDocument(_, let old, _), .renameDocument(_, _, let new)): old == new
        case (.renameDocument(_, let old, _), .createDocument(_, let new)): old == new
        case (.destroyDocument(_, let old), .renameDocument(_, _, let new)): old == new
        case (.destroyDocument(_, let old), .createDocument(_, let new)): old == new
        default: false
        }
    }
}

extension Edit {
    fileprivate func depends(on earlier: Edit) -> Bool {
        if let name = earlier.freedName, name == takenName { return true }
        if let item = earlier.createdOrDestroyedItem { return mentions(item) }
        if let item = createdOrDestroyedItem, earlier.mentions(item) { return true }
        return subject == earlier.subject
    }

    /// The aspect of an item that an edit changes: its superview, the stack that arranges it, its
    /// name, or one property. Two edits with the same subject depend on each other. Edits that
    /// create or destroy an item have no subject.
    package enum Subject: Hashable, Sendable {
        case place(ViewID)
        case arrangement(ViewID)
        case name(ItemID)
        case property(ItemID, PropertyKey, SizeClasses)
        case unknown(ItemID, UnknownProperty)
    }

    /// The part of an item that the edit changes, such as one property; nil if the edit creates or
    /// destroys the item.
    package var subject: Subject? {
        switch self {
        case .insertSubview(let id, _, _), .removeSubview(let id, _, _): .place(id)
        case .insertArranged(let id, _, _), .removeArranged(let id, _, _): .arrangement(id)
        case .rename(let item, _, _): .name(item)
        case .setProperty(let item, let key, let condition, _, _): .property(item, key, condition)
        case .setUnknown(let item, let property, _, _): .unknown(item, property)
        default: nil
        }
    }

    private var createdOrDestroyedItem: ItemID? {
        switch self {
        case .createView(let view), .destroyView(let view): .view(view.id)
        case .createConstraint(let item), .destroyConstraint(let item): .constraint(item.id)
        default: nil
        }
    }

    private var freedName: String? {
        switch self {
        case .rename(_, let old, _): old
        case .destroyView(let view): view.name
        case .destroyConstraint(let constraint): constraint.name
        default: nil
        }
    }

    private var takenName: String? {
        switch self {
        case .rename(_, _, let new): new
        case .createView(let view): view.name
        case .createConstraint(let constraint): constraint.name
        default: nil
        }
    }

    /// Returns whether the edit changes the item, or refers to it as a parent or in a constraint.
    package func mentions(_ item: ItemID) -> Bool {
        switch self {
        case .createView(let view), .destroyView(let view): item == .view(view.id)
        case .insertSubview(let id, let parent, _), .removeSubview(let id, let parent, _),
            .insertArranged(let id, let parent, _), .removeArranged(let id, let parent, _):
            item == .view(id) || item == .view(parent)
        case .createConstraint(let constraint), .destroyConstraint(let constraint):
            item == .constraint(constraint.id)
                || constraint.views.contains { item == .view($0) }
        case .rename(let other, _, _), .setProperty(let other, _, _, _, _),
            .setUnknown(let other, _, _, _):
            item == other
        }
    }
}

extension Document {
    /// Returns the edit with an index that is valid in the current document. A removal of a subview
    /// or arranged subview gets the view's current index; the index of an insertion is reduced to
    /// the number of views if it is greater. Other edits are returned unchanged.
    package func updatingIndex(of edit: Edit) -> Edit {
        switch edit {
        case .removeSubview(let id, let parent, let place):
            let now = view(parent)?.subviews.firstIndex(of: id)
            return .removeSubview(id, from: parent, at: now ?? place)
        case .insertSubview(let id, let parent, let place):
            return .insertSubview(id, in: parent, at: min(place, view(parent)?.subviews.count ?? 0))
        case .removeArranged(let id, let stack, let place):
            let now = view(stack)?.arrangedSubviews.firstIndex(of: id)
            return .removeArranged(id, from: stack, at: now ?? place)
        case .insertArranged(let id, let stack, let place):
            let count = view(stack)?.arrangedSubviews.count ?? 0
            return .insertArranged(id, in: stack, at: min(place, count))
        default: return edit
        }
    }
}

extension FileEdit {
    /// The edit with index 0 if it inserts or removes a subview or arranged subview; other edits
    /// are unchanged. Edits are compared in this form, because edits between them may have changed
    /// the index.
    package var withoutIndex: FileEdit {
        guard case .edit(let document, let edit) = self else { return self }
        return switch edit {
        case .insertSubview(let id, let parent, _):
            .edit(document, .insertSubview(id, in: parent, at: 0))
        case .removeSubview(let id, let parent, _):
            .edit(document, .removeSubview(id, from: parent, at: 0))
        case .insertArranged(let id, let stack, _):
            .edit(document, .insertArranged(id, in: stack, at: 0))
        case .removeArranged(let id, let stack, _):
            .edit(document, .removeArranged(id, from: stack, at: 0))
        default: self
        }
    }
}
