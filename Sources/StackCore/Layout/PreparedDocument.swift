/// A document with the property values that are in force for one combination of size classes and
/// reading direction. All layouts with these size classes and this direction share it.
package struct PreparedDocument: Sendable {
    package let resolved: ResolvedDocument
    /// The user's constraints that are active.
    package let userConstraints: [BoxConstraint]
    private let traits: SizeClasses
    private let direction: LayoutDirection

    package init(_ document: Document, for environment: LayoutEnvironment) {
        (traits, direction) = (environment.traits, environment.direction)
        resolved = ResolvedDocument(document, traits: traits, direction: direction)
        userConstraints = resolved.userConstraints()
    }

    /// Prepares a document for the environment. If it differs from the prepared document `other`
    /// only in texts, both share their views.
    package init(
        _ document: Document, for environment: LayoutEnvironment, like other: PreparedDocument?
    ) {
        if let other, other.isFor(environment),
            other.resolved.document.views(withTextsOtherThan: document) != nil
        {
            self = PreparedDocument(
                ResolvedDocument(document, like: other.resolved), like: other)
        } else {
            self.init(document, for: environment)
        }
    }

    private init(_ resolved: ResolvedDocument, like other: PreparedDocument) {
        self.resolved = resolved
        (userConstraints, traits, direction) = (
            other.userConstraints, other.traits, other.direction
        )
    }

    /// Returns whether the document was prepared for the size classes and the direction of the
    /// environment.
    package func isFor(_ environment: LayoutEnvironment) -> Bool {
        (traits, direction) == (environment.traits, environment.direction)
    }
}
