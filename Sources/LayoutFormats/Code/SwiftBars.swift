import StackCore

/// Generates the statements that set the items of a view controller's bars, and of the toolbars,
/// navigation bars and tab bars among the views.
struct SwiftBars {
    let document: Document
    let texts: CodeTexts
    let connections: CodeConnections
    /// The scene that the document was imported from; nil if there is none.
    let scene: SceneConnections?
    /// The toolbars, navigation bars and tab bars among the views, with the names of their
    /// properties.
    let ownBars: [(name: String, view: View)]
    let views: [String: TypeNames.BarView]
    /// The names of the properties for views beside the controller's view, by the identifiers of
    /// the views' elements.
    let viewNames: [(id: String, name: String)]
    /// Whether the class is a controller, which has bars around its view.
    let isOfController: Bool
    /// The access modifier of generated properties, with a space at its end.
    let modifier: String

    private func value(_ property: Property<String>) -> String? {
        let text = document.properties.value(property) ?? stated(property)
        return text?.isEmpty == true ? nil : text
    }

    /// Returns the text that the file states for an item of a bar that the document does not have.
    /// The running app may show the bar for two reasons: simulated metrics affect only the canvas;
    /// and a scene can be reached in several ways, but the canvas shows only one.
    private func stated(_ property: Property<String>) -> String? {
        guard let scene, let controller = scene.controllerID.flatMap({ scene.elements[$0] }),
            property.key == .toolbarItems || document.properties.value(.navigationTitle) == nil
        else { return nil }
        var sources = BarSources()
        sources.controller = controller
        let content = BarContent(sources: sources, resources: scene.resources)
        return switch property.key {
        case .navigationTitle: controller.navigationItem?["title"]
        case .titleView: content.titleView
        case .prompt: content.prompt
        case .leftItems: BarItemList.text(content.leftItems)
        case .rightItems: BarItemList.text(content.rightItems)
        case .toolbarItems: BarItemList.text(content.toolbarItems)
        default: nil
        }
    }

    /// The statements for the bars around the controller's view, and for the bars in it.
    var statements: [String] {
        var names: [String: Int] = [:]
        var result: [String] = []
        guard isOfController else { return itemsOfBars(&names) }
        if let title = value(.navigationTitle) {
            result.append("navigationItem.title = \(texts.literal(title))")
        }
        if let view = value(.titleView).flatMap({ views[$0] }) {
            result.append("navigationItem.titleView = \(shown(view))")
        }
        if let prompt = value(.prompt) {
            result.append("navigationItem.prompt = \(texts.literal(prompt))")
        }
        let controller = scene?.controllerID.flatMap { scene?.elements[$0] }
        if let back = controller?.navigationItem?.child(key: "backBarButtonItem"),
            let item = BarItemElement.items([back], scene!.resources).first
        {
            result.append("navigationItem.backBarButtonItem = \(created(item))")
        }
        for (side, property) in [("left", Property.leftItems), ("right", .rightItems)] {
            result += list("navigationItem.\(side)BarButtonItem", items(property), &names)
        }
        return result + list("toolbarItems", items(.toolbarItems), &names) + itemsOfBars(&names)
    }

    private func items(_ property: Property<String>) -> [BarItem] {
        value(property).map(BarItemList.items) ?? []
    }

    private func itemsOfBars(_ names: inout [String: Int]) -> [String] {
        ownBars.flatMap { bar -> [String] in
            if bar.view.kind == .toolbar {
                let items = bar.view.properties.value(.items).map(BarItemList.items) ?? []
                return list("\(bar.name).items", items, &names)
            }
            let items = element(of: bar.view)?.children(in: "items") ?? []
            var (result, list): ([String], [String]) = ([], [])
            for item in items {
                let isTab = item.isNamed("tabBarItem")
                let (made, changes) = isTab ? self.tab(item) : navigation(item, &names)
                if changes.isEmpty {
                    list.append(made)
                } else {
                    let name = unique(Name.fromText(item["title"] ?? "") ?? "bar", &names)
                    result += ["let \(name) = \(made)"] + changes.map { "\(name).\($0)" }
                    list.append(name)
                }
            }
            return list.isEmpty
                ? [] : result + ["\(bar.name).items = [\(list.joined(separator: ", "))]"]
        }
    }

    private func element(of view: View) -> SourceElement? {
        scene?.element(of: view)
    }

    /// Returns the expression that creates an item of a tab bar, and the assignments to its
    /// properties.
    ///
    /// - Parameter title: the item's title in the document; nil if the file has it
    private func tab(_ item: SourceElement, title: String? = nil) -> (String, [String]) {
        let resources = scene!.resources
        let badge = item["badgeValue"].map { ["badgeValue = \(SwiftLiteral.string($0))"] } ?? []
        let color =
            item.child("color", key: "badgeColor")
            .flatMap { SwiftSource.color($0, resources) }.map { ["badgeColor = \($0)"] } ?? []
        let insets = Self.imageInsets(item).map { ["imageInsets = \($0)"] } ?? []
        let offset = item.child("offsetWrapper", key: "titlePositionAdjustment").map { offset in
            let parts = ["horizontal", "vertical"].map {
                "\($0): \(SwiftLiteral.number(XMLNumber.parse(offset[$0]) ?? 0))"
            }
            return ["titlePositionAdjustment = UIOffset(\(parts.joined(separator: ", ")))"]
        }
        let state = item["enabled"] == "NO" ? ["isEnabled = false"] : []
        let changes = badge + color + insets + (offset ?? []) + state
        let tag = item["tag"].flatMap { Int($0) } ?? 0
        if let system = item["systemItem"], SwiftIdentifier.isWord(system) {
            return ("UITabBarItem(tabBarSystemItem: .\(system), tag: \(tag))", changes)
        }
        let images = ["image", "selectedImage"].map { SwiftSource.image(item, key: $0, resources) }
        let image = "image: \(images[0] ?? "nil"), "
        let end = images[1].map { "selectedImage: \($0)" } ?? "tag: \(tag)"
        return (
            "UITabBarItem(title: \(texts.literal(title ?? item["title"] ?? "")), \(image)\(end))",
            changes + (images[1] != nil && tag != 0 ? ["tag = \(tag)"] : [])
        )
    }

    private static func imageInsets(_ item: SourceElement) -> String? {
        let insets = item.child("inset", key: "imageInsets").map { inset in
            let sides = ["minY", "minX", "maxY", "maxX"].map { XMLNumber.parse(inset[$0]) ?? 0 }
            return Insets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
        }
        return insets.flatMap { $0 == .zero ? nil : SwiftLiteral.edges($0) }
    }

    /// Returns the expression that creates an item of a navigation bar, and the assignments to its
    /// properties.
    private func navigation(
        _ item: SourceElement, _ names: inout [String: Int]
    ) -> (String, [String]) {
        let prompt = item["prompt"].map { ["prompt = \(texts.literal($0))"] } ?? []
        let sides = ["left", "right"].flatMap { side -> [String] in
            let items = BarItemElement.items(item.barItems(side), scene!.resources)
            let made = items.map { space($0) ?? outlet(of: $0) ?? created($0) }
            if made.isEmpty { return [] }
            return made.count == 1
                ? ["\(side)BarButtonItem = \(made[0])"]
                : ["\(side)BarButtonItems = [\(made.joined(separator: ", "))]"]
        }
        let title = texts.literal(item["title"] ?? "")
        return ("UINavigationItem(title: \(title))", prompt + sides)
    }

    /// The statements that set the controller's item in its tab bar; empty if it has none.
    var tab: [String] {
        if !isOfController { return [] }
        let tab = Self.tab(of: document, scene)
        if let item = scene?.tabBarItem {
            let (made, changes) = self.tab(item, title: tab?.title)
            return ["tabBarItem = " + made] + changes.map { "tabBarItem." + $0 }
        }
        return tab.map { tab in
            [
                "tabBarItem = UITabBarItem(title: \(texts.literal(tab.title)), "
                    + "image: \(tab.image.map { SwiftLiteral.image($0) } ?? "nil"), tag: 0)"
            ]
        } ?? []
    }

    /// Returns the title and image of the tab that shows the scene's controller or, without a
    /// scene, of the selected tab. Returns nil if there is no such tab.
    static func tab(
        of document: Document, _ scene: SceneConnections?
    ) -> (title: String, image: ImageName?)? {
        let titles = document.properties.value(.tabTitles).map(TitleList.titles) ?? []
        let title = document.properties.value(.navigationTitle)
        let place =
            scene.map { SwiftSegue.tab(of: $0)?.place }
            ?? document.properties.value(.selectedTab).map { Int($0) }
            ?? titles.firstIndex { $0 == title } ?? 0
        guard let place, titles.indices.contains(place) else { return nil }
        let images = document.properties.value(.tabImages).map(TitleList.titles) ?? []
        let name = images.indices.contains(place) && !images[place].isEmpty ? images[place] : nil
        return (titles[place], name.map { ImageName(stored: $0) })
    }

    /// The identifiers of the elements of all bar button items that the class creates.
    var itemIDs: [String] { shownItems.compactMap { element(of: $0)?["id"] } }

    /// The declarations of the properties for views beside the controller's view, such as views in
    /// its bars.
    var viewProperties: [SwiftText] {
        viewNames.compactMap { id, name in
            views[id].map { view in
                SwiftText.lines(notExported(id))
                    + [property(name, view, isOutlet: connections.outlets[id] == name)]
            }
        }.flatMap(\.self)
    }

    /// Returns the comment about the connections of an item or a view in a bar that the code leaves
    /// out; empty if there are none.
    private func notExported(_ id: String) -> [String] {
        connections.omittedInBars[id].map {
            ["// Not exported: " + $0.map(SwiftLiteral.comment).joined(separator: "; ")]
        } ?? []
    }

    private func property(
        _ name: String, _ view: TypeNames.BarView, isOutlet: Bool
    ) -> SwiftText {
        if view.creation.isEmpty {
            let access = isOutlet ? "\(modifier)private(set) lazy var" : "private let"
            return .line("\(access) \(name) = \(created(view))")
        }
        let start = "\(isOutlet ? modifier : "private ")let \(name)"
        if view.creation.count == 1 {
            return .line(start + view.creation[0].dropFirst("let \(view.noun)".count))
        }
        return .block(
            "\(start): \(view.type) = {",
            SwiftText.lines(view.creation + ["return \(view.noun)"]), end: "}()")
    }

    /// Returns the property of a view, or the expression that creates the view.
    private func shown(_ view: TypeNames.BarView) -> String {
        viewNames.first { $0.id == view.objectID }?.name ?? created(view)
    }

    /// The declarations of properties for the bar button items that outlets refer to.
    var properties: [String] {
        var used: Set<String> = []
        return shownItems.compactMap { item in
            guard let name = outlet(of: item), used.insert(name).inserted else { return nil }
            return "\(modifier)private(set) lazy var \(name) = \(created(item))"
        }
    }

    private var shownItems: [BarItem] {
        let around =
            isOfController
            ? [Property.leftItems, .rightItems, .toolbarItems].flatMap(items) : []
        let inside = ownBars.flatMap { bar in
            (element(of: bar.view)?.children(in: "items") ?? []).flatMap { item in
                scene.map {
                    BarItemElement.items(
                        item.barItems("left") + item.barItems("right"), $0.resources)
                } ?? []
            }
        }
        return
            around
            + ownBars.filter { $0.view.kind == .toolbar }
            .compactMap { $0.view.properties.value(.items) }.flatMap(BarItemList.items) + inside
    }

    private func element(of item: BarItem) -> SourceElement? {
        scene?.barItems.first { $0.item == item }?.element
    }

    private func outlet(of item: BarItem) -> String? {
        element(of: item)?["id"].flatMap { connections.outlets[$0] }
    }

    // MARK: Bar button items

    /// Returns the statements that create the items of a list and assign them to a property.
    ///
    /// - Parameter names: the names of the local variables so far, without the numbers at their
    ///   ends, and how many variables have each name
    private func list(
        _ property: String, _ items: [BarItem], _ names: inout [String: Int]
    ) -> [String] {
        if items.isEmpty { return [] }
        let isSide = property.hasPrefix("navigationItem")
        if isSide, items.count == 1, outlet(of: items[0]) == nil, changes(items[0], "").isEmpty {
            return ["\(property) = \(created(items[0]))"]
        }
        var (result, list): ([String], [String]) = ([], [])
        for item in items {
            if let space = space(item) {
                list.append(space)
                continue
            }
            let outlet = outlet(of: item)
            let name = outlet ?? self.name(item, &names)
            result +=
                (outlet == nil ? ["let \(name) = \(created(item))"] : []) + changes(item, name)
            list.append(name)
        }
        if isSide, items.count == 1 { return result + ["\(property) = \(list[0])"] }
        return result + ["\(property)\(isSide ? "s" : "") = [\(list.joined(separator: ", "))]"]
    }

    private func space(_ item: BarItem) -> String? {
        guard item.isFlexibleSpace else { return nil }
        return texts.deploymentTarget < 14
            ? "UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)"
            : ".flexibleSpace()"
    }

    private func name(_ item: BarItem, _ names: inout [String: Int]) -> String {
        let action = element(of: item)?["id"].flatMap { connections.barMethods[$0]?.plain }
        let text =
            switch item.content {
            case _ where item.view != nil: "custom"
            case .title(let title), .barTitle(let title): Name.fromText(title) ?? action ?? "bar"
            case .image(let image):
                SwiftNameWords.word(of: image, isButton: true) ?? action ?? "bar"
            case .system(let name): name
            }
        return unique(text, &names)
    }

    private func unique(_ text: String, _ names: inout [String: Int]) -> String {
        let name = (SwiftIdentifier.lowerCamel(text) ?? "bar") + "Item"
        names[name, default: 0] += 1
        return names[name]! == 1 ? name : name + String(names[name]!)
    }

    private func changes(_ item: BarItem, _ name: String) -> [String] {
        var result: [String] = []
        // UIKit itself gives system items "Done" and "Save" the done style. An item with a title or
        // image gets its style from the initializer.
        let isDone = item.content == .system("done") || item.content == .system("save")
        if case .system = item.content, item.isDone, !isDone {
            result.append("\(name).style = .done")
        }
        // VoiceOver reads the title of an item that shows an image.
        let title = element(of: item)?["title"] ?? ""
        if case .image = item.content, !title.isEmpty {
            result.append("\(name).title = \(texts.literal(title))")
        }
        if !item.isEnabled { result.append("\(name).isEnabled = false") }
        if let tint = item.tint {
            let color = SwiftLiteral.color(Color(stored: tint))
            result.append("\(name).tintColor = \(color)")
        }
        let element = element(of: item)
        return (element?["id"].map(notExported) ?? []) + result
            + (element.map { described($0, name) } ?? [])
    }

    /// Returns the statements for attributes of the item's element that `BarItem` does not contain.
    private func described(_ element: SourceElement, _ name: String) -> [String] {
        var result: [String] = []
        if let tag = XMLNumber.parse(element["tag"]), tag != 0 {
            result.append("\(name).tag = \(SwiftLiteral.number(tag))")
        }
        if let width = XMLNumber.parse(element["width"]), width > 0 {
            result.append("\(name).width = \(SwiftLiteral.number(width))")
        }
        if let insets = Self.imageInsets(element) {
            result.append("\(name).imageInsets = \(insets)")
        }
        if element.isYes("changesSelectionAsPrimaryAction") {
            result.append("\(name).changesSelectionAsPrimaryAction = true")
        }
        let own = element.child("accessibility", key: "accessibilityConfiguration")
        var texts = [
            "label": own?["label"], "hint": own?["hint"], "identifier": own?["identifier"],
        ]
        for attribute in element.children(in: "userDefinedRuntimeAttributes") {
            let key = attribute["keyPath"]?.replacing(/^accessibility/, with: "").lowercased() ?? ""
            if texts.keys.contains(key) { texts[key] = attribute["value"] }
        }
        if let scene {
            let source = SwiftSource(
                element: element, target: name, isCustom: true, resources: scene.resources)
            let own = source.runtimeStatements.filter { !$0.hasPrefix("\(name).accessibility") }
            let omitted = source.omittedAttributes.map { "// Not exported: \($0)" }
            result += own + omitted
        }
        for key in ["label", "hint", "identifier"] {
            guard let text = texts[key] ?? nil, !text.isEmpty else { continue }
            let property = "accessibility" + SwiftIdentifier.capitalized(key)
            result.append("\(name).\(property) = \(SwiftLiteral.string(text))")
        }
        return result
    }

    private func created(_ view: TypeNames.BarView) -> String {
        if view.isSwiftUI { return "UIHostingController(rootView: \(view.type)()).view" }
        return
            "\(view.type)(frame: \(SwiftLiteral.rect(Rect(x: 0, y: 0, width: view.size.width, height: view.size.height))))"
    }

    private func created(_ item: BarItem) -> String {
        if let view = item.view.flatMap({ views[$0] }) {
            return "UIBarButtonItem(customView: \(shown(view)))"
        }
        let id = element(of: item)?["id"]
        let method = id.flatMap { connections.barMethods[$0] }
        let message = id.flatMap { connections.barMessages[$0] }
        let content =
            switch item.content {
            case .title(let title), .barTitle(let title): "title: \(texts.literal(title))"
            case .image(let name):
                "image: \(SwiftLiteral.image(name, element(of: item)?.child(key: "image")))"
            case .system(let name): "barButtonSystemItem: .\(name)"
            }
        let isSystem = if case .system = item.content { true } else { false }
        let style = isSystem ? "" : ", style: \(item.isDone ? ".done" : ".plain")"
        let target =
            method.map { "self, action: #selector(\($0.reference))" }
            ?? message.map { "nil, action: Selector((\(SwiftLiteral.string($0))))" }
        let type = element(of: item)?["customClass"].flatMap {
            SwiftIdentifier.isType($0) ? $0 : nil
        }
        return
            "\(type ?? "UIBarButtonItem")(\(content)\(style), target: \(target ?? "nil, action: nil"))"
    }
}
