/// Labels that keep their height beside a stack on Interface Builder's canvas.
extension LayoutEnvironment {
    /// Returns the labels that keep their height because they are beside a stack in a view that is
    /// not a stack. If both compete for height at equal priorities, the stack gives way
    /// (docs/stack-view-rules.md, "Beside labels"). Empty in an app.
    func heldHeights(in document: Document) -> [ViewID: ContentMeasure.HeldHeight] {
        var result: [ViewID: ContentMeasure.HeldHeight] = [:]
        guard isCanvas else { return result }
        for view in document.allViews where view.kind != .stack && view.subviews.count > 1 {
            let stacks = view.subviews.filter { document[$0].kind == .stack }
            let labels = view.subviews.filter { document[$0].kind == .label }
            if stacks.isEmpty || labels.isEmpty { continue }
            let held = heldHeight(beside: stacks, in: document)
            if held == .none { continue }
            for label in labels { result[label] = held }
        }
        return result
    }

    private func heldHeight(
        beside stacks: [ViewID], in document: Document
    ) -> ContentMeasure.HeldHeight {
        let areColumns = stacks.allSatisfy {
            document.inForce(.axis, of: .view($0), under: traits) == .vertical
        }
        if areColumns, stacks.contains(where: { isSimpleColumn($0, document) }) { return .exactly }
        return stacks.contains { document.containsControl($0) } ? .atLeast : .none
    }

    /// Returns whether a vertical stack has the distribution `fill` and arranges no stacks.
    private func isSimpleColumn(_ stack: ViewID, _ document: Document) -> Bool {
        (document.inForce(.distribution, of: .view(stack), under: traits) ?? .fill) == .fill
            && document[stack].arrangedSubviews.allSatisfy { document[$0].kind != .stack }
    }
}

extension Document {
    /// Returns whether the view is or contains a control that determines its own height.
    fileprivate func containsControl(_ id: ViewID) -> Bool {
        switch self[id].kind {
        case .switch, .textField, .button, .slider, .segmented, .stepper: true
        default: self[id].subviews.contains(where: containsControl)
        }
    }
}
