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
    /// Whether the scene belongs to a controller: it has one, or its class is named like one.
    let isOfController: Bool
    package let outlets: [Outlet]
    package let actions: [Action]
    /// The items of bars that call a method of the class, and the selectors.
    let barActions: [(item: BarItem, selector: String)]
    /// The connections of cells with their own classes, by the cells' identifiers.
    package let cells: [String: SceneConnections]
    /// Attributes of lists, cells and their parts that no property of a view has, by the elements'
    /// identifiers. `element` is the name of the element.
    let attributes: [String: [String: String]]
    /// The modules of classes that are not of the app's own module, by the names of the classes.
    let modules: [String: String]

    /// Reads the connections of each scene, in the order in which an import numbers the scenes.
    package static func all(
        in bytes: [UInt8], until cancellation: Cancellation = .never
    ) throws(ImportRefusal) -> [SceneConnections] {
        let root = try XMLReader.read(bytes, until: cancellation).root
        let facts = try FileFacts(root)
        let owner = root.children(in: "objects").first {
            $0["placeholderIdentifier"] == "IBFilesOwner"
        }
        let own = Set(
            root.subtree.filter {
                $0["customModuleProvider"] == "target" || FileObjects.isController($0)
            }
            .compactMap { $0["customModule"] })
        return SceneList.scenes(of: root, facts: facts).map {
            SceneConnections($0, owner: owner, module: own, facts.resources)
        }
    }

    /// - Parameters:
    ///   - owner: the placeholder of a xib's owner
    ///   - module: the names of the app's own module
    private init(
        _ scene: Scene, owner: SourceElement?, module: Set<String>, _ resources: Resources
    ) {
        let objects = [scene.controller ?? scene.view] + (scene.controller == nil ? [owner] : [])
        let own = objects.compactMap(\.self)
        let className = own.compactMap { $0["customClass"] }.last
        self.className = className
        isOfController = scene.controller != nil || className?.hasSuffix("Controller") ?? true
        outlets = Self.outlets(own.flatMap { $0.children(in: "connections") })
        actions = Self.actions(in: scene.view, of: own)
        let targets = Set(own.compactMap { $0["id"] })
        barActions = (scene.controller ?? scene.view).subtree.compactMap { element in
            guard let item = BarItemElement.items([element], resources).first,
                let action = element.children(in: "connections").first(where: {
                    $0.isNamed("action") && targets.contains($0["destination"] ?? "")
                }), let selector = action["selector"]
            else { return nil }
            return (item, selector)
        }
        cells = Dictionary(
            scene.view.subtree.filter { $0["reuseIdentifier"] != nil }
                .compactMap { cell in cell["id"].map { ($0, SceneConnections(cell: cell)) } },
            uniquingKeysWith: { first, _ in first })
        modules = Dictionary(
            scene.view.subtree.compactMap { element in
                guard let type = element["customClass"], let name = element["customModule"],
                    !module.contains(name)
                else { return nil }
                return (type, name)
            }, uniquingKeysWith: { first, _ in first })
        attributes = Dictionary(
            scene.view.subtree.compactMap { element in
                let facts = Self.attributes(of: element)
                return facts.isEmpty ? nil : element["id"].map { ($0, facts) }
            }, uniquingKeysWith: { first, _ in first })
    }

    private init(cell: SourceElement) {
        (className, isOfController) = (cell["customClass"], false)
        outlets = Self.outlets(cell.children(in: "connections"))
        actions = Self.actions(in: cell, of: [cell])
        (barActions, cells, attributes, modules) = ([], [:], [:], [:])
    }

    private static func actions(
        in view: SourceElement, of objects: [SourceElement]
    ) -> [Action] {
        let targets = Set(objects.compactMap { $0["id"] })
        return view.subtree.flatMap { sender in
            sender.children(in: "connections").compactMap { action($0, of: sender, targets) }
        }
    }

    private static let listElements: Set<String> = [
        "tableView", "tableViewCell", "collectionView", "collectionViewCell",
        "collectionReusableView",
    ]

    /// Returns the attributes of an element that is a list, a cell or a part of one; of a
    /// collection also those of its layout, after `layout.`. Empty for other elements.
    private static func attributes(of element: SourceElement) -> [String: String] {
        let isPart = SourceElement.viewRoles.contains(element["key"] ?? "")
        guard isPart || listElements.contains(element.name) else { return [:] }
        var result = own(of: element)
        result["element"] = element.name
        guard let layout = element.child(key: "collectionViewLayout") else { return result }
        result["layout"] = layout.name
        for (name, value) in own(of: layout) { result["layout." + name] = value }
        for child in layout.children {
            for (name, value) in own(of: child) {
                result["layout.\(child["key"] ?? "").\(name)"] = value
            }
        }
        return result
    }

    private static func own(of element: SourceElement) -> [String: String] {
        Dictionary(
            element.attributeNames.compactMap { name in element[name].map { (name, $0) } },
            uniquingKeysWith: { first, _ in first })
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
