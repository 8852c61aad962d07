/// The variables of a layout problem, and every anchor as an expression over them.
///
/// A view has four variables: its alignment rectangle's origin relative to its superview's frame, and
/// its size. Guides that are an inset of their view have none; the others have what they need.
struct BoxSpace {
    let resolved: ResolvedDocument
    /// Margins and safe areas, which guides lie in.
    var state: LayoutState
    var measures: PerView<ContentMeasure>
    /// The view whose origin is (0, 0).
    let root: ViewID
    /// The height of the bars over the root view, for `topLayoutGuide` and `bottomLayoutGuide`.
    let bars: Insets

    private let members: [ViewID]
    private var firstVariable: PerView<Int>
    private var extraVariables: [Extra: Int] = [:]
    /// For each variable whether it is a size, which is never negative.
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

    func contains(_ id: ViewID) -> Bool { firstVariable[id] >= 0 }

    func positionVariable(_ id: ViewID, _ axis: Axis) -> Int {
        firstVariable[id] + (axis == .horizontal ? 0 : 1)
    }

    func sizeVariable(_ id: ViewID, _ axis: Axis) -> Int {
        firstVariable[id] + (axis == .horizontal ? 2 : 3)
    }

    /// One of a view's four numbers, in the order of its variables.
    enum Part: Int, CaseIterable {
        case x, y, width, height

        var isSize: Bool { self == .width || self == .height }
    }

    /// Whose number a variable is; nil for those of guides.
    func part(of variable: Int) -> (view: ViewID, part: Part)? {
        let member = variable / Part.allCases.count
        guard member < members.count else { return nil }
        return (members[member], Part(rawValue: variable % Part.allCases.count)!)
    }

    /// One axis of a spanner, a gap, or a guide with a size of its own.
    private struct Extra: Hashable {
        let box: Box
        let axis: Axis
    }

    /// The position of the box along the axis; its size is the variable after it.
    mutating func extra(_ box: Box, _ axis: Axis) -> Int {
        let key = Extra(box: box, axis: axis)
        if let known = extraVariables[key] { return known }
        extraVariables[key] = isSize.count
        isSize += [false, true]
        return isSize.count - 2
    }
}

/// From a view's four numbers to its frame.
extension BoxSpace {
    /// The view's own variables, in the order of `Part`.
    func variables(of id: ViewID) -> [Variable] {
        Part.allCases.map { Variable(index: positionVariable(id, .horizontal) + $0.rawValue) }
    }

    /// The frame relative to the superview's of a view whose variables have these values.
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
