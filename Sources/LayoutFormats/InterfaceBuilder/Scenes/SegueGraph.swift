/// A storyboard's controllers and what leads to each.
struct SegueGraph {
    private var controllers: [String: SourceElement] = [:]
    private var incoming: [String: [Segue]] = [:]
    /// The segues that the file names where several lead to a scene.
    private var tieBreakers: Set<String> = []

    init(_ root: SourceElement) {
        for scene in root.children(in: "scenes") where scene.isNamed("scene") {
            guard let objects = scene.child("objects"),
                let controller = objects.children.first(where: FileObjects.isController),
                let id = controller["id"]
            else { continue }
            controllers[id] = controller
            for element in objects.subtree where element.isNamed("segue") {
                guard let destination = element["destination"] else { continue }
                incoming[destination, default: []].append(Segue(element, source: id))
            }
        }
        for breaker in root.children(in: "inferredMetricsTieBreakers") {
            if let id = breaker["reference"] { tieBreakers.insert(id) }
        }
    }

    func controller(_ id: String) -> SourceElement? { controllers[id] }

    /// The segue by which Interface Builder infers the bars of a scene: the one that the file
    /// names, else what holds the scene, else the first that leads there.
    func decisiveSegue(to id: String) -> Segue? {
        let segues = incoming[id] ?? []
        return segues.first { tieBreakers.contains($0.id) }
            ?? segues.first(where: \.isRelationship) ?? segues.first
    }
}
