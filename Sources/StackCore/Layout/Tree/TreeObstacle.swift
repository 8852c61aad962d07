/// A view or constraint that makes the tree solver reject a document. It is cached so that the tree
/// solver need not be tried again after each edit.
struct TreeObstacle: Sendable {
    private let constraint: LayoutConstraint?
    /// The culprit if it is a view, or else the views that the constraint refers to, with all their
    /// ancestors. If any of these views changes, for example gets another superview, the tree
    /// solver may support the document.
    private let views: [View]
    private let traits: SizeClasses

    /// Creates an obstacle. Returns nil if the item is not in the document.
    init?(_ culprit: ItemID, _ document: Document, _ environment: LayoutEnvironment) {
        let about: [ViewID]
        switch culprit {
        case .view(let id):
            constraint = nil
            about = [id]
        case .constraint(let id):
            guard let found = document.constraint(id) else { return nil }
            constraint = found
            about = found.views
        default: return nil
        }
        var views: [View] = []
        for id in about {
            guard let view = document.view(id) else { return nil }
            views.append(view)
            views += document.ancestors(of: id).map { document[$0] }
        }
        self.views = views
        traits = environment.traits
    }

    /// Returns whether the obstacle is unchanged in a document that is read in the same direction,
    /// so that the tree solver still rejects the document. If false, the document may still be
    /// unsupported for another reason.
    func persists(in document: Document, _ environment: LayoutEnvironment) -> Bool {
        traits == environment.traits
            && constraint == (constraint.flatMap { document.constraint($0.id) })
            && views.allSatisfy { document.view($0.id) == $0 }
    }
}
