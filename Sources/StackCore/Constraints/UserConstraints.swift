extension ResolvedDocument {
    /// Returns the user's constraints that apply under the document's size classes: active,
    /// installed, and with both items in the hierarchy.
    package func userConstraints() -> [BoxConstraint] {
        document.allConstraints.compactMap { constraint in
            takesPart(constraint) ? boxConstraint(constraint) : nil
        }
    }

    /// Returns the assertions that are installed under the document's size classes and whose items
    /// are in the hierarchy, each with the constraint that it asserts.
    package func assertions() -> [(assertion: LayoutConstraint, claim: BoxConstraint)] {
        document.assertions.filter(isInstalled).map { ($0, boxConstraint($0)) }
    }

    func boxConstraint(_ constraint: LayoutConstraint) -> BoxConstraint {
        BoxConstraint(
            .user(constraint.id), box(constraint.first), constraint.relation,
            constraint.second.map(box),
            multiplier: value(.multiplier, of: constraint) ?? 1,
            constant: value(.constant, of: constraint) ?? 0,
            priority: value(.priority, of: constraint) ?? 1000)
    }

    private func takesPart(_ constraint: LayoutConstraint) -> Bool {
        isInstalled(constraint) && value(.active, of: constraint) ?? true
    }

    private func isInstalled(_ constraint: LayoutConstraint) -> Bool {
        constraint.views.allSatisfy { views[$0] != nil }
            && value(.installed, of: constraint) ?? true
    }

    private func value<Value>(
        _ property: Property<Value>, of constraint: LayoutConstraint
    ) -> Value? {
        property.value(in: constraint.properties.inForce(property.key, under: traits)?.value)
    }

    private func box(_ anchor: Anchor) -> BoxAnchor {
        let id = anchor.item.view
        return BoxAnchor(anchor.item.guide.map { .guide(id, $0) } ?? .view(id), anchor.attribute)
    }
}

/// The `readableContentGuide`: centered inside the margins, with a maximum width in points for the
/// default text size (docs/auto-layout-rules.md, "Guides").
enum ReadableGuide {
    static let maximumWidth = 672.0

    static func constraints(for id: ViewID) -> [BoxConstraint] {
        let width = BoxAnchor(.guide(id, .readable), .width)
        let margins = BoxAnchor(.guide(id, .margins), .width)
        return [
            BoxConstraint(.guide(id), width, .lessThanOrEqual, constant: maximumWidth),
            BoxConstraint(.guide(id), width, .lessThanOrEqual, margins),
            BoxConstraint(.guide(id), width, .equal, margins, priority: Priorities.readableWidth),
            BoxConstraint(
                .guide(id), BoxAnchor(.guide(id, .readable), .centerX), .equal,
                BoxAnchor(.guide(id, .margins), .centerX)),
        ]
    }

    /// Returns the views whose readable guide a constraint refers to, in order of first use.
    static func owners(in constraints: [BoxConstraint]) -> [ViewID] {
        var seen: Set<ViewID> = []
        var result: [ViewID] = []
        for constraint in constraints {
            for anchor in [constraint.first, constraint.second] {
                guard case .guide(let id, .readable)? = anchor?.box else { continue }
                if seen.insert(id).inserted { result.append(id) }
            }
        }
        return result
    }
}

/// One axis of a view that its frame and autoresizing mask place:
/// `NSAutoresizingMaskLayoutConstraint`.
///
/// The superview's growth is distributed to the flexible parts (margin before, size, margin after)
/// in proportion to their designed lengths, or evenly if these are all zero.
struct AutoresizedAxis {
    /// The view's position and size as affine functions of the superview's size, in points.
    let position: (slope: Double, constant: Double)
    let size: (slope: Double, constant: Double)
}

extension AutoresizedAxis {
    init(
        origin: Double, length: Double, superLength: Double,
        flexible: (before: Bool, size: Bool, after: Bool)
    ) {
        let after = superLength - origin - length
        let lengths = [
            flexible.before ? origin : 0, flexible.size ? length : 0, flexible.after ? after : 0,
        ]
        let flags = [flexible.before, flexible.size, flexible.after]
        let total = lengths.reduce(0, +)
        let count = Double(flags.count { $0 })
        let shares = zip(flags, lengths).map { flag, part in
            !flag ? 0 : total > 0 ? part / total : 1 / count
        }
        position = (shares[0], origin - shares[0] * superLength)
        size = (shares[1], length - shares[1] * superLength)
    }
}

extension AutoresizedAxis {
    /// Returns both axes of a view with this frame and mask. `superSize` is the superview's size in
    /// the design, in points.
    static func both(
        of mask: AutoresizingMask, _ frame: Rect, designedIn superSize: Size
    ) -> (horizontal: AutoresizedAxis, vertical: AutoresizedAxis) {
        let horizontal = AutoresizedAxis(
            origin: frame.x, length: frame.width, superLength: superSize.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            ))
        let vertical = AutoresizedAxis(
            origin: frame.y, length: frame.height, superLength: superSize.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ))
        return (horizontal, vertical)
    }
}

extension ResolvedView {
    /// Returns the four required constraints of a view that its autoresizing mask places; empty for
    /// any other view. `superSize` is the superview's size in the design, in points.
    func autoresizingConstraints(designedIn superSize: Size) -> [BoxConstraint] {
        guard let mask = autoresizing, let frame = designedFrame, let parent else { return [] }
        let (horizontal, vertical) = AutoresizedAxis.both(of: mask, frame, designedIn: superSize)
        return constraints(placing: horizontal, vertical, in: parent)
    }

    /// Returns the constraints that fix the view's position and size along both axes.
    func constraints(
        placing horizontal: AutoresizedAxis, _ vertical: AutoresizedAxis, in parent: ViewID
    ) -> [BoxConstraint] {
        place(.left, .width, horizontal, in: parent) + place(.top, .height, vertical, in: parent)
    }

    private func place(
        _ start: LayoutAttribute, _ size: LayoutAttribute, _ axis: AutoresizedAxis,
        in parent: ViewID
    ) -> [BoxConstraint] {
        [(BoxAnchor(.frame(id), start), axis.position), (BoxAnchor(.frame(id), size), axis.size)]
            .map {
                BoxConstraint(
                    .autoresizing(id), $0.0, .equal,
                    $0.1.slope == 0 ? nil : BoxAnchor(.frame(parent), size),
                    multiplier: $0.1.slope, constant: $0.1.constant)
            }
    }
}
