import StackCore

/// Finds the scenes of a storyboard, or the top-level views of a xib.
enum SceneList {
    static func scenes(of root: XMLElement, facts: FileFacts) -> [Scene] {
        facts.isXIB ? topLevelViews(of: root) : controllerScenes(of: root, facts)
    }

    private static func topLevelViews(of root: XMLElement) -> [Scene] {
        var names = NameAllocator()
        let objects = root.child("objects")?.children ?? []
        return objects.filter { $0.storedFrame != nil }.map { view in
            Scene(
                name: names.unique(name(of: view)), view: view, controller: nil, bars: .none)
        }
    }

    private static func controllerScenes(of root: XMLElement, _ facts: FileFacts) -> [Scene] {
        var names = NameAllocator()
        let graph = SegueGraph(root)
        return controllers(of: root).compactMap { controller in
            controller.child(key: "view").map { view in
                Scene(
                    name: names.unique(name(of: controller)), view: view, controller: controller,
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
