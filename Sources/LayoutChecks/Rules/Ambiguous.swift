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
            return visibleLayout.withoutUnknownTexts(groups, examination.notes).map { group in
                let (what, one, other) = (group.worst.what, group.worst.one, group.worst.other)
                // The name that the command `why` has for the number: it takes `left` and `top`,
                // not `x` and `y`.
                let attribute = what == "x" ? "left" : what == "y" ? "top" : what
                let subject = visibleLayout.name(group.worst.view) + "." + attribute
                let head =
                    group.stack.map {
                        visibleLayout.name($0) + " can distribute its space in several ways: "
                    }
                    ?? ""
                return Finding(
                    .ambiguous, [.view(group.stack ?? group.worst.view)],
                    head
                        + "\(subject) is ambiguous: it can be \(one.points) or \(other.points) points",
                    extent: group.worst.extent,
                    [Finding.Measure(what, one), Finding.Measure("alternative", other)],
                    subject: subject)
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

/// A group of open lengths along one axis with a common cause: those of arranged views of one stack,
/// or that of a single view, for which `stack` is nil.
private struct OpenGroup {
    let stack: ViewID?
    var worst: OpenLength
}

extension VisibleLayout {
    /// Returns the groups of ambiguous views, except those that may be ambiguous only because the
    /// document does not contain the height of a cell or the size of a text with custom paragraph
    /// styles.
    fileprivate func withoutUnknownTexts(
        _ groups: [OpenGroup], _ notes: SourceNotes
    ) -> [OpenGroup] {
        // The results are cached, because many ambiguous views can have the same superview.
        var styled: [ViewID: Bool] = [:]
        return groups.filter { group in
            let view = group.worst.view
            // Heights and vertical positions in a cell are not reported, because lists make cells
            // as high as their content in the running app.
            if visible.isInCell[view], group.worst.axis == .vertical { return false }
            let around = group.stack ?? resolved[view].parent ?? view
            let isStyled = styled[around] ?? hasStyledText(in: around, notes)
            styled[around] = isStyled
            return !isStyled
        }
    }

    /// Returns the views that are ambiguous even if the sizes are known that the document does not
    /// contain and the app does: those of views with a custom class and of image views without an
    /// image. To find them, each of these views that is ambiguous keeps the size that it has in this
    /// layout, with the lowest priority.
    private func undecidedBesideUnknownSizes() -> [AmbiguousView] {
        let open = layout.undecided().views
        let unknown = open.map(\.view).filter(isSizedByCode)
        if unknown.isEmpty { return open }
        var plan = EditPlan(document)
        for view in unknown {
            guard let size = layout.unroundedFrames[view]?.size else { continue }
            for axis in Axis.allCases {
                var list = PropertyList()
                list[.constant] = .number(size[axis])
                list[.priority] = .number(1)
                let anchor = Anchor(LayoutItem(view), axis.size)
                _ = try? plan.constrain(anchor, .equal, nil, properties: list)
            }
        }
        let known = LayoutPass.run(plan.document, in: environment).undecided().views
        assert(
            !known.flatMap(\.openLengths).contains {
                $0.attribute.isSize && unknown.contains($0.box.owner)
            },
            "a size that code determines is still open")
        return known
    }

    /// Returns whether the view or a view inside it has a text whose style code determines.
    private func hasStyledText(in view: ViewID, _ notes: SourceNotes) -> Bool {
        !notes.styledTexts.isEmpty
            && document.subtree(of: view).contains(where: notes.styledTexts.contains)
    }

    /// Returns whether code can determine the view's size. This is the case for a view of a custom
    /// class and for an image view without an image, if the view has no intrinsic size.
    private func isSizedByCode(_ id: ViewID) -> Bool {
        guard resolved[id].intrinsic == nil else { return false }
        switch resolved[id].kind {
        case .view, .toolbar, .visualEffect, .map, .web:
            return isOfOwnClass(id)
        case .image:
            return resolved.value(.imageName, of: id) == nil
                && resolved.value(.image, of: id)?.wholeSize == nil
        default: return false
        }
    }

    /// Returns the open lengths of the visible ambiguous views, at most one along each axis, grouped
    /// by the stack that arranges the views; every other length is a group of its own. Arranged views
    /// of a stack that is itself open along the axis are left out, because their frames depend on
    /// the stack's.
    fileprivate func openGroups(_ notes: SourceNotes) -> [OpenGroup] {
        let verified = VerifiedViews(of: undecidedBesideUnknownSizes(), in: self)
        let open = Dictionary(uniqueKeysWithValues: verified.views.map { ($0.view, $0) })
        let lengths = verified.views.filter { visible.isVisible[$0.view] }.flatMap { view in
            view.lengths(
                environment.direction, in: resolved[view.view].parent.flatMap { open[$0] }
            ).filter { verified.isVerified(view, along: $0.axis) }
        }
        let views = Set(lengths.map { ViewAxis(view: $0.view, axis: $0.axis) })
        var groups: [OpenGroup] = []
        var places: [ViewAxis: Int] = [:]
        for length in lengths {
            let stack = document.arrangingStack(of: length.view)
            let key = stack.map { ViewAxis(view: $0, axis: length.axis) }
            if let key, views.contains(key) { continue }
            if let place = key.flatMap({ places[$0] }) {
                if length.extent > groups[place].worst.extent { groups[place].worst = length }
            } else {
                if let key { places[key] = groups.count }
                groups.append(OpenGroup(stack: stack, worst: length))
            }
        }
        return groups
    }
}

/// A position or length of a view that the constraints do not determine.
private struct OpenLength {
    let view: ViewID
    let axis: Axis
    /// `x`, `right`, `y`, `width` or `height`.
    let what: String
    /// Two values in points that satisfy the constraints equally well.
    let one, other: Double

    var extent: Double { abs(one - other) }
}

extension AmbiguousView {
    /// Returns, for each axis along which the two possible frames differ, the position or length
    /// that differs most. The horizontal position is that of the leading edge. So for a view that
    /// is pinned to the leading edge, the width differs and not the position.
    ///
    /// - Parameter outer: the superview if it is ambiguous too. A view that is read from right to
    ///   left and keeps its distance from the superview's right edge has no open position.
    fileprivate func lengths(
        _ direction: LayoutDirection, in outer: AmbiguousView?
    ) -> [OpenLength] {
        let growth = direction == .rtl ? outer.map { $0.frame.width - $0.alternative.width } : nil
        let start =
            direction == .rtl
            ? ("right", frame.maxX, alternative.maxX + (growth ?? 0))
            : ("x", frame.x, alternative.x)
        let pairs = [
            (Axis.horizontal, start, ("width", frame.width, alternative.width)),
            (
                .vertical, ("y", frame.y, alternative.y),
                ("height", frame.height, alternative.height)
            ),
        ]
        let lengths = pairs.map { axis, position, size in
            let isPlace = abs(position.1 - position.2) >= abs(size.1 - size.2)
            let (what, one, other) = isPlace ? position : size
            return OpenLength(view: view, axis: axis, what: what, one: one, other: other)
        }
        let most = growth == nil ? lengths.map(\.extent).max() : nil
        return lengths.filter { $0.extent > Self.rounding || $0.extent == most && $0.extent > 0 }
    }
}
