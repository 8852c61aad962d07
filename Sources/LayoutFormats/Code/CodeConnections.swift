import StackCore

/// The outlets and actions of a generated class, as far as Swift can express them and the document
/// still has their views.
struct CodeConnections {
    /// A method that a control calls.
    struct Method: Hashable {
        let base: String
        /// Whether the method's parameter is the control.
        let usesSender: Bool

        var declaration: String { base + (usesSender ? "(_ sender: Any?)" : "()") }
        /// The method as an argument of `#selector`.
        var reference: String { base + (usesSender ? "(_:)" : "") }
        /// The call in a closure whose parameter is `action`.
        var call: String { base + (usesSender ? "(action.sender)" : "()") }
        /// The property of a cell's class with the closure that calls the method.
        var handler: String { base + "Handler" }

        /// - Parameter selector: an Objective-C selector; one for the event as well is taken
        ///   without it
        init?(selector: String) {
            let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
            guard let first = parts.first.map(String.init), SwiftIdentifier.isPlain(first),
                parts.count <= 3
            else { return nil }
            (base, usesSender) = (first, parts.count > 1)
        }
    }

    struct Action {
        let sender: ViewID
        let event: String
        let method: Method
    }

    /// The names of properties for views and constraints, by the identifiers of their elements.
    let outlets: [String: String]
    let collections: [(name: String, views: [ViewID])]
    let actions: [Action]
    /// The methods that items of bars call.
    let barActions: [(item: BarItem, method: Method)]

    /// The methods that views in a cell call, and that the class of the cell's list has.
    let handled: [Method]
    /// The methods that views in the class's cells call.
    private let methodsForCells: [Method]

    /// Creates connections without outlets and actions.
    init() { self.init(nil, of: []) }

    /// - Parameters:
    ///   - own: the views of the class, the root first
    ///   - cells: the views of the classes for the cells of its lists
    ///   - owner: for the class of a cell, the connections of the list's class
    init(
        _ connections: SceneConnections?, of own: [View], cells: [View] = [],
        owner: SceneConnections? = nil
    ) {
        let views = Self.byObjectID(own)
        var outlets: [String: String] = [:]
        var used: Set<String> = []
        for outlet in connections?.outlets ?? [] where !outlet.isCollection {
            guard let id = outlet.objectIDs.first, SwiftIdentifier.isPlain(outlet.name),
                outlets[id] == nil, used.insert(outlet.name).inserted
            else { continue }
            outlets[id] = outlet.name
        }
        self.outlets = outlets
        barActions = (connections?.barActions ?? []).compactMap { action in
            Method(selector: action.selector).map { (action.item, $0) }
        }
        collections = (connections?.outlets ?? []).compactMap { outlet in
            let members = outlet.objectIDs.compactMap { views[$0]?.id }
            guard outlet.isCollection, members.count == outlet.objectIDs.count,
                SwiftIdentifier.isPlain(outlet.name), used.insert(outlet.name).inserted
            else { return nil }
            return (outlet.name, members)
        }
        let ownActions = Self.actions(connections, from: own.dropFirst())
        let handledActions = Self.actions(owner, from: own.dropFirst())
            .filter { other in !ownActions.contains { $0.method.base == other.method.base } }
        actions = ownActions + handledActions
        handled = handledActions.map(\.method)
        methodsForCells = Self.actions(connections, from: cells[...]).map(\.method)
    }

    private static func byObjectID(_ views: [View]) -> [String: View] {
        var result: [String: View] = [:]
        for view in views {
            if let id = view.properties.value(.objectID) { result[id] = view }
        }
        return result
    }

    private static func actions(
        _ connections: SceneConnections?, from senders: ArraySlice<View>
    ) -> [Action] {
        let views = byObjectID(Array(senders))
        return (connections?.actions ?? []).compactMap { action in
            guard let sender = views[action.senderID], sender.kind.isControl,
                events.contains(action.event), let method = Method(selector: action.selector)
            else { return nil }
            return Action(sender: sender.id, event: action.event, method: method)
        }
    }

    /// The methods of all actions, each once.
    var methods: [Method] {
        var seen: Set<Method> = []
        let all = actions.map(\.method) + barActions.map(\.method) + methodsForCells
        return all.filter { seen.insert($0).inserted }
    }

    /// Those that views in a cell call, and that the class of the cell's list has, each once.
    var handlers: [Method] { methods.filter(handled.contains) }

    /// The names that properties of views must not have.
    var reserved: [String] {
        collections.map(\.name) + methods.map(\.base) + handled.map(\.handler)
    }

    /// Whether an outlet refers to the constraint.
    func names(_ constraint: LayoutConstraint) -> Bool {
        constraint.properties.value(.objectID).map { outlets[$0] != nil } ?? false
    }

    /// The members of `UIControl.Event` that storyboards name.
    private static let events: Set<String> = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
        "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
        "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
        "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
    ]
}

extension ViewKind {
    /// Whether the class of this kind is a `UIControl`.
    fileprivate var isControl: Bool {
        switch self {
        case .button, .textField, .switch, .slider, .stepper, .segmented, .pageControl,
            .datePicker:
            true
        default: false
        }
    }
}
