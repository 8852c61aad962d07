import StackCore

/// Finds the scenes of a storyboard, or the top-level views of a xib.
enum SceneList {
    static func scenes(of root: XMLElement, facts: FileFacts) -> [Scene] {
        facts.isXIB ? topLevelViews(of: root) : controllerScenes(of: root, facts)
    }

    /// The scenes' root views.
    static func views(of root: XMLElement, isXIB: Bool) -> [XMLElement] {
        guard isXIB else { return controllers(of: root).compactMap { $0.child(key: "view") } }
        return (root.child("objects")?.children ?? []).compactMap { $0.child(key: "view") ?? $0 }
    }

    /// Controllers in a xib have their views inside, like in a storyboard.
    private static func topLevelViews(of root: XMLElement) -> [Scene] {
        var names = NameAllocator()
        let objects = root.child("objects")?.children ?? []
        return objects.compactMap { object in
            let controllersView = object.child(key: "view")
            guard object.storedFrame != nil || controllersView != nil else { return nil }
            let view = controllersView ?? object
            let key = names.unique(name(of: object))
            return Scene(
                name: remarkedName(view) ?? key, key: key, view: view,
                controller: controllersView == nil ? nil : object, bars: .none)
        }
    }

    private static func controllerScenes(of root: XMLElement, _ facts: FileFacts) -> [Scene] {
        var names = NameAllocator()
        let graph = SegueGraph(root)
        return controllers(of: root).compactMap { controller in
            controller.child(key: "view").map { view in
                let key = names.unique(name(of: controller))
                return Scene(
                    name: remarkedName(view) ?? key, key: key, view: view, controller: controller,
                    bars: SceneBars(of: controller, in: graph, facts: facts))
            }
        }
    }

    /// The controllers of a storyboard, in the order of its scenes.
    static func controllers(of root: XMLElement) -> [XMLElement] {
        let scenes = root.child("scenes")?.children("scene") ?? []
        return scenes.compactMap { scene in
            scene.child("objects")?.children.first { $0["sceneMemberID"] == "viewController" }
        }
    }

    private static func remarkedName(_ view: XMLElement) -> String? {
        var trouble: [String] = []
        let name = Remark(parsing: view.remark, trouble: &trouble).document
        return name.flatMap { Name.isValid($0) ? $0 : nil }
    }

    /// A name that stands in the file is kept as it is where it can be a name.
    private static func name(of element: XMLElement) -> String {
        let texts = ["userLabel", "title", "customClass", "storyboardIdentifier"]
        for text in texts.lazy.compactMap({ element[$0] }) {
            if text.unicodeScalars.count <= 64 && Name.isValid(text) { return text }
            if let name = Name.fromText(text) { return name }
        }
        return element.name
    }
}
