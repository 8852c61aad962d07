/// The variables of a layout problem, and the anchors as linear expressions in these variables.
///
/// A view has four variables: the x and y of its alignment rectangle, relative to the superview's
/// frame, and the rectangle's width and height. A guide that is an inset of its view, such as the
/// safe area, has no variables. Any other guide gets variables when a constraint first uses it.
struct BoxSpace {
    private(set) var resolved: ResolvedDocument
    /// The margins and safe areas of the views, which define the guides that are insets of a view.
    var state: LayoutState
    var measures: PerView<ContentMeasure>
    /// The root of the laid-out subtree. The origin of its frame is at (0, 0).
    let root: ViewID
    /// The heights of the bars over the root view, which define `topLayoutGuide` and
    /// `bottomLayoutGuide`.
    let bars: Insets

    private let members: [ViewID]
    private var firstVariable: PerView<Int>
    private var extraVariables: [Extra: Int] = [:]
    /// For each variable, whether it is a width or height, which is never negative.
    private(set) var isSize: [Bool] = []

    init(
        _ resolved: ResolvedDocument, members: [ViewID], root: ViewID, state: LayoutState,
        measures: PerView<ContentMeasure>, bars: Insets
    ) {
        self.resolved = resolved
        self.members = members
        self.root = root
        self.state = state
        self.measures = measures
        self.bars = bars
        firstVariable = resolved.views.map { _ in -1 }
        for id in members {
            firstVariable[id] = isSize.count
            isSize += [false, false, true, true]
        }
    }

    /// Returns a copy with the same variables, but with the document, margins and measurements of
    /// another round, whose document must have the same views.
    func with(_ round: LayoutRound) -> BoxSpace {
        var space = self
        (space.resolved, space.state, space.measures) = (
            round.resolved, round.state, round.measures
        )
        return space
    }

    func contains(_ id: ViewID) -> Bool { firstVariable[id] >= 0 }

    func positionVariable(_ id: ViewID, _ axis: Axis) -> Int {
        firstVariable[id] + (axis == .horizontal ? 0 : 1)
    }

    func sizeVariable(_ id: ViewID, _ axis: Axis) -> Int {
        firstVariable[id] + (axis == .horizontal ? 2 : 3)
    }

    /// The four variables of a view, in order.
    enum Part: Int, CaseIterable {
        case x, y, width, height

        var isSize: Bool { self == .width || self == .height }
        var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
    }

    /// Returns the view and part that a variable belongs to; nil for the variables of guides, and
    /// of the invisible spanners and gaps of stacks.
    func part(of variable: Int) -> (view: ViewID, part: Part)? {
        let member = variable / Part.allCases.count
        guard member < members.count else { return nil }
        return (members[member], Part(rawValue: variable % Part.allCases.count)!)
    }

    /// One axis of a box that has variables of its own but is not a view. The box is a guide, or an
    /// invisible box (spanner or gap) with which a stack places its views.
    private struct Extra: Hashable {
        let box: Box
        let axis: Axis
    }

    /// Returns the index of the variable for the position of a box along an axis. The next variable
    /// is the length of the box. Creates both on first use.
    mutating func extra(_ box: Box, _ axis: Axis) -> Int {
        let key = Extra(box: box, axis: axis)
        if let known = extraVariables[key] { return known }
        extraVariables[key] = isSize.count
        isSize += [false, true]
        return isSize.count - 2
    }

    /// Returns the variable for the width of a scroll view's content; nil if no constraint refers to
    /// it.
    func contentWidthVariable(of scroll: ViewID) -> Int? {
        extraVariables[Extra(box: .guide(scroll, .content), axis: .horizontal)].map { $0 + 1 }
    }

    /// Copies the variables of another problem with the same views, so that a variable's number
    /// identifies the same length or position in both problems.
    mutating func takeVariables(of other: BoxSpace) {
        assert(members == other.members, "a problem takes over the variables of other views")
        (extraVariables, isSize) = (other.extraVariables, other.isSize)
    }
}

/// The conversion of the values of a view's variables to the view's frame.
extension BoxSpace {
    /// Returns the view's variables in the order of `Part`.
    func variables(of id: ViewID) -> [Variable] {
        Part.allCases.map { Variable(index: positionVariable(id, .horizontal) + $0.rawValue) }
    }

    /// Returns the view's frame relative to its superview, given the values of its variables.
    func frame(of id: ViewID, values: [Double]) -> Rect {
        frame(
            of: id,
            alignmentRect: Rect(x: values[0], y: values[1], width: values[2], height: values[3]))
    }

    func frame(of id: ViewID, alignmentRect rect: Rect) -> Rect {
        let insets = measures[id].alignmentInsets
        return Rect(
            x: rect.x - insets.leading, y: rect.y - insets.top,
            width: rect.width + insets.leading + insets.trailing,
            height: rect.height + insets.top + insets.bottom)
    }
}
