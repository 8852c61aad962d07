/// What people call an element: by its scene, its class, its text and its id.
struct ObjectName: Hashable {
    let scene: String?
    let object: String
    /// The element alone, without what is around it.
    let short: String
    /// Of the element, or of the nearest around it that has one.
    let id: String?

    init(_ identity: Identity, in version: Version) {
        var words: [String] = []
        var (id, scene): (String?, String?)
        var next = version[identity]
        while let element = next {
            if id == nil, element.kind != .container {
                words.append(Self.words(for: element))
                id = element["id"] ?? element["sceneID"]
            }
            if element["sceneID"] != nil { scene = Self.scene(element, in: version) }
            next = element.parent.flatMap { version[$0] }
        }
        object = words.isEmpty ? "the file" : words.joined(separator: " of ")
        short = words.first ?? object
        (self.id, self.scene) = (id, scene)
    }

    private static func words(for element: VersionElement) -> String {
        if element["sceneID"] != nil { return "scene" }
        guard element["id"] != nil else {
            let key = element["key"]
            return element.name == "state" ? (key ?? "") + " state" : key ?? element.name
        }
        let named = ["userLabel", "text", "title", "property", "selector", "key", "customClass"]
        let name = named.compactMap { element[$0] }.first { !$0.isEmpty }
        return [element.name, name.map { "\"" + shortened($0) + "\"" }, element["id"]]
            .compactMap { $0 }.joined(separator: " ")
    }

    private static func shortened(_ text: String) -> String {
        text.count > 40 ? text.prefix(39) + "…" : text
    }

    /// As Xcode's outline calls it, which is what its comment says.
    private static func scene(_ scene: VersionElement, in version: Version) -> String? {
        let controller = version.controller(of: scene.identity)
        let named = ["userLabel", "title", "storyboardIdentifier", "customClass", "id"]
        return named.lazy.compactMap { controller?[$0] }.first { !$0.isEmpty }
            ?? scene["sceneID"]
    }
}

extension Version {
    /// The name of the object with an id; the id itself if there is none.
    func name(ofID id: String) -> String {
        element(id: id).map { ObjectName($0.identity, in: self).short } ?? id
    }
}
