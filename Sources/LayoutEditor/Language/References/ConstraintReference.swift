package import StackCore

/// A constraint as a command names it.
package struct ConstraintReference: Hashable, Sendable {
    let source: SourceText

    /// The constraint of that name; refused where the document has none.
    package func resolve(in document: Document) throws(CommandError) -> ConstraintID {
        if let constraint = document.constraint(named: source.text) { return constraint.id }
        if document.view(named: source.text) != nil {
            throw CommandError(
                .unknownItem, "\(source.text) is a view, not a constraint", at: source.position)
        }
        throw CommandError(
            .unknownItem, "there is no constraint named \(source.text)", at: source.position,
            hint: Suggestion.hint(for: source.text, among: document.allConstraints.map(\.name)))
    }
}

extension Argument where Value == ConstraintReference {
    /// A constraint by its name, which need not be there.
    package static func constraint(_ label: String) -> Self {
        Argument(label, .constraint) { word in ConstraintReference(source: word.source) }
    }
}
