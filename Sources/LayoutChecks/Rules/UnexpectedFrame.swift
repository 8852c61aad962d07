import StackCore

extension Rule {
    static let unexpectedFrame = Rule(
        .unexpectedFrame, .error,
        "A view's position or size differs from the frames given to check --expect, or only one of the two contains the view.",
        example: """
            new Login device=iphone-se
            add label title in view text=Hello
            constrain title.leading = view.leading + 20
            constrain title.top = safeArea.top + 20
            """,
        .layout { examination in
            guard let expected = examination.expected else { return [] }
            let visibleLayout = examination.visibleLayout
            let missed = expected.views.compactMap { visibleLayout.difference(from: $0) }
            let known = Set(expected.views.map(\.name))
            let added = visibleLayout.resolved.order.filter {
                !known.contains(visibleLayout.name($0))
            }
            return missed
                + added.map {
                    Finding(
                        .unexpectedFrame, [.view($0)], visibleLayout.name($0) + " is not expected")
                }
        })
}

extension VisibleLayout {
    /// Returns a finding if the view is missing or differs from the expected one in kind,
    /// superview, frame or visibility; otherwise nil.
    fileprivate func difference(from expected: ExpectedView) -> Finding? {
        let name = expected.name
        guard let view = document.view(named: name), let frame = layout.frame(of: view.id) else {
            return Finding(
                .unexpectedFrame, [.view(.root)], aspect: name,
                name + " is expected, but missing")
        }
        func finding(_ message: String, _ extent: Double, _ numbers: [Finding.Measure] = [])
            -> Finding
        {
            Finding(.unexpectedFrame, [.view(view.id)], message, extent: extent, numbers)
        }
        let parent = view.parent.map { document[$0].name }
        if view.kind != expected.kind {
            return finding(
                "\(name) is \(PropertyHolder.view(view.kind).noun), but "
                    + "\(PropertyHolder.view(expected.kind).noun) is expected", .infinity)
        }
        if parent != expected.parent {
            return finding(
                "\(name) is in \(parent ?? "nothing"), but expected in \(expected.parent ?? "nothing")",
                .infinity)
        }
        let change = frame.millipoints.largestDifference(from: expected.frame)
        if change > Self.rounding {
            return finding(
                "\(name) is \(frame.words), but \(expected.frame.words) is expected", change,
                frame.measures + [Finding.Measure("difference", change)])
        }
        if resolved[view.id].isHidden == expected.isHidden { return nil }
        return finding(name + (expected.isHidden ? " is shown" : " is hidden"), 0)
    }

    /// The greatest difference in points that is not reported, because snapshots have three
    /// decimals.
    private static let rounding = 0.0015
}

extension Rect {
    fileprivate var words: String {
        "("
            + [x, y, width, height].map { NumberSpelling.spell($0.millipoints) }
            .joined(separator: ", ") + ")"
    }

    fileprivate var measures: [Finding.Measure] {
        [
            Finding.Measure("x", x), Finding.Measure("y", y), Finding.Measure("width", width),
            Finding.Measure("height", height),
        ]
    }
}
