/// What becomes one document: a controller's view, or a top-level view of a xib.
struct Scene {
    let name: String
    let view: XMLElement
    /// Nil in a xib.
    let controller: XMLElement?
    let bars: SceneBars
}
