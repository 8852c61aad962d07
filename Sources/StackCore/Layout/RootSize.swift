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
