/// An item for which alone the tree path declines a document, remembered so that the next edit does not have
/// to find it again.
struct TreeObstacle: Sendable {
    private let culprit: ItemID
    private let constraint: LayoutConstraint?
    /// The views that it is about and those that they stand in: whether they are installed, and what is in
    /// what, is part of why.
    private let views: [View]
    private let traits: SizeClasses
    private let direction: LayoutDirection

    /// Nil for what is not in the document.
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
        self.culprit = culprit
        self.views = views
        traits = environment.traits
        direction = environment.direction
    }

    /// Whether it is all there as it was. A document may be declined though it is not.
    func stands(in document: Document, _ environment: LayoutEnvironment) -> Bool {
        traits == environment.traits && direction == environment.direction
            && constraint == (constraint.flatMap { document.constraint($0.id) })
            && views.allSatisfy { document.view($0.id) == $0 }
    }
}
