import StackCore

/// A tree of SwiftUI views that the exporter proposes for a document: `SwiftUIModel` lays it out,
/// and `SwiftUIWriter` writes it.
struct SwiftUITree {
    indirect enum Kind {
        /// A view of the document without subviews. An image that fills is `resizable`.
        case view(ViewID, fills: Bool)
        /// A view of the document with its subviews, in UIKit.
        case part(ViewID)
        case spacer(minimum: Double?)
        case stack(Axis, SwiftUILine, spacing: Double)
        case layers
        case scroll([Axis])
        /// A cell with a style of UIKit, whose content the system lays out.
        case row(ViewID)
        /// A list of the document. Its children are its rows.
        case list(ViewID)
    }

    var kind: Kind
    /// The identity of the view, which is the same under all size classes.
    let key: String
    var children: [SwiftUITree] = []
    /// The modifiers from the inside to the outside.
    var modifiers: [SwiftUIModifier] = []

    func modified(_ more: SwiftUIModifier...) -> SwiftUITree {
        var result = self
        result.modifiers += more
        return result
    }
}

/// A position across a stack, or along an axis of a frame.
enum SwiftUILine: Hashable {
    case start, center, end, firstBaseline, lastBaseline

    /// The share of the free length before the view.
    var share: Double {
        switch self {
        case .start: 0
        case .center: 0.5
        case .end, .firstBaseline, .lastBaseline: 1
        }
    }
}

/// Edges of the screen.
struct SwiftUIEdges: OptionSet {
    let rawValue: Int
    static let top = Self(rawValue: 1)
    static let bottom = Self(rawValue: 2)
    static let horizontal = Self(rawValue: 4)
}

/// A modifier as far as the layout depends on it.
indirect enum SwiftUIModifier {
    case frame(SwiftUIFrame)
    case padding(Insets)
    /// The system's margins of a screen at its leading and trailing edges, or those of a row.
    case scenePadding(leading: Bool, trailing: Bool, row: ViewID?)
    /// Proposes the ideal length along the axis. May be left out if the layout is the same.
    case fixedSize(Axis)
    case priority(Double)
    case oneLine
    /// The width divided by the height.
    case ratio(Double)
    /// A share of the proposed width.
    case share(Double)
    /// The look of a view, whose frame it is: background, border, opacity and so on.
    case look(ViewID)
    /// The edges of the screen that the content covers.
    case ignoresSafeArea(SwiftUIEdges)
    /// A view behind the content.
    case behind(SwiftUITree, ignoresSafeArea: Bool)
}

extension SwiftUIModifier {
    var isFrame: Bool { if case .frame = self { true } else { false } }
}

/// The arguments of a `frame` modifier.
struct SwiftUIFrame {
    struct Length {
        enum Bound: Hashable {
            case fixed(Double)
            /// At most so long, and so long if there is space.
            case upTo(Double)
            case atLeast(Double)
            /// As long as proposed, even if the content is longer.
            case filling
        }

        var bound: Bound
        /// Whether the frame may be left out if the layout is the same without it.
        var isOptional: Bool
    }

    var width: Length?
    var height: Length?
    var x = SwiftUILine.center
    var y = SwiftUILine.center

    subscript(axis: Axis) -> Length? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    func line(_ axis: Axis) -> SwiftUILine { axis == .horizontal ? x : y }

    mutating func set(_ axis: Axis, _ bound: Length.Bound, optional: Bool, _ line: SwiftUILine?) {
        self[axis] = Length(bound: bound, isOptional: optional)
        guard let line else { return }
        if axis == .horizontal { x = line } else { y = line }
    }
}

// MARK: - Leaving out

extension SwiftUITree {
    /// Returns the tree without as many optional modifiers as possible, so that `isRight` still
    /// returns true.
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

    private func omitting(_ places: Set<Int>) -> SwiftUITree {
        var counter = 0
        return omitting(places.contains, &counter)
    }

    /// - Parameter counter: the number of optional modifiers so far, in the order of the tree
    private func omitting(_ isOmitted: (Int) -> Bool, _ counter: inout Int) -> SwiftUITree {
        func isNext(_ counter: inout Int) -> Bool {
            defer { counter += 1 }
            return isOmitted(counter)
        }
        var result = self
        result.children = children.map { $0.omitting(isOmitted, &counter) }
        result.modifiers = modifiers.compactMap { modifier in
            switch modifier {
            case .oneLine, .priority, .fixedSize: return isNext(&counter) ? nil : modifier
            case .frame(var frame):
                for axis in Axis.allCases where frame[axis]?.isOptional == true {
                    if isNext(&counter) { frame[axis] = nil }
                }
                return frame.width == nil && frame.height == nil ? nil : .frame(frame)
            case .behind(let tree, let ignores):
                return .behind(tree.omitting(isOmitted, &counter), ignoresSafeArea: ignores)
            case .padding, .scenePadding, .ratio, .share, .look, .ignoresSafeArea: return modifier
            }
        }
        return result
    }
}

extension SwiftUITree {
    /// Whether the view, apart from its own modifiers, has the margins of a row.
    var hasInnerRowPadding: Bool { children.contains { $0.hasRowPadding || $0.hasInnerRowPadding } }

    var hasRowPadding: Bool {
        modifiers.contains { if case .scenePadding(_, _, _?) = $0 { true } else { false } }
    }
}
