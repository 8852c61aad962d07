/// The controllers of a storyboard, and the segues that lead to each controller.
struct SegueGraph {
    private var controllers: [String: SourceElement] = [:]
    private var incoming: [String: [Segue]] = [:]
    /// The ids of the segues in `<inferredMetricsTieBreakers>`. If several segues lead to a scene,
    /// Interface Builder infers the scene's bars from the segue in this list.
    private var tieBreakers: Set<String> = []
    /// Whether the file has navigation controllers, and all of them hide their navigation bars.
    let hidesNavigationBars: Bool

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
        let navigationControllers = controllers.values.filter { $0.isNamed("navigationController") }
        hidesNavigationBars =
            !navigationControllers.isEmpty
            && navigationControllers.allSatisfy { $0.isYes("navigationBarHidden") }
    }

    func controller(_ id: String) -> SourceElement? { controllers[id] }

    /// Returns whether a scene is shown in a container view of another scene, either directly or
    /// inside a navigation, tab bar or split view controller in the container view.
    func isInContainerView(_ id: String) -> Bool {
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

    /// Returns the segue from which Interface Builder infers a scene's bars: the one that
    /// `<inferredMetricsTieBreakers>` lists, otherwise the one by which a controller contains the
    /// scene, otherwise the first segue to the scene. Returns nil if no segue leads to the scene.
    func decisiveSegue(to id: String) -> Segue? { decisiveSegue(of: incoming[id] ?? []) }

    /// Returns all segues to a scene: first the one from which Interface Builder infers the scene's
    /// bars, then the others in the file's order.
    func segues(to id: String) -> [Segue] {
        let segues = incoming[id] ?? []
        guard let first = decisiveSegue(of: segues) else { return [] }
        return [first] + segues.filter { $0.id != first.id }
    }

    private func decisiveSegue(of segues: [Segue]) -> Segue? {
        segues.first { tieBreakers.contains($0.id) }
            ?? segues.first(where: \.isRelationship) ?? segues.first
    }
}

/// A segue of a storyboard: it leads from one scene to another, or makes one controller contain
/// another.
struct Segue {
    enum Role {
        /// The destination is the root of a navigation controller.
        case navigationRoot
        /// The destination is a tab of a tab bar controller.
        case tab
        /// The destination is a side of a split view controller.
        case pane
        /// The destination is pushed in the same navigation controller.
        case push
        /// The destination replaces the detail of a split view. It does not get the bars of the
        /// source.
        case detail
        /// The destination is shown in a container view of the source. It does not get the bars of
        /// the source.
        case embedding
        /// Any other segue, for example a modal presentation. The destination is shown on its own.
        case presentation
    }

    let role: Role
    let id: String
    /// The identifier of the controller from which the segue leads.
    let source: String
    /// Whether the destination is shown as a form sheet: in the middle of a wide screen, away from
    /// the bars at its edges.
    let isFormSheet: Bool
    let isFullScreen: Bool

    init(_ element: SourceElement, source: String) {
        id = element["id"] ?? ""
        self.source = source
        isFormSheet = element["modalPresentationStyle"] == "formSheet"
        isFullScreen = element["modalPresentationStyle"] == "fullScreen"
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

    /// Whether the segue makes one controller contain another, rather than leading from one scene
    /// to the next.
    var isRelationship: Bool {
        switch role {
        case .navigationRoot, .tab, .pane: true
        case .push, .detail, .embedding, .presentation: false
        }
    }

    /// Whether the destination is shown in the same tab as the source, so that the tab bar stays
    /// visible.
    var keepsTabBar: Bool { isRelationship || role == .push }
}

extension SourceElement {
    /// The identifier of the root controller of a navigation controller; nil if it has none.
    var rootControllerID: String? {
        children(in: "connections").first { $0["relationship"] == "rootViewController" }?[
            "destination"]
    }

    /// The element of the connection from a split view controller to its primary side; nil if it
    /// has none.
    var primarySide: SourceElement? {
        children(in: "connections").first { $0["relationship"] == "masterViewController" }
    }

    /// The elements of the connections from a tab bar controller to its tabs, in the order of the
    /// tabs.
    var tabs: [SourceElement] {
        children(in: "connections").filter {
            $0.isNamed("segue") && $0["relationship"] == "viewControllers"
        }
    }
}
