import StackCore

/// The effect of pressing a button in SwiftUI code.
enum SwiftUIAction: Hashable {
    /// Calls the method of the struct with this name.
    case method(String)
    /// Makes calls: of a method with an argument, or of actions of the environment such as
    /// `dismiss`.
    case calls([SwiftUICall])
    /// Pushes the view with this type onto the navigation stack.
    case link(String)

    /// Returns the call that creates a button with a title, and the symbol of the system before the
    /// title, if there is one.
    ///
    /// - Parameter symbol: the name of the symbol as a literal
    static func button(
        _ title: SwiftUICall.Argument, symbol: String? = nil, _ action: SwiftUIAction?,
        _ key: String
    ) -> SwiftUICall {
        let icon = symbol.map { [SwiftUICall.Argument.named("systemImage", $0)] } ?? []
        let label = [title] + icon
        switch action {
        case .method(let name)?:
            return SwiftUICall("Button", label + [.named("action", name)])
        case .link(let type)?:
            let screen = SwiftUINode(key + ".destination", SwiftUICall(type))
            if symbol != nil {
                return button(SwiftUINode(key + ".label", SwiftUICall("Label", label)), action, key)
            }
            return SwiftUICall("NavigationLink", label, holding: [screen])
        case .calls(let calls)?: return SwiftUICall("Button", label, holding: nodes(calls, key))
        case nil: return SwiftUICall("Button", label, closures: [.init(content: [])])
        }
    }

    /// The words of the closure or screen for a label that only VoiceOver reads: "Switch camera" for
    /// `onSwitchCamera`; nil if they only state what is tapped.
    var words: String? {
        let name: String? =
            switch self {
            case .method(let name): name
            case .calls(let calls):
                calls.count == 1 && calls[0].arguments.isEmpty ? calls[0].name : nil
            case .link(let type): type.replacing(/View$/, with: "")
            }
        let words = SwiftNameWords.words(name?.replacing(/^on(?=[A-Z])/, with: "") ?? "")
            .filter { !Self.tapped.contains($0.lowercased()) }
        guard !words.isEmpty, words.allSatisfy({ $0.allSatisfy(\.isLetter) }) else { return nil }
        let later = words.dropFirst().map { $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }
        return ([SwiftIdentifier.capitalized(words[0])] + later).joined(separator: " ")
    }

    private static let tapped: Set<String> = [
        "action", "btn", "button", "clicked", "icon", "image", "img", "pressed", "tap", "tapped",
        "view",
    ]

    /// Returns the call that creates a button with a label.
    static func button(
        _ label: SwiftUINode, _ action: SwiftUIAction?, _ key: String
    ) -> SwiftUICall {
        let content = SwiftUICall.Closure(label: "label", content: [.node(label)])
        func labeled(_ name: String, _ first: [SwiftUINode]) -> SwiftUICall {
            let start = SwiftUICall.Closure(content: first.map(SwiftUIContent.node))
            return SwiftUICall(name, closures: [start, content])
        }
        switch action {
        case .method(let name)?:
            return SwiftUICall(
                "Button", [.named("action", name)], closures: [.init(content: content.content)])
        case .link(let type)?:
            return labeled(
                "NavigationLink", [SwiftUINode(key + ".destination", SwiftUICall(type))])
        case .calls(let calls)?: return labeled("Button", nodes(calls, key))
        case nil: return labeled("Button", [])
        }
    }

    private static func nodes(_ calls: [SwiftUICall], _ key: String) -> [SwiftUINode] {
        calls.enumerated().map { place, call in
            SwiftUINode(key + (place == 0 ? "" : ".\(place)") + ".action", call)
        }
    }

    /// Returns the modifier by which a tap has this effect; nil for a link.
    func tap(_ key: String) -> SwiftUICall? {
        switch self {
        case .method(let name): SwiftUICall("onTapGesture", [.named("perform", name)])
        case .calls(let calls): SwiftUICall("onTapGesture", holding: Self.nodes(calls, key))
        case .link: nil
        }
    }

    /// The action as an expression for a closure without a parameter; nil for a link.
    var closure: String? {
        switch self {
        case .method(let name): name
        case .calls(let calls):
            "{ "
                + calls.map { SwiftUINode("", $0).code.source.split(separator: "\n").joined() }
                .joined(separator: "; ") + " }"
        case .link: nil
        }
    }
}

/// The outlets, actions and segues of a scene, for a SwiftUI struct.
struct SwiftUIConnections {
    let connections: CodeConnections
    let scene: SceneConnections?
    /// The names of the exported SwiftUI structs, by the identifiers of the controllers' elements.
    let types: [String: String]
    let deploymentTarget: Int
    /// The names of the outlets of the scene and its cells, by the identifiers of their views.
    let outlets: [String: String]
    /// For each button whose method other buttons call too, the argument by which the method
    /// distinguishes the buttons, such as `tag: 2`.
    private(set) var arguments: [ViewID: SwiftUICall.Argument] = [:]
    /// The custom classes of controls, by the names of the methods that they call. Contains a
    /// method if all controls that call it stay in UIKit and have the same custom class. The
    /// method's closure then gets the control.
    private var senders: [String: String] = [:]
    /// The names of the closures that stand for the methods of the app, by the method's name.
    private(set) var handlers: [String: String] = [:]

    init(
        _ connections: CodeConnections, _ scene: SceneConnections?, _ types: [String: String],
        _ options: CodeOptions
    ) {
        (self.connections, self.scene, self.types) = (connections, scene, types)
        (deploymentTarget, outlets) = (options.deploymentTarget, Self.outlets(of: scene))
        var taken = TakenNames()
        for method in connections.methods where presentation(of: method) == nil {
            // A class in UIKit has the method beside the closure.
            let word =
                isUnwind(method) ? item(of: method) ?? Self.handler(method) : Self.handler(method)
            let isSame = word == method.base && method.sender == nil
            handlers[method.base] = taken.insertNumbered(isSame ? word + "Tap" : word)
        }
    }

    /// Returns the name of the closure for the only item of a bar that calls a method: `onCancel` for an
    /// item with the title Cancel; nil if it is not the only one, or has no title.
    private func item(of method: CodeConnections.Method) -> String? {
        let items = connections.barMethods.filter { $0.value.base == method.base }.map(\.key)
        guard items.count == 1,
            !connections.actions.contains(where: { $0.method.base == method.base }),
            let item = scene?.barItems.first(where: { $0.element["id"] == items[0] })?.item
        else { return nil }
        switch item.content {
        case .title, .system: return SwiftUIBars.closure(item)
        case .image, .barTitle: return nil
        }
    }

    /// Returns the name of the closure for a method: `onFilter` for `filterButtonTapped`.
    private static func handler(_ method: CodeConnections.Method) -> String {
        let plain =
            method.plain.contains("_")
            ? SwiftIdentifier.lowerCamel(method.plain.replacing("_", with: " ")) ?? method.plain
            : method.plain
        let word = plain.replacing(
            /^((?i:on|user|did|do|handler?|action|unwind(?!To))(?=[A-Z]))+/, with: ""
        )
        .replacing(/^(?i:tap|press|touch|click)(ped|ed)?(On)?(?=[A-Z])/, with: "")
        func stem(_ word: String) -> String {
            word.replacing(
                /(Was|Did)?(Tap|Press|Touch|Click)(ped|ed)?(UpInside|Action)?$/, with: ""
            ).replacing(/(Button|Btn)?(Action)?$/, with: "")
        }
        let stems = [word, plain].map(stem).filter { !$0.isEmpty && $0 != "on" }
        if let stem = stems.first {
            return "on" + SwiftIdentifier.capitalized(isVague(stem) ? plain : stem)
        }
        return plain.hasPrefix("on") ? plain : "on" + SwiftIdentifier.capitalized(plain)
    }

    /// Whether a name states only what a button is or where it is.
    private static func isVague(_ stem: String) -> Bool {
        stem.wholeMatch(
            of:
                /(?i:button|btn|control|view|leading|trailing|top|bottom|left|right|middle|center)\d*/
        )
            != nil
    }

    /// Returns the modifier that presents or pushes the exported screen of a method's segue, with
    /// the name of the state on which it depends; nil for other methods.
    private func presentation(
        of method: CodeConnections.Method
    ) -> (state: String, call: SwiftUICall)? {
        guard let segue = segue(method), let type = segue.type(in: types),
            let modifier = segue.presentation ?? (segue.isShown ? Self.shown : nil)
        else { return nil }
        let rest = method.base.replacing(/^(present|show)/, with: "")
        let state =
            (modifier == Self.shown ? "isShowing" : "isPresenting")
            + SwiftIdentifier.capitalized(rest)
        var screen = SwiftUINode(state, SwiftUICall(type))
        if modifier != Self.shown, segue.isInNavigation {
            screen = SwiftUINode(
                state + ".stack", SwiftUICall("NavigationStack", holding: [screen]))
        }
        return (
            state,
            SwiftUICall(modifier, [.named("isPresented", "$" + state)], holding: [screen])
        )
    }

    /// Returns the name by which the struct calls a method: that of a closure, unless the method
    /// presents an exported screen.
    private func name(_ method: CodeConnections.Method) -> String {
        handlers[method.base] ?? method.base
    }

    /// Sets `arguments` for the buttons that call the same method, so that the method can
    /// distinguish them. A button's argument is its tag or title if these are unique, otherwise its
    /// index.
    ///
    /// - Parameters:
    ///   - inside: for each view that stays in UIKit, the buttons inside it. In the generated UIKit
    ///     class, the method that such a button calls computes the argument from its sender.
    ///   - wrapped: the buttons that stay in UIKit by themselves
    mutating func assignArguments(_ buttons: [View], inside: [[View]], wrapped: [View] = []) {
        let called = Set(
            connections.barMethods.values.map(\.base)
                + connections.gestures.compactMap(\.method?.base)
                + connections.actions.filter { !Self.isPress($0.event) }.map(\.method.base))
        func method(_ view: View) -> String {
            // A method without a parameter does not distinguish its buttons.
            connections.actions.first {
                $0.sender == view.id && Self.isPress($0.event) && $0.method.sender != nil
            }?.method.base ?? ""
        }
        let own = Set(buttons.map(\.id))
        let types = Dictionary(
            grouping: connections.actions.filter { Self.isPress($0.event) }, by: \.method.base)
        for (base, actions) in types where !called.contains(base) {
            let views = actions.compactMap { action in wrapped.first { $0.id == action.sender } }
            let names = Set(views.map { $0.properties.value(.customClass) ?? "" })
            guard views.count == actions.count, views.count > 1, names.count == 1,
                let name = names.first, SwiftIdentifier.isType(name),
                actions.allSatisfy({ $0.method.sender != nil }),
                views.allSatisfy({ isAlone($0) })
            else { continue }
            senders[base] = name
        }
        for (base, views) in Dictionary(grouping: buttons + inside.flatMap(\.self), by: method)
        where !base.isEmpty && views.count > 1 && !called.contains(base) && senders[base] == nil {
            let isOfButton = connections.methods.contains {
                $0.base == base && $0.sender == "UIButton"
            }
            let areNative = views.allSatisfy { own.contains($0.id) }
            if !areNative, !isOfButton { continue }
            // An index is that among the buttons of one view, so it is used only if one view
            // contains all of these buttons.
            let isTogether =
                areNative
                || inside.contains { Set($0.map(\.id)).isSuperset(of: views.map(\.id)) }
            for (view, argument) in zip(views, distinguishing(views))
            where argument.label != "at" || isTogether && Self.areBeside(views) {
                arguments[view.id] = argument
            }
        }
    }

    /// Whether buttons are in one view, where their places say which is which.
    private static func areBeside(_ buttons: [View]) -> Bool {
        Set(buttons.map(\.parent)).count == 1
    }

    /// Whether a view needs no class around it: it has no subviews, gestures, or values that vary with
    /// size classes.
    private func isAlone(_ view: View) -> Bool {
        view.subviews.isEmpty && !connections.gestures.contains { $0.view == view.id }
            && !connections.references.contains { $0.view == view.id }
            && view.properties.entries.allSatisfy { $0.condition == .base }
    }

    private func tag(of view: View) -> String {
        let element = scene?.element(of: view)
        return element?["tag"].flatMap { Int($0) }.map(String.init) ?? "0"
    }

    private static func isPress(_ event: String) -> Bool {
        ["touchUpInside", "primaryActionTriggered", "touchDown"].contains(event)
    }

    private func segue(_ method: CodeConnections.Method) -> SwiftSegue? {
        guard let id = method.segue, let scene, let element = scene.elements[id] else { return nil }
        return SwiftSegue(element, scene)
    }

    private func action(_ method: CodeConnections.Method) -> SwiftUIAction {
        if let segue = segue(method), segue.isShown, let type = segue.type(in: types) {
            return .link(type)
        }
        // A screen that a segue pushes, or that the app shows, may not be the first of its flow, so
        // `dismiss` might only return to the screen before it.
        guard isUnwind(method), scene?.isPresented == true, let segue = segue(method) else {
            return .method(name(method))
        }
        // If a segue has an identifier, the app's code distinguishes it from others, so its closure
        // is called too.
        let calls = segue.name == nil ? [] : [SwiftUICall(name(method) + "()")]
        return .calls(calls + [SwiftUICall("dismiss()")])
    }

    /// Whether a method only returns to the previous screen. The `dismiss` action of the
    /// environment does this.
    private func isUnwind(_ method: CodeConnections.Method) -> Bool {
        segue(method)?.isUnwind == true && !connections.methods.contains { $0.base == "dismiss" }
    }

    /// Returns the effect of pressing a button; nil if it has none.
    func action(of view: ViewID) -> SwiftUIAction? {
        let found = connections.actions.first { $0.sender == view && Self.isPress($0.event) }
        let tap = tap(of: view).flatMap { $0.element["numberOfTapsRequired"] == nil ? $0 : nil }
        guard let made = (found?.method ?? tap?.method).map(action) else { return nil }
        if case .method(let name) = made, let argument = arguments[view] {
            return .calls([SwiftUICall(name, [.plain(argument.value)])])
        }
        return made
    }

    /// Returns what pressing a button does, in words; nil if neither an action nor an outlet states it.
    ///
    /// - Parameter closure: what a button without an action calls
    func words(of button: View, _ closure: SwiftUIAction?) -> String? {
        let isNamed = button.properties.value(.objectID).map { outlets[$0] != nil } ?? false
        return (action(of: button.id) ?? (isNamed ? closure : nil))?.words
    }

    /// Returns the events of a control that stays in UIKit, with the closures that they call.
    func events(of control: View) -> [UIKitFallback.Event] {
        connections.actions.filter { $0.sender == control.id }.map { action in
            let pressed = Self.isPress(action.event) ? self.action(of: control.id)?.closure : nil
            let sender = pressed == nil ? nil : senders[action.method.base]
            return (action.event, pressed ?? name(action.method), sender.map { ($0, "view") })
        }
            + sent(by: control).map {
                ($0.event, Self.handler($0.selector), Self.value(of: control, $0.event))
            }
    }

    /// Whether code outside the struct reads or sets the state of a control: an outlet refers to the
    /// control, or it has an action.
    func isBound(_ control: View) -> Bool {
        control.properties.value(.objectID).map { outlets[$0] != nil } ?? false
            || connections.actions.contains { $0.sender == control.id }
            || !sent(by: control).isEmpty
    }

    /// Returns the closures that buttons without an action of the screen's class call, and those
    /// for the detail buttons of cells: `onSupport` for `supportButton`, or a name made from the
    /// method that the button calls on another view, such as its cell.
    func closures(
        of views: [View], _ document: Document, _ names: SwiftUINames
    ) -> [(view: ViewID, action: SwiftUIAction, closure: SwiftUIClosure)] {
        var taken = TakenNames(
            document.allViews.filter { $0.id != .root }.map { names[$0.id] }
                + connections.methods.map(\.base) + handlers.values)
        let buttons = views.filter {
            $0.kind == .button && $0.id != .root && action(of: $0.id) == nil
        }
        let selectors = buttons.map(selector)
        let called = buttons.enumerated().map {
            place, view -> (view: ViewID, action: SwiftUIAction, closure: SwiftUIClosure) in
            if let selector = selectors[place] {
                let name = Self.handler(selector)
                let same = buttons.indices.filter { selectors[$0] == selector }
                guard same.count > 1, selector.contains(":") else {
                    return (view.id, .method(name), SwiftUIClosure(name: name))
                }
                let all = same.map { buttons[$0] }
                let argument = distinguishing(all)[same.firstIndex(of: place)!]
                if argument.label == "at", !Self.areBeside(all) {
                    return (view.id, .method(name), SwiftUIClosure(name: name))
                }
                let type = argument.label == nil ? "String" : "Int"
                return (
                    view.id, .calls([SwiftUICall(name, argument.value)]),
                    SwiftUIClosure(name: name, parameter: type)
                )
            }
            let name = names[view.id]
            let stem = name.hasSuffix("Button") ? String(name.dropLast("Button".count)) : name
            let title = Self.isVague(stem) || stem.isEmpty ? view.properties.value(.text) : nil
            let word =
                title.flatMap { Name.fromText($0) }.flatMap(SwiftIdentifier.lowerCamel) ?? stem
            let own = taken.insertNumbered("on" + SwiftIdentifier.capitalized(word))
            return (view.id, .method(own), SwiftUIClosure(name: own))
        }
        let details: [CellAccessory?] = [.detailButton, .detailDisclosureButton]
        let cells = views.filter {
            $0.kind == .cell && details.contains($0.properties.value(.accessory))
        }
        return called
            + cells.map { cell in
                let name = taken.insertNumbered("onDetail")
                return (cell.id, .method(name), SwiftUIClosure(name: name))
            }
    }

    /// Returns the method of another view that a button calls; nil if there is none.
    private func selector(of button: View) -> String? {
        sent(by: button).first { Self.isPress($0.event) }?.selector
    }

    /// Returns the events for which a control calls methods of another view, such as the cell
    /// around it, or of the first responder. (The class of a prototype can have the methods that
    /// its own controls call.)
    private func sent(by control: View) -> [(event: String, selector: String)] {
        let messages = connections.messages.filter { $0.sender == control.id }
        let own = scene?.element(of: control)?.children(in: "connections").filter {
            $0.isNamed("action") && $0["destination"].map { scene?.cells[$0] != nil } ?? false
        }
        let all =
            messages.map { ($0.event, $0.selector) }
            + (own ?? []).compactMap { element in
                element["selector"].map { (element["eventType"] ?? "touchUpInside", $0) }
            }
        // In a cell's xib, the cell is the class itself, so `connections.actions` contains the same
        // actions.
        var seen = Set(
            connections.actions.filter { $0.sender == control.id }.map {
                "\($0.event) \($0.method.base)"
            })
        return all.filter { event, selector in
            seen.insert("\(event) \(selector.prefix { $0 != ":" })").inserted
        }
    }

    /// Returns the closures for the methods of other views that controls call. Leaves out buttons
    /// that are written in SwiftUI, because `closures(of:_:_:)` returns theirs.
    ///
    /// - Parameter wrapped: whether the controls stay in UIKit
    func sentClosures(of controls: [View], wrapped: Bool) -> [SwiftUIClosure] {
        controls.filter { wrapped || $0.kind != .button }.flatMap { control in
            sent(by: control).map { sent in
                SwiftUIClosure(
                    name: Self.handler(sent.selector),
                    parameter: wrapped ? Self.value(of: control, sent.event)?.type : nil)
            }
        }
    }

    /// Returns the type and the expression of the value that a UIKit control reports after an
    /// event; nil if it reports none.
    private static func value(
        of control: View, _ event: String
    ) -> (type: String, expression: String)? {
        switch (control.kind, event) {
        case (.switch, "valueChanged"): ("Bool", "view.isOn")
        case (.slider, "valueChanged"): ("Float", "view.value")
        case (.stepper, "valueChanged"): ("Double", "view.value")
        case (.segmented, "valueChanged"): ("Int", "view.selectedSegmentIndex")
        case (.datePicker, "valueChanged"): ("Date", "view.date")
        case (.textField, "editingChanged"), (.textField, "editingDidEnd"):
            ("String", "view.text ?? \"\"")
        default: nil
        }
    }

    /// Returns the name of the closure for a selector.
    private static func handler(_ selector: String) -> String {
        let base = selector.prefix { $0 != ":" }.replacing(/With(Sender)?$/, with: "")
        return handler(CodeConnections.Method(base: String(base)))
    }

    /// Returns arguments that distinguish buttons: their tags or titles if these are unique,
    /// otherwise their indices.
    private func distinguishing(_ buttons: [View]) -> [SwiftUICall.Argument] {
        let tags = buttons.map { tag(of: $0) }
        if Set(tags).count == tags.count { return tags.map { .named("tag", $0) } }
        let titles = buttons.map { $0.properties.value(.text) ?? "" }
        return Set(titles).count == titles.count && !titles.contains("")
            ? titles.map { .plain(SwiftLiteral.string($0)) }
            : buttons.indices.map { .named("at", String($0)) }
    }

    /// Returns the tap gesture recognizer that calls a method for a view; nil if there is none, if
    /// it differs from the default in more than its number of taps, or if the view has an action.
    private func tap(of view: ViewID) -> CodeConnections.Gesture? {
        if connections.actions.contains(where: { $0.sender == view }) { return nil }
        return connections.gestures.first {
            $0.view == view && $0.method != nil && $0.element.isNamed("tapGestureRecognizer")
                && SwiftGesture.statements($0.element, "").allSatisfy {
                    $0.hasPrefix(".numberOfTapsRequired")
                }
        }
    }

    /// Returns the modifiers that call a method for taps on a view.
    private func taps(on view: View, _ gesture: CodeConnections.Gesture) -> [SwiftUICall] {
        guard let method = gesture.method else { return [] }
        let count = gesture.element["numberOfTapsRequired"].flatMap { Int($0) } ?? 1
        var call = SwiftUICall("onTapGesture", [.named("perform", name(method))])
        if count > 1 { call.arguments.insert(.named("count", String(count)), at: 0) }
        // Without a content shape, SwiftUI ignores taps between the subviews.
        return (view.subviews.isEmpty ? [] : [SwiftUICall("contentShape", "Rectangle()")]) + [call]
    }

    func action(of item: BarItem) -> SwiftUIAction? {
        guard let id = scene?.barItems.first(where: { $0.item == item })?.element["id"],
            let method = connections.barMethods[id]
        else { return nil }
        // If several items call the method, each of them gets a closure of its own instead, to
        // distinguish the items.
        let callers = connections.barMethods.values.count { $0.base == method.base }
        return callers > 1 && handlers[method.base] != nil ? nil : action(method)
    }

    /// Returns the effect of selecting a row, with the closure that it calls, if any; nil if the
    /// selection has no effect. A row of a prototype passes its index.
    ///
    /// - Parameter count: the number of the screen's prototypes
    func selection(
        of cell: View, _ lists: CodeLists, _ names: SwiftUINames, count: Int
    ) -> (action: SwiftUIAction, closure: SwiftUIClosure?)? {
        let method = connections.selections[cell.id]
        if let made = method.map(action) {
            guard case .method = made, let method, handlers[method.base] != nil else {
                return (made, nil)
            }
        } else if !isSelectable(cell, lists) || !isDelegate(cell, lists) {
            return nil
        }
        let isPrototype = lists.hasOwnClass(cell)
        let own = names[cell.id].replacing(/(Table)?(View)?Cell$/, with: "")
        // A name with a number at its end does not describe the row, so the closure is named after
        // the row's first text.
        let title = lists.document.subtree(of: cell.id).lazy.compactMap {
            lists.document[$0].properties.value(.text)
        }.first
        let stem =
            own.last?.isNumber == true
            ? title.flatMap { Name.fromText($0) }.flatMap(SwiftIdentifier.lowerCamel) ?? own : own
        let name =
            "onSelect" + (isPrototype && count == 1 ? "" : SwiftIdentifier.capitalized(stem))
        let closure = SwiftUIClosure(
            name: name, parameter: isPrototype ? "Int" : nil,
            note: method.flatMap(segue).map { "Segue " + $0.description + "." })
        return (
            isPrototype ? .calls([SwiftUICall(name, "index")]) : .method(name), closure
        )
    }

    /// Whether the file lets people select a cell.
    private func isSelectable(_ cell: View, _ lists: CodeLists) -> Bool {
        let table = cell.parent.map { lists.document[$0] }
        return lists.attribute("selectionStyle", of: cell) != "none"
            && lists.attribute("userInteractionEnabled", of: cell) != "NO"
            && table.flatMap { lists.attribute("allowsSelection", of: $0) } != "NO"
    }

    /// Whether the class of the screen is the delegate of the table around a cell, and the cell
    /// contains no control.
    private func isDelegate(_ cell: View, _ lists: CodeLists) -> Bool {
        guard let table = cell.parent,
            connections.references.contains(where: {
                $0.view == table && $0.property == "delegate" && $0.target == nil
            })
        else { return false }
        return lists.document.subtree(of: cell.id).allSatisfy { id in
            ![.button, .switch, .textField, .textView, .slider, .stepper, .segmented]
                .contains(lists.document[id].kind)
        }
    }

    /// Returns the SwiftUI struct of the controller that a container embeds; nil if it is not
    /// exported.
    func embedded(in view: ViewID) -> String? {
        connections.embeds.first { $0.view == view }?.segue.type(in: types)
    }

    /// Returns the names of the outlets of the scene, its cells and the views with custom classes in
    /// it, by the identifiers of the objects to which they refer. If such a view has an outlet of
    /// the same name as another object, the name follows that of the view: `glucoseHUDCaption`.
    static func outlets(of scene: SceneConnections?) -> [String: String] {
        var result: [String: String] = [:]
        guard let scene else { return result }
        for item in scene.cells.sorted(by: { $0.key < $1.key }).map(\.value) + [scene] {
            for outlet in item.outlets where !outlet.isCollection {
                for id in outlet.objectIDs where SwiftIdentifier.isWord(outlet.name) {
                    result[id] = outlet.name
                }
            }
        }
        let inner = innerOutlets(of: scene).filter { result[$0.view["id"] ?? ""] == nil }
        let names = result.values + inner.map(\.name)
        for (owner, name, view) in inner {
            guard let id = view["id"], result[id] == nil else { continue }
            let own = owner["id"].flatMap { result[$0] } ?? owner["customClass"] ?? ""
            let isShared = names.count { $0 == name } > 1
            result[id] =
                isShared
                ? SwiftIdentifier.lowerCamel(own).map { $0 + SwiftIdentifier.capitalized(name) }
                    ?? name : name
        }
        return result
    }

    /// Returns the outlets of views with custom classes to views inside them, the outer ones first,
    /// without those of the scene's own objects.
    private static func innerOutlets(
        of scene: SceneConnections
    ) -> [(owner: SourceElement, name: String, view: SourceElement)] {
        let own = scene.ownIDs.union(scene.cells.keys)
        let owners = scene.elements.filter { id, element in
            element["customClass"] != nil && !own.contains(id)
        }.values.sorted { ($0.line, $0["id"] ?? "") < ($1.line, $1["id"] ?? "") }
        return owners.flatMap { owner in
            owner.children(in: "connections").compactMap { outlet in
                guard outlet.isNamed("outlet"), let name = outlet["property"],
                    SwiftIdentifier.isWord(name),
                    let view = outlet["destination"].flatMap({ scene.elements[$0] }),
                    sequence(first: view, next: \.parent).dropFirst().contains(owner)
                else { return nil }
                return (owner, name, view)
            }
        }
    }

    /// The names of the methods that present a screen.
    var methodNames: [String] {
        connections.methods.map(\.base).filter { handlers[$0] == nil }
    }

    /// The closures for UIKit code, by the names of the methods that call them.
    var handlersOfParts: [String: CodeHandler] {
        var result: [String: CodeHandler] = [:]
        for method in connections.methods {
            guard let name = handlers[method.base] else { continue }
            let argument = argument(method)
            result[method.base] = CodeHandler(
                name: name,
                argument: argument.map {
                    $0.label == nil ? .title : $0.label == "tag" ? .tag : .place
                })
        }
        return result
    }

    /// The closures for the methods of the app: their names, and the types of their parameters.
    var closures: [SwiftUIClosure] {
        connections.methods.compactMap { method in
            guard let name = handlers[method.base] else { return nil }
            let note = segue(method).map { "Segue " + $0.description + "." }
            return SwiftUIClosure(name: name, parameter: parameter(method), note: note)
        }
    }

    /// Returns the name of the property that stores a label's text or an image view's picture.
    /// Returns nil for other views, if no outlet refers to the view, or if the content varies with
    /// size classes.
    func property(of view: View, _ names: SwiftUINames) -> String? {
        let content: PropertyKey? =
            switch view.kind {
            case .label: .text
            case .image: .imageName
            case .progress: .value
            case .textView where !isEditable(view): .text
            case .button where isTitled(byApp: view) || hasOneTitle(view): .text
            default: nil
            }
        guard let content, let id = view.properties.value(.objectID),
            outlets[id] != nil || names.ofStyles.contains(view.id),
            view.properties.entries.filter({ $0.key == content }).allSatisfy({
                $0.condition == .base
            })
        else { return nil }
        return view.kind == .button ? names.title(of: view) : names[view.id]
    }

    /// Whether a button has a title, and the same one while it is selected.
    private func hasOneTitle(_ button: View) -> Bool {
        button.properties.value(.text) ?? "" != "" && selection(of: button)?.title == nil
    }

    /// Returns whether the app sets a button's title: if it shows nothing, or the title that
    /// Interface Builder gives to a new button.
    private func isTitled(byApp button: View) -> Bool {
        let values = button.properties
        guard let title = values.value(.text), !title.isEmpty else {
            return [.imageName, .backgroundImageName].allSatisfy { values.value($0) == nil }
                && SwiftUILeaf.symbol(values.value(.style)) == nil
        }
        return title == "Button"
    }

    /// The pictures and the title that a button shows only while it is selected; nil for those that
    /// are the same in each state.
    struct Selection {
        /// The background picture, if the button has none in other states.
        var background: ImageName?
        var image: ImageName?
        var title: String?

        /// Returns whether a statement sets one of these values for the selected state.
        func has(_ statement: String) -> Bool {
            guard statement.hasSuffix("for: .selected)") else { return false }
            return background != nil && statement.contains(".setBackgroundImage(")
                || image != nil && statement.contains(".setImage(")
                || title != nil && statement.contains(".setTitle(")
        }
    }

    /// Returns what a button shows while it is selected; nil if this is the same as in other states.
    func selection(of button: View) -> Selection? {
        guard button.kind == .button, let element = scene?.element(of: button),
            let state = element.child("state", key: "selected")
        else { return nil }
        func picture(_ key: String) -> ImageName? {
            state[key].map { state["catalog"] == "system" ? .symbol($0) : .asset($0) }
        }
        let values = button.properties
        let own = values.value(.imageName).map(ImageName.init(stored:))
        let title = values.value(.text) ?? ""
        let result = Selection(
            background: values.value(.backgroundImageName) == nil
                ? picture("backgroundImage") : nil,
            image: own == nil ? nil : picture("image").flatMap { $0 == own ? nil : $0 },
            title: title == "" || isTitled(byApp: button)
                ? nil : state["title"].flatMap { $0 == title || $0.isEmpty ? nil : $0 })
        let isSame = result.background == nil && result.image == nil && result.title == nil
        return isSame ? nil : result
    }

    /// Returns whether a statement gives the selected state the value that the button has in the
    /// normal state.
    private static func isNormal(_ statement: String, _ button: SourceElement) -> Bool {
        guard statement.hasSuffix("for: .selected)"),
            let normal = button.child("state", key: "normal"),
            let selected = button.child("state", key: "selected")
        else { return false }
        return [
            (".setImage(", "image"), (".setTitle(", "title"),
            (".setBackgroundImage(", "backgroundImage"),
        ].contains { call, key in
            statement.contains(call) && normal[key] != nil && normal[key] == selected[key]
                && normal["catalog"] == selected["catalog"]
        }
    }

    /// Whether a button is selected in the file.
    func isSelected(_ button: View) -> Bool {
        scene?.element(of: button)?.isYes("selected") ?? false
    }

    /// Returns the distance in points that a button's configuration states between its image and its
    /// title.
    func imagePadding(of button: View) -> Double {
        let element = scene?.element(of: button)
        guard let configuration = element?.configuration, configuration.hasPicture,
            button.properties.value(.text) ?? "" != ""
        else { return 0 }
        return max(0, XMLNumber.parse(configuration["imagePadding"]) ?? 0)
    }

    /// Returns the style of the blur of a visual effect view; nil if the file states none.
    func blur(of view: View) -> String? {
        scene?.element(of: view)?.child("blurEffect")?["style"]
    }

    /// Whether the user can change the text of a text view.
    func isEditable(_ view: View) -> Bool {
        let element = scene?.element(of: view)
        return element?["editable"] != "NO"
    }

    /// Whether the user can select the text of a text view.
    func isSelectable(_ view: View) -> Bool {
        let element = scene?.element(of: view)
        return element != nil && element?["selectable"] != "NO"
            && element?["userInteractionEnabled"] != "NO"
    }

    /// Returns SwiftUI modifiers for the storyboard attributes of a view that is written in
    /// SwiftUI, and descriptions of the attributes and connections that SwiftUI code cannot
    /// express.
    ///
    /// - Parameter name: the name of the property that stores the control's state
    func source(
        of view: View, named name: String
    ) -> (modifiers: [SwiftUICall], omitted: [String]) {
        guard let id = view.properties.value(.objectID), let element = scene?.elements[id],
            let scene
        else { return ([], []) }
        let source = SwiftSource(
            element: element, target: "view",
            isCustom: view.properties[.customClass] != nil, resources: scene.resources)
        var modifiers: [SwiftUICall] = []
        // `SwiftUILook` sets these attributes of the layer.
        let look: [(String, PropertyKey)] = [
            ("cornerRadius", .cornerRadius), ("borderWidth", .borderWidth),
            ("borderColor", .borderColor),
        ]
        let drawn = Set(look.filter { view.properties[$0.1] != nil }.map(\.0))
        var omitted =
            source.omitted.filter { !drawn.contains($0) } + (connections.omitted[view.id] ?? [])
            + connections.embeds.filter { $0.view == view.id && $0.segue.type(in: types) == nil }
            .map { "segue \($0.segue.description)" }
        let selection = selection(of: view)
        let isLabeled =
            view.properties[.accessibilityLabel] != nil
            || source.statements.contains { $0.hasPrefix("view.accessibilityLabel = ") }
        for line in source.statements {
            if let made = Self.symbol(of: view, line) {
                modifiers += made
                continue
            }
            if selection?.has(line) == true || Self.isNormal(line, element) { continue }
            guard let assigned = line.firstRange(of: " = ") else {
                omitted.append(Self.path(line))
                continue
            }
            let name = String(line[..<assigned.lowerBound].dropFirst("view.".count))
            let value = String(line[assigned.upperBound...])
            let isStill =
                view.kind == .textView && !isEditable(view)
                && view.properties.value(.scrollEnabled) == false
            if drawn.contains(name) || isStill && Self.ofScrollingTexts.contains(name) { continue }
            if let made = Self.modifiers(for: view, name, value, isLabeled: isLabeled)
                ?? Self.modifier(name, value)
            {
                modifiers += made
            } else {
                omitted.append(name + " = " + value)
            }
        }
        // The outlets of a container to its own views are properties of the struct.
        omitted += connections.references.filter {
            $0.view == view.id && (view.subviews.isEmpty || $0.target == nil)
        }.map(\.property)
        let actions = connections.actions.filter { $0.sender == view.id }
            .map { (event: $0.event, method: $0.method.base, closure: self.name($0.method)) }
        let sent = sent(by: view).map {
            (event: $0.event, method: $0.selector, closure: Self.handler($0.selector))
        }
        for event in (actions + sent).dropFirst(view.kind == .button ? 1 : 0) {
            if let call = change(of: view, named: name, event.event, event.closure) {
                modifiers.append(call)
            } else {
                omitted.append("action " + event.method)
            }
        }
        let tapped = element["userInteractionEnabled"] != "NO" ? tap(of: view.id) : nil
        if let tapped, view.kind != .button || action(of: view.id) == nil {
            modifiers += taps(on: view, tapped)
        }
        omitted += connections.gestures.filter {
            $0.view == view.id && $0.element != tapped?.element
        }.map {
            "gesture" + ($0.method.map { " " + $0.base } ?? "")
        }
        omitted += Self.indents(in: element).map { "headIndent = " + $0 }
        for line in element.textLines {
            omitted.removeAll { $0 == line.key }
            if line.isOfAll {
                modifiers.append(SwiftUICall(line.modifier))
            } else {
                omitted.append(line.key)
            }
        }
        if let blur = blur(of: view), blur.contains(/(?i:light|dark)$/) {
            omitted.append("UIBlurEffect(style: .\(blur))")
        }
        // A SwiftUI `List` contains its rows, so the code needs no data source and no delegate.
        if view.kind == .table { omitted.removeAll { $0 == "dataSource" || $0 == "delegate" } }
        return (modifiers, omitted.map { withValue($0, element) })
    }

    /// Returns the indents of the paragraphs of an attributed text, which SwiftUI does not have.
    private static func indents(in element: SourceElement) -> [String] {
        guard let text = element.child("attributedString") else { return [] }
        return text.children.compactMap { fragment in
            fragment.child("attributes")?.child("paragraphStyle")?["headIndent"]
        }
    }

    /// Returns a runtime attribute as `path = "value"`; only its key path if the element states no
    /// value.
    private func withValue(_ path: String, _ element: SourceElement) -> String {
        let attribute = element.children(in: "userDefinedRuntimeAttributes").first {
            $0["keyPath"] == path
        }
        return attribute?["value"].map { "\(path) = \(SwiftLiteral.string($0))" } ?? path
    }

    /// Returns the modifier that calls a method when the value of a control changes; nil if SwiftUI
    /// has no modifier for the event.
    private func change(
        of view: View, named name: String, _ event: String, _ method: String
    ) -> SwiftUICall? {
        switch (event, view.kind) {
        case ("valueChanged", .switch), ("valueChanged", .slider), ("valueChanged", .stepper),
            ("valueChanged", .segmented), ("valueChanged", .datePicker),
            ("editingChanged", .textField):
            return SwiftUICall(
                "onChange",
                [
                    .named("of", name),
                    deploymentTarget < 17
                        ? .named("perform", "{ _ in \(method)() }") : .plain(method),
                ])
        case ("editingDidEndOnExit", .textField), ("primaryActionTriggered", .textField):
            return SwiftUICall("onSubmit", method)
        default: return nil
        }
    }

    /// Returns the key path in a `setValue` statement; for another statement the name of the called
    /// method.
    private static func path(_ line: String) -> String {
        let parts = line.split(separator: "\"")
        if line.contains("setValue("), parts.count > 1 { return String(parts[parts.count - 2]) }
        return String(line.dropFirst("view.".count).prefix { $0 != "(" })
    }

    /// Returns the modifiers for a UIKit property whose meaning depends on other values of the view;
    /// nil for any other property.
    ///
    /// - Parameter isLabeled: whether the file gives the view an accessibility label
    private static func modifiers(
        for view: View, _ name: String, _ value: String, isLabeled: Bool
    ) -> [SwiftUICall]? {
        switch (name, value) {
        case ("isAccessibilityElement", _) where !view.subviews.isEmpty:
            // The subviews of an accessibility element are not accessible. An element without a
            // label of its own combines their texts.
            value == "true"
                ? [
                    SwiftUICall(
                        "accessibilityElement",
                        [.named("children", isLabeled ? ".ignore" : ".combine")])
                ] : []
        case ("layer.masksToBounds", "true"):
            // The background of the view has this shape already. Only subviews and pictures must be
            // clipped.
            view.properties.value(.clipsToBounds) == true
                || view.kind != .image && view.subviews.isEmpty
                ? []
                : view.properties.value(.cornerRadius).map {
                    [SwiftUICall("clipShape", SwiftUILook.shape($0))]
                } ?? []
        case ("configuration?.cornerStyle", ".capsule"):
            // A plain button has no shape.
            [.filled, .gray, .tinted].contains(view.properties.value(.style))
                ? [SwiftUICall("buttonBorderShape", ".capsule")] : []
        case ("color", _) where view.kind == .activity && view.properties[.color] != nil: []
        case ("accessibilityTraits", ".notEnabled") where view.properties.value(.enabled) == false:
            []
        default: nil
        }
    }

    /// Returns the modifier for the symbol of a button without a title; nil for other statements.
    private static func symbol(of button: View, _ statement: String) -> [SwiftUICall]? {
        let pattern =
            /view\.(?:configuration\?\.preferredSymbolConfigurationForImage = |setPreferredSymbolConfiguration\()(UIImage.*?\))(?:, forImageIn: \.normal\))?/
        guard button.kind == .button, button.properties.value(.text) ?? "" == "",
            let found = statement.wholeMatch(of: pattern)?.output.1
        else { return nil }
        return symbol(String(found))
    }

    /// The properties of a text view that matter only if it scrolls or the user writes in it.
    private static let ofScrollingTexts: Set<String> = [
        "bounces", "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal",
        "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "keyboardDismissMode",
        "autocapitalizationType", "autocorrectionType", "keyboardType", "returnKeyType",
        "contentInsetAdjustmentBehavior", "isDirectionalLockEnabled", "isPagingEnabled",
        "delaysContentTouches", "indicatorStyle",
    ]

    /// Returns the SwiftUI modifiers for a UIKit property, empty if none is needed; nil if SwiftUI
    /// has none.
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
        case ("accessibilityTraits", _): addedTraits(value)
        case ("preferredSymbolConfiguration", _): symbol(value)
        case ("accessibilityIdentifier", _), ("accessibilityLabel", _), ("accessibilityHint", _):
            [SwiftUICall(name, value)]
        case ("keyboardDismissMode", _) where value.hasPrefix(".interactive"):
            [SwiftUICall("scrollDismissesKeyboard", ".interactively")]
        case ("keyboardDismissMode", _) where value.hasPrefix(".onDrag"):
            [SwiftUICall("scrollDismissesKeyboard", ".immediately")]
        case ("isUserInteractionEnabled", "false"): [SwiftUICall("allowsHitTesting", "false")]
        case ("showsVerticalScrollIndicator", "false"):
            [SwiftUICall("scrollIndicators", ".hidden")]
        case ("isEditable", "false"), ("isSelectable", "false"),
            ("showsHorizontalScrollIndicator", "false"), ("highlightedTextColor", ".clear"):
            []
        // A `ScrollView` bounces along its axes.
        case ("alwaysBounceVertical", "true"): []
        case ("isUserInteractionEnabled", "true"), ("isMultipleTouchEnabled", _),
            ("hidesWhenStopped", _), ("allowsDefaultTighteningForTruncation", "false"):
            []
        // The title of a switch exists only on the Mac.
        case ("title", _): []
        case ("allowsDefaultTighteningForTruncation", "true"):
            [SwiftUICall("allowsTightening", "true")]
        case ("layer.masksToBounds", "false"), ("allowsSelection", "false"): []
        case ("tag", _), ("spellCheckingType", _), ("smartQuotesType", _), ("smartDashesType", _),
            ("smartInsertDeleteType", _), ("autoresizesSubviews", _):
            []
        default: nil
        }
    }

    /// Returns the modifiers for the text style or point size, the weight and the scale of a symbol
    /// configuration; nil for a configuration with another font than the system's.
    private static func symbol(_ configuration: String) -> [SwiftUICall]? {
        let values = Dictionary(
            configuration.matches(of: /(\w+): (\.?\w[\w.]*)/).map { ($0.1, String($0.2)) },
            uniquingKeysWith: { _, last in last })
        // A font of the app has no size among the values.
        guard values["font"].map({ $0.hasSuffix("systemFont") }) ?? !values.isEmpty else {
            return nil
        }
        let style = values["textStyle"].flatMap { TextStyle(rawValue: String($0.dropFirst())) }
        let thick = values["weight"].flatMap { $0 == ".regular" ? nil : $0 }
        let font =
            if let style {
                SwiftUICall(
                    "font",
                    SwiftUILiteral.font(.style(style)) + (thick.map { ".weight(\($0))" } ?? ""))
            } else if let size = values["pointSize"] ?? values["ofSize"] {
                SwiftUICall(
                    "font", ".system(size: \(size)\(thick.map { ", weight: " + $0 } ?? ""))")
            } else { thick.map { SwiftUICall("fontWeight", $0) } }
        let scaled = values["scale"].flatMap {
            [".unspecified", ".default"].contains($0) ? nil : SwiftUICall("imageScale", $0)
        }
        return [font, scaled].compactMap(\.self)
    }

    /// Returns the modifier that adds one or several accessibility traits; nil if SwiftUI lacks any
    /// of them. The array always has one element.
    private static func addedTraits(_ value: String) -> [SwiftUICall]? {
        let words = value.trimmingPrefix("[").split(separator: ", ").map {
            $0.last == "]" ? String($0.dropLast()) : String($0)
        }
        let added = words.compactMap { traits[$0] }
        guard !added.isEmpty, added.count == words.count else { return nil }
        let list = added.count == 1 ? added[0] : "[\(added.joined(separator: ", "))]"
        return [SwiftUICall("accessibilityAddTraits", list)]
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

    /// Returns the methods that present exported screens, if the source calls them or their segues
    /// start at the controller itself. Each has a state and a modifier that presents the screen.
    func methods(in source: String) -> SwiftUIMethods {
        let words = source.split(separator: "\n").filter { !$0.contains("// ") }
            .joined(separator: "\n").identifiers
        var result = SwiftUIMethods()
        for method in connections.methods
        where words.contains(method.plain) || isOfController(method) {
            guard let (state, presented) = presentation(of: method) else { continue }
            var call = presented
            if words.contains(method.plain) {
                result.states.append("@State private var \(state) = false")
                result.code.append(
                    [.block("private func \(method.base)()", [.line(state + " = true")])])
            } else {
                // Only the app's code starts the segue.
                result.bindings.append("var \(state): Binding<Bool> = .constant(false)")
                call.arguments[0].value = state
            }
            result.modifiers.append((method.base, call))
        }
        return result
    }

    private static let shown = "navigationDestination"

    /// Whether the method's segue starts at the controller itself, not at a view.
    private func isOfController(_ method: CodeConnections.Method) -> Bool {
        guard let id = method.segue, let controller = scene?.controllerID else { return false }
        return scene?.elements[id]?.parent?.parent?["id"] == controller
    }

    /// Returns the type of the argument by which a method distinguishes its buttons; nil for none.
    private func parameter(_ method: CodeConnections.Method) -> String? {
        senders[method.base] ?? argument(method).map { $0.label == nil ? "String" : "Int" }
    }

    private func argument(_ method: CodeConnections.Method) -> SwiftUICall.Argument? {
        connections.actions.lazy.filter { $0.method == method }
            .compactMap { arguments[$0.sender] }.first
    }

    /// Returns a description, such as `outlet titleLabel`, of each outlet and action of the scene
    /// and its cells whose name does not occur in the generated source.
    ///
    /// - Parameters:
    ///   - shown: the object identifiers of the views and constraints that the struct's properties
    ///     set
    ///   - views: the object identifiers of the document's views
    func lost(from source: String, besides shown: Set<String>, views: Set<String>) -> [String] {
        guard let scene else { return [] }
        let words = source.identifiers
        let all = [scene] + scene.cells.sorted { $0.key < $1.key }.map(\.value)
        // An outlet to the screen or cell itself, or to a bar item, which the screen's bars
        // contain, is not lost.
        let roots = Set(all.flatMap(\.ownIDs) + scene.barItems.compactMap { $0.element["id"] })
        let outlets = all.flatMap(\.outlets).filter { outlet in
            // An outlet to another object, such as a gesture recognizer, is not lost if the code
            // contains its name.
            !roots.union(shown).isSuperset(of: outlet.objectIDs)
                && !outlet.objectIDs.allSatisfy { isElsewhere($0, than: views) }
                && (!views.isDisjoint(with: outlet.objectIDs) || !words.contains(outlet.name))
        }
        .map { ($0.name, $0.isCollection ? "outlet collection" : "outlet") }
        // An item of a bar may have a closure of its own.
        let called = Set(
            scene.barItems.compactMap { item, element in
                words.contains(SwiftUIBars.closure(item))
                    ? element["id"].flatMap { connections.barMethods[$0]?.plain } : nil
            })
        let actions = all.flatMap(\.actions).map {
            ($0.selector.prefix { $0 != ":" }.description, "action")
        }
        .filter { name, _ in
            // `saveWithSender:` is the method `save(sender:)`.
            let made = handlers.filter { name == $0.key || name.hasPrefix($0.key + "With") }
            let isMade =
                name.wholeMatch(of: /(.+)With([A-Z]\w*)/).map { match in
                    let label = SwiftIdentifier.lowerCamel(String(match.2)) ?? ""
                    return source.contains(" \(match.1)(\(label): ")
                } ?? false
            return !called.contains(name) && !words.contains(name) && !isMade
                && words.isDisjoint(with: made.values) && !words.contains(Self.handler(name))
        }
        let segues = connections.methods.filter { method in
            let names = [method.base, handlers[method.base]].compactMap(\.self)
            return words.isDisjoint(with: names)
        }.compactMap { segue($0) }.filter { segue in
            !source.contains("egue " + segue.description)
                && !(segue.isUnwind && words.contains("dismiss"))
                && segue.type(in: types).map { !words.contains($0) } ?? true
        }
        return (outlets + actions).map { $0.1 + " " + $0.0 }
            + segues.map { "segue " + $0.description }
    }

    /// A description of the title that the screen gives to the back button of the next screen, which
    /// SwiftUI does not have; empty if there is none.
    var lostBackTitle: [String] {
        let item = scene?.controllerID.flatMap { scene?.elements[$0] }?.navigationItem
        let title = item?.child(key: "backBarButtonItem")?["title"]
        return title.map { ["backBarButtonItem = " + SwiftLiteral.string($0)] } ?? []
    }

    /// Returns whether an object is in a top-level view that is exported as another document.
    private func isElsewhere(_ id: String, than views: Set<String>) -> Bool {
        guard var element = scene?.elements[id] else { return false }
        while let parent = element.parent, !parent.isNamed("objects") { element = parent }
        return element.child("rect", key: "frame") != nil
            && element["id"].map { !views.contains($0) } ?? false
    }

    /// Returns whether a container with a custom class can be shown behind its subviews, which are
    /// in SwiftUI. It can if it has no outlets to them.
    func drawsItself(_ view: View) -> Bool {
        // In a xib without a controller, the generated struct replaces the class of the root view.
        let isOfController = scene?.controllerID != nil || scene?.isOfController == true
        guard view.kind == .view, view.id != .root || isOfController, !view.subviews.isEmpty,
            let type = view.properties.value(.customClass), !SwiftViewClass.isOfUIKit(type),
            let element = scene?.element(of: view)
        else { return false }
        return !element.children(in: "connections").contains { $0.isNamed("outlet") }
    }

    /// Returns the name of the property for content that the app adds to a view: the views in an
    /// empty view or stack, the rows in an empty table, or the screen in a container view. Returns
    /// nil for other views, or if no outlet refers to the view.
    func slot(of view: View, _ names: SwiftUINames) -> String? {
        guard [.view, .stack, .table].contains(view.kind), view.id != .root, view.subviews.isEmpty,
            view.properties[.customClass] == nil, embedded(in: view.id) == nil,
            !isPainted(view), !isLine(view), let id = view.properties.value(.objectID),
            outlets[id] != nil || connections.embeds.contains(where: { $0.view == view.id })
        else { return nil }
        return view.kind == .table ? names.rows(of: view) : names[view.id]
    }

    /// Returns whether a constraint sets a view's width or height to 4 points or less. Such a view
    /// is a separator or a spacer, so code of the app probably adds no subviews to it.
    private func isLine(_ view: View) -> Bool {
        scene?.element(of: view)?.children(in: "constraints")
            .contains {
                $0["secondItem"] == nil && ["height", "width"].contains($0["firstAttribute"])
                    && $0["relation"] == nil && XMLNumber.parse($0["constant"]) ?? 0 <= 4
            } ?? false
    }

    /// Returns whether a view without subviews is there to show its colour, because Interface
    /// Builder does not give this colour to new views.
    private func isPainted(_ view: View) -> Bool {
        guard view.kind == .view, let color = view.properties.value(.backgroundColor) else {
            return false
        }
        return !["systemBackground", "white", "#FFFFFFFF", "clear"].contains(color)
            && Color(stored: color) != Color(stored: "#00000000")
    }

    /// Returns the name of the property for the length or distance that a constraint states, if an
    /// outlet refers to the constraint: `barHeight` for `barHeightConstraint`. Returns nil for other
    /// constraints.
    func length(of constraint: LayoutConstraint, _ names: SwiftUINames) -> String? {
        let list = constraint.properties
        let isLength = constraint.second == nil && constraint.first.attribute.isSize
        let sides: [LayoutAttribute] = [.top, .leading, .bottom, .trailing]
        let isDistance =
            constraint.second.map { sides.contains($0.attribute) } ?? false
            && sides.contains(constraint.first.attribute)
        guard constraint.relation == .equal, isLength || isDistance, let id = list.value(.objectID),
            list.entries.allSatisfy({ $0.condition == .base }), let outlet = outlets[id]
        else { return nil }
        let stem = outlet.replacing(/(Layout)?Constraint$/, with: "")
        let name = sides.contains { $0.rawValue == stem } ? stem + "Padding" : stem
        return name.isEmpty || names.isTaken(name) ? nil : name
    }
}

/// A closure of a struct that code outside the struct sets: the effect of a control or a row.
struct SwiftUIClosure {
    let name: String
    /// The type of the closure's only parameter; nil if it has none.
    var parameter: String?
    /// The comment before the closure; nil if there is none.
    var note: String?

    var code: [SwiftText] {
        let type = parameter.map { "(\($0)) -> Void = { _ in }" } ?? "() -> Void = {}"
        return (note.map { [.line("/// " + $0)] } ?? []) + [.line("var \(name): \(type)")]
    }
}

/// The methods of a struct, with the states and modifiers that present other screens.
struct SwiftUIMethods {
    var code: [[SwiftText]] = []
    var states: [String] = []
    /// The properties by which the app presents screens.
    var bindings: [String] = []
    var modifiers: [(method: String, call: SwiftUICall)] = []
}

extension SwiftUIMethods {
    /// Returns the content with the modifiers added. The modifier of a popover is added to the
    /// button that shows the popover, if there is exactly one; any other modifier to the outermost
    /// view.
    func presenting(from content: SwiftUIContent) -> SwiftUIContent {
        modifiers.reduce(content) { content, item in
            func isButton(_ node: SwiftUINode) -> Bool {
                node.head.arguments.contains(.named("action", item.method))
            }
            var count = 0
            _ = content.mapped { node in
                if isButton(node) { count += 1 }
                return node
            }
            let isAtButton = item.call.name == "popover" && count == 1
            return content.mapped { node in
                var result = node
                if isAtButton ? isButton(node) : node.key == content.key {
                    result.outer.append(item.call)
                }
                return result
            }
        }
    }
}

extension String {
    /// The code without comments and the content of its string literals.
    var withoutTexts: String {
        split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            .joined(separator: "\n").replacing(/"[^"]*"/, with: "\"\"")
    }

    /// The words of the text that can be names in Swift.
    var identifiers: Set<String> {
        Set(split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
}
