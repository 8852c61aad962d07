import StackCore

/// The modifiers for the bars around a screen.
struct SwiftUIBars {
    let document: Document
    let texts: CodeTexts
    /// The types of the documents that can be shown as bar items or title views. Each type has two
    /// keys: the name of the document, and the Interface Builder identifier of the document's root
    /// view.
    let views: [String: TypeNames.BarView]
    let connections: SwiftUIConnections

    var modifiers: [SwiftUICall] {
        var result: [SwiftUICall] = []
        if let title = document.properties.value(.navigationTitle) ?? statedItem?["title"]
            ?? controller?["title"], !title.isEmpty
        {
            result.append(SwiftUICall("navigationTitle", [texts.title(title)]))
            result.append(
                SwiftUICall("navigationBarTitleDisplayMode", isLarge ? ".large" : ".inline"))
        }
        let middle = document.properties.value(.titleView).flatMap { views[$0] }.map {
            Self.item("principal", [SwiftUINode("principal.view", SwiftUICall($0.type))])
        }
        let items =
            [middle].compactMap(\.self) + group(.leftItems, "topBarLeading")
            + group(.rightItems, "topBarTrailing")
            + group(.toolbarItems, "bottomBar")
        if !items.isEmpty { result.append(SwiftUICall("toolbar", holding: items)) }
        return result + ofContainers
    }

    /// Whether the screen's title is large. The mode `always` of a screen has an effect only if its
    /// navigation bar allows large titles. A bar that is not in the file may allow them.
    private var isLarge: Bool {
        let scene = connections.scene
        switch controller?.navigationItem?["largeTitleDisplayMode"] {
        case "never": return false
        case "always":
            let bars = scene?.controllers.values.compactMap { $0.child("navigationBar") } ?? []
            return bars.isEmpty || bars.contains { $0.isYes("largeTitles") }
        default: return document.properties.value(.largeTitle) == true
        }
    }

    /// The screen's navigation item, if the document has no navigation bar. A screen that only code
    /// shows can have an item although the storyboard shows no bar.
    private var statedItem: SourceElement? {
        if document.properties.value(.navigationTitle) != nil { return nil }
        return controller?.navigationItem
    }

    /// The screen's controller in the file. Its title is that of its navigation item, unless this states
    /// another one.
    private var controller: SourceElement? {
        let scene = connections.scene
        return scene?.controllerID.flatMap { scene?.elements[$0] }
    }

    private func items(_ property: Property<String>) -> [BarItem] {
        if let list = document.properties.value(property) { return BarItemList.items(list) }
        let sides = [Property.leftItems.key: "left", Property.rightItems.key: "right"]
        guard let side = sides[property.key], let scene = connections.scene else { return [] }
        return BarItemElement.items(statedItem?.barItems(side) ?? [], scene.resources)
    }

    /// The modifiers for what the navigation and tab bar controllers around the screen state: a
    /// hidden navigation bar, and the title and picture of the screen's tab.
    var ofContainers: [SwiftUICall] {
        let hidden = SwiftUICall("toolbar", [.plain(".hidden"), .named("for", ".navigationBar")])
        return (connections.scene?.hidesNavigationBar == true ? [hidden] : []) + tab
    }

    private var tab: [SwiftUICall] {
        guard let (title, image) = SwiftBars.tab(of: document, connections.scene) else { return [] }
        let name: SwiftUICall.Argument? =
            switch image {
            case .asset(let name)?: .named("image", SwiftLiteral.string(name))
            case .symbol(let name)?: .named("systemImage", SwiftLiteral.string(name))
            case nil: nil
            }
        let label =
            name.map { SwiftUICall("Label", [texts.title(title), $0]) } ?? texts.text(title)
        return [SwiftUICall("tabItem", holding: [SwiftUINode("tab", label)])]
    }

    private func group(_ property: Property<String>, _ placement: String) -> [SwiftUINode] {
        let nodes = items(property).enumerated().compactMap { place, item in
            node(item, key: "\(placement).\(place)")
        }
        if nodes.isEmpty { return [] }
        // UIKit lists the right items from the outermost to the innermost, SwiftUI from left to
        // right.
        return [Self.item(placement, placement == "topBarTrailing" ? nodes.reversed() : nodes)]
    }

    private static func item(_ placement: String, _ nodes: [SwiftUINode]) -> SwiftUINode {
        SwiftUINode(
            placement,
            SwiftUICall(
                nodes.count == 1 ? "ToolbarItem" : "ToolbarItemGroup",
                [.named("placement", "." + placement)], holding: nodes))
    }

    func node(_ item: BarItem, key: String) -> SwiftUINode? {
        if let view = item.view.flatMap({ views[$0] }) {
            return SwiftUINode(key, SwiftUICall(view.type))
        }
        if item.isFlexibleSpace { return SwiftUINode(key, SwiftUICall("Spacer")) }
        if item.content == .system("fixedSpace") {
            let element = connections.scene?.barItems.first { $0.item == item }?.element
            let width = element?["width"].flatMap(Double.init) ?? 8
            return SwiftUINode(
                key, SwiftUICall("Spacer"),
                [SwiftUICall("frame", [.named("width", SwiftUILiteral.number(width))])])
        }
        var head: SwiftUICall
        switch item.shown {
        case .title(let title)?:
            head = SwiftUIAction.button(texts.title(title), action(item), key)
        case .barTitle(let title)?: head = texts.text(title)
        case .image(let picture)?: head = button(picture, item, key)
        case .system?, nil: return nil
        }
        var node = SwiftUINode(key, head)
        if item.isBold { node.modifiers.append(SwiftUICall("bold")) }
        if let tint = item.tint {
            node.modifiers.append(SwiftUICall("tint", SwiftUILiteral.color(Color(stored: tint))))
        }
        if !item.isEnabled {
            node.modifiers.append(SwiftUICall("disabled", "!" + Self.flag(item)))
        }
        return node
    }

    /// Returns the button for an item with a picture. A bar shows only the picture of a label.
    private func button(_ picture: ImageName, _ item: BarItem, _ key: String) -> SwiftUICall {
        let (own, action) = (connections.action(of: item), action(item))
        guard let words = own?.words.map(SwiftLiteral.string) else {
            let image = SwiftUINode(key + ".image", SwiftUICall(SwiftUILiteral.picture(picture)))
            return SwiftUIAction.button(image, action, key)
        }
        switch picture {
        case .symbol(let name):
            return SwiftUIAction.button(
                .plain(words), symbol: SwiftLiteral.string(name), action, key)
        case .asset(let name):
            let label = SwiftUICall(
                "Label", [.plain(words), .named("image", SwiftLiteral.string(name))])
            return SwiftUIAction.button(SwiftUINode(key + ".label", label), action, key)
        }
    }

    /// Returns the effect of pressing an item. An item without an action calls a closure of the
    /// struct.
    private func action(_ item: BarItem) -> SwiftUIAction {
        connections.action(of: item) ?? .method(Self.closure(item))
    }

    /// Returns the name of the property that enables an item which is disabled in the document:
    /// `isSaveEnabled`.
    private static func flag(_ item: BarItem) -> String {
        "is" + closure(item).dropFirst("on".count) + "Enabled"
    }

    /// The items of the screen's bars and of the bars in the document.
    private var items: [BarItem] {
        [.leftItems, .rightItems, .toolbarItems].flatMap(items)
            + document.allViews.filter(\.isBar).compactMap { $0.properties.value(.items) }
            .flatMap(BarItemList.items)
    }

    /// The names of the properties that enable the items which are disabled in the document.
    var flags: [String] { items.filter { !$0.isEnabled }.map(Self.flag) }

    /// Returns the name of the closure that an item without an action calls: `onCancel` for an item
    /// with the title Cancel.
    static func closure(_ item: BarItem) -> String {
        let word: String? =
            switch item.content {
            case .title(let title), .system(let title): title
            case .image(.asset(let name)): name
            case .image(.symbol(let name)):
                name.split(separator: ".").first.map(String.init)
            case .barTitle: nil
            }
        let letters = word.map {
            $0.filter { $0.isASCII && ($0.isLetter || $0 == " " || $0 == "-") }
        }
        return "on" + (letters.flatMap(SwiftIdentifier.upperCamel) ?? "BarItem")
    }

    /// The names of the closures that the items of the document's bars call.
    var closures: [String] {
        var seen: Set<String> = []
        return items.filter { connections.action(of: $0) == nil }
            .map(Self.closure).filter { seen.insert($0).inserted }
    }
}
