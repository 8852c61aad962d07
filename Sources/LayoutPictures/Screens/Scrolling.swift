import StackCore

/// How far scroll views have moved their content at first, and how large it is.
struct Scrolling {
    let laidOut: LaidOutDocument
    let resolved: ResolvedDocument

    /// Where the content begins, from the scroll view's top left corner: behind its insets, and below
    /// what covers its top, as the layout has it (`contentInsetAdjustmentBehavior`).
    ///
    /// - Parameter y: of the scroll view on the screen
    func offset(of view: ResolvedView, y: Double) -> (x: Double, y: Double) {
        guard view.kind == .scroll else { return (0, 0) }
        let inset = resolved.value(.contentInset, of: view.id) ?? .zero
        let covered = max(0, laidOut.layout.environment.safeArea.top - y)
        let adjusts = laidOut.layout.environment.isUnderBar || scrollsVertically(view)
        return (inset.leading, inset.top + (adjusts ? covered : 0))
    }

    /// Content that fits does not move; lists always do.
    private func scrollsVertically(_ view: ResolvedView) -> Bool {
        guard let frame = laidOut.layout.frame(of: view.id) else { return false }
        if view.style == .table || view.style == .insetGrouped { return true }
        return content(of: view).map { $0.maxY > frame.height } ?? false
    }

    /// The room that a scroll view's subviews take, in its own coordinates.
    func content(of view: ResolvedView) -> Rect? {
        view.subviews.lazy.filter { !resolved[$0].isHidden }
            .compactMap { laidOut.layout.frame(of: $0) }
            .reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    }
}
