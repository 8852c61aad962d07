/// The geometry of an anchor along its axis, described in two steps. First, the *box* is a
/// rectangle of the anchor's view, reduced by an inset, such as the frame reduced by the margins.
/// Second, the anchor is at a fraction of the box's length (`share`).
///
/// Only this type defines where anchors are. `BoxSpace` reads it for the constraints,
/// `TreeDocument` for the tree solver, and `TreeRound.check` to check the tree solver's frames.
struct AnchorGeometry {
    /// The rectangle from which `Inset` is subtracted to get the box.
    enum Rectangle {
        case alignment
        case frame
        /// The content of a scroll view. It begins where the scroll view's frame begins.
        case content
        /// A box that has its own position and size, such as a readable guide. It is not derived
        /// from a rectangle of the view.
        case own
    }

    /// The way in which the box is cut out of the rectangle.
    enum Inset {
        case none, margins, safeArea
        /// The parts of a table's cell beside its content: the safe area and the accessory.
        case cell
        /// The safe area of a scroll view as views inside it refer to it: the insets move with the
        /// scrolled content (`LayoutState.scrolledSafeArea`).
        case scrolledSafeArea
        /// The box is only the bar at the top or bottom of the rectangle.
        case topBar, bottomBar
    }

    /// A part of the anchor's view that contains the view of the constraint's other anchor.
    enum Content {
        /// The scrolled content of a scroll view.
        case scrolled
        /// The content of a table's cell. The app has a content view for it, which the document
        /// does not contain.
        case cell
    }

    let view: ViewID
    let axis: Axis
    let rectangle: Rectangle
    let inset: Inset
    /// The fraction of the box's length between its start and the anchor: 0 at the left or top
    /// edge, 1 at the right or bottom edge. Nil if the anchor is a width or height.
    let share: Double?

    /// - Parameters:
    ///   - direction: the layout direction of the view in whose coordinates the constraint compares
    ///     its two anchors
    ///   - content: the part of the anchor's view that contains the constraint's other anchor; nil
    ///     if there is no such part. If it is scrolled content, edges and margins are those of the
    ///     content, but the centre and the size are those of the scroll view. The safe area then
    ///     begins where the scroll view begins to show its content (docs/auto-layout-rules.md,
    ///     "Scroll views")
    init(_ anchor: BoxAnchor, _ direction: LayoutDirection, around content: Content?) {
        let plain = anchor.attribute.withoutMargin
        view = anchor.box.owner
        axis = anchor.attribute.axis
        share = plain.share(direction)
        let isEdge = !anchor.attribute.isBaseline && (share == 0 || share == 1)
        let isOfMargins = plain != anchor.attribute
        switch anchor.box {
        case .guide(_, .content):
            (rectangle, inset) = (.content, isOfMargins ? .margins : .none)
        case .view where content == .scrolled && isEdge:
            (rectangle, inset) = (.content, isOfMargins ? .margins : .none)
        case _ where isOfMargins: (rectangle, inset) = (.frame, .margins)
        case .view where content == .cell && !anchor.attribute.isBaseline:
            (rectangle, inset) = (.frame, .cell)
        case .view: (rectangle, inset) = (.alignment, .none)
        case .guide(_, .margins): (rectangle, inset) = (.frame, .margins)
        case .guide(_, .readable) where axis == .vertical:
            (rectangle, inset) = (.frame, .margins)
        case .guide(_, .safeArea) where content == .scrolled:
            (rectangle, inset) = (.frame, .scrolledSafeArea)
        case .guide(_, .safeArea) where content == .cell: (rectangle, inset) = (.frame, .cell)
        case .guide(_, .safeArea): (rectangle, inset) = (.frame, .safeArea)
        case .guide(_, .topLayoutGuide) where axis == .vertical:
            (rectangle, inset) = (.frame, .topBar)
        case .guide(_, .bottomLayoutGuide) where axis == .vertical:
            (rectangle, inset) = (.frame, .bottomBar)
        case .frame, .guide(_, .frame), .guide(_, .topLayoutGuide), .guide(_, .bottomLayoutGuide):
            (rectangle, inset) = (.frame, .none)
        case .guide(_, .readable), .spanner, .gap: (rectangle, inset) = (.own, .none)
        }
    }

    /// Returns the anchor's distance from the start of the rectangle, as a linear function of the
    /// rectangle's length. For a width or height, returns the length of the box as a function of
    /// the rectangle's length.
    ///
    /// - Parameter ends: the lengths of the inset at the start (left or top) and at the end of the
    ///   axis, in points
    func line(_ ends: (start: Double, end: Double)) -> AffineLength {
        var (start, end) = (
            AffineLength(slope: 0, constant: 0), AffineLength(slope: 1, constant: 0)
        )
        switch inset {
        case .none: break
        case .margins, .safeArea, .scrolledSafeArea, .cell:
            (start.constant, end.constant) = (ends.start, -ends.end)
        case .topBar: end = AffineLength(slope: 0, constant: ends.start)
        case .bottomBar: start = AffineLength(slope: 1, constant: -ends.end)
        }
        let (before, behind) = share.map { (1 - $0, $0) } ?? (-1, 1)
        return AffineLength(
            slope: before * start.slope + behind * end.slope,
            constant: before * start.constant + behind * end.constant)
    }
}

extension LayoutAttribute {
    /// Returns the position of the attribute as a fraction of the view's length: 0 at the left or
    /// top edge, 1 at the right or bottom edge. The first baseline counts as the top edge, the last
    /// baseline as the bottom edge. Returns nil for widths and heights.
    func share(_ direction: LayoutDirection) -> Double? {
        switch self {
        case .left, .top, .firstBaseline: 0
        case .right, .bottom, .lastBaseline: 1
        case .centerX, .centerY: 0.5
        case .leading: direction == .ltr ? 0 : 1
        case .trailing: direction == .ltr ? 1 : 0
        default: nil
        }
    }

    /// The attribute without its reference to the margins, such as `leading` for `leadingMargin`;
    /// other attributes are unchanged.
    package var withoutMargin: LayoutAttribute {
        switch self {
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leftMargin: .left
        case .rightMargin: .right
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }
}
