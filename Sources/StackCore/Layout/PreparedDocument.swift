/// A document with the values that apply under some size classes and a reading direction. All
/// layouts with the same size classes and direction share it.
package struct PreparedDocument: Sendable {
    package let resolved: ResolvedDocument
    /// The user's constraints that are active.
    package let userConstraints: [BoxConstraint]
    private let traits: SizeClasses
    private let direction: LayoutDirection
    /// An identity that no other value has, not even one made from an equal document.
    let identity = Identity()

    final class Identity: Sendable {}

    package init(_ document: Document, for environment: LayoutEnvironment) {
        (traits, direction) = (environment.traits, environment.direction)
        resolved = ResolvedDocument(document, traits: traits, direction: direction)
        userConstraints = resolved.userConstraints()
    }

    /// Whether the values are those that apply in an environment.
    package func isFor(_ environment: LayoutEnvironment) -> Bool {
        (traits, direction) == (environment.traits, environment.direction)
    }
}
