import StackCore

/// What a native button does.
enum SwiftUIAction: Hashable {
    /// It calls a method of the struct.
    case method(String)
    /// It shows another struct, on a navigation stack.
    case link(String)

    /// Returns the call of a button with a title.
    static func button(
        _ title: SwiftUICall.Argument, _ action: SwiftUIAction?, _ key: String
    ) -> SwiftUICall {
        switch action {
        case .method(let name)?:
            return SwiftUICall("Button", [title, .named("action", name)])
        case .link(let type)?:
            let screen = SwiftUINode(key + ".destination", SwiftUICall(type))
            return SwiftUICall("NavigationLink", [title], holding: [screen])
        case nil: return SwiftUICall("Button", [title], closures: [.init(content: [])])
        }
    }

    /// Returns the call of a button with a label.
    static func button(
        _ label: SwiftUINode, _ action: SwiftUIAction?, _ key: String
    ) -> SwiftUICall {
        let content = SwiftUICall.Closure(label: "label", content: [.node(label)])
        switch action {
        case .method(let name)?:
            return SwiftUICall(
                "Button", [.named("action", name)], closures: [.init(content: content.content)])
        case .link(let type)?:
            let screen = SwiftUINode(key + ".destination", SwiftUICall(type))
            return SwiftUICall(
                "NavigationLink", closures: [.init(content: [.node(screen)]), content])
        case nil: return SwiftUICall("Button", closures: [.init(content: []), content])
        }
    }
}

/// The outlets, actions and segues of a scene, as a struct has them.
struct SwiftUIConnections {
    let connections: CodeConnections
    let scene: SceneConnections?
    /// The exported structs, by the identifiers of controllers.
    let types: [String: String]

    private func segue(_ method: CodeConnections.Method) -> SwiftSegue? {
        guard let id = method.segue, let scene, let element = scene.elements[id] else { return nil }
        return SwiftSegue(element, scene)
    }

    private func action(_ method: CodeConnections.Method) -> SwiftUIAction {
        if let segue = segue(method), segue.isShown, let type = segue.type(in: types) {
            return .link(type)
        }
        return .method(method.base)
    }

    /// Returns what a button does when it is pressed; nil if it does nothing.
    func action(of view: ViewID) -> SwiftUIAction? {
        let events = ["touchUpInside", "primaryActionTriggered", "touchDown"]
        let found = connections.actions.filter {
            $0.sender == view && events.contains($0.event)
        }
        return (found.first?.method ?? tap(of: view)?.method).map(action)
    }

    /// Returns the recognizer of single taps that calls a method for a view; nil if there is none,
    /// or if the view has an action of its own.
    private func tap(of view: ViewID) -> CodeConnections.Gesture? {
        if connections.actions.contains(where: { $0.sender == view }) { return nil }
        return connections.gestures.first {
            $0.view == view && $0.method != nil && $0.element.isNamed("tapGestureRecognizer")
                && SwiftGesture.statements($0.element, "").isEmpty
        }
    }

    func action(of item: BarItem) -> SwiftUIAction? {
        let id = scene?.barItems.first { $0.item == item }?.element["id"]
        return id.flatMap { connections.barMethods[$0] }.map(action)
    }

    /// Returns the struct that a row shows when it is selected; nil if none is known.
    func destination(of cell: ViewID) -> String? {
        connections.selections[cell].flatMap(segue)?.type(in: types)
    }

    /// Returns the segue of a row that the struct does not perform, for a comment.
    func unperformed(_ cell: ViewID) -> String? {
        connections.selections[cell].flatMap(segue)?.description
    }

    /// Returns the name of the property with the text of a label: its outlet's.
    func property(of view: View, _ names: SwiftNames) -> String? {
        guard view.kind == .label, let id = view.properties.value(.objectID),
            connections.outlets[id] != nil,
            view.properties.entries.filter({ $0.key == .text }).allSatisfy({ $0.condition == .base }
            )
        else { return nil }
        return names[view.id]
    }

    /// Returns what the code does not have of a native view, as names of UIKit's properties, and
    /// the modifiers for what it has.
    func source(of view: View) -> (modifiers: [SwiftUICall], omitted: [String]) {
        guard let id = view.properties.value(.objectID), let element = scene?.elements[id],
            let scene
        else { return ([], []) }
        let source = SwiftSource(
            element: element, target: "view",
            isCustom: view.properties[.customClass] != nil, resources: scene.resources)
        var modifiers: [SwiftUICall] = []
        var omitted =
            source.omitted + (connections.omitted[view.id] ?? [])
            + connections.messages.filter { $0.sender == view.id }.map { "action \($0.selector)" }
            + connections.embeds.filter { $0.view == view.id }.map {
                "segue \($0.segue.description)"
            }
        for line in source.statements {
            guard let assigned = line.firstRange(of: " = ") else {
                omitted.append(Self.path(line))
                continue
            }
            let name = String(line[..<assigned.lowerBound].dropFirst("view.".count))
            let value = String(line[assigned.upperBound...])
            if let made = Self.modifier(name, value) {
                modifiers += made
            } else {
                omitted.append(name + " = " + value)
            }
        }
        for (property, what) in connections.references.filter({ $0.view == view.id }).map({
            ($0.property, $0.view)
        }) where what == view.id { omitted.append(property) }
        if view.kind == .button || view.kind.isControl {
            let events = connections.actions.filter { $0.sender == view.id }
            let isShown = view.kind == .button
            omitted += events.dropFirst(isShown ? 1 : 0).map { "action " + $0.method.base }
        }
        let isText = view.kind == .label || view.kind == .image
        let takesTaps = view.kind == .button || isText && element["userInteractionEnabled"] != "NO"
        let tapped = takesTaps ? tap(of: view.id) : nil
        if isText, let method = tapped?.method {
            modifiers.append(SwiftUICall("onTapGesture", [.named("perform", method.base)]))
        }
        omitted += connections.gestures.filter {
            $0.view == view.id && $0.element != tapped?.element
        }.map {
            "gesture" + ($0.method.map { " " + $0.base } ?? "")
        }
        return (modifiers, omitted)
    }

    /// Returns the key path of a call of `setValue`, otherwise the name of the call.
    private static func path(_ line: String) -> String {
        let parts = line.split(separator: "\"")
        if line.contains("setValue("), parts.count > 1 { return String(parts[parts.count - 2]) }
        return String(line.dropFirst("view.".count).prefix { $0 != "(" })
    }

    /// Returns SwiftUI's modifiers for a property of UIKit; nil if there are none.
    private static func modifier(_ name: String, _ value: String) -> [SwiftUICall]? {
        switch (name, value) {
        case ("keyboardType", _), ("textContentType", _): [SwiftUICall(name, value)]
        case ("autocapitalizationType", ".none"):
            [SwiftUICall("textInputAutocapitalization", ".never")]
        case ("autocapitalizationType", ".words"), ("autocapitalizationType", ".sentences"):
            [SwiftUICall("textInputAutocapitalization", value)]
        case ("autocapitalizationType", ".allCharacters"):
            [SwiftUICall("textInputAutocapitalization", ".characters")]
        case ("autocorrectionType", ".no"): [SwiftUICall("autocorrectionDisabled")]
        case ("returnKeyType", _) where labels.contains(value):
            [SwiftUICall("submitLabel", value)]
        case ("isAccessibilityElement", "false"): [SwiftUICall("accessibilityHidden", "true")]
        case ("isAccessibilityElement", "true"): []
        case ("accessibilityTraits", _) where traits[value] != nil:
            [SwiftUICall("accessibilityAddTraits", traits[value]!)]
        case ("isUserInteractionEnabled", "false"): [SwiftUICall("allowsHitTesting", "false")]
        case ("isUserInteractionEnabled", "true"), ("isMultipleTouchEnabled", _),
            ("hidesWhenStopped", _), ("allowsDefaultTighteningForTruncation", "false"):
            []
        case ("allowsDefaultTighteningForTruncation", "true"):
            [SwiftUICall("allowsTightening", "true")]
        case ("tag", _), ("spellCheckingType", _), ("smartQuotesType", _), ("smartDashesType", _),
            ("smartInsertDeleteType", _), ("autoresizesSubviews", _):
            []
        default: nil
        }
    }

    private static let labels: Set<String> = [
        ".done", ".go", ".join", ".next", ".return", ".route", ".search", ".send", ".continue",
    ]
    private static let traits = [
        ".header": ".isHeader", ".button": ".isButton", ".link": ".isLink", ".image": ".isImage",
        ".searchField": ".isSearchField", ".selected": ".isSelected",
        ".staticText": ".isStaticText", ".keyboardKey": ".isKeyboardKey",
        ".summaryElement": ".isSummaryElement", ".playsSound": ".playsSound",
        ".updatesFrequently": ".updatesFrequently",
    ]

    // MARK: Methods

    /// The methods that the source calls, with the states and modifiers of the screens that they
    /// present.
    func methods(
        in source: String
    ) -> (code: [[SwiftText]], states: [String], modifiers: [SwiftUICall]) {
        var result: (code: [[SwiftText]], states: [String], modifiers: [SwiftUICall]) = ([], [], [])
        for method in connections.methods
        where ["action", "perform"].contains(where: { source.contains("\($0): \(method.base))") }) {
            let segue = segue(method)
            var body = "// TODO: " + (segue.map { "segue " + $0.description } ?? method.base)
            if let segue, let type = segue.type(in: types), let modifier = segue.presentation {
                let rest = method.base.replacing(/^present/, with: "")
                let state = "isPresenting" + SwiftIdentifier.capitalized(rest)
                body = state + " = true"
                result.states.append("@State private var \(state) = false")
                let screen = SwiftUINode(state, SwiftUICall(type))
                result.modifiers.append(
                    SwiftUICall(
                        modifier, [.named("isPresented", "$" + state)], holding: [screen]))
            }
            result.code.append([.block("private func \(method.base)()", [.line(body)])])
        }
        return result
    }
}
