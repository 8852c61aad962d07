import StackCore

/// Finds the views of a file that become documents. In a storyboard, these are the views of the
/// scenes' controllers, the views in the scenes' docks, and the custom views in their bars. In a
/// xib, they are the top-level views.
enum SceneList {
    static func scenes(of root: SourceElement, facts: FileFacts) -> [Scene] {
        facts.isXIB ? topLevelViews(of: root, facts) : controllerScenes(of: root, facts)
    }

    /// Returns a scene for each top-level view of a xib, and for the view of each controller in the
    /// xib, including controllers inside a tab bar or navigation controller.
    private static func topLevelViews(of root: SourceElement, _ facts: FileFacts) -> [Scene] {
        var names = NameAllocator()
        let objects = root.children(in: "objects").flatMap {
            [$0] + $0.subtree.filter { $0.parent?["key"] == "viewControllers" }
        }
        return objects.flatMap { [$0] + barViews(of: $0) }.compactMap { object in
            let controllersView = object.child(key: "view")
            guard object.storedFrame != nil || controllersView != nil else { return nil }
            let view = controllersView ?? object
            let key = names.unique(name(of: object))
            return Scene(
                name: annotatedName(view) ?? key, key: key, view: view,
                controller: controllersView == nil ? nil : object,
                bars: SceneBars(simulatedBy: object, facts: facts))
        }
    }

    private static func controllerScenes(of root: SourceElement, _ facts: FileFacts) -> [Scene] {
        var names = NameAllocator()
        let graph = SegueGraph(root)
        return FileObjects.scenes(of: root).flatMap { objects in
            let controller = objects.first(where: FileObjects.isController)
            return (objects + barViews(of: controller)).compactMap { object -> Scene? in
                let isOwner = object == controller
                guard let view = isOwner ? object.child(key: "view") : dockView(object) else {
                    return nil
                }
                let key = names.unique(name(of: object))
                return Scene(
                    name: annotatedName(view) ?? key, key: key, view: view,
                    controller: isOwner ? controller : nil,
                    bars: isOwner ? SceneBars(of: object, in: graph, facts: facts) : .none)
            }
        }
    }

    /// Returns the custom views in an object's navigation items. Each becomes a document of its
    /// own.
    private static func barViews(of object: SourceElement?) -> [SourceElement] {
        guard let object else { return [] }
        return object.subtree.filter(\.isBarView)
    }

    /// Returns an object in a scene's dock, beside the controller, if it is a view; otherwise nil.
    private static func dockView(_ object: SourceElement) -> SourceElement? {
        object.storedFrame == nil ? nil : object
    }

    private static func annotatedName(_ view: SourceElement) -> String? {
        var trouble: [String] = []
        let name = SceneAnnotation(parsing: view.annotationText, trouble: &trouble).document
        return name.flatMap { Name.isValid($0) ? $0 : nil }
    }

    /// Returns a name for an element's document. It is the first one of these that the element has:
    /// its label, title, custom class or storyboard identifier. If it has none, the name is its tag
    /// name. A text that is not a valid name, such as a tag with a namespace prefix, is converted
    /// to one.
    private static func name(of element: SourceElement) -> String {
        let attributes = ["userLabel", "title", "customClass", "storyboardIdentifier"]
        for text in attributes.compactMap({ element[$0] }) + [element.name] {
            if text.unicodeScalars.count <= 64 && Name.isValid(text) { return text }
            if let name = Name.fromText(text) { return name }
        }
        return ViewKind.view.rawValue
    }
}

/// A part of a file that becomes one document: a controller's view, or a top-level view of a xib.
struct Scene {
    let name: String
    /// The scene's name, regardless of any name that the annotation gives it. An export derives
    /// identifiers from it.
    let key: String
    let view: SourceElement
    /// The controller whose view this is; nil for top-level views of a xib and for views beside a
    /// controller.
    let controller: SourceElement?
    let bars: SceneBars
}
