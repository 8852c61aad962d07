import StackCore

extension Rule {
    static let fixedTextSize = Rule(
        .fixedTextSize, .note,
        "A text in a text style grows with the reader's text size, but a constraint fixes the size of its view, so large text sizes are cut off.",
        example: """
            new Login device=iphone-se
            add label title in view text="Sign in" font=headline
            constrain title.leading = view.leading + 20
            constrain title.top = safeArea.top
            constrain title.height = 22
            """,
        .traits { examination in
            let visibleLayout = examination.visibleLayout
            return visibleLayout.visible.constraints.compactMap { constraint in
                guard let lost = visibleLayout.lostText(by: constraint) else { return nil }
                let name = visibleLayout.name(constraint.first.box.owner)
                let size = constraint.first.attribute == .width ? "wide" : "high"
                return Finding(
                    .fixedTextSize, [.view(constraint.first.box.owner), constraint.item],
                    "\(name) stays \(constraint.constant.points) points \(size) while \(lost.text.quoted) grows to \(lost.needed.points) at \(TextGrowth.largest.rawValue)",
                    extent: lost.needed - constraint.constant,
                    [
                        Finding.Measure("needed", lost.needed),
                        Finding.Measure("room", constraint.constant),
                    ])
            }
        })
}

private enum TextGrowth {
    /// The largest text size that is not an accessibility setting.
    static let largest = ContentSizeCategory.extraExtraExtraLarge
    /// The greatest length in points by which a text may exceed its view without a finding, because
    /// it still looks complete.
    static let slack = 2.0
}

extension VisibleLayout {
    /// Returns the text that the constraint truncates at the largest text size, but not at the
    /// default size. The constraint limits the width or height of the text's view to a constant.
    /// Also returns the width or height in points that the text needs at the largest size. Returns
    /// nil if there is no such text, or if the constraint is not required.
    fileprivate func lostText(
        by constraint: BoxConstraint
    ) -> (text: ShownText, needed: Double)? {
        guard constraint.second == nil, constraint.relation != .greaterThanOrEqual,
            constraint.priority >= 1000, case .view(let id) = constraint.first.box,
            visible.isVisible[id], let text = visible.texts[id], !text.shrinks,
            case .style = text.font
        else { return nil }
        let attribute = constraint.first.attribute
        guard let now = length(attribute, of: text, id, at: .large),
            let later = length(attribute, of: text, id, at: TextGrowth.largest),
            now <= constraint.constant, later > constraint.constant + TextGrowth.slack
        else { return nil }
        return (text, later)
    }

    /// Returns the length in points that a view needs at a text size: the width for its single-line
    /// text, or the height of a single-line label. Returns nil if the text may wrap, and for any
    /// other attribute.
    private func length(
        _ attribute: LayoutAttribute, of text: ShownText, _ id: ViewID,
        at category: ContentSizeCategory
    ) -> Double? {
        guard text.lines == 1 else { return nil }
        var traits = environment.measurement
        traits.category = category
        switch attribute {
        case .width:
            return widths.width(of: text.text, text.font, traits) + text.imageWidth
                + text.insets.leading + text.insets.trailing
        case .height where resolved[id].kind == .label:
            return text.metrics(in: traits).lineHeight
        default: return nil
        }
    }
}
