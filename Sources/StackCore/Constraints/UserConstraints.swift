extension ResolvedDocument {
    /// Returns the user's constraints that apply under the document's size classes: active,
    /// installed, and with both items in the hierarchy.
    ///
    /// They are in the order in which Interface Builder stores them: sorted by the nearest common
    /// ancestor of their views, superviews first. Constraints with the same ancestor are in the
    /// order of their creation. The order decides which constraint of a conflict is dropped. With
    /// any other order, a document in which views were moved could have another layout than the
    /// file that is exported from it.
    package func userConstraints() -> [BoxConstraint] {
        let found = document.allConstraints.compactMap { $0.inForce(under: traits, isInHierarchy) }
        var ranks = PerView(views.places, repeating: 0)
        for (rank, id) in order.enumerated() { ranks[id] = rank }
        let keys = found.map { constraint in
            let first = constraint.first.box.owner
            let second = constraint.second?.box.owner ?? first
            return ranks[commonAncestor(of: first, second) ?? .root]
        }
        if zip(keys, keys.dropFirst()).allSatisfy({ $0 <= $1 }) { return found }
        return found.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { found[$0] }
    }

    /// Returns the nearest view that is or contains both views; nil if there is none.
    func commonAncestor(of a: ViewID, _ b: ViewID) -> ViewID? {
        if a == b { return a }
        if self[a].parent == b { return b }
        if self[b].parent == a { return a }
        if let parent = self[a].parent, parent == self[b].parent { return parent }
        return document.commonAncestor(of: a, b)
    }

    /// Returns the assertions that are installed under the document's size classes and whose items
    /// are in the hierarchy. `claim` is the assertion in the form of a constraint that a layout can
    /// satisfy or violate.
    package func assertions() -> [(assertion: LayoutConstraint, claim: BoxConstraint)] {
        document.assertions.compactMap { assertion in
            assertion.installed(under: traits, isInHierarchy).map { (assertion, $0) }
        }
    }

    private func isInHierarchy(_ view: ViewID) -> Bool { views[view] != nil }
}

extension LayoutConstraint {
    /// Returns the constraint with the values that apply under `traits`; nil if the constraint is
    /// inactive or not installed, or if one of its views is not installed.
    func inForce(
        under traits: SizeClasses, _ isInstalled: (ViewID) -> Bool
    ) -> BoxConstraint? {
        value(.active, under: traits) ?? true ? installed(under: traits, isInstalled) : nil
    }

    /// Returns the constraint with the values that apply under `traits`, even if it is inactive;
    /// nil if the constraint or one of its views is not installed.
    fileprivate func installed(
        under traits: SizeClasses, _ isInstalled: (ViewID) -> Bool
    ) -> BoxConstraint? {
        guard isInstalled(first.item.view), second.map({ isInstalled($0.item.view) }) ?? true,
            value(.installed, under: traits) ?? true
        else { return nil }
        return BoxConstraint(
            .user(id), BoxAnchor(first), relation, second.map(BoxAnchor.init),
            multiplier: value(.multiplier, under: traits) ?? 1,
            constant: constant(under: traits),
            priority: value(.priority, under: traits) ?? Priorities.required)
    }

    /// Returns the constant in points that applies under `traits`.
    func constant(under traits: SizeClasses) -> Double { value(.constant, under: traits) ?? 0 }

    private func value<Value>(_ property: Property<Value>, under traits: SizeClasses) -> Value? {
        property.value(in: properties.inForce(property.key, under: traits)?.value)
    }
}

extension BoxAnchor {
    fileprivate init(_ anchor: Anchor) {
        let id = anchor.item.view
        self.init(anchor.item.guide.map { .guide(id, $0) } ?? .view(id), anchor.attribute)
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
        func add(_ anchor: BoxAnchor) {
            if case .guide(let id, .readable) = anchor.box, seen.insert(id).inserted {
                result.append(id)
            }
        }
        for constraint in constraints {
            add(constraint.first)
            if let second = constraint.second { add(second) }
        }
        return result
    }
}

/// A length in points that is a linear function of another length: `slope · length + constant`.
struct AffineLength: Sendable {
    var slope: Double
    var constant: Double

    func value(at length: Double) -> Double { slope * length + constant }
}

/// The frame of a view as a function of its superview's size. It comes from the view's autoresizing
/// mask, or from the table that contains the view. UIKit expresses such a frame as
/// `NSAutoresizingMaskLayoutConstraint`s.
struct AutoresizedFrame: Sendable {
    let horizontal: Side
    let vertical: Side

    /// The position and the size along one axis, as linear functions of the superview's size.
    struct Side: Sendable {
        let position: AffineLength
        let size: AffineLength
    }

    subscript(axis: Axis) -> Side { axis == .horizontal ? horizontal : vertical }
}

extension AutoresizedFrame {
    /// Creates the frame of a view with an autoresizing mask.
    ///
    /// - Parameter superSize: the designed size of the superview
    init(_ mask: AutoresizingMask, _ frame: Rect, designedIn superSize: Size) {
        horizontal = Side(
            origin: frame.x, length: frame.width, superLength: superSize.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            ))
        vertical = Side(
            origin: frame.y, length: frame.height, superLength: superSize.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ))
    }

    /// Returns the four required constraints that give a view this frame in its superview.
    func constraints(on id: ViewID, in parent: ViewID) -> [BoxConstraint] {
        let places = [
            (LayoutAttribute.left, LayoutAttribute.width, horizontal.position),
            (.width, .width, horizontal.size), (.top, .height, vertical.position),
            (.height, .height, vertical.size),
        ]
        return places.map { attribute, size, length in
            BoxConstraint(
                .autoresizing(id), BoxAnchor(.frame(id), attribute), .equal,
                length.slope == 0 ? nil : BoxAnchor(.frame(parent), size),
                multiplier: length.slope, constant: length.constant)
        }
    }
}

extension AutoresizedFrame.Side {
    /// Creates the position and size of a view. The three flags state whether the margin before the
    /// view, the view's size and the margin after the view are flexible. A change of the
    /// superview's length is distributed to the flexible lengths in proportion to their designed
    /// values, or equally if these are all zero.
    fileprivate init(
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
        position = AffineLength(slope: shares[0], constant: origin - shares[0] * superLength)
        size = AffineLength(slope: shares[1], constant: length - shares[1] * superLength)
    }
}
