/// A point of history as a command names it: an operation's number or a checkpoint's name.
struct PointReference: Hashable, Sendable {
    let source: SourceText
}

extension Option {
    static let at = Option(
        "--at", taking: Argument<PointReference>.point.erased,
        "as it was at this point of history")
}

extension Argument where Value == PointReference {
    static var point: Self {
        Argument("POINT", .point) { word in PointReference(source: word.source) }
    }
}
