package import StackCore

/// The connections of a storyboard scene or xib to code: its class, its outlets and its actions.
package struct SceneConnections {
    /// A property of the class, and the identifiers of the objects that it refers to. A property
    /// that is no array refers to one object.
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

    /// The custom class of the scene's controller. If the scene has no controller, the class of the
    /// xib's owner, or else the class of the view. If `hasOutlets` is false, only the view's class
    /// counts.
    /// Nil if there is no custom class.
    package let className: String?
    /// Whether the class is a view controller. True if the scene has a controller, or if the name
    /// of the custom class ends in `Controller`. If the scene has neither a controller nor a custom
    /// class, also true, with two exceptions: a view beside a controller; and a top-level view of a
    /// xib, if it is not the owner's view and the xib has several such views.
    let isOfController: Bool
    /// Whether the outlets belong to the class `className`. False if the xib's owner has outlets
    /// and the view is another top-level view than the owner's. The outlets then belong to the
    /// owner's class. The owner's view is the one that its outlet `view` refers to, otherwise the
    /// first top-level view without another custom class.
    let hasOutlets: Bool
    /// The identifier of the controller in a storyboard; nil for a xib's owner.
    let controllerID: String?
    /// The controller that has this view beside its own view, in the scene's dock or in a bar; nil
    /// for a controller's own view, and in a xib.
    let neighbor: SourceElement?
    /// Whether these are the connections of a whole scene rather than of a cell.
    let isWhole: Bool
    /// The identifiers of the scene's controller or, if there is none, of the view and the xib's
    /// owner.
    let ownIDs: Set<String>
    /// The identifiers of the objects to which the controller's outlets refer, and of the custom
    /// views in its bars. Some of these objects are views beside the controller's view. Empty if
    /// the scene has no controller.
    package let besides: Set<String>
    /// The outlets of the class. For a view beside a controller's view, they include the
    /// controller's outlets to objects inside this view.
    package let outlets: [Outlet]
    package let actions: [Action]
    /// The bar button items of the scene, with their elements.
    let barItems: [(item: BarItem, element: SourceElement)]
    /// The custom views of bar button items and the title view.
    let barViews: [SourceElement]
    /// The connections of cells that have a reuse identifier, by the cells' identifiers.
    package let cells: [String: SceneConnections]
    /// The elements of the scene by their identifiers, including objects beside its view, such as
    /// gesture recognizers.
    let elements: [String: SourceElement]
    /// The names of outlets that belong to other objects than the controller or owner, by the
    /// identifier of the object to which the outlet refers.
    let otherOutlets: [String: String]
    /// The controllers of the file by their identifiers, including placeholders for controllers in
    /// other files, and unwind exits.
    let controllers: [String: SourceElement]
    let resources: Resources
    /// The Swift module of each custom class that is not in the app's own module, by class name;
    /// also those of Apple's controllers.
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
        let target = root.subtree.filter { $0["customModuleProvider"] == "target" }
            .compactMap { $0["customModule"] }
        let own = Set(
            root.subtree.filter {
                // A top-level view with outlets has a class of the app, so the class's module is
                // the app's. The same holds for a controller, unless the file states the module.
                FileObjects.isController($0) && target.isEmpty
                    || $0.parent?.isNamed("objects") == true
                        && $0.children(in: "connections").contains { $0.isNamed("outlet") }
            }.compactMap { $0["customModule"] }
        ).union(target)
        let controllers = Self.byID(
            root.subtree.filter {
                FileObjects.isController($0) || $0.isNamed("viewControllerPlaceholder")
                    || $0.isNamed("exit")
            })
        let scenes = SceneList.scenes(of: root, facts: facts)
        return scenes.map {
            SceneConnections(
                $0, owner: owner, isAlone: scenes.count == 1, module: own, controllers,
                facts.resources)
        }
    }

    private static func byID(_ elements: some Sequence<SourceElement>) -> [String: SourceElement] {
        Dictionary(
            elements.compactMap { element in element["id"].map { ($0, element) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// - Parameters:
    ///   - owner: the placeholder element of the xib's owner; nil in a storyboard
    ///   - isAlone: whether the file has no other scene or top-level view
    ///   - module: the values of `customModule` in this file that name the app's own module
    private init(
        _ scene: Scene, owner: SourceElement?, isAlone: Bool, module: Set<String>,
        _ controllers: [String: SourceElement], _ resources: Resources
    ) {
        let viewID = scene.view["id"]
        let ownersView = owner.flatMap(Self.view)
        // The class of a xib's owner belongs to the owner's view only.
        let isOwners = ownersView != nil && ownersView == viewID
        hasOutlets = scene.controller != nil || ownersView == nil || isOwners
        let objects = [scene.controller ?? scene.view] + (scene.controller == nil ? [owner] : [])
        let own = objects.compactMap(\.self)
        className = (hasOutlets ? own : [scene.view]).compactMap { $0["customClass"] }.last
        // In a storyboard, a view without a controller is beside a controller or in its bar, so its
        // class is no view controller.
        let isBeside = sequence(first: scene.view, next: \.parent).contains { $0.isNamed("scene") }
        let isOnlyView = !isBeside && (isAlone || isOwners)
        isOfController =
            scene.controller != nil
            || hasOutlets && className?.hasSuffix("Controller") ?? isOnlyView
        (controllerID, isWhole) = (scene.controller?["id"], true)
        (self.controllers, self.resources) = (controllers, resources)
        let file = sequence(first: scene.controller ?? scene.view, next: \.parent)
            .first { $0.isNamed("objects") }
        neighbor =
            isBeside && scene.controller == nil
            ? file?.children.first(where: FileObjects.isController) : nil
        outlets =
            Self.outlets(own.flatMap { $0.children(in: "connections") })
            + Self.outlets(of: neighbor, inside: scene.view)
        actions = Self.actions(in: scene.view, of: own)
        ownIDs = Set(own.compactMap { $0["id"] })
        barItems = (scene.controller ?? scene.view).subtree.compactMap { element in
            BarItemElement.items([element], resources).first.map { ($0, element) }
        }
        let elements = Self.byID((file ?? scene.view).subtree)
        barViews = scene.controller?.subtree.filter(\.isBarView) ?? []
        let referred = Set(outlets.flatMap(\.objectIDs) + barViews.compactMap { $0["id"] })
        besides = scene.controller == nil ? [] : referred
        self.elements = elements
        otherOutlets = Self.otherOutlets((file ?? scene.view).subtree, besides: ownIDs)
        cells = scene.view.subtree.filter { $0["reuseIdentifier"] != nil }.reduce(into: [:]) {
            guard let id = $1["id"], $0[id] == nil else { return }
            $0[id] = SceneConnections(cell: $1, elements, resources)
        }
        modules = Dictionary(
            (scene.view.subtree + controllers.values.sorted { $0.line < $1.line }).compactMap {
                element in
                guard let type = element["customClass"],
                    let name = element["customModule"] ?? Self.controllersOfApple[type],
                    !module.contains(name)
                else { return nil }
                return (type, name)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The modules of Apple's controllers that a storyboard can contain, besides those of UIKit.
    /// Files name no module for them.
    private static let controllersOfApple = [
        "AVPlayerViewController": "AVKit", "CNContactPickerViewController": "ContactsUI",
        "EKEventEditViewController": "EventKitUI", "EKEventViewController": "EventKitUI",
        "GKGameCenterViewController": "GameKit", "GLKViewController": "GLKit",
        "MFMailComposeViewController": "MessageUI", "MFMessageComposeViewController": "MessageUI",
        "MPMediaPickerController": "MediaPlayer", "QLPreviewController": "QuickLook",
        "SKStoreProductViewController": "StoreKit", "SLComposeServiceViewController": "Social",
        "VNDocumentCameraViewController": "VisionKit",
    ]

    /// Returns the identifier of the view to which the class of a xib's owner belongs: the one that
    /// the outlet `view` refers to, otherwise the first top-level view without another custom
    /// class. Nil if the owner has no outlets or, without the outlet `view`, no custom class.
    private static func view(of owner: SourceElement) -> String? {
        let outlets = owner.children(in: "connections")
        if let view = outlets.first(where: { $0["property"] == "view" }) {
            return view["destination"]
        }
        if outlets.isEmpty || owner["customClass"] == nil { return nil }
        let views = owner.parent?.children.filter { $0["placeholderIdentifier"] == nil } ?? []
        let free = views.first {
            let type = $0["customClass"]
            return $0.child("rect", key: "frame") != nil
                && (type == nil || type == owner["customClass"])
        }
        return free?["id"]
    }

    private init(
        cell: SourceElement, _ elements: [String: SourceElement], _ resources: Resources
    ) {
        (className, isOfController, controllerID) = (cell["customClass"], false, nil)
        neighbor = nil
        hasOutlets = true
        outlets = Self.outlets(cell.children(in: "connections"))
        actions = Self.actions(in: cell, of: [cell])
        ownIDs = Set([cell["id"]].compactMap(\.self))
        besides = []
        (barItems, barViews, cells, controllers, modules) = ([], [], [:], [:], [:])
        isWhole = false
        (self.elements, self.resources, otherOutlets) = (elements, resources, [:])
    }

    /// Returns the names of outlets of objects other than `own`, by the identifiers of the objects
    /// that they refer to. Leaves out names such as `delegate`, which do not describe a view.
    private static func otherOutlets(
        _ elements: some Sequence<SourceElement>, besides own: Set<String>
    ) -> [String: String] {
        let all = elements.filter { !own.contains($0["id"] ?? "") }.flatMap { element in
            element.children(in: "connections").filter { $0.isNamed("outlet") }
        }
        return Dictionary(
            all.compactMap { outlet in
                guard let name = outlet["property"], let id = outlet["destination"],
                    name != "view",
                    name.wholeMatch(of: /(next|previous).*|.*([dD]elegate|[sS]ource|[cC]ontroller)/)
                        == nil
                else { return nil }
                return (id, name)
            }, uniquingKeysWith: { first, _ in first })
    }

    private static func actions(
        in view: SourceElement, of objects: [SourceElement]
    ) -> [Action] {
        let targets = Set(objects.compactMap { $0["id"] })
        return view.subtree.flatMap { sender in
            sender.children(in: "connections").compactMap { action($0, of: sender, targets) }
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

    /// Returns the outlets of a controller to objects inside a view beside its own view. They
    /// become properties of that view's class, unless it has outlets of the same names.
    private static func outlets(
        of controller: SourceElement?, inside view: SourceElement
    ) -> [Outlet] {
        guard let controller else { return [] }
        let inside = Set(view.subtree.compactMap { $0["id"] }).subtracting([view["id"] ?? ""])
        let own = Set(outlets(view.children(in: "connections")).map(\.name))
        return outlets(controller.children(in: "connections")).filter {
            !$0.isCollection && inside.contains($0.objectIDs[0]) && !own.contains($0.name)
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

extension SceneConnections {
    /// Returns the element of a view; nil if the file has none.
    func element(of view: View) -> SourceElement? {
        view.properties.value(.objectID).flatMap { elements[$0] }
    }
}
