/// The designed sizes of the views that have no intrinsic size and keep their designed size on
/// Interface Builder's canvas. The designed size of a view is the size of the frame that the
/// document stores.
///
/// On the canvas, the designed size counts like the size of content. This applies to arranged plain
/// views, empty labels and images, containers and effect views. Beside neighbours that hug their
/// content at priority 252, these views do not shrink. If there is too little space, a switch or a
/// text field that resists compression at 750 shrinks first (20 views in 9 documents of versions
/// 12121 to 18122). On the canvas of another device the views keep the size, too (11 views on 4 of
/// 4 devices). In an app they have no size, unless the root has its designed size.
struct DesignedSizes {
    private let sizes: [ViewID: IntrinsicSize]

    /// - Parameter unmasked: the arranged views that do not follow their autoresizing masks along
    ///   an axis, each with that axis
    init(
        _ resolved: ResolvedDocument, _ environment: LayoutEnvironment,
        _ constraints: [BoxConstraint], unmasked: [ViewID: Axis] = [:]
    ) {
        guard environment.keepsDesignedSizes(root: resolved[.root].designedFrame) else {
            sizes = [:]
            return
        }
        let views = resolved.order.filter {
            resolved.keepsDesignedSize($0, isUnmasked: unmasked[$0] != nil)
        }
        let fixed = views.isEmpty ? [] : Self.fixedLengths(constraints, resolved)
        sizes = Dictionary(
            uniqueKeysWithValues: views.map { id in
                let frame = resolved[id].designedFrame!
                // A constraint does not replace the designed length of an empty label, just as it
                // does not replace the length of content.
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

    /// Returns the width and height anchors whose designed length is replaced by a constraint.
    private static func fixedLengths(
        _ constraints: [BoxConstraint], _ resolved: ResolvedDocument
    ) -> Set<BoxAnchor> {
        Set(
            constraints.lazy
                .filter { constraint in
                    let anchor = constraint.first
                    return anchor.attribute.isSize
                        && constraint.replacesDesignedLength(
                            compression: resolved[anchor.box.owner]
                                .compression[anchor.attribute.axis])
                }
                .map(\.first))
    }

    /// Returns whether a view of this kind, which is not the root, can keep the size of its stored
    /// frame.
    static func isKept(
        of kind: ViewKind, isArranged: Bool, by mask: AutoresizingMask?
    ) -> Bool {
        // An arranged view with an autoresizing mask keeps no designed size, because the mask
        // determines its frame.
        isArranged ? mask == nil : kind == .label
    }
}

extension BoxConstraint {
    /// Returns whether the constraint sets a width or height to a constant with enough priority to
    /// replace the view's designed length. It must be required, or have a higher priority than the
    /// designed length, whose priority is just above the view's compression resistance.
    ///
    /// Three groups of views show this: 8 of 8 views of 3 projects with constraints at 500 and 750;
    /// 4 views of 1 document with `height = 0` at 250; 24 views in 11 documents of another project,
    /// which hug at 1000 and have a constraint at 500.
    func replacesDesignedLength(compression: Double) -> Bool {
        second == nil && relation == .equal
            && (priority > compression + Priorities.designedExtra
                || priority >= Priorities.required)
    }
}

extension LayoutEnvironment {
    /// Returns whether views without intrinsic size keep their designed size in this environment.
    ///
    /// - Parameter frame: the designed frame of the root view
    func keepsDesignedSizes(root frame: Rect?) -> Bool {
        isCanvas || (!isApp && frame?.size == size)
    }

    /// The priority that is added to the compression resistance of a view with a designed length.
    /// It is positive only in the layout for which the document was designed, and negative in any
    /// other layout.
    var designedExtra: Double {
        isAsDesigned && !differsFromCanvas
            ? Priorities.designedExtra : Priorities.designedElsewhere
    }
}

extension ResolvedDocument {
    fileprivate func keepsDesignedSize(_ id: ViewID, isUnmasked: Bool) -> Bool {
        guard self[id].designedFrame != nil, let parent = self[id].parent else { return false }
        return DesignedSizes.isKept(
            of: self[id].kind, isArranged: self[parent].stack != nil,
            by: isUnmasked ? nil : self[id].autoresizing)
    }
}

extension IntrinsicSize {
    /// Returns the size of the alignment rectangle of a view whose frame has this size.
    func inside(_ insets: Insets) -> IntrinsicSize {
        IntrinsicSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}

/// The constraints on the size of the root view while it is laid out.
package enum RootSize: Hashable, Sendable {
    /// A fixed size: the screen's size or the designed size.
    case fixed(Size)
    /// `systemLayoutSizeFitting`: a target size, with a priority for each dimension
    /// (docs/auto-layout-rules.md, "Fitting sizes").
    case fitting(Size, horizontal: Double, vertical: Double)

    /// The smallest size: `UIView.layoutFittingCompressedSize` as the target, with priority
    /// `fittingSizeLevel` (50) in both dimensions.
    static let compressed = RootSize.fitting(
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
