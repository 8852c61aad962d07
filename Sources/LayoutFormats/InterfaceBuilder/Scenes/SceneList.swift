import StackCore

/// Finds the scenes of a storyboard with the views that stand beside them, or the top-level views of a
/// xib.
enum SceneList {
    static func scenes(of root: SourceElement, facts: FileFacts) -> [Scene] {
        facts.isXIB ? topLevelViews(of: root) : controllerScenes(of: root, facts)
    }

    /// Controllers in a xib have their views inside, like in a storyboard.
    private static func topLevelViews(of root: SourceElement) -> [Scene] {
        var names = NameAllocator()
        let objects = root.children(in: "objects")
        return objects.flatMap { [$0] + barViews(of: $0) }.compactMap { object in
            let controllersView = object.child(key: "view")
            guard object.storedFrame != nil || controllersView != nil else { return nil }
            let view = controllersView ?? object
            let key = names.unique(name(of: object))
            return Scene(
                name: annotatedName(view) ?? key, key: key, view: view,
                controller: controllersView == nil ? nil : object, bars: .none)
        }
    }

    private static func controllerScenes(of root: SourceElement, _ facts: FileFacts) -> [Scene] {
        var names = NameAllocator()
        let graph = SegueGraph(root)
        return FileObjects.scenes(of: root).flatMap { objects in
            let controller = objects.first(where: FileObjects.isController)
            return (objects + barViews(of: controller)).compactMap { object -> Scene? in
                let isOwner = object == controller
                guard let view = isOwner ? object.child(key: "view") : looseView(object) else {
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

    /// Views that an app's code or Interface Builder puts into the bars over a scene.
    private static func barViews(of object: SourceElement?) -> [SourceElement] {
        guard let object else { return [] }
        return object.subtree.filter { ["titleView", "customView"].contains($0["key"]) }
    }

    /// A view in a scene's dock, beside its controller.
    private static func looseView(_ object: SourceElement) -> SourceElement? {
        object.storedFrame == nil ? nil : object
    }

    private static func annotatedName(_ view: SourceElement) -> String? {
        var trouble: [String] = []
        let name = SceneAnnotation(parsing: view.annotationText, trouble: &trouble).document
        return name.flatMap { Name.isValid($0) ? $0 : nil }
    }

    /// A name that stands in the file is kept as it is where it can be a name. An element's own, with
    /// a prefix for one, need not be any.
    private static func name(of element: SourceElement) -> String {
        let attributes = ["userLabel", "title", "customClass", "storyboardIdentifier"]
        for text in attributes.compactMap({ element[$0] }) + [element.name] {
            if text.unicodeScalars.count <= 64 && Name.isValid(text) { return text }
            if let name = Name.fromText(text) { return name }
        }
        return ViewKind.view.rawValue
    }
}

/// What becomes one document: a controller's view, or a top-level view of a xib.
struct Scene {
    let name: String
    /// The name without what an annotation says: what derived identifiers follow from.
    let key: String
    let view: SourceElement
    /// Nil in a xib.
    let controller: SourceElement?
    let bars: SceneBars
}
