import StackCore

extension Rule {
    static let misleadingBaseline = Rule(
        .misleadingBaseline, .warning,
        "A view is aligned by a baseline that is not a text's: a plain view's baseline is its edge, even if it contains texts, and a vertical stack cannot align by baselines.",
        example: """
            new Login device=iphone-se
            add label title in view text=Total
            add view card in view
            add label price in card text="12.50"
            constrain title.leading = view.leadingMargin
            constrain title.top = safeArea.top + 40
            constrain card.leading = title.trailing + 8
            constrain H:|-8-[price]-8-|
            constrain V:|-8-[price]-8-|
            constrain card.firstBaseline = title.firstBaseline
            """,
        .traits { examination in
            let visibleLayout = examination.visibleLayout
            return visibleLayout.misalignedStacks() + visibleLayout.misalignedConstraints()
                + visibleLayout.boxesInBaselineRows()
        })
}

extension VisibleLayout {
    /// Returns findings for vertical stacks with a baseline alignment, which only horizontal stacks
    /// support.
    fileprivate func misalignedStacks() -> [Finding] {
        visible.order.compactMap { id in
            guard let stack = resolved[id].stack, stack.axis == .vertical,
                stack.alignment.isBaseline, resolved[id].arranged.count > 0
            else { return nil }
            return Finding(
                .misleadingBaseline, [.view(id)], aspect: "axis",
                "\(name(id)) is a vertical stack with alignment=\(stack.alignment.rawValue), which only horizontal stacks support"
            )
        }
    }

    /// Returns findings for constraints between the baseline of a text and a baseline of a plain
    /// view. The first baseline of a plain view is its top edge, and its last baseline is its
    /// bottom edge, even if the view contains texts.
    fileprivate func misalignedConstraints() -> [Finding] {
        visible.constraints.compactMap { constraint in
            guard let second = constraint.second, constraint.first.attribute.isBaseline,
                second.attribute.isBaseline
            else { return nil }
            let boxes = [constraint.first, second].filter { isBoxAroundText($0.box.owner) }
            guard boxes.count == 1, let box = boxes.first else { return nil }
            let edge = box.attribute == .firstBaseline ? "top" : "bottom"
            return Finding(
                .misleadingBaseline, [constraint.item, .view(box.box.owner)],
                "the \(box.attribute.rawValue) of \(name(box.box.owner)) is its \(edge) edge, because it is a plain view; the texts in it do not count"
            )
        }
    }

    /// Returns findings for plain views that contain texts and that a stack aligns by their
    /// baselines, which are the top and bottom edges of these views.
    fileprivate func boxesInBaselineRows() -> [Finding] {
        visible.order.flatMap { id -> [Finding] in
            guard let stack = resolved[id].stack, stack.axis == .horizontal,
                stack.alignment.isBaseline
            else { return [] }
            let edge = stack.alignment == .firstBaseline ? "top" : "bottom"
            return resolved[id].arranged.filter { visible.isVisible[$0] && isBoxAroundText($0) }
                .map { box in
                    Finding(
                        .misleadingBaseline, [.view(box), .view(id)],
                        "\(name(id)) aligns \(name(box)) by its \(edge) edge, because it is a plain view; the texts in it do not count"
                    )
                }
        }
    }

    private func isBoxAroundText(_ id: ViewID) -> Bool {
        resolved[id].kind == .view && !isOfOwnClass(id)
            && resolved[id].subviews.contains { visible.texts[$0] != nil }
    }
}

extension Alignment {
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
