import StackCore

extension Rule {
    static let brokenAssertion = Rule(
        .brokenAssertion, .error,
        "An assertion does not hold in a layout; assertions about hidden views are not tested.",
        example: """
            new Login device=iphone-se
            add button login in view text=Go
            constrain login.leading = view.leading + 20
            constrain login.top = safeArea.top
            constrain login.width = 40
            assert touchable: login.width >= 44
            """,
        .layout { examination in
            let visibleLayout = examination.visibleLayout
            if visibleLayout.document.assertions.isEmpty { return [] }
            let tested = visibleLayout.resolved.assertions().filter { item, _ in
                item.views.allSatisfy { visibleLayout.visible.isVisible[$0] }
            }
            let texts = tested.filter { $0.assertion.assertsWholeText }
            let relations = tested.filter { !$0.assertion.assertsWholeText }
            let violations = visibleLayout.layout.violations(of: relations.map(\.claim))
            assert(violations.count == relations.count, "an assertion was not tested")
            let missed = zip(relations, violations).compactMap {
                visibleLayout.finding($0, missedBy: $1)
            }
            return (missed + texts.compactMap { visibleLayout.finding($0.assertion) }).sorted {
                $0.place < $1.place
            }
        })
}

extension Finding {
    /// The number of the assertion that the finding is about, for sorting; 0 if it is not about
    /// one.
    fileprivate var place: Int {
        if case .constraint(let id)? = items.first { id.raw } else { 0 }
    }
}

extension VisibleLayout {
    /// The least distance in points by which an assertion must be missed to be a finding. It is one
    /// pixel, because rounding moves each of two edges by up to half a pixel.
    private var slack: Double { 1 / environment.measurement.framePixels.scale }

    /// Returns a finding if `miss`, the distance in points by which an assertion is violated, is at
    /// least `slack`; otherwise nil.
    fileprivate func finding(
        _ tested: (assertion: LayoutConstraint, claim: BoxConstraint), missedBy miss: Double
    ) -> Finding? {
        if miss < slack { return nil }
        return Finding(
            .brokenAssertion, items(of: tested.assertion),
            ConstraintFormatter(document).spell(tested.claim) + " fails by \(miss.points) points",
            extent: miss, [Finding.Measure("miss", miss)])
    }

    /// Returns a finding if the text of a view is truncated although the assertion forbids it;
    /// otherwise nil.
    fileprivate func finding(_ assertion: LayoutConstraint) -> Finding? {
        let id = assertion.first.item.view
        guard let text = visible.texts[id], let cut = cut(of: text, in: id) else { return nil }
        return Finding(
            .brokenAssertion, items(of: assertion),
            "\(assertion.name): \(name(id)) untruncated fails: it "
                + cut.sentence(text),
            extent: cut.missing, [Finding.Measure("miss", cut.missing)])
    }

    private func items(of assertion: LayoutConstraint) -> [ItemID] {
        [.constraint(assertion.id)] + assertion.views.map(ItemID.view)
    }
}
