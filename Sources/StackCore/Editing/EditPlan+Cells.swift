// MARK: - Cells

/// Rules for edits of cells and of their content views. UIKit and Interface Builder create these
/// views, so users cannot move or remove them freely.
extension EditPlan {
    /// Returns whether the view is the content view of a cell: the first subview of the cell, placed
    /// by an autoresizing mask. UIKit makes it with the cell.
    func isContentView(_ id: ViewID) -> Bool {
        guard kind(of: id) == .view, let cell = parent(of: id), isCell(cell),
            subviews(of: cell).first == id
        else { return false }
        return properties(of: .view(id))[.autoresizing] != nil
    }

    /// Returns whether the view is a cell of a table, the root of a document that is a cell, or a
    /// subview of a collection view.
    func isCell(_ id: ViewID) -> Bool {
        kind(of: id) == .cell || parent(of: id).map { kind(of: $0) == .collection } ?? false
    }

    /// Throws if the view is the content view of a cell.
    ///
    /// - Parameter change: the participle in the message, such as `removed`
    func refuseContentView(_ id: ViewID, _ change: String) throws(EditRefusal) {
        guard keepsParts, isContentView(id), let cell = parent(of: id) else { return }
        throw EditRefusal(
            .isPart,
            "\(name(of: id)) is the content view of the cell \(name(of: cell)), so it cannot be "
                + change, about: name(of: id))
    }

    /// Throws if a new view, a copy or a moved view of the given kind cannot be a subview of
    /// `parent`, because the document comes from a storyboard or xib. In such documents only cells
    /// can be added to a list, and the subviews of a cell are in its content view.
    package func refuseAdding(_ kind: ViewKind, to parent: ViewID) throws(EditRefusal) {
        if document.properties[.source] == nil { return }
        let name = name(of: parent)
        let isCell = kind == .cell || (kind == .view && self.kind(of: parent) == .collection)
        if self.kind(of: parent).isList, !isCell {
            throw EditRefusal(
                .isPart,
                "\(name) is a \(self.kind(of: parent).rawValue) of a storyboard or xib, to which "
                    + "only cells can be added", about: name)
        }
        guard let content = subviews(of: parent).first(where: isContentView) else { return }
        throw EditRefusal(
            .isPart,
            "\(name) is a cell, whose subviews are in its content view \(self.name(of: content))",
            about: name)
    }

    /// Throws if view `id` must not move to `parent`. A content view must stay in its cell, and a
    /// part of a list, such as a cell, can only move to another list. In a storyboard or xib, other
    /// views can move neither into a list nor directly into a cell (`refuseAdding`).
    func refuseMoving(_ id: ViewID, to parent: ViewID) throws(EditRefusal) {
        guard keepsParts, let old = self.parent(of: id), old != parent else { return }
        try refuseContentView(id, "moved")
        if kind(of: old).isList, !kind(of: parent).isList {
            throw EditRefusal(
                .isPart, "\(name(of: id)) is a part of \(name(of: old)) and stays in it",
                about: name(of: id))
        }
        if !kind(of: old).isList { try refuseAdding(kind(of: id), to: parent) }
    }

    /// Places the copy of an imported cell below the other parts of its list, as Xcode places a new
    /// cell. Does nothing for a cell that this program created, because it has no frame.
    mutating func placeLast(_ cell: ViewID, in list: ViewID) throws(EditRefusal) {
        guard kind(of: list).isList, case .rect(let frame)? = properties(of: .view(cell))[.frame]
        else { return }
        let ends = subviews(of: list).compactMap { id -> Double? in
            guard id != cell, case .rect(let frame)? = properties(of: .view(id))[.frame] else {
                return nil
            }
            return frame.maxY
        }
        guard let end = ends.max() else { return }
        let place = Rect(x: frame.x, y: end, width: frame.width, height: frame.height)
        try setProperty(.frame, of: .view(cell), to: .rect(place))
    }
}
