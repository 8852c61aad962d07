import StackCore

extension Rule {
    static let unexpectedFrame = Rule(
        .unexpectedFrame, .error,
        "A view is not where, or not as large, as check --expect was told, or one of the two has it and the other has not.",
        example: """
            new Login device=iphone-se
            add label title in view text=Hello
            constrain title.leading = view.leading + 20
            constrain title.top = safeArea.top + 20
            """,
        .layout { examination in
            guard let expected = examination.expected else { return [] }
            let sight = examination.sight
            let missed = expected.views.compactMap { sight.difference(from: $0) }
            let known = Set(expected.views.map(\.name))
            let added = sight.resolved.order.filter { !known.contains(sight.name($0)) }
            return missed
                + added.map {
                    Finding(.unexpectedFrame, [.view($0)], sight.name($0) + " is not expected")
                }
        })
}

extension Sight {
    /// Returns a finding if the view is missing or differs from the expected one in kind,
    /// superview, frame or visibility; otherwise nil.
    fileprivate func difference(from expected: ExpectedView) -> Finding? {
        let name = expected.name
        guard let view = document.view(named: name), let frame = layout.frame(of: view.id) else {
            return Finding(
                .unexpectedFrame, [.view(.root)], aspect: name,
                name + " is expected, and is not there")
        }
        func finding(_ message: String, _ extent: Double, _ numbers: [Finding.Measure] = [])
            -> Finding
        {
            Finding(.unexpectedFrame, [.view(view.id)], message, extent: extent, numbers)
        }
        let parent = view.parent.map { document[$0].name }
        if view.kind != expected.kind {
            return finding(
                "\(name) is \(PropertyHolder.view(view.kind).noun), and "
                    + "\(PropertyHolder.view(expected.kind).noun) is expected", .infinity)
        }
        if parent != expected.parent {
            return finding(
                "\(name) is in \(parent ?? "nothing"), and in \(expected.parent ?? "nothing") expected",
                .infinity)
        }
        let change = frame.millipoints.largestDifference(from: expected.frame)
        if change > Self.rounding {
            return finding(
                "\(name) is \(frame.words), and \(expected.frame.words) is expected", change,
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
