/// A point of history as a command names it: an operation's number or a checkpoint's name.
package struct PointReference: Hashable, Sendable {
    /// As it was typed: whether there is such a point is seen when it is gone to.
    package let source: SourceText

    package init(source: SourceText) {
        self.source = source
    }
}

extension Option {
    /// Looks at the past instead of the present.
    package static let at = Option(
        "--at", taking: Argument<PointReference>.point.erased,
        "as it was at this point of history")
}

extension Argument where Value == PointReference {
    /// A point of history, which need not be there.
    package static var point: Self {
        Argument("POINT", .point) { word in PointReference(source: word.source) }
    }
}
