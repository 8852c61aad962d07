import StackCore

/// A view together with one axis, along which the view is, for example, invisible or ambiguous.
struct ViewAxis: Hashable {
    let view: ViewID
    let axis: Axis
}

extension Layout {
    /// The ambiguous views, with the axes along which their possible frames differ.
    var openAxes: Set<ViewAxis> {
        Set(
            undecided().views.flatMap(\.openLengths).map {
                ViewAxis(view: $0.box.owner, axis: $0.attribute.axis)
            })
    }
}
