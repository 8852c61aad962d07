/// A point of history as a command names it: an operation's number or a checkpoint's name.
package struct PointReference: Hashable, Sendable {
    package let source: SourceText

    package init(source: SourceText) {
        self.source = source
    }
}

extension Option {
    package static let at = Option(
        "--at", taking: Argument<PointReference>.point.erased,
        "as it was at this point of history")
}

extension Argument where Value == PointReference {
    package static var point: Self {
        Argument("POINT", .point) { word in PointReference(source: word.source) }
    }
}
