import StackCore

/// A segue of a storyboard, which a method of the exported class performs.
struct SwiftSegue {
    private let segue: SourceElement
    private let scene: SceneConnections

    init(_ segue: SourceElement, _ scene: SceneConnections) {
        (self.segue, self.scene) = (segue, scene)
    }

    private var kind: String { segue["kind"] ?? "show" }
    private var destination: SourceElement? {
        segue["destination"].flatMap { scene.controllers[$0] }
    }

    /// The controller that the segue finally shows: its destination or, if that is a navigation
    /// controller, the root view controller of the latter. Nil if the file does not contain it.
    private var last: SourceElement? { Self.last(destination, scene) }

    fileprivate static func last(
        _ element: SourceElement?, _ scene: SceneConnections
    ) -> SourceElement? {
        var (current, visited) = (element, Set<SourceElement>())
        while let next = current, next.isNamed("navigationController"),
            visited.insert(next).inserted, let root = next.rootControllerID
        {
            current = scene.controllers[root]
        }
        return current
    }

    /// Returns the index and the controller of the tab that shows the scene's controller, directly
    /// or as the root of a navigation controller; nil if no tab does.
    static func tab(of scene: SceneConnections) -> (place: Int, controller: SourceElement)? {
        let bars = scene.controllers.values.filter { $0.isNamed("tabBarController") }
        for bar in bars.sorted(by: { $0.line < $1.line }) {
            for (place, tab) in bar.tabs.enumerated() {
                guard let controller = tab["destination"].flatMap({ scene.controllers[$0] }),
                    last(controller, scene)?["id"] == scene.controllerID
                else { continue }
                return (place, controller)
            }
        }
        return nil
    }

    /// The method that performs the segue. Its name contains the name of the destination:
    /// `showSettings`.
    var method: CodeConnections.Method {
        // If the destination and the segue have no names, the method is named after the segue's
        // class, because several segues of different classes often lead to the same screen.
        let type = segue["customClass"].flatMap(SwiftIdentifier.upperCamel)?
            .replacing(/(.)Segue$/) { String($0.1) }
        let base =
            isUnwind
            ? "unwind" + (ownWords ?? "") : verb + (subject ?? ownWords ?? type ?? "Next")
        return CodeConnections.Method(base: base, sender: nil, segue: segue["id"] ?? "")
    }

    private var verb: String {
        kind == "show" || kind == "push" || kind == "showDetail" ? "show" : "present"
    }

    /// The identifier of the segue as words of a name; nil if it has none.
    private var ownWords: String? {
        let given = identifier.flatMap { SwiftIdentifier.isWord($0) ? $0 : Name.fromText($0) }
            .flatMap(SwiftIdentifier.upperCamel)
        // An identifier such as `UnwindToListSegue` already contains the verb, so the verb is
        // removed here.
        return given?.replacing(/^(Un[Ww]ind|Show|Present|Push)(?=[A-Z])/, with: "")
            .replacing(/([a-z])Segue(Identifier)?$/) { String($0.1) }
    }

    /// The identifier by which code distinguishes the segue; nil if it has none.
    var identifier: String? { segue["identifier"].flatMap { $0.isEmpty ? nil : $0 } }

    /// The name of the method if several segues with different identifiers lead to one destination:
    /// it contains the identifier. Nil for an unwind segue, or if the identifier has no words.
    var nameOfIdentifier: String? { isUnwind ? nil : ownWords.map { verb + $0 } }

    /// The name of the destination in upper camel case, without `Controller`, such as `Settings`;
    /// nil if the destination is unknown or has no name.
    var subject: String? {
        guard let last,
            let name = last["customClass"] ?? last["storyboardIdentifier"]
                ?? last["referencedIdentifier"]
                ?? last["storyboardName"] ?? last["title"]
        else { return nil }
        let plain = SwiftIdentifier.isWord(name) ? name : Name.fromText(name)
        let word = plain.flatMap(SwiftIdentifier.upperCamel)
        return word.map {
            let short = $0.replacing(/(Table|Collection)?(View)?Controller$/, with: "")
                .replacing(/([a-z0-9])[TC]?VC$/) { String($0.1) }
            return short.isEmpty ? $0 : short
        }
    }

    /// The attributes that determine the method of the segue. Segues for which they are equal have
    /// one method in common.
    var effect: [String?] {
        [
            "kind", "destination", "customClass", "modalPresentationStyle", "modalTransitionStyle",
            "animates", "popoverAnchorView", "popoverAnchorBarButtonItem", "unwindAction",
        ].map { segue[$0] }
    }

    /// Returns the statement that sets the anchor of a popover (the view or bar button item to
    /// which it points). Without an anchor, UIKit throws an exception on an iPad.
    ///
    /// - Parameter view: returns the name of the view with an object identifier; nil if there is no
    ///   such view
    private func anchor(_ view: (String) -> String?) -> String {
        let popover = "controller.popoverPresentationController?."
        if let id = segue["popoverAnchorBarButtonItem"], let item = scene.elements[id],
            let expression = Self.expression(of: item)
        {
            return popover + "barButtonItem = " + expression
        }
        return popover + "sourceView = " + (segue["popoverAnchorView"].flatMap(view) ?? "view")
    }

    /// The statement for the directions in which the arrow of a popover may point; none if all are
    /// allowed.
    private var arrows: [String] {
        guard let element = segue.child(key: "popoverArrowDirection") else { return [] }
        let sides = ["up", "down", "left", "right"].filter(element.isYes).map { "." + $0 }
        let list = sides.count == 1 ? sides[0] : "[\(sides.joined(separator: ", "))]"
        let property = "controller.popoverPresentationController?.permittedArrowDirections"
        return sides.count == 4 || sides.isEmpty ? [] : ["\(property) = \(list)"]
    }

    /// Returns the expression for a bar button item of the controller's own bars; nil for an item
    /// of another bar.
    private static func expression(of item: SourceElement) -> String? {
        guard let list = item.parent else { return nil }
        if list.isNamed("navigationItem"), let key = item["key"] { return "navigationItem." + key }
        guard let place = list.children(item.name).firstIndex(of: item) else { return nil }
        let name = list["key"] ?? list.name
        switch name {
        case "leftBarButtonItems", "rightBarButtonItems":
            return "navigationItem.\(name)?[\(place)]"
        case "toolbarItems": return "toolbarItems?[\(place)]"
        default: return nil
        }
    }

    /// The identifier of the segue in quotes; nil if it has none.
    var name: String? {
        identifier.map { SwiftLiteral.comment(SwiftLiteral.string($0)) }
    }

    /// A description of the segue for a comment: its identifier, its class or kind, and its
    /// destination.
    var description: String {
        let name = name.map { $0 + " " } ?? ""
        let target = last.map {
            $0["customClass"] ?? $0["storyboardName"] ?? $0["title"] ?? $0["storyboardIdentifier"]
                ?? $0.navigationItem?["title"] ?? Self.heading(of: $0) ?? $0.name
        }
        let end = isUnwind ? segue["unwindAction"] : target
        return ("\(name)(\(segue["customClass"] ?? kind))" + (end.map { " to \($0)" } ?? ""))
            .onOneLine
    }

    /// Returns the first text of a screen in quotes, which identifies a screen without a name; nil if
    /// it has none.
    private static func heading(of controller: SourceElement) -> String? {
        controller.child("view", key: "view")?.subtree.lazy
            .compactMap { $0.isNamed("label") ? $0["text"] : nil }.first { !$0.isEmpty }
            .map { SwiftLiteral.comment(SwiftLiteral.string($0)) }
    }

    /// Returns the expression that creates the segue's destination, in a navigation controller if
    /// the storyboard has one. Returns nil if one expression cannot create it.
    ///
    /// - Parameter controllers: the expressions that create exported controllers, by the
    ///   identifiers of the controllers' elements
    func made(_ controllers: [String: String]) -> String? {
        creation(controllers).flatMap { $0.steps.isEmpty ? $0.expression : nil }
    }

    /// Returns the expression for the controller that the segue shows, and the statements that must
    /// precede the expression. Returns nil if the segue has a custom class, or if the destination
    /// is neither exported nor in another storyboard.
    private func creation(
        _ controllers: [String: String]
    ) -> (steps: [String], expression: String)? {
        guard segue["customClass"] == nil, let last else { return nil }
        if let made = last["id"].flatMap({ controllers[$0] }) ?? Self.pages(last) {
            return ([], inNavigation(made))
        }
        let name = isInNavigation ? "root" : "controller"
        return Self.reference(last, "storyboard").map { line, made in
            let isOptional = last["referencedIdentifier"] == nil
            let start = isOptional ? "guard let" : "let"
            let end = isOptional ? " else { return }" : ""
            return ([line, "\(start) \(name) = \(made)\(end)"], inNavigation(name))
        }
    }

    /// Returns the expression that creates the controller of a class of the app, which is not
    /// exported; nil if the controller has no such class, or if its initializer needs arguments.
    private func ofApp(_ controller: SourceElement) -> String? {
        guard controller.isNamed("viewController") || controller.isNamed("tableViewController"),
            let type = controller["customClass"],
            controller["customModule"] == nil || controller["customModuleProvider"] == "target",
            SwiftIdentifier.isType(type), !SwiftViewClass.isOfUIKit(type)
        else { return nil }
        return inNavigation(type + "()")
    }

    /// Returns the expression for a controller with the navigation controller around it, if the
    /// storyboard has one.
    private func inNavigation(_ root: String) -> String {
        guard isInNavigation else { return root }
        let own = destination?["customClass"].flatMap { SwiftIdentifier.isType($0) ? $0 : nil }
        return "\(own ?? "UINavigationController")(rootViewController: \(root))"
    }

    /// The storyboard to which the segue leads; nil if the destination is in the same file.
    var file: String? { last.flatMap { Self.file($0) } }

    private static func file(_ element: SourceElement) -> String? {
        element.isNamed("viewControllerPlaceholder") ? element["storyboardName"] : nil
    }

    /// Returns the statements that embed the controller of an embed segue in a container. A
    /// controller that is not exported is created in three cases: it is in another storyboard; it
    /// has a class of the app; or it has no class and its view is empty. Returns nil for any other
    /// controller that is not exported.
    ///
    /// - Parameters:
    ///   - name: the name of the variable for the controller
    ///   - storyboard: the name of the variable for another storyboard
    func embedding(
        in container: String, _ controllers: [String: String], _ name: String, _ storyboard: String
    ) -> [String]? {
        func embed(_ controller: String) -> String { "embed(\(controller), in: \(container))" }
        if let made = made(controllers) { return [embed(made)] }
        guard segue["customClass"] == nil, let last else { return nil }
        if last.isNamed("viewController"), last["customClass"] == nil {
            return emptyView(of: last).map { view in
                let color = view.child("color", key: "backgroundColor")
                    .flatMap { SwiftSource.color($0, scene.resources) }
                return ["let \(name) = UIViewController()"]
                    + (color.map { ["\(name).view.backgroundColor = \($0)"] } ?? [])
                    + [embed(inNavigation(name))]
            }
        }
        // The app's `prepare(for:sender:)` is not called for a controller that code embeds.
        let todo = self.name.map { _ in ["// TODO: segue \(description)"] } ?? []
        if let made = ofApp(last) { return todo + [embed(made)] }
        return Self.reference(last, storyboard).map { line, made in
            let lines = todo + [line]
            if last["referencedIdentifier"] != nil { return lines + [embed(inNavigation(made))] }
            return lines + ["if let \(name) = \(made) {", "    \(embed(inNavigation(name)))", "}"]
        }
    }

    /// Returns the view of a controller; nil if the controller or its view has any content or
    /// setting besides the view's background.
    private func emptyView(of controller: SourceElement) -> SourceElement? {
        guard controller.isNamed("viewController"),
            let view = controller.child("view", key: "view"),
            view["customClass"] == nil,
            controller.children.allSatisfy({ $0 == view || $0.isNamed("layoutGuides") }),
            view.children.allSatisfy({ child in
                Self.ofEmptyView.contains(child.name)
                    || child.isNamed("color") && child["key"] == "backgroundColor"
            })
        else { return nil }
        return view
    }

    private static let ofEmptyView: Set<String> = ["rect", "autoresizingMask", "viewLayoutGuide"]

    /// Returns the expression that creates a page view controller of the app; nil for other
    /// controllers.
    private static func pages(_ element: SourceElement) -> String? {
        guard element.isNamed("pageViewController"), let name = element["customClass"],
            SwiftIdentifier.isType(name)
        else { return nil }
        let style = element["transitionStyle"] == "scroll" ? "scroll" : "pageCurl"
        let axis = element["navigationOrientation"] == "vertical" ? "vertical" : "horizontal"
        return "\(name)(transitionStyle: .\(style), navigationOrientation: .\(axis))"
    }

    /// Returns the statement that loads the storyboard to which a reference leads, and the
    /// expression for the controller in that storyboard. The expression is optional if the
    /// controller is the initial one. Returns nil if the element is not a reference to a
    /// storyboard.
    ///
    /// - Parameter name: the name of the variable for the storyboard
    private static func reference(
        _ element: SourceElement, _ name: String
    ) -> (line: String, controller: String)? {
        guard let file = file(element) else { return nil }
        let bundle =
            element["bundleIdentifier"]
            .map { "Bundle(identifier: \(SwiftLiteral.string($0)))" } ?? "nil"
        let made = element["referencedIdentifier"].map {
            "instantiateViewController(withIdentifier: \(SwiftLiteral.string($0)))"
        }
        return (
            "let \(name) = UIStoryboard(name: \(SwiftLiteral.string(file)), bundle: \(bundle))",
            "\(name).\(made ?? "instantiateInitialViewController()")"
        )
    }

    /// Returns the statements that perform the segue; nil if its destination cannot be created, or
    /// if the segue has a custom class or a kind that is not supported.
    ///
    /// - Parameters:
    ///   - controllers: the expressions that create exported controllers, by the identifiers of
    ///     their elements
    ///   - makesOthers: whether to create controllers of the app's classes that are not exported
    ///   - view: returns the name of the view with an object identifier
    func statements(
        _ controllers: [String: String], makesOthers: Bool, _ view: (String) -> String?
    ) -> [String]? {
        if isUnwind { return departure }
        let other =
            makesOthers && segue["customClass"] == nil
            ? last.flatMap(ofApp).map { ([String](), $0) } : nil
        guard let (steps, made) = creation(controllers) ?? other else { return nil }
        switch kind {
        case "show", "push": return steps + ["show(\(made), sender: self)"]
        case "showDetail", "replace":
            return steps + ["showDetailViewController(\(made), sender: self)"]
        case "presentation", "modal", "popoverPresentation":
            var lines: [String] = []
            let isPopover = kind == "popoverPresentation"
            // An exported class sets the attributes of its own controller, so only those of a
            // navigation controller are set here.
            let navigation = isInNavigation ? destination : nil
            func stated(_ name: String) -> String? { segue[name] ?? navigation?[name] }
            let style = isPopover ? "popover" : stated("modalPresentationStyle")
            if let style, Self.styles.contains(style) {
                lines.append("controller.modalPresentationStyle = .\(style)")
            }
            if isPopover { lines += [anchor(view)] + arrows }
            if let style = stated("modalTransitionStyle"), Self.transitions.contains(style) {
                lines.append("controller.modalTransitionStyle = .\(style)")
            }
            if navigation?.isYes("modalInPresentation") == true {
                lines.append("controller.isModalInPresentation = true")
            }
            let name = lines.isEmpty ? made : "controller"
            return steps + (made == name ? [] : ["let controller = \(made)"]) + lines
                + ["present(\(name), animated: \(isAnimated))"]
        default: return nil
        }
    }

    /// The statements of an unwind segue. They close the screen at which the segue starts, and name
    /// in a comment the unwind action, which is a method of another class. Nil if the file does not
    /// show how the screen is opened.
    private var departure: [String]? {
        scene.isPresented.map { isPresented in
            [
                "// TODO: segue \(description)",
                isPresented
                    ? "dismiss(animated: \(isAnimated))"
                    : "navigationController?.popViewController(animated: \(isAnimated))",
            ]
        }
    }

    private var isAnimated: Bool { segue["animates"] != "NO" }

    /// Returns the statement with which the code of a view presents the segue's destination on the
    /// root view controller of the view's window. Returns nil if the segue is not a presentation,
    /// or its destination is not exported.
    func presented(_ controllers: [String: String]) -> [String]? {
        guard presentation != nil, let made = made(controllers) else { return nil }
        return [
            "window?.rootViewController?.present(\(made), animated: \(isAnimated))"
        ]
    }

    /// Whether the segue pushes its destination onto a navigation stack.
    var isShown: Bool { kind == "show" || kind == "push" }

    /// Whether the destination is a navigation controller.
    var isInNavigation: Bool { destination?.isNamed("navigationController") == true }

    /// Whether the segue is an unwind segue, which returns to an earlier screen.
    var isUnwind: Bool { destination?.isNamed("exit") == true }

    /// The SwiftUI modifier that presents the destination, such as `sheet`; nil if the segue is not
    /// a presentation.
    var presentation: String? {
        switch kind {
        case "popoverPresentation": "popover"
        case "presentation", "modal":
            ["fullScreen", "overFullScreen"].contains(segue["modalPresentationStyle"])
                ? "fullScreenCover" : "sheet"
        default: nil
        }
    }

    /// Returns the exported type of the destination; nil if the destination is not exported or the
    /// segue has a custom class.
    func type(in types: [String: String]) -> String? {
        segue["customClass"] == nil ? last?["id"].flatMap { types[$0] } : nil
    }

    private static let styles: Set<String> = [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen",
        "overCurrentContext", "popover",
    ]
    private static let transitions: Set<String> = [
        "coverVertical", "flipHorizontal", "crossDissolve",
    ]
}

/// Generates code for the gesture recognizers of a storyboard.
enum SwiftGesture {
    /// The recognizers' classes, by the names of their elements.
    static let classes = [
        "tapGestureRecognizer": "UITapGestureRecognizer",
        "panGestureRecognizer": "UIPanGestureRecognizer",
        "pinchGestureRecognizer": "UIPinchGestureRecognizer",
        "rotationGestureRecognizer": "UIRotationGestureRecognizer",
        "swipeGestureRecognizer": "UISwipeGestureRecognizer",
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    ]

    /// What the recognizers recognize, in the plural, by the names of their elements.
    static let plurals = [
        "tapGestureRecognizer": "taps", "panGestureRecognizer": "pans",
        "pinchGestureRecognizer": "pinches", "rotationGestureRecognizer": "rotations",
        "swipeGestureRecognizer": "swipes", "pongPressGestureRecognizer": "long presses",
        "screenEdgePanGestureRecognizer": "pans from the edge",
    ]

    /// Returns the word for the kind of recognizer, such as `tap`.
    static func word(_ element: SourceElement) -> String {
        let type = classes[element.name] ?? element.name
        let word = type.replacing(/^UI|GestureRecognizer$/, with: "")
        return SwiftIdentifier.lowerCamel(word) ?? word
    }

    /// Returns the statements for the element's attributes that differ from UIKit's defaults.
    static func statements(_ element: SourceElement, _ name: String) -> [String] {
        let numbers = [
            "numberOfTapsRequired": "1", "numberOfTouchesRequired": "1",
            "minimumPressDuration": "0.5", "minimumNumberOfTouches": "1",
        ]
        return element.attributeNames.compactMap { attribute in
            let text = element[attribute] ?? ""
            if let usual = numbers[attribute], text != usual {
                return XMLNumber.parse(text).map {
                    "\(name).\(attribute) = \(SwiftLiteral.number($0))"
                }
            }
            switch (attribute, text) {
            case ("direction", "left"), ("direction", "up"), ("direction", "down"):
                return "\(name).direction = .\(text)"
            case ("cancelsTouchesInView", "NO"), ("delaysTouchesEnded", "NO"):
                return "\(name).\(attribute) = false"
            case ("delaysTouchesBegan", "YES"): return "\(name).\(attribute) = true"
            case ("enabled", "NO"): return "\(name).isEnabled = false"
            default: return nil
            }
        }
    }
}

extension SceneConnections {
    /// The navigation controller whose root is the scene's controller; nil if there is none.
    private var navigationController: SourceElement? {
        guard let controllerID else { return nil }
        return controllers.values.filter {
            $0.isNamed("navigationController") && $0.rootControllerID == controllerID
        }
        .min { $0.line < $1.line }
    }

    /// Whether the segues to the scene's controller, or to a navigation controller around it,
    /// present it. False if they push it. Nil if no segue leads to it, or if some push it and
    /// others present it.
    var isPresented: Bool? {
        let ways = controllers.values.flatMap(\.subtree).compactMap { segue -> Bool? in
            guard segue.isNamed("segue"),
                let destination = segue["destination"].flatMap({ controllers[$0] }),
                SwiftSegue.last(destination, self)?["id"] == controllerID
            else { return nil }
            return switch segue["kind"] {
            case "presentation", "modal", "popoverPresentation": true
            case "show", "push": destination.isNamed("navigationController")
            default: nil
            }
        }
        return Set(ways).count == 1 ? ways[0] : nil
    }

    /// The tab bar item for the scene. If the file has a tab bar controller, it is the item of the
    /// tab that shows the scene. Otherwise it is the item of the navigation controller around the
    /// scene, or else of the scene's controller. Nil if there is none.
    var tabBarItem: SourceElement? {
        let hasTabs = controllers.values.contains { $0.isNamed("tabBarController") }
        let owners =
            hasTabs
            ? [SwiftSegue.tab(of: self)?.controller]
            : [navigationController, controllerID.flatMap { controllers[$0] }]
        return owners.lazy.compactMap { $0?.child(key: "tabBarItem") }.first { item in
            ["title", "systemItem", "image", "selectedImage"].contains {
                item[$0]?.isEmpty == false || item.child(key: $0) != nil
            }
        }
    }

    /// Whether the navigation controller around the scene's controller hides its bar.
    var hidesNavigationBar: Bool { navigationController?["navigationBarHidden"] == "YES" }

    /// The statements that set up the navigation controller around the scene and its bar. No class
    /// is generated for it, so the class of its root controller contains these statements. They
    /// change nothing if the app shows the controller on the stack of another navigation
    /// controller.
    var navigationBar: [String] {
        guard let navigationController, ownNavigationClass == nil else { return [] }
        let lines = navigationStatements(navigationController)
        if lines.isEmpty { return [] }
        return [
            "if let navigationController, navigationController.viewControllers.first === self {"
        ]
            + lines.map { "    " + $0 } + ["}"]
    }

    /// What the code leaves out of the navigation controller around the scene: its class is one of
    /// the app, which sets up its own bars.
    var omittedOfNavigation: [String] {
        guard let navigationController, let type = ownNavigationClass else { return [] }
        return navigationStatements(navigationController)
            .filter { $0.hasPrefix("navigationController.") || $0.hasPrefix("navigationBar.") }
            .map { $0.replacing(/^navigation(Controller|Bar)\.| = .*/, with: "") + " of " + type }
    }

    private var ownNavigationClass: String? {
        navigationController?["customClass"].flatMap {
            SwiftViewClass.isOfUIKit($0) || !SwiftIdentifier.isType($0) ? nil : $0
        }
    }

    private func navigationStatements(_ navigationController: SourceElement) -> [String] {
        let own = [
            ("navigationBarHidden", "isNavigationBarHidden", "YES"),
            ("toolbarHidden", "isToolbarHidden", "NO"),
            ("hidesBarsOnSwipe", "hidesBarsOnSwipe", "YES"),
            ("hidesBarsOnTap", "hidesBarsOnTap", "YES"),
            ("hidesBarsWhenKeyboardAppears", "hidesBarsWhenKeyboardAppears", "YES"),
            ("hidesBarsWhenVerticallyCompact", "hidesBarsWhenVerticallyCompact", "YES"),
        ]
        return own.compactMap { attribute, name, value in
            navigationController[attribute] == value
                ? "navigationController.\(name) = \(value == "YES")" : nil
        } + (navigationController.child(key: "navigationBar").map(look) ?? [])
    }

    private func look(of bar: SourceElement) -> [String] {
        let flags = [
            ("translucent", "isTranslucent", "NO"), ("largeTitles", "prefersLargeTitles", "YES"),
        ]
        .compactMap { attribute, name, value in
            bar[attribute] == value ? "\(name) = \(value == "YES")" : nil
        }
        let isBlack = bar["barStyle"]?.hasPrefix("black") == true
        let colors = ["barTintColor", "tintColor", "backgroundColor"].compactMap { key in
            bar.child("color", key: key).flatMap { SwiftSource.color($0, resources) }
                .map { "\(key) = \($0)" }
        }
        let texts = ["titleTextAttributes", "largeTitleTextAttributes"].compactMap { key in
            bar.child("textAttributes", key: key).flatMap(attributes).map { "\(key) = [\($0)]" }
        }
        let all = flags + (isBlack ? ["barStyle = .black"] : []) + colors + texts
        if all.count < 2 { return all.map { "navigationController.navigationBar." + $0 } }
        return ["let navigationBar = navigationController.navigationBar"]
            + all.map { "navigationBar." + $0 }
    }

    /// Returns the attributes of the titles in a bar as elements of a dictionary; nil if there are
    /// none.
    private func attributes(_ element: SourceElement) -> String? {
        let font = element.child("fontDescription").flatMap { FontElement.font($0, for: .label) }
            .map { SwiftLiteral.typed(SwiftLiteral.font($0), "UIFont") }
        let color = element.child("color", key: "textColor")
            .flatMap { SwiftSource.color($0, resources) }
            .map { SwiftLiteral.typed($0, "UIColor") }
        let list =
            (color.map { [".foregroundColor: \($0)"] } ?? [])
            + (font.map { [".font: \($0)"] } ?? [])
        return list.isEmpty ? nil : list.joined(separator: ", ")
    }
}
