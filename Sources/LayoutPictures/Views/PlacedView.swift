import StackCore

/// The views of a screen where they are in a picture: what is drawn over it needs their places.
struct PlacedView {
    let id: ViewID
    let frame: Rect
}

extension LaidOutDocument {
    /// The document under the size classes that it was laid out for.
    var resolved: ResolvedDocument {
        ResolvedDocument(
            document, traits: layout.environment.traits, direction: layout.environment.direction)
    }
}
