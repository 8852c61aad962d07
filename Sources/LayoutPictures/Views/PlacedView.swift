import StackCore

/// A view that was drawn, and its frame in the picture in points. Overlays are drawn from these
/// values.
struct PlacedView {
    let id: ViewID
    let frame: Rect
}

extension LaidOutDocument {
    /// The document with the property values for the size classes and direction of its layout.
    var resolved: ResolvedDocument {
        ResolvedDocument(
            document, traits: layout.environment.traits, direction: layout.environment.direction)
    }
}
