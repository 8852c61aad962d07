import StackCore

extension Rule {
    /// The rule for UIKit's `hasAmbiguousLayout`. It ignores views of a stack that are ambiguous
    /// only because it is not specified which of them gets the stack's surplus space. UIKit always
    /// gives that space to the same view.
    static let ambiguous = Rule(
        .ambiguous, .warning,
        "The constraints do not determine a view's position or size, so UIKit may show it differently each time.",
        example: """
            new Login device=iphone-se
            add view box in view
            constrain box.leading = view.leading + 20
            constrain V:|-20-[box(40)]
            """,
        .layout { examination in
            let visibleLayout = examination.visibleLayout
            // If constraints were dropped, the frames of other views are uncertain too, so no view
            // is reported.
            guard visibleLayout.layout.conflicts.isEmpty else { return [] }
            let groups = visibleLayout.openGroups(examination.notes)
            return visibleLayout.withoutUnknownSizes(groups, examination.notes).map { group in
                let (what, one, other) = group.worst.difference(
                    visibleLayout.environment.direction)
                let name = visibleLayout.name(group.worst.view)
                // The name that the command `why` has for the number: it takes `left` and `top`,
                // not `x` and `y`.
                let attribute = what == "x" ? "left" : what == "y" ? "top" : what
                let head =
                    group.stack.map {
                        visibleLayout.name($0) + " can distribute its space in several ways: "
                    }
                    ?? ""
                return Finding(
                    .ambiguous, [.view(group.stack ?? group.worst.view)],
                    head
                        + "\(name).\(attribute) is ambiguous: it can be \(one.points) or \(other.points) points",
                    extent: abs(one - other),
                    [Finding.Measure(what, one), Finding.Measure("alternative", other)])
            }
        })

    /// The rule for constraints that need more work than a layout is allowed, and for layouts that
    /// do not converge.
    static let incomplete = Rule(
        .incomplete, .warning,
        "The constraints exceed the work limit, so only what was solved until then was checked; or margins and text sizes depend on frames that depend on them, and did not converge.",
        example: """
            new Login
            # thousands of inequalities that depend on one another
            """,
        .layout { examination in
            examination.visibleLayout.layout.state.remark.map {
                [Finding(.incomplete, [.view(.root)], $0)]
            }
                ?? []
        })
}

/// A group of ambiguous views with a common cause: arranged views of one stack, or a single view,
/// for which `stack` is nil.
private struct OpenGroup {
    let stack: ViewID?
    var worst: AmbiguousView
}

extension VisibleLayout {
    /// Returns the groups of ambiguous views, except those that may be ambiguous only because the
    /// document does not contain some size that is known in the app. This can be the size of a view
    /// with a custom class, of an image view without an image or of a text with custom paragraph
    /// styles, or the height of a cell.
    fileprivate func withoutUnknownSizes(
        _ groups: [OpenGroup], _ notes: SourceNotes
    ) -> [OpenGroup] {
        // The results are cached, because many ambiguous views can have the same superview.
        var unknown: [ViewID: Bool] = [:]
        let fixed = fixedLengths()
        let isSizedByCode = { (id: ViewID) in self.isSizedByCode(id, fixed: fixed) }
        return groups.filter { group in
            let view = group.worst.view
            // Heights and vertical positions in a cell are not reported, because lists make cells
            // as high as their content in the running app.
            let what = group.worst.difference(environment.direction).what
            if visible.isInCell[view], what == "height" || what == "y" { return false }
            if ([view] + resolved[view].subviews).contains(where: isSizedByCode) { return false }
            let around = group.stack ?? resolved[view].parent ?? view
            let isUnknown =
                unknown[around]
                ?? (resolved[around].subviews.contains(where: isSizedByCode)
                    || hasStyledText(in: around, notes))
            unknown[around] = isUnknown
            return !isUnknown
        }
    }

    /// Returns whether the view or a view inside it has a text whose style code determines.
    private func hasStyledText(in view: ViewID, _ notes: SourceNotes) -> Bool {
        !notes.styledTexts.isEmpty
            && document.subtree(of: view).contains(where: notes.styledTexts.contains)
    }

    /// Returns whether code determines the view's size. This is the case for a view of a custom
    /// class and for an image view without an image, if the view has no intrinsic size. An image
    /// view is an exception if constraints fix both its width and its height.
    private func isSizedByCode(_ id: ViewID, fixed: Set<BoxAnchor>) -> Bool {
        guard resolved[id].intrinsic == nil else { return false }
        switch resolved[id].kind {
        case .view, .toolbar, .visualEffect, .map, .web:
            return isOfOwnClass(id)
        case .image:
            return resolved.value(.imageName, of: id) == nil
                && resolved.value(.image, of: id)?.wholeSize == nil
                && !Axis.allCases.allSatisfy { fixed.contains(BoxAnchor(.view(id), $0.size)) }
        default: return false
        }
    }

    /// Returns the visible ambiguous views, grouped by the stack that arranges them; every other
    /// view is a group of its own. Arranged views of a stack that is itself ambiguous are left out,
    /// because their frames depend on the stack's.
    fileprivate func openGroups(_ notes: SourceNotes) -> [OpenGroup] {
        let open = VerifiedViews(of: layout.undecided().views, in: self).views
        let names = Set(open.map(\.view))
        var groups: [OpenGroup] = []
        var places: [ViewID: Int] = [:]
        for view in open where visible.isVisible[view.view] {
            let stack = document.arrangingStack(of: view.view)
            if let stack, names.contains(stack) { continue }
            if let place = stack.flatMap({ places[$0] }) {
                let direction = environment.direction
                if view.extent(direction) > groups[place].worst.extent(direction) {
                    groups[place].worst = view
                }
            } else {
                if let stack { places[stack] = groups.count }
                groups.append(OpenGroup(stack: stack, worst: view))
            }
        }
        return groups
    }
}

extension AmbiguousView {
    fileprivate func extent(_ direction: LayoutDirection) -> Double {
        let (_, one, other) = difference(direction)
        return abs(one - other)
    }

    /// Returns the position or size that differs most between the two possible frames: its name, and
    /// both values in points. The horizontal position is that of the leading edge. So for a view
    /// that is pinned to the leading edge, the width differs and not the position.
    fileprivate func difference(
        _ direction: LayoutDirection
    ) -> (what: String, one: Double, other: Double) {
        let numbers = [
            direction == .rtl
                ? ("right", frame.maxX, alternative.maxX) : ("x", frame.x, alternative.x),
            ("y", frame.y, alternative.y),
            ("width", frame.width, alternative.width), ("height", frame.height, alternative.height),
        ]
        var best = numbers[0]
        for number in numbers.dropFirst() where abs(number.1 - number.2) > abs(best.1 - best.2) {
            best = number
        }
        return (best.0, best.1, best.2)
    }
}
