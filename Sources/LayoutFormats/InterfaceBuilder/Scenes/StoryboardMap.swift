package import StackCore

/// The controllers of a storyboard and the segues between them, as Interface Builder's canvas shows
/// them.
package struct StoryboardMap: Sendable {
    /// A controller with its scene.
    package struct Controller: Sendable {
        /// Interface Builder's identifier.
        package let id: String
        /// The element's name, such as `tableViewController`.
        package let element: String
        /// The title that Interface Builder shows; nil if the file has none.
        package let title: String?
        /// The identifier of the controller's root view, by which the view's document is found. Nil
        /// if the file stores no view for the controller, for example for a navigation controller.
        package let rootID: String?
        /// The position on Interface Builder's canvas; nil if the file has none.
        package let location: (x: Double, y: Double)?
    }

    package struct Segue: Sendable {
        /// The identifier of the controller from which the segue leads.
        package let source: String
        /// The identifier of the controller, or of the unwind exit, to which the segue leads.
        package let destination: String
        /// The kind of the segue, such as `show` or `relationship`.
        package let kind: String
        /// The identifier by which code refers to the segue (its `identifier` in Interface
        /// Builder); nil if it has none.
        package let name: String?
        /// The identifier of the object that starts the segue, such as a button or the controller
        /// itself; nil if it has none.
        package let trigger: String?
    }

    package let controllers: [Controller]
    /// The segues in file order.
    package let segues: [Segue]
    /// The identifier of the initial controller; nil if there is none.
    package let initial: String?

    /// Throws if the bytes are not a storyboard or xib. A xib has no segues.
    package init(
        _ bytes: [UInt8], until cancellation: Cancellation = .never
    ) throws(ImportRefusal) {
        let root = try XMLReader.read(bytes, until: cancellation).root
        initial = root["initialViewController"]
        var (controllers, segues): ([Controller], [Segue]) = ([], [])
        for scene in root.children(in: "scenes") where scene.isNamed("scene") {
            guard let objects = scene.child("objects"),
                let element = objects.children.first(where: FileObjects.isController),
                let id = element["id"]
            else { continue }
            controllers.append(Controller(element, id: id, in: scene))
            segues += objects.subtree.compactMap { Segue($0, from: id) }
        }
        (self.controllers, self.segues) = (controllers, segues)
    }
}

extension StoryboardMap.Controller {
    fileprivate init(_ element: SourceElement, id: String, in scene: SourceElement) {
        self.id = id
        self.element = element.name
        title = element["userLabel"] ?? element["title"] ?? element["storyboardIdentifier"]
        rootID = element.child(key: "view")?["id"]
        let point = scene.child(key: "canvasLocation")
        if let x = point?["x"].flatMap(Double.init), let y = point?["y"].flatMap(Double.init) {
            location = (x, y)
        } else {
            location = nil
        }
    }
}

extension StoryboardMap.Segue {
    /// Returns nil if the element is not a segue with a destination.
    fileprivate init?(_ element: SourceElement, from controller: String) {
        guard element.isNamed("segue"), let destination = element["destination"] else {
            return nil
        }
        source = controller
        self.destination = destination
        kind = element["kind"] ?? "show"
        name = element["identifier"]
        trigger = element.parent?.parent?["id"]
    }
}
