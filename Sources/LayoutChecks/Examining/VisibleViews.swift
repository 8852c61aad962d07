import StackCore

/// What can be seen of a document under certain traits, wherever it comes to stand.
struct VisibleViews {
    let resolved: ResolvedDocument
    /// Parents first, in z-order; without what is hidden or transparent, and what stands in it.
    let order: [ViewID]
    let texts: PerView<ShownText?>
    /// The nearest scroll view around each view, itself not counted.
    let scroll: PerView<ViewID?>
    /// Whether a list's cell stands around the view: lists give cells their heights.
    let isInCell: PerView<Bool>
    let isVisible: PerView<Bool>
    /// The user's constraints that take part.
    let constraints: [BoxConstraint]

    init(_ resolved: ResolvedDocument, _ notes: SourceNotes) {
        self.resolved = resolved
        constraints = resolved.userConstraints()
        var isVisible = resolved.views.map { _ in false }
        var scroll: PerView<ViewID?> = resolved.views.map { _ in nil }
        var isInCell = resolved.views.map { _ in false }
        var texts: PerView<ShownText?> = resolved.views.map { _ in nil }
        var order: [ViewID] = []
        for id in resolved.order {
            let view = resolved[id]
            if let parent = view.parent {
                guard isVisible[parent] else { continue }
                scroll[id] = resolved[parent].kind == .scroll ? parent : scroll[parent]
                isInCell[id] = isInCell[parent] || resolved[parent].style == .cell
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
        self.texts = texts
    }

    func hasVisibleSubview(_ id: ViewID) -> Bool {
        resolved[id].subviews.contains { isVisible[$0] }
    }

    /// UIKit draws and touches nothing that is fainter.
    private static let leastAlpha = 0.01
}
