/// A storyboard's controllers and what leads to each.
struct SegueGraph {
    private var controllers: [String: XMLElement] = [:]
    private var incoming: [String: [Segue]] = [:]
    /// The segues that the file names where several lead to a scene.
    private var tieBreakers: Set<String> = []

    init(_ root: XMLElement) {
        for scene in root.child("scenes")?.children("scene") ?? [] {
            let objects = scene.child("objects")
            let controller = objects?.children.first { $0["sceneMemberID"] == "viewController" }
            guard let controller, let id = controller["id"] else { continue }
            controllers[id] = controller
            for element in objects?.subtree ?? [] where element.name == "segue" {
                guard let destination = element["destination"] else { continue }
                incoming[destination, default: []].append(Segue(element, source: id))
            }
        }
        for breaker in root.child("inferredMetricsTieBreakers")?.children ?? [] {
            if let id = breaker["reference"] { tieBreakers.insert(id) }
        }
    }

    func controller(_ id: String) -> XMLElement? { controllers[id] }

    /// The segue by which Interface Builder infers the bars of a scene: the one that the file
    /// names, else what holds the scene, else the first that leads there.
    func decisiveSegue(to id: String) -> Segue? {
        let segues = incoming[id] ?? []
        return segues.first { tieBreakers.contains($0.id) }
            ?? segues.first(where: \.isRelationship) ?? segues.first
    }
}
