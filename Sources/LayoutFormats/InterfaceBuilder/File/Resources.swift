import StackCore

/// The resources that a file lists outside its scenes: pictures, colours and the sizes of
/// designable views.
struct Resources {
    struct Picture {
        let size: Size
        let isSymbol: Bool
    }

    private var pictures: [String: Picture] = [:]
    private var colors: [String: SourceElement] = [:]
    private var designables: [String: SourceElement] = [:]
    /// The controllers of a storyboard by their identifiers.
    private var controllers: [String: SourceElement] = [:]
    /// The version of Xcode that laid out the file.
    let era: Era

    init(_ root: SourceElement, in era: Era) {
        self.era = era
        for resource in root.children(in: "resources") {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "image": pictures[name] = Self.picture(resource)
            case "namedColor", "systemColor": colors[name] = resource.child("color")
            default: break
            }
        }
        for designable in root.children(in: "designables") where designable.isNamed("designable") {
            guard let name = designable["name"] else { continue }
            designables[name] = designable.child("size", key: "intrinsicContentSize")
        }
        for scene in root.children(in: "scenes") {
            guard
                let controller = scene.child("objects")?.children
                    .first(where: FileObjects.isController),
                let id = controller["id"]
            else { continue }
            controllers[id] = controller
        }
    }

    func picture(_ name: String) -> Picture? { pictures[name] }

    /// Returns the file's `<color>` element for a named colour; nil if the file does not list it.
    func color(_ name: String) -> SourceElement? { colors[name] }

    /// Returns the element with the size that a designable view (`@IBDesignable`) reported to
    /// Xcode. Returns nil if the file has none for the view with this identifier, or if the
    /// identifier is nil.
    func designableSize(_ objectID: String?) -> SourceElement? {
        objectID.flatMap { designables[$0] }
    }

    /// Returns the identifier of a controller's root view. For a navigation or tab bar controller,
    /// whose view is not in the file, returns that of its first child controller's view. Returns
    /// nil if the file does not contain the view.
    func view(ofController id: String) -> String? {
        var visited: Set<String> = []
        var next: String? = id
        while let id = next, visited.insert(id).inserted, let controller = controllers[id] {
            if let view = controller.child(key: "view") { return view["id"] }
            next =
                controller.children(in: "connections").first {
                    ["rootViewController", "viewControllers"].contains($0["relationship"])
                }?["destination"]
        }
        return nil
    }

    private static func picture(_ element: SourceElement) -> Picture? {
        guard let width = XMLNumber.parse(element["width"]), width >= 0,
            let height = XMLNumber.parse(element["height"]), height >= 0
        else { return nil }
        return Picture(
            size: Size(width: width, height: height), isSymbol: element["catalog"] == "system")
    }
}
