package import StackCore

/// What a scene of a storyboard or xib connects to code: its class, its outlets and its actions.
package struct SceneConnections: Sendable {
    /// A property of the class, and the object or objects that it refers to, by their identifiers.
    package struct Outlet: Hashable, Sendable {
        package let name: String
        package let objectIDs: [String]
        /// Whether the property is an array (`IBOutletCollection`).
        package let isCollection: Bool
    }

    /// A method of the class that a control calls.
    package struct Action: Hashable, Sendable {
        /// The control's identifier.
        package let senderID: String
        /// The Objective-C selector, such as `save:`.
        package let selector: String
        /// The name of the control event, such as `touchUpInside`.
        package let event: String
    }

    /// The class of the controller, of the xib's owner, or of the view; nil if it is UIKit's.
    package let className: String?
    package let outlets: [Outlet]
    package let actions: [Action]

    /// Reads the connections of each scene, in the order in which an import numbers the scenes.
    package static func all(
        in bytes: [UInt8], until cancellation: Cancellation = .never
    ) throws(ImportRefusal) -> [SceneConnections] {
        let root = try XMLReader.read(bytes, until: cancellation).root
        let facts = try FileFacts(root)
        let owner = root.children(in: "objects").first {
            $0["placeholderIdentifier"] == "IBFilesOwner"
        }
        return SceneList.scenes(of: root, facts: facts).map { SceneConnections($0, owner: owner) }
    }

    /// - Parameter owner: the placeholder of a xib's owner
    private init(_ scene: Scene, owner: SourceElement?) {
        let objects = [scene.controller ?? scene.view] + (scene.controller == nil ? [owner] : [])
        let own = objects.compactMap(\.self)
        className = own.lazy.compactMap { $0["customClass"] }.first
        outlets = Self.outlets(own.flatMap { $0.children(in: "connections") })
        let targets = Set(own.compactMap { $0["id"] })
        actions = scene.view.subtree.flatMap { sender in
            sender.children(in: "connections").compactMap { Self.action($0, of: sender, targets) }
        }
    }

    private static func outlets(_ connections: [SourceElement]) -> [Outlet] {
        var (names, ids): ([String], [String: [String]]) = ([], [:])
        var collections: Set<String> = []
        for element in connections {
            guard element.isNamed("outlet") || element.isNamed("outletCollection"),
                let name = element["property"], let id = element["destination"]
            else { continue }
            if ids[name] == nil { names.append(name) }
            ids[name, default: []].append(id)
            if element.isNamed("outletCollection") { collections.insert(name) }
        }
        return names.map {
            Outlet(name: $0, objectIDs: ids[$0] ?? [], isCollection: collections.contains($0))
        }
    }

    private static func action(
        _ element: SourceElement, of sender: SourceElement, _ targets: Set<String>
    ) -> Action? {
        guard element.isNamed("action"), let id = sender["id"], let selector = element["selector"],
            let target = element["destination"], targets.contains(target)
        else { return nil }
        return Action(
            senderID: id, selector: selector,
            event: element["eventType"] ?? "primaryActionTriggered")
    }
}
