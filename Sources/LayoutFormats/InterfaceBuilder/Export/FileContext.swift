import StackCore

/// What the scenes of a file share while they are edited.
final class FileContext {
    let file: SourceFile
    let layout: SourceLayout
    /// By their number in the file as it was read.
    let elements: [SourceElement]
    /// Every identifier of the file, those of removed elements too.
    private var identifiers: Set<String>
    private var made: Set<String> = []
    /// Whether a value that all scenes share is that of one scene only.
    let isOneScene: Bool

    init(_ file: SourceFile, isOneScene: Bool) {
        self.isOneScene = isOneScene
        self.file = file
        layout = file.layout
        elements = file.root.subtree
        identifiers = Set(elements.compactMap { $0["id"] })
    }

    /// Whether the element was made by this program just now, and not by Xcode at some time.
    func isSkeleton(_ element: SourceElement) -> Bool {
        element["id"].map(made.contains) ?? false
    }

    /// A new identifier for what has that name in the scene; none of the file's has it.
    func identifier(_ role: String, _ name: String, in scene: String) -> String {
        var attempt = 0
        while true {
            let id = DerivedID.of(role, name, in: scene, attempt: attempt)
            if identifiers.insert(id).inserted {
                made.insert(id)
                return id
            }
            attempt += 1
        }
    }

    /// Lists a picture of that size among the resources; gives its name.
    func picture(_ size: IntrinsicSize) -> String {
        let (width, height) = (size.width ?? 0, size.height ?? 0)
        let name = "picture-" + NumberSpelling.spell(width) + "x" + NumberSpelling.spell(height)
        list(
            SourceElement(
                "image",
                [
                    ("name", name), ("width", XcodeNumber.spell(width)),
                    ("height", XcodeNumber.spell(height)),
                ]))
        return name
    }

    /// Adds a resource unless there is one of its kind and name.
    func list(_ resource: SourceElement) {
        let resources = file.root.child("resources") ?? SourceElement("resources")
        if resources.parent == nil { file.root.append(resources, layout) }
        let isListed = resources.children.contains {
            $0.name == resource.name && $0["name"] == resource["name"]
        }
        if !isListed { resources.append(resource, layout) }
    }
}
