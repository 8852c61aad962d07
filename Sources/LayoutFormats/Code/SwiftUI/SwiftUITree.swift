import StackCore

/// A tree of SwiftUI views that the exporter proposes for a document: `SwiftUIModel` lays it out,
/// and `SwiftUIWriter` writes it.
struct SwiftUITree {
    indirect enum Kind {
        /// A view of the document without child views in the tree. If it `fills`, an image is
        /// `resizable`, and a text view as wide as possible.
        case view(ViewID, fills: Bool)
        /// A view of the document that stays in UIKit together with its subviews. Along the axes
        /// `fitted`, it has the length that fits its constraints, along the others the proposed one.
        case part(ViewID, fitted: [Axis])
        case spacer(minimum: Double?)
        /// An invisible view with the proposed size.
        case clear
        case stack(Axis, StackAlignment, spacing: Double)
        /// Views over each other, back to front, with their alignment in the largest of them.
        case layers(x: StackAlignment = .center, y: StackAlignment = .center)
        /// A scroll view. If `fills` is not nil, its content is at least as long as the scroll view
        /// and this number of points, which may be negative.
        case scroll([Axis], fills: Double?)
        /// A cell with one of UIKit's cell styles. The system lays out its content.
        case row(ViewID)
        /// A list of the document, with its rows as children.
        case list(ViewID)
        /// A `GeometryReader` as large as a view, around the view's content. It takes the proposed
        /// size.
        case reader(SwiftUIReader)
    }

    var kind: Kind
    /// The key of the view, by which its trees under different size classes are matched.
    var key: String
    var children: [SwiftUITree] = []
    /// The modifiers, the innermost first.
    var modifiers: [SwiftUIModifier] = []

    /// Returns the axes along which a view that stays in UIKit has the length that fits its
    /// constraints; nil if the tree does not show the view.
    func fitted(_ id: ViewID) -> [Axis]? {
        if case .part(id, let fitted) = kind { return fitted }
        let layers = modifiers.compactMap(\.layer)
        return (layers + children).lazy.compactMap { $0.fitted(id) }.first
    }

    /// The views that the tree shows, and those that stay in UIKit, without the views in its
    /// backgrounds and overlays.
    var shownViews: [ViewID] {
        switch kind {
        case .view(let id, _), .part(let id, _): [id]
        default: children.flatMap(\.shownViews)
        }
    }

    /// The views whose size a `GeometryReader` in the tree reads.
    var read: Set<ViewID> {
        var result = Set(children.flatMap(\.read))
        for tree in modifiers.compactMap(\.layer) { result.formUnion(tree.read) }
        if case .reader(let reader) = kind { result.insert(reader.view) }
        return result
    }

    /// Returns the axes along which no length is proposed to a view, for each view with such an axis:
    /// the vertical one in a row of a list, and those along which a scroll view scrolls.
    ///
    /// - Parameter axes: the axes along which no length is proposed to the tree
    func unproposed(_ axes: Set<Axis> = []) -> [ViewID: Set<Axis>] {
        var (axes, result) = (axes, [ViewID: Set<Axis>]())
        for modifier in modifiers.reversed() {
            if let layer = modifier.layer { result.merge(layer.unproposed()) { $1 } }
            switch modifier {
            case .frame(let frame): axes = axes.filter { frame[$0]?.isDetermined != true }
            case .ratio where axes.count == 1: axes = []
            case .fixedSize(let axis, _): axes.insert(axis)
            default: break
            }
        }
        switch kind {
        case .view(let id, _) where !axes.isEmpty, .part(let id, _) where !axes.isEmpty:
            result[id] = axes
        case .scroll(let own, _): axes.formUnion(own)
        case .list: axes = [.vertical]
        case .reader: axes = []
        default: break
        }
        for child in children { result.merge(child.unproposed(axes)) { $1 } }
        return result
    }

    /// Returns the tree without the views with these keys, and without the spacers before them.
    func removing(_ keys: Set<String>) -> SwiftUITree {
        var result = self
        let gone = keys.union(keys.map { $0 + ".space" })
        result.children = children.filter { !gone.contains($0.key) }.map { $0.removing(keys) }
        result.modifiers = modifiers.compactMap { modifier in
            guard case .over(let tree) = modifier else { return modifier }
            return gone.contains(tree.key) ? nil : .over(tree.removing(keys))
        }
        return result
    }

    var ignoresSafeArea: Bool {
        modifiers.contains { if case .ignoresSafeArea = $0 { true } else { false } }
    }

    func modified(_ more: SwiftUIModifier...) -> SwiftUITree {
        var result = self
        result.modifiers += more
        return result
    }
}

/// A `GeometryReader` around the content of a view.
struct SwiftUIReader: Hashable {
    let view: ViewID
    /// The edges of the safe area beyond which the content of a screen extends.
    let ignored: SwiftUIEdges
    /// Whether lengths are shares of the whole screen's lengths, and not of the reader's.
    var isOfScreen = false

    func size(in trial: ReferenceLayout) -> Size {
        view == .root && !isOfScreen && trial.document.isScreen
            ? trial.area(ignoring: ignored).size : trial.rect(of: view).size
    }
}

/// An alignment across the axis of a stack, or along an axis of a frame.
enum StackAlignment: Hashable {
    case start, center, end, firstBaseline, lastBaseline

    /// The share of the container's free space that is before the view: 0 at the start, 1 at the
    /// end.
    var share: Double {
        switch self {
        case .start: 0
        case .center: 0.5
        case .end, .firstBaseline, .lastBaseline: 1
        }
    }
}

/// Edges of the screen.
struct SwiftUIEdges: OptionSet, Hashable {
    let rawValue: Int
    static let top = Self(rawValue: 1)
    static let bottom = Self(rawValue: 2)
    static let leading = Self(rawValue: 4)
    static let trailing = Self(rawValue: 8)
    static let horizontal: Self = [.leading, .trailing]
    static let all: Self = [.top, .bottom, .horizontal]
}

/// A modifier that affects the layout, or marks a view of the document (`look`).
indirect enum SwiftUIModifier {
    case frame(SwiftUIFrame)
    case padding(Insets)
    /// Padding by the system's margins at the leading and trailing edges: the margins of list row
    /// `row` or, if `row` is nil, those of a screen.
    case scenePadding(leading: Bool, trailing: Bool, row: ViewID?)
    /// Moves the content without an effect on the layout around it.
    case offset(Size)
    /// Proposes the ideal length along the axis to the content. This modifier and `priority`, if they are
    /// optional, and `oneLine` are omitted if the layout is the same without them.
    case fixedSize(Axis, isOptional: Bool = true)
    /// The layout priority 1.
    case priority(isOptional: Bool)
    case oneLine
    /// The aspect ratio: the width divided by the height.
    case ratio(Double)
    /// Proposes this share of the proposed width to the content: half the width for 0.5.
    case share(Double)
    /// The appearance of a view: background, border, opacity and so on. The frame of the content at
    /// this modifier counts as the frame of the view.
    case look(ViewID)
    /// The edges of the safe area beyond which the content extends.
    case ignoresSafeArea(SwiftUIEdges)
    /// A view in the background of the content.
    case behind(SwiftUITree, ignoresSafeArea: Bool)
    /// A view over the content.
    case over(SwiftUITree)
}

extension SwiftUIModifier {
    var isFrame: Bool { if case .frame = self { true } else { false } }
    var isLook: Bool { if case .look = self { true } else { false } }
    /// The view in the background of the content, or over it; nil for other modifiers.
    var layer: SwiftUITree? {
        switch self {
        case .behind(let tree, _), .over(let tree): tree
        default: nil
        }
    }
}

/// The arguments of a `frame` modifier.
struct SwiftUIFrame {
    struct Length {
        enum Bound: Hashable {
            case fixed(Double)
            /// The proposed length, but at most this length, as in `frame(maxWidth:)`. Content that
            /// is longer than the proposal extends the frame up to this length.
            case upTo(Double)
            case atLeast(Double)
            /// This share of the length of the `GeometryReader` around the view.
            case share(Double, SwiftUIReader)
            /// The proposed length, even if the content is longer.
            case filling
        }

        var bound: Bound
        /// Whether the frame is omitted along this axis if the layout is the same without it.
        var isOptional: Bool

        /// Whether the length depends neither on the content nor on the proposed length.
        var isDetermined: Bool {
            switch bound {
            case .fixed, .share: true
            case .upTo, .atLeast, .filling: false
            }
        }

        /// Whether the frame can be longer than its content for another reason than a minimum
        /// length.
        var fills: Bool { if case .atLeast = bound { false } else { true } }
    }

    var width: Length?
    var height: Length?
    var x = StackAlignment.center
    var y = StackAlignment.center

    subscript(axis: Axis) -> Length? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Whether the frame has the proposed length along each of its axes.
    var onlyFills: Bool {
        [width, height].allSatisfy {
            $0.map { [.upTo(.infinity), .filling].contains($0.bound) } ?? true
        }
    }

    func line(_ axis: Axis) -> StackAlignment { axis == .horizontal ? x : y }

    mutating func set(_ axis: Axis, _ bound: Length.Bound, optional: Bool, _ line: StackAlignment?)
    {
        self[axis] = Length(bound: bound, isOptional: optional)
        guard let line else { return }
        if axis == .horizontal { x = line } else { y = line }
    }
}

// MARK: - Leaving out

extension SwiftUITree {
    /// Returns the tree without its optional modifiers, except those that `isRight` needs to return
    /// true.
    func reduced(_ isRight: (SwiftUITree) -> Bool) -> SwiftUITree {
        var counter = 0
        _ = omitting({ _ in false }, &counter)
        var omitted: Set<Int> = []
        func tried(_ places: ArraySlice<Int>) {
            if places.isEmpty { return }
            let candidate = omitted.union(places)
            if isRight(omitting(candidate)) {
                omitted = candidate
            } else if places.count > 1 {
                let middle = places.startIndex + places.count / 2
                tried(places[..<middle])
                tried(places[middle...])
            }
        }
        tried(Array(0..<counter)[...])
        return omitting(omitted)
    }

    /// Returns the tree with fewer frames: if possible, stacks and layers align their views at the
    /// start or the end, and the views have no frames as long as the stack or the layers. A frame
    /// is replaced only if `isRight` returns true for the resulting tree.
    func aligningInside(_ isRight: (SwiftUITree) -> Bool) -> SwiftUITree {
        var result = self
        for place in children.indices {
            let whole = result
            result.children[place] = children[place].aligningInside { child in
                var other = whole
                other.children[place] = child
                return isRight(other)
            }
        }
        for place in modifiers.indices {
            guard let layer = modifiers[place].layer else { continue }
            let whole = result
            func replaced(_ layer: SwiftUITree) -> SwiftUIModifier {
                if case .behind(_, let ignores) = modifiers[place] {
                    .behind(layer, ignoresSafeArea: ignores)
                } else {
                    .over(layer)
                }
            }
            result.modifiers[place] = replaced(
                layer.aligningInside { layer in
                    var other = whole
                    other.modifiers[place] = replaced(layer)
                    return isRight(other)
                })
        }
        switch kind {
        case .stack(let axis, .center, let spacing):
            for line in [StackAlignment.start, .end] {
                guard var other = result.withoutFrames(axis.crossing, line) else { continue }
                other.kind = .stack(axis, line, spacing: spacing)
                if isRight(other) { return other }
            }
        case .layers(.center, .center):
            var lines = (x: StackAlignment.center, y: StackAlignment.center)
            for axis in Axis.allCases {
                for line in [StackAlignment.start, .end] {
                    guard let bare = result.withoutFrames(axis, line, all: true) else { continue }
                    var next = lines
                    if axis == .horizontal { next.x = line } else { next.y = line }
                    var frame = SwiftUIFrame()
                    frame.set(axis, .upTo(.infinity), optional: true, line)
                    var framed = bare
                    framed.modifiers.insert(.frame(frame), at: 0)
                    let found = [bare, framed].lazy.map { candidate in
                        var other = candidate
                        other.kind = .layers(x: next.x, y: next.y)
                        return other
                    }.first(where: isRight)
                    if let found { (result, lines) = (found, next) }
                }
            }
        default: break
        }
        return result
    }

    /// Returns the tree without the frames of its children that only place them at one side along an
    /// axis; nil if there is none.
    ///
    /// - Parameter isAll: whether all frames of the children along the axis must be such frames
    private func withoutFrames(
        _ axis: Axis, _ line: StackAlignment, all isAll: Bool = false
    ) -> SwiftUITree? {
        var (result, count) = (self, 0)
        for place in children.indices {
            let last = children[place].modifiers.lastIndex { modifier in
                if case .frame(let frame) = modifier { frame[axis] != nil } else { false }
            }
            guard let last, case .frame(var frame) = children[place].modifiers[last],
                let length = frame[axis], length.isOptional,
                [.upTo(.infinity), .filling].contains(length.bound)
            else { continue }
            if frame.line(axis) != line {
                if isAll { return nil }
                continue
            }
            count += 1
            frame[axis] = nil
            let rest =
                frame.width == nil && frame.height == nil ? [] : [SwiftUIModifier.frame(frame)]
            result.children[place].modifiers.replaceSubrange(last...last, with: rest)
        }
        assert(result.children.count == children.count, "an alignment removed a view")
        return count == 0 ? nil : result
    }

    private func omitting(_ places: Set<Int>) -> SwiftUITree {
        var counter = 0
        return omitting(places.contains, &counter)
    }

    /// Returns the tree without the optional modifiers for whose numbers `isOmitted` returns true.
    ///
    /// - Parameter counter: the number of the tree's first optional modifier, counted through the
    ///   whole tree; afterwards the number of the next one after the tree
    private func omitting(_ isOmitted: (Int) -> Bool, _ counter: inout Int) -> SwiftUITree {
        func isNext(_ counter: inout Int) -> Bool {
            defer { counter += 1 }
            return isOmitted(counter)
        }
        var result = self
        result.children = children.map { $0.omitting(isOmitted, &counter) }
        result.modifiers = modifiers.compactMap { modifier in
            switch modifier {
            case .priority(isOptional: false), .fixedSize(_, isOptional: false): return modifier
            case .oneLine, .priority, .fixedSize: return isNext(&counter) ? nil : modifier
            case .frame(var frame):
                for axis in Axis.allCases where frame[axis]?.isOptional == true {
                    if isNext(&counter) { frame[axis] = nil }
                }
                return frame.width == nil && frame.height == nil ? nil : .frame(frame)
            case .behind(let tree, let ignores):
                return .behind(tree.omitting(isOmitted, &counter), ignoresSafeArea: ignores)
            case .over(let tree): return .over(tree.omitting(isOmitted, &counter))
            case .padding, .scenePadding, .offset, .ratio, .share, .look, .ignoresSafeArea:
                return modifier
            }
        }
        return result
    }
}
