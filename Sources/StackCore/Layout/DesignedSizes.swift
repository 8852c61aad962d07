/// The sizes that views without one of their own keep on Interface Builder's canvas.
///
/// It lays out arranged plain views, empty labels and pictures, containers and effects as if the size
/// that they have were their content's: content that hugs at 252 does not pull them together, and a
/// switch and a text field that resist at 750 give way to them (20 views in 9 documents of 12121 to
/// 18122). They keep it when the canvas turns to another device (11 views in 4 of 4 devices). UIKit
/// knows nothing of it: in an app such views have no size, where the root is not as it was designed.
struct DesignedSizes {
    private let sizes: [ViewID: IntrinsicSize]

    init(
        _ resolved: ResolvedDocument, _ environment: LayoutEnvironment,
        _ constraints: [BoxConstraint]
    ) {
        guard environment.keepsDesignedSizes(root: resolved[.root].designedFrame) else {
            sizes = [:]
            return
        }
        let views = resolved.order.filter(resolved.keepsDesignedSize)
        let fixed = views.isEmpty ? [] : Self.fixedLengths(constraints)
        sizes = Dictionary(
            uniqueKeysWithValues: views.map { id in
                let frame = resolved[id].designedFrame!
                // An empty label keeps it as any content is kept.
                let isFree = { (attribute: LayoutAttribute) in
                    resolved[id].kind == .label
                        || !fixed.contains(BoxAnchor(.view(id), attribute))
                }
                return (
                    id,
                    IntrinsicSize(
                        width: isFree(.width) ? frame.width : nil,
                        height: isFree(.height) ? frame.height : nil)
                )
            })
    }

    subscript(_ id: ViewID) -> IntrinsicSize { sizes[id] ?? .none }

    /// The widths and heights that a constraint gives as a number, and not only because nothing else
    /// does (`height = 0` at 250: 4 views of 1 document).
    private static func fixedLengths(_ constraints: [BoxConstraint]) -> Set<BoxAnchor> {
        Set(
            constraints.filter {
                $0.second == nil && $0.relation == .equal && $0.priority > 250
            }.map(\.first))
    }
}

extension LayoutEnvironment {
    /// Whether views without a size of their own keep the one that they were designed at.
    func keepsDesignedSizes(root frame: Rect?) -> Bool {
        isCanvas || (!isApp && frame?.size == size)
    }

    /// What a designed length adds to a view's compression resistance.
    var designedExtra: Double {
        screen == designedScreen ? Priorities.designedExtra : Priorities.designedElsewhere
    }
}

extension ResolvedDocument {
    fileprivate func keepsDesignedSize(_ id: ViewID) -> Bool {
        guard self[id].designedFrame != nil, let parent = self[id].parent else { return false }
        // Its mask holds it, or nothing does.
        if self[parent].stack != nil && self[id].autoresizing != nil { return false }
        return self[parent].stack != nil || self[id].kind == .label
    }
}

extension IntrinsicSize {
    /// The alignment rectangle of a frame of this size.
    func inside(_ insets: Insets) -> IntrinsicSize {
        IntrinsicSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}

/// What fixes the size of the view that a problem is about.
package enum RootSize: Hashable, Sendable {
    /// The screen, or the designed size.
    case fixed(Size)
    /// `systemLayoutSizeFitting`: a target for each dimension with its priority
    /// (docs/auto-layout-rules.md, "Fitting sizes").
    case fitting(Size, horizontal: Double, vertical: Double)

    /// `layoutFittingCompressedSize` at `fittingSizeLevel`.
    package static let compressed = RootSize.fitting(
        .zero, horizontal: Priorities.fittingSize, vertical: Priorities.fittingSize)

    func constraints(on id: ViewID) -> [BoxConstraint] {
        let (size, horizontal, vertical) =
            switch self {
            case .fixed(let size): (size, Priorities.required, Priorities.required)
            case .fitting(let size, let horizontal, let vertical): (size, horizontal, vertical)
            }
        return [
            BoxConstraint(
                .root, BoxAnchor(.frame(id), .width), .equal, constant: size.width,
                priority: horizontal),
            BoxConstraint(
                .root, BoxAnchor(.frame(id), .height), .equal, constant: size.height,
                priority: vertical),
        ]
    }
}
