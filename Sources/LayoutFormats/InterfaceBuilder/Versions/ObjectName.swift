/// The name of an element as shown to people, made from its scene, class, text and id.
struct ObjectName: Hashable {
    let scene: String?
    let object: String
    /// The name of the element itself, without the names of the objects that contain it.
    let short: String
    /// The id of the element, or of its nearest ancestor that has one; nil if there is none.
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
        let named = [
            "userLabel", "text", "title", "property", "selector", "key", "customClass", "label",
            "implicitItemIdentifier",
        ]
        let name = named.compactMap { element[$0] }.first { !$0.isEmpty }
        return [element.name, name.map { "\"" + shortened($0) + "\"" }, element["id"]]
            .compactMap { $0 }.joined(separator: " ")
    }

    private static func shortened(_ text: String) -> String {
        text.count > 40 ? text.prefix(39) + "…" : text
    }

    /// Returns the scene's name, from the same attributes as the name of its document. If there is
    /// no name, returns the id of the controller or the scene. The class is preferred to the
    /// storyboard identifier, as in the comments that Xcode writes above scenes (95 of 107 scenes
    /// that have both and no title).
    private static func scene(_ scene: VersionElement, in version: Version) -> String? {
        let controller = version.controller(of: scene.identity)
        let named = ["userLabel", "title", "customClass", "storyboardIdentifier", "id"]
        return named.lazy.compactMap { controller?[$0] }.first { !$0.isEmpty }
            ?? scene["sceneID"]
    }
}

extension Version {
    /// Returns the name of the object with the id, as shown to people; the id itself if there is no
    /// such object.
    func name(ofID id: String) -> String {
        element(id: id).map { ObjectName($0.identity, in: self).short } ?? id
    }
}
