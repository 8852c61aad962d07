import StackCore

/// The views of a document that are visible under given size classes and direction, regardless of
/// their frames.
final class VisibleViews {
    let prepared: PreparedDocument
    /// The visible views in z-order, parents first. Hidden and transparent views are left out with
    /// their subviews.
    let order: [ViewID]
    let texts: PerView<ShownText?>
    /// The nearest scroll view that contains each view; nil if there is none.
    let scroll: PerView<ViewID?>
    /// Whether each view is inside a cell. In the running app, the table view or collection view
    /// determines the height of a cell, and the height on the canvas does not count.
    let isInCell: PerView<Bool>
    /// For each view in a table row, the height in points that the document sets for the row. Nil
    /// if it sets none, so that the row is as high as its content. Code can set another height.
    let rowHeight: PerView<Double?>
    /// Whether each view is inside a self-sizing cell of a collection view. The width of such a
    /// cell differs from its width on the canvas.
    let isInSelfSizingCell: PerView<Bool>
    let isVisible: PerView<Bool>
    /// The visible cells with an edge (`top` or `bottom`) to which no constraint ties the content,
    /// each with these edges (`ResolvedDocument.freeRowEnds`).
    let freeRows: [(cell: ViewID, ends: [LayoutAttribute])]
    /// Whether the document has the texts of a translation. If so, a text of width 0 is reported as
    /// truncated, because longer translated texts may have taken its space. If not, the rule
    /// `zeroSize` reports it.
    let isOfLanguage: Bool

    var resolved: ResolvedDocument { _read { yield prepared.resolved } }
    /// The user's constraints that are active under these size classes.
    var constraints: [BoxConstraint] { prepared.userConstraints }

    init(_ prepared: PreparedDocument, _ notes: SourceNotes) {
        self.prepared = prepared
        isOfLanguage = notes.isOfLanguage
        let resolved = prepared.resolved
        var isVisible = resolved.views.map { _ in false }
        var scroll: PerView<ViewID?> = resolved.views.map { _ in nil }
        var isInCell = resolved.views.map { _ in false }
        var isInSelfSizingCell = isInCell
        var rowHeight: PerView<Double?> = resolved.views.map { _ in nil }
        var texts: PerView<ShownText?> = resolved.views.map { _ in nil }
        var order: [ViewID] = []
        for id in resolved.order {
            let view = resolved[id]
            if let parent = view.parent {
                guard isVisible[parent] else { continue }
                scroll[id] = resolved[parent].kind.isScrollView ? parent : scroll[parent]
                isInCell[id] = isInCell[parent] || resolved[parent].kind == .cell
                rowHeight[id] = rowHeight[parent]
                if view.kind == .cell { rowHeight[id] = resolved.rowHeight(of: id, in: parent) }
                isInSelfSizingCell[id] =
                    isInSelfSizingCell[parent] || notes.selfSizingCollections.contains(parent)
            }
            guard !view.isHidden, (resolved.value(.alpha, of: id) ?? 1) > Self.leastAlpha else {
                continue
            }
            isVisible[id] = true
            texts[id] = ShownText(view, in: resolved, notes)
            order.append(id)
        }
        self.order = order
        self.isVisible = isVisible
        self.scroll = scroll
        self.isInCell = isInCell
        self.isInSelfSizingCell = isInSelfSizingCell
        self.rowHeight = rowHeight
        self.texts = texts
        freeRows = resolved.freeRowEnds(
            of: order.filter { resolved[$0].kind == .cell }, prepared.userConstraints)
    }

    func hasVisibleSubview(_ id: ViewID) -> Bool {
        resolved[id].subviews.contains { isVisible[$0] }
    }

    /// The alpha value up to which UIKit does not draw a view and gives it no touches.
    private static let leastAlpha = 0.01
}

extension ResolvedDocument {
    /// Returns the height in points that a cell or its table sets for the row; nil if neither does.
    /// A height of 44 of an imported table is ignored, because Xcode stored it in every table before
    /// rows could size themselves.
    fileprivate func rowHeight(of cell: ViewID, in table: ViewID) -> Double? {
        if let own = value(.rowHeight, of: cell) { return own }
        let height = value(.rowHeight, of: table)
        return height == 44 && value(.frame, of: table) != nil ? nil : height
    }
}
