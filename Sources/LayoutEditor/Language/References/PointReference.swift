/// A reference to a point of history: an operation's number or a checkpoint's name.
package struct PointReference: Hashable, Sendable {
    /// The number or name as it was typed. It is looked up when the command runs.
    package let source: SourceText

    package init(source: SourceText) {
        self.source = source
    }
}

extension Option {
    /// The `--at` option, which selects a point of the history instead of the present.
    package static let at = Option(
        "--at", taking: Argument<PointReference>.point.erased,
        "as it was at this point of history")
}

extension Argument where Value == PointReference {
    /// An argument for a point of the history. Whether the point exists is checked when the command
    /// runs.
    package static var point: Self { point("POINT") }

    /// An argument for a point of the history, with a label of its own.
    package static func point(_ label: String) -> Self {
        Argument(label, .point) { word throws(CommandError) in
            if WholeNumber.isSigned(word.text) { throw .wrongCount(word, from: 0) }
            return PointReference(source: word.source)
        }
    }
}
