/// One axis of a view that its frame and mask place: `NSAutoresizingMaskLayoutConstraint`.
///
/// The superview's growth goes to the flexible parts (margin before, size, margin after) in
/// proportion to their designed lengths, or evenly where those are all zero.
struct AutoresizedAxis {
    /// The view's position and size as affine functions of the superview's size.
    let position: (slope: Double, constant: Double)
    let size: (slope: Double, constant: Double)

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

extension ResolvedView {
    /// The four required constraints of a view that is placed by its mask in a superview designed
    /// at `superSize`; none for other views.
    func autoresizingConstraints(designedIn superSize: Size) -> [BoxConstraint] {
        guard let mask = autoresizing, let frame = designedFrame, let parent else { return [] }
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
        return place(.left, .width, horizontal, in: parent)
            + place(.top, .height, vertical, in: parent)
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
