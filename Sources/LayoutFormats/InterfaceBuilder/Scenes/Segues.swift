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

    /// Whether a scene stands in a container view of another, by itself or in a navigation or tabs there.
    func standsInContainer(_ id: String) -> Bool {
        var visited: Set<String> = []
        var current = id
        while visited.insert(current).inserted, let segue = decisiveSegue(to: current) {
            switch segue.role {
            case .embedding: return true
            case .navigationRoot, .tab, .pane, .push: current = segue.source
            case .detail, .presentation: return false
            }
        }
        return false
    }

    /// The segue by which Interface Builder infers the bars of a scene: the one that the file
    /// names, else what holds the scene, else the first that leads there.
    func decisiveSegue(to id: String) -> Segue? {
        let segues = incoming[id] ?? []
        return segues.first { tieBreakers.contains($0.id) }
            ?? segues.first(where: \.isRelationship) ?? segues.first
    }
}

/// A connection that leads from one scene to another, or holds one in another.
struct Segue {
    enum Role {
        /// A navigation controller's root.
        case navigationRoot
        /// One of a tab bar controller's controllers.
        case tab
        /// One side of a split view controller.
        case pane
        /// A step in the same navigation.
        case push
        /// A step that replaces the detail of a split view: bars of the source do not follow.
        case detail
        /// A scene in a container view of another: it has none of its bars.
        case embedding
        /// Everything that brings a scene on a stage of its own.
        case presentation
    }

    let role: Role
    let id: String
    /// The identifier of the controller in whose scene the segue starts.
    let source: String
    /// Whether the scene stands in the middle of a wide screen, clear of its bars.
    let isFormSheet: Bool

    init(_ element: SourceElement, source: String) {
        id = element["id"] ?? ""
        self.source = source
        isFormSheet = element["modalPresentationStyle"] == "formSheet"
        role = Self.role(element["kind"], element["relationship"])
    }

    private static func role(_ kind: String?, _ relationship: String?) -> Role {
        switch (kind, relationship) {
        case ("relationship", "rootViewController"): .navigationRoot
        case ("relationship", "viewControllers"): .tab
        case ("relationship", _): .pane
        case ("show", _), ("push", _): .push
        case ("showDetail", _), ("replace", _): .detail
        case ("embed", _): .embedding
        default: .presentation
        }
    }

    /// Whether the segue says where the scene belongs rather than how one gets there.
    var isRelationship: Bool {
        switch role {
        case .navigationRoot, .tab, .pane: true
        case .push, .detail, .embedding, .presentation: false
        }
    }
}
