import StackCore

/// A view and its frame in the picture. Overlays are drawn from these.
struct PlacedView {
    let id: ViewID
    let frame: Rect
}

extension LaidOutDocument {
    /// The document, resolved for the size classes and direction of its layout.
    var resolved: ResolvedDocument {
        ResolvedDocument(
            document, traits: layout.environment.traits, direction: layout.environment.direction)
    }
}
