import StackCore

/// The connections of a generated class in the storyboard or xib: its outlets, actions, segues,
/// gesture recognizers and delegates. Connections that Swift code cannot express, or whose views
/// the document no longer has, are left out.
struct CodeConnections {
    /// A method of the generated class that a control, a gesture recognizer or the selection of a
    /// row calls.
    struct Method: Hashable {
        var base: String
        /// The class of the method's only parameter, the sender; nil if the method has no
        /// parameter.
        var sender: String?
        /// The argument label of the parameter; nil if it has none. Swift exports a method whose
        /// parameter has a label, such as `save(sender:)`, to Objective-C as `saveWithSender:`.
        var label: String?
        /// The identifier of the segue that the method performs; nil if the method is an action.
        var segue: String?

        var declaration: String {
            base + "(" + (sender.map { (label ?? "_ sender") + ": \($0)" } ?? "") + ")"
        }
        /// The method as an argument of `#selector`. It contains the parameter's label, because
        /// UIKit may have methods of the same name with other parameters.
        var reference: String {
            if sender != nil { return base + "(\(label ?? "_"):)" }
            return SwiftIdentifier.isReserved(base) ? base + " as () -> Void" : base
        }
        /// The argument list, without parentheses, of a call that passes the variable `sender`.
        /// Empty if the method has no parameter.
        var argument: String {
            sender == nil ? "" : (label.map { $0 + ": " } ?? "") + "sender"
        }
        /// The name of the property in a cell's class for the closure that calls this method of the
        /// list's class. The cell's class calls the closure when one of its controls has an event.
        var handler: String { plain + "Handler" }
        /// The name without the backticks of a Swift keyword.
        var plain: String { base.filter { $0 != "`" } }
    }

    struct Action {
        let sender: ViewID
        let event: String
        let method: Method
    }

    /// An action of the custom view of a bar button item, or of a title view.
    struct BarAction {
        /// The identifier of the view's element.
        let sender: String
        let event: String
        let method: Method
    }

    /// An action whose target is not the class itself: a control calls a method of another view, or
    /// of the first responder, for an event.
    struct Message {
        let sender: ViewID
        let event: String
        let selector: String
        /// The view whose method is called; nil if the target is the first responder that has the
        /// method.
        let target: ViewID?
    }

    struct Gesture {
        let view: ViewID
        let element: SourceElement
        let method: Method?
        /// The outlet that refers to the recognizer; nil if there is none.
        let outlet: String?
    }

    /// A property of a view that refers to another object, such as its delegate.
    struct Reference {
        let view: ViewID
        let property: String
        /// The view that the property refers to; nil for the class itself or a constraint.
        let target: ViewID?
        /// The identifier of the constraint that the property refers to; nil for any other object.
        var constraint: String?
        /// The delegate or data source protocol to which the class must conform, such as
        /// `UITextFieldDelegate`; nil for other properties.
        let type: String?
        /// Whether the property is an outlet collection, an array with the object as an element.
        var isCollection = false

        /// Whether the property makes the class itself a delegate. A delegate's protocol, unlike a
        /// data source's, requires no method.
        var isDelegate: Bool {
            target == nil && constraint == nil && type?.hasSuffix("Delegate") == true
                && !SwiftClass.requiredMethods.contains { $0.type == type }
        }
    }

    /// The names of the outlets, by the identifiers of the elements to which they refer. The
    /// property for the view or constraint of such an element gets the outlet's name.
    let outlets: [String: String]
    /// Further outlets to elements that an outlet in `outlets` already refers to. Each entry is the
    /// outlet's name and the element's identifier.
    let otherNames: [(name: String, id: String)]
    let collections: [(name: String, views: [ViewID])]
    /// The outlet collections of constraints, with the identifiers of the constraints' elements.
    let constraintCollections: [(name: String, ids: [String])]
    /// The names of the outlets that the code leaves out, because no property can have them.
    let lostOutlets: [String]
    /// The names of the outlet collections that the code leaves out. Either they contain objects
    /// that are neither views of the class nor constraints, or their names are reserved or already
    /// used.
    let lostCollections: [String]
    private(set) var actions: [Action] = []
    private(set) var messages: [Message] = []
    /// The controls whose actions are methods of the scene's controller, if the view of this class
    /// is a top-level view beside the controller's view. The controller's class connects these
    /// actions.
    private(set) var sentToNeighbor: Set<ViewID> = []
    /// The container views that show the view of another controller, with their embed segues.
    private(set) var embeds: [(view: ViewID, segue: SwiftSegue)] = []
    private(set) var gestures: [Gesture] = []
    private(set) var references: [Reference] = []
    /// The methods that bar button items call, by the identifiers of the items' elements.
    private(set) var barMethods: [String: Method] = [:]
    private(set) var barActions: [BarAction] = []
    /// The selectors that bar button items send to the first responder that has the method, by the
    /// identifiers of the items' elements.
    private(set) var barMessages: [String: String] = [:]
    /// Descriptions of the connections that the code leaves out, by the identifiers of the elements
    /// of bar button items and of views in bars.
    private(set) var omittedInBars: [String: [String]] = [:]
    /// The methods that are called when the user selects a row or item, by the cell of the row or
    /// item.
    private(set) var selections: [ViewID: Method] = [:]
    /// Descriptions of the connections that the code leaves out, by the view that has them.
    private(set) var omitted: [ViewID: [String]] = [:]
    /// The names of the methods of segues that start at the controller itself. Only code of the app
    /// can call them.
    private(set) var startedByCode: Set<String> = []
    /// The methods of the class, without duplicates.
    private(set) var methods: [Method] = []
    /// The methods of the list's class that the views of a cell call, without duplicates; empty
    /// unless this class is that of a cell.
    private(set) var handled: [Method] = []

    /// Creates connections without outlets and actions.
    init() { self.init(nil, of: []) }

    /// - Parameters:
    ///   - own: the views of the class, the root first
    ///   - constraints: the identifiers of the constraints between these views
    ///   - hasBars: whether the bar button items of the scene, and the segues that start at its
    ///     controller, belong to the class
    ///   - cells: the cells of the class's lists, with the views inside them
    ///   - owner: for the class of a cell, the connections of the list's class
    ///   - isView: whether the class is a view
    ///   - isForeign: whether the superclass is a class of another library, which already declares
    ///     the outlets
    ///   - subject: the word before the name of such an outlet that has the noun of its view
    ///   - outside: the elements of views that other generated classes create, whose actions are
    ///     methods of this class
    ///   - hasNeighbor: whether the class is that of a top-level view beside a controller's view,
    ///     and the controller's class connects the actions that are its methods
    init(
        _ connections: SceneConnections?, of own: [View], constraints: Set<String> = [],
        hasBars: Bool = true, cells: [View] = [],
        owner: SceneConnections? = nil, isView: Bool = false, isForeign: Bool = false,
        subject: String = "own",
        outside: [SourceElement] = [], hasNeighbor: Bool = false
    ) {
        let views = Self.byObjectID(own)
        var outlets: [String: String] = [:]
        var otherNames: [(name: String, id: String)] = []
        var (used, lostOutlets): (Set<String>, [String]) = ([], [])
        let types = Set(own.compactMap { $0.properties.value(.customClass) })
        for outlet in connections?.outlets ?? [] where !outlet.isCollection {
            guard let id = outlet.objectIDs.first else { continue }
            var name = outlet.name
            if isForeign {
                // The superclass already declares a property with the outlet's name, so the
                // generated property needs another name.
                guard let noun = views[id]?.kind.noun else { continue }
                let isNoun = name == noun || name.hasSuffix(SwiftIdentifier.capitalized(noun))
                name =
                    isNoun
                    ? subject + SwiftIdentifier.capitalized(name)
                    : name.replacing(/View$/, with: "") + SwiftIdentifier.capitalized(noun)
                if name == outlet.name { name += "2" }
            }
            guard let property = SwiftIdentifier.outlet(name, inView: isView),
                !types.contains(name)
            else {
                if views[id] != nil && name != "view" || constraints.contains(id) {
                    lostOutlets.append(name)
                }
                continue
            }
            if !used.insert(name).inserted { continue }
            name = property
            if outlets[id] == nil {
                outlets[id] = name
            } else {
                otherNames.append((name, id))
            }
        }
        (self.outlets, self.otherNames, self.lostOutlets) = (outlets, otherNames, lostOutlets)
        var (collections, ofConstraints, lost) = (
            [(name: String, views: [ViewID])](), [(name: String, ids: [String])](), [String]()
        )
        for outlet in connections?.outlets ?? []
        where outlet.isCollection && outlet.name != "gestureRecognizers" {
            let ids = outlet.objectIDs
            let members = ids.compactMap { views[$0]?.id }
            let isOfConstraints = ids.allSatisfy {
                connections?.elements[$0]?.isNamed("constraint") == true
            }
            guard let name = SwiftIdentifier.outlet(outlet.name, inView: isView),
                used.insert(outlet.name).inserted, isOfConstraints || members.count == ids.count
            else {
                lost.append(outlet.name)
                continue
            }
            if isOfConstraints {
                ofConstraints.append((name, ids))
            } else {
                collections.append((name, members))
            }
        }
        (self.collections, constraintCollections, lostCollections) = (
            collections, ofConstraints, lost
        )
        let reader = ConnectionReader()
        let inside = own.dropFirst()
        var all: [Found] = []
        if let connections {
            all = (own + cells).flatMap {
                reader.found($0, connections, isForeign: isForeign && $0.id == own.first?.id)
            }
            if hasBars {
                for (_, element) in connections.barItems {
                    all += reader.found(nil, element, connections)
                }
                all += connections.barViews.flatMap { reader.found(nil, $0, connections) }
                all += outside.flatMap { reader.actions($0, connections) }
                all += reader.scene(connections, all)
            }
        }
        var others: [Found] = []
        if let owner { others = inside.flatMap { reader.found($0, owner) } }
        take(all, others, views, constraints, connections, hasNeighbor: hasNeighbor)
    }

    private static func byObjectID(_ views: [View]) -> [String: View] {
        var result: [String: View] = [:]
        for view in views {
            if let id = view.properties.value(.objectID) { result[id] = view }
        }
        return result
    }

    /// Returns the connections with renamed methods, so that segues with different effects or
    /// identifiers have methods with different names. The app's code distinguishes segues by their
    /// identifiers. So segues with different identifiers are named after the identifiers, even if
    /// they lead to one screen. Otherwise, if two segues with different effects have the method
    /// `showDetail`, the method of the second segue becomes `showDetail2`.
    private static func separated(
        _ all: [Found], _ others: [Found], _ connections: SceneConnections?
    ) -> (all: [Found], others: [Found]) {
        guard let connections else { return (all, others) }
        func segue(_ found: Found) -> SwiftSegue? {
            found.method?.segue.flatMap { connections.elements[$0] }
                .map { SwiftSegue($0, connections) }
        }
        var identifiers: [String: Set<String>] = [:]
        for found in all + others {
            guard let base = found.method?.base, let name = segue(found)?.identifier else {
                continue
            }
            identifiers[base, default: []].insert(name)
        }
        var effects: [String: [[String?]]] = [:]
        func renamed(_ found: Found) -> Found {
            guard var base = found.method?.base, let segue = segue(found) else { return found }
            var effect = segue.effect
            if let names = identifiers[base], names.count > 1, let identifier = segue.identifier {
                effect.append(identifier)
                base = segue.nameOfIdentifier ?? base
            }
            let known = effects[base, default: []]
            let place = known.firstIndex(of: effect) ?? known.count
            if place == known.count { effects[base, default: []].append(effect) }
            var result = found
            result.method?.base = place > 0 ? base + String(place + 1) : base
            return result
        }
        return (all.map(renamed), others.map(renamed))
    }

    /// Adds each connection to the property of this structure for its kind, such as `actions` or
    /// `gestures`. Actions with the same method name and argument label share one method.
    private mutating func take(
        _ all: [Found], _ others: [Found], _ views: [String: View], _ constraints: Set<String>,
        _ connections: SceneConnections?, hasNeighbor: Bool
    ) {
        let own = Set(views.values.map(\.id))
        let (all, others) = Self.separated(all, others, connections)
        let called = (all + others).compactMap(\.method)
        func whole(_ method: Method) -> Method {
            let same = called.filter {
                $0.base == method.base && $0.label == method.label
            }
            let senders = Set(same.compactMap(\.sender))
            var result = same.first { $0.segue != nil } ?? same[0]
            result.sender = senders.count > 1 ? "Any" : senders.first
            return result
        }
        func add(_ method: Method, isHandled: Bool) {
            if !methods.contains(method) { methods.append(method) }
            if isHandled, !handled.contains(method) { handled.append(method) }
        }
        var known: Set<String> = []
        for (found, isHandled) in all.map({ ($0, false) }) + others.map({ ($0, true) }) {
            let method = found.method.map(whole)
            if isHandled, let method, known.contains(method.base) { continue }
            if let method {
                if !isHandled { known.insert(method.base) }
                add(method, isHandled: isHandled)
            }
            guard let view = found.view else {
                guard let id = found.element["id"] else { continue }
                switch found.kind {
                case .omitted(let text): omittedInBars[id, default: []].append(text)
                case .message(_, let selector, _): barMessages[id] = selector
                default: break
                }
                if let method {
                    if case .action(let event) = found.kind, found.element.isSeparateView {
                        barActions.append(BarAction(sender: id, event: event, method: method))
                    } else if found.kind != .selection {
                        barMethods[id] = method
                    } else {
                        startedByCode.insert(method.base)
                    }
                }
                continue
            }
            if !own.contains(view) {
                if found.kind == .selection, let method { selections[view] = method }
                continue
            }
            switch (found.kind, method) {
            case (.action(let event), let method?):
                actions.append(Action(sender: view, event: event, method: method))
            case (.selection, let method?): selections[view] = method
            case (.gesture, _):
                let id = found.element["id"]
                let outlet = id.flatMap { outlets[$0] }
                let gesture = Gesture(
                    view: view, element: found.element, method: method, outlet: outlet)
                // A recognizer in a cell is found twice: for the class of the cell, and for the
                // class of its list.
                let known = gestures.firstIndex { $0.view == view && $0.element["id"] == id }
                if let known {
                    if method != nil { gestures[known] = gesture }
                } else {
                    gestures.append(gesture)
                }
            case (.reference(let property, let id, let type, let isCollection), _):
                let target = views[id]?.id
                let isConstraint = constraints.contains(id)
                // The class of a cell has connected its views and constraints itself.
                if isHandled, target != nil || isConstraint { continue }
                let noun = isCollection ? "outlet collection" : "outlet"
                let other = views[id].flatMap { $0.properties[.customClass] == nil ? $0 : nil }
                if let name = ConnectionReader.delegates[found.element.name]?[property],
                    type == nil, let other
                {
                    omitted[view, default: []].append(
                        "outlet \(property), whose \(other.kind.className) is no \(name)")
                } else if target == nil, !isConstraint,
                    isHandled || connections?.ownIDs.contains(id) != true
                {
                    omitted[view, default: []].append("\(noun) \(property)")
                } else {
                    references.append(
                        Reference(
                            view: view, property: property, target: target,
                            constraint: isConstraint ? id : nil, type: type,
                            isCollection: isCollection))
                }
            case (.message(let event, let selector, let id), _):
                let target = views[id]?.id
                let isOfResponder =
                    connections?.elements[id]?["placeholderIdentifier"] == "IBFirstResponder"
                if target != nil || isOfResponder {
                    messages.append(
                        Message(sender: view, event: event, selector: selector, target: target))
                } else {
                    let text = connections?.description(ofAction: selector, of: id)
                    omitted[view, default: []].append(text ?? "action \(selector)")
                }
            case (.sent, _) where hasNeighbor && !isHandled: sentToNeighbor.insert(view)
            case (.sent(let selector), _):
                omitted[view, default: []].append("action \(selector)")
            case (.embed, _):
                if let connections, !isHandled {
                    embeds.append((view, SwiftSegue(found.element, connections)))
                }
            case (.omitted(let text), _): omitted[view, default: []].append(text)
            default: break
            }
        }
    }

    /// The methods of the list's class that the views of a cell call, without duplicates; empty
    /// unless this class is that of a cell.
    var handlers: [Method] { handled }

    /// The names that methods, outlet collections, closures and gesture recognizers already use, so
    /// that no property for a view gets them.
    var reserved: [String] {
        collections.map(\.name) + constraintCollections.map(\.name) + methods.map(\.base)
            + otherNames.map(\.name)
            + handled.map(\.handler)
            + gestures.compactMap(\.outlet)
    }

    /// The names that only methods with a parameter have. Swift allows a property with the same
    /// name.
    var overloads: Set<String> {
        let bare = methods.filter { $0.sender == nil }.map(\.base)
        let besides = Set(reserved.filter { name in !methods.contains { $0.base == name } } + bare)
        return Set(methods.filter { $0.sender != nil }.map(\.base)).subtracting(besides)
    }

    /// Returns whether an outlet of the class or of one of its views refers to the constraint.
    func refers(to constraint: LayoutConstraint) -> Bool {
        let id = constraint.properties.value(.objectID)
        return names(constraint) || id != nil && references.contains { $0.constraint == id }
    }

    /// Returns whether an outlet of the class refers to the constraint.
    func names(_ constraint: LayoutConstraint) -> Bool {
        constraint.properties.value(.objectID).map { outlets[$0] != nil } ?? false
    }
}

/// A connection of an element in the storyboard or xib, before it is sorted into the properties of
/// `CodeConnections`.
private struct Found {
    enum Kind: Equatable {
        case action(event: String), selection, gesture, embed
        case message(event: String, selector: String, target: String)
        /// An action whose target is the scene's controller; the view is in a top-level view beside
        /// the controller's view.
        case sent(selector: String)
        case reference(property: String, target: String, type: String?, isCollection: Bool)
        case omitted(String)
    }

    /// The view that has the connection; nil for a bar button item or a view in a bar.
    let view: ViewID?
    let element: SourceElement
    let kind: Kind
    var method: CodeConnections.Method?
}

/// Reads the connections of views from their elements.
private struct ConnectionReader {
    private typealias Method = CodeConnections.Method

    /// Returns the connections of a view's element, and those of its gesture recognizers.
    ///
    /// - Parameter isForeign: whether the view is the root view of a class that inherits its
    ///   outlets from a class of another library. If so, the code assigns these outlets. If not,
    ///   the outlets of the root view are skipped, because they are properties of the generated
    ///   class.
    func found(_ view: View, _ scene: SceneConnections, isForeign: Bool = false) -> [Found] {
        guard let id = view.properties.value(.objectID), let element = scene.elements[id] else {
            return []
        }
        return found(view, element, scene, isForeign: isForeign)
            + gestures(element, scene).flatMap { found(view, gesture: $0, scene) }
    }

    /// - Parameter view: the view of the element; nil for a bar button item or a view in a bar
    func found(
        _ view: View?, _ element: SourceElement, _ scene: SceneConnections, isForeign: Bool = false
    ) -> [Found] {
        element.children(in: "connections").compactMap { connection in
            let target = connection["destination"] ?? ""
            func result(_ kind: Found.Kind, _ method: Method? = nil) -> Found {
                Found(view: view?.id, element: element, kind: kind, method: method)
            }
            switch connection.name {
            case "action" where scene.ownIDs.contains(target):
                let event = connection["eventType"] ?? "primaryActionTriggered"
                let isRefresh = element.isNamed("refreshControl")
                let sender =
                    view.map { SwiftViewClass($0).name }
                    ?? (isRefresh
                        ? "UIRefreshControl"
                        : element.isSeparateView ? element.viewClass : "UIBarButtonItem")
                let isBarControl = !element.isNamed("view") || element["customClass"] != nil
                guard let method = method(connection["selector"], sender),
                    isControl(view, element, connection) ?? isBarControl,
                    Self.events.contains(event)
                else {
                    return result(.omitted(Self.description(connection, scene)))
                }
                return result(.action(event: event), method)
            // Interface Builder can connect an action to the exit of a scene, which has no methods.
            case "action" where scene.elements[target]?.isNamed("exit") == true: return nil
            case "action" where scene.isWhole && scene.cells[target] == nil:
                if let event = connection["eventType"], let selector = connection["selector"],
                    isControl(view, element, connection) == true, Self.events.contains(event)
                {
                    let isNeighbor = target == scene.neighbor?["id"]
                    if isNeighbor, method(selector, "") != nil {
                        return result(.sent(selector: selector))
                    }
                    return result(.message(event: event, selector: selector, target: target))
                }
                if element.isNamed("barButtonItem"), let selector = connection["selector"],
                    scene.elements[target]?["placeholderIdentifier"] == "IBFirstResponder"
                {
                    return result(.message(event: "", selector: selector, target: target))
                }
                return result(.omitted(Self.description(connection, scene)))
            case "segue" where scene.isWhole && connection["kind"] != "relationship":
                let segue = SwiftSegue(connection, scene)
                let isRow = view?.kind == .cell || element.isNamed("collectionViewCell")
                if connection["kind"] == "embed", let view {
                    return Found(view: view.id, element: connection, kind: .embed)
                }
                if isRow && connection["trigger"] != nil
                    || !isRow && view?.kind.isControl == false
                {
                    return result(.omitted("segue \(segue.description)"))
                }
                return result(isRow ? .selection : .action(event: "touchUpInside"), segue.method)
            case "outletCollection" where connection["property"] == "gestureRecognizers": return nil
            case "outlet", "outletCollection":
                // An outlet of the class itself is skipped, because it already is a property. An
                // outlet of a cell is skipped unless the cell has a custom class, which then
                // declares the outlet.
                let isCollection = connection.isNamed("outletCollection")
                guard let view, let name = connection["property"],
                    view.kind != .cell || element["customClass"] != nil,
                    isForeign && !isCollection || !scene.ownIDs.contains(element["id"] ?? ""),
                    scene.cells[target] == nil,
                    view.kind == .cell || scene.cells[element["id"] ?? ""] == nil
                else { return nil }
                let type =
                    scene.ownIDs.contains(target) ? Self.delegates[element.name]?[name] : nil
                return SwiftIdentifier.isWord(name)
                    ? result(
                        .reference(
                            property: name, target: target, type: type, isCollection: isCollection))
                    : result(.omitted("outlet \(name)"))
            default: return nil
            }
        }
    }

    /// Returns whether the view is a control: its kind is a subclass of `UIControl`, or it has a
    /// custom class and an action for an event, which only controls have. Returns nil if there is
    /// no view.
    private func isControl(
        _ view: View?, _ element: SourceElement, _ action: SourceElement
    ) -> Bool? {
        view.map {
            $0.kind.isControl || element.isNamed("control")
                || $0.properties[.customClass] != nil && action["eventType"] != nil
        }
    }

    /// Returns the actions of a view that another generated class creates, if they call methods of
    /// the scene's class.
    func actions(_ element: SourceElement, _ scene: SceneConnections) -> [Found] {
        found(nil, element, scene).filter { found in
            if case .action = found.kind { found.method?.segue == nil } else { false }
        }
    }

    /// Returns the action of the controller's refresh control, and the segues that start at the
    /// controller itself and not at a view. The controller's code performs these segues.
    func scene(_ scene: SceneConnections, _ found: [Found]) -> [Found] {
        guard let id = scene.controllerID, let controller = scene.elements[id] else { return [] }
        let refresh =
            controller.child(key: "refreshControl").map { self.found(nil, $0, scene) } ?? []
        return refresh
            + controller.children(in: "connections").filter {
                $0.isNamed("segue") && $0["kind"] != "relationship" && $0["kind"] != "embed"
            }.map { segue in
                Found(
                    view: nil, element: segue, kind: .selection,
                    method: SwiftSegue(segue, scene).method
                )
            }
    }

    private func gestures(_ element: SourceElement, _ scene: SceneConnections) -> [SourceElement] {
        element.children(in: "connections").filter { $0["property"] == "gestureRecognizers" }
            .compactMap { $0["destination"].flatMap { scene.elements[$0] } }
    }

    private func found(
        _ view: View, gesture: SourceElement, _ scene: SceneConnections
    ) -> [Found] {
        guard let type = SwiftGesture.classes[gesture.name] else {
            return [
                Found(
                    view: view.id, element: gesture, kind: .omitted("gesture \(gesture.name)"))
            ]
        }
        let connections = gesture.children(in: "connections")
        let action = connections.first {
            $0.isNamed("action") && scene.ownIDs.contains($0["destination"] ?? "")
        }
        let segue = connections.first { $0.isNamed("segue") }
        let method =
            method(action?["selector"], type) ?? segue.map { SwiftSegue($0, scene).method }
        let others = connections.filter {
            scene.isWhole && $0.isNamed("action") && $0 != action
                && scene.cells[$0["destination"] ?? ""] == nil
        }
        return [Found(view: view.id, element: gesture, kind: .gesture, method: method)]
            + others.map {
                Found(
                    view: view.id, element: gesture, kind: .omitted(Self.description($0, scene)))
            }
    }

    private static func description(
        _ connection: SourceElement, _ scene: SceneConnections
    ) -> String {
        scene.description(
            ofAction: connection["selector"] ?? "", of: connection["destination"] ?? "")
    }

    /// Returns the method for an action. Returns nil if the selector is nil, or if Swift code
    /// cannot have a method with this selector.
    ///
    /// - Parameter selector: an Objective-C selector; a second parameter, the event, is ignored
    private func method(_ selector: String?, _ sender: String) -> Method? {
        guard let selector else { return nil }
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
        guard let word = parts.first.map(String.init), parts.count <= 3,
            let first = SwiftIdentifier.method(word, hasParameter: parts.count > 1)
        else { return nil }
        if parts.count == 2, let match = first.wholeMatch(of: /(.+)With([A-Z]\w*)/),
            Self.parameters.contains(String(match.2)), SwiftIdentifier.isPlain(String(match.1))
        {
            return Method(
                base: String(match.1), sender: sender,
                label: SwiftIdentifier.lowerCamel(String(match.2)))
        }
        return Method(base: first, sender: parts.count > 1 ? sender : nil)
    }

    /// The words that can follow `With` in a selector such as `saveWithSender:`. Swift imports such
    /// a selector as a method whose only parameter, the sender, has this word as its label.
    private static let parameters: Set<String> = [
        "Sender", "Button", "TextField", "TextView", "Slider", "Switch", "Stepper", "Control",
        "SegmentedControl", "Recognizer", "Gesture", "GestureRecognizer", "Item", "Segue",
    ]

    /// The members of `UIControl.Event` that storyboards name.
    private static let events: Set<String> = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
        "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
        "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
        "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
    ]

    /// The protocols of views' delegates, by element name and outlet.
    static let delegates: [String: [String: String]] = [
        "textField": ofTexts.merging(["delegate": "UITextFieldDelegate"]) { _, own in own },
        "textView": ofTexts.merging(["delegate": "UITextViewDelegate"]) { _, own in own },
        "scrollView": ["delegate": "UIScrollViewDelegate"],
        "searchBar": ["delegate": "UISearchBarDelegate"],
        "tableView": ofList("UITableView"), "collectionView": ofList("UICollectionView"),
        "pickerView": ["delegate": "UIPickerViewDelegate", "dataSource": "UIPickerViewDataSource"],
        "mapView": ["delegate": "MKMapViewDelegate"], "tabBar": ["delegate": "UITabBarDelegate"],
        "navigationBar": ["delegate": "UINavigationBarDelegate"],
        "toolbar": ["delegate": "UIToolbarDelegate"],
    ]

    private static let ofTexts = [
        "textDragDelegate": "UITextDragDelegate", "textDropDelegate": "UITextDropDelegate",
        "pasteDelegate": "UITextPasteDelegate",
    ]

    private static func ofList(_ type: String) -> [String: String] {
        [
            "delegate": type + "Delegate", "dataSource": type + "DataSource",
            "dragDelegate": type + "DragDelegate", "dropDelegate": type + "DropDelegate",
            "prefetchDataSource": type + "DataSourcePrefetching",
        ]
    }
}

extension ViewKind {
    /// Whether views of this kind are subclasses of `UIControl`.
    var isControl: Bool {
        switch self {
        case .button, .textField, .switch, .slider, .stepper, .segmented, .pageControl,
            .datePicker:
            true
        default: false
        }
    }
}

extension SourceElement {
    /// Whether the element is a view in a bar, or a view that another generated class creates. The
    /// other elements without a view of the class are bar button items and refresh controls.
    fileprivate var isSeparateView: Bool {
        isBarView || child("rect", key: "frame") != nil && !isNamed("refreshControl")
    }

    /// The class of a view's element in UIKit, or its custom class.
    fileprivate var viewClass: String {
        self["customClass"].flatMap { SwiftIdentifier.isType($0) ? $0 : nil }
            ?? "UI" + SwiftIdentifier.capitalized(name)
    }
}

extension SceneConnections {
    /// Returns the description of an action for a comment. It names the class of a controller of
    /// another scene.
    func description(ofAction selector: String, of target: String) -> String {
        let other = elements[target] == nil ? controllers[target]?["customClass"] : nil
        return "action \(selector)" + (other.map { " of \($0) (another scene)" } ?? "")
    }

    /// Returns the name of the property for an outlet; nil if no property can have its name.
    func property(of outlet: Outlet) -> String? {
        SwiftIdentifier.outlet(outlet.name, inView: !isOfController)
    }
}
