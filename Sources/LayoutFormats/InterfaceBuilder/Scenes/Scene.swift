/// What becomes one document: a controller's view, or a top-level view of a xib.
struct Scene {
    let name: String
    /// The name without what a remark says: what derived identifiers follow from.
    let key: String
    let view: SourceElement
    /// Nil in a xib.
    let controller: SourceElement?
    let bars: SceneBars
}
