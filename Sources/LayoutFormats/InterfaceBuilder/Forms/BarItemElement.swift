import StackCore

/// The conversion of `<barButtonItem>` elements, in navigation items and toolbars, and of the
/// `<tabBarItem>` elements of tab bars that are views.
enum BarItemElement {
    /// Returns the items of the `<barButtonItem>` elements.
    static func items(_ elements: [SourceElement], _ resources: Resources) -> [BarItem] {
        elements.filter { $0.isNamed("barButtonItem") }.map { item($0, resources) }
    }

    /// Returns the items of the `<tabBarItem>` elements. The export does not write them.
    static func tabs(_ elements: [SourceElement], _ resources: Resources) -> [BarItem] {
        elements.filter { $0.isNamed("tabBarItem") }.map { element in
            var item = BarItem(
                element["systemItem"].map(BarItem.Content.system) ?? .title(element["title"] ?? ""))
            item.isEnabled = element["enabled"] != "NO"
            item.image = imageName(element, resources)
            item.badge = element["badgeValue"]
            item.badgeColor = element.child("color", key: "badgeColor")
                .flatMap { ColorElement.spelling($0, resources) }
            return item
        }
    }

    private static func item(_ element: SourceElement, _ resources: Resources) -> BarItem {
        var item = BarItem(content(element, resources))
        item.isDone = element["style"] == "done"
        item.isEnabled = element["enabled"] != "NO"
        item.tint = element.child("color", key: "tintColor")
            .flatMap { ColorElement.spelling($0, resources) }
        item.view = element.child(key: "customView")?["id"]
        return item
    }

    /// Returns the content of an item: a system item, a picture, or a title. An item with a button
    /// as its custom view has the button's content.
    private static func content(
        _ element: SourceElement, _ resources: Resources
    ) -> BarItem.Content {
        if let system = element["systemItem"] { return .system(system) }
        let shown = element.child(key: "customView").map { view in
            view.configuration ?? view.child("state", key: "normal") ?? view
        }
        for source in [element, shown].compactMap(\.self) {
            if let name = imageName(source, resources) { return .image(name) }
        }
        return .title(element["title"] ?? shown?["title"] ?? "")
    }

    /// Returns the name of the picture in an element's attribute `key`, or in its
    /// `<imageReference>` with that key; nil if there is none.
    static func imageName(
        _ element: SourceElement, key: String = "image", _ resources: Resources
    ) -> ImageName? {
        let source = element.child("imageReference", key: key) ?? element
        guard let name = source[source == element ? key : "image"] else { return nil }
        let isSymbol = source["catalog"] == "system" || resources.picture(name)?.isSymbol == true
        return isSymbol ? .symbol(name) : .asset(name)
    }
}

extension BarItemElement {
    /// Writes an item into its element. Attributes whose values are unchanged, and a custom view in
    /// the element, stay as they are.
    static func write(_ item: BarItem, to element: SourceElement, _ resources: Resources) {
        let old = self.item(element, resources)
        if item.content != old.content { write(item.content, to: element) }
        if item.isDone != old.isDone { write(["style": item.isDone ? "done" : nil], to: element) }
        if item.isEnabled != old.isEnabled {
            write(["enabled": item.isEnabled ? nil : "NO"], to: element)
        }
        if item.tint != old.tint {
            element.setColor(item.tint.map(PropertyValue.text), key: "tintColor")
        }
    }

    private static func write(_ content: BarItem.Content, to element: SourceElement) {
        var values: [String: String?] = [
            "title": nil, "image": nil, "catalog": nil, "systemItem": nil,
        ]
        switch content {
        case .title(let title), .barTitle(let title): values["title"] = title
        case .system(let name): values["systemItem"] = name
        case .image(let name):
            values["image"] = name.plain
            if name.isSymbol { values["catalog"] = "system" }
            element.tree.listPicture(named: name)
        }
        write(values, to: element)
    }

    /// Sets the attributes in `values`, in Xcode's order, and removes those whose value is nil.
    /// Other attributes of the element stay.
    private static func write(_ values: [String: String?], to element: SourceElement) {
        var all = element.attributeNames.map { ($0, element[$0]) }.filter { values[$0.0] == nil }
        for name in order {
            guard let value = values[name] ?? nil else { continue }
            let later = order.drop { $0 != name }.dropFirst()
            all.insert(
                (name, value), at: all.firstIndex { later.contains($0.0) } ?? all.count)
        }
        element.setAttributes(all)
    }

    /// The attributes of an item in Xcode's order.
    private static let order = [
        "width", "key", "enabled", "title", "tag", "image", "catalog", "style", "systemItem", "id",
        "userLabel", "customClass", "customModule", "customModuleProvider",
    ]
}

extension SourceElement {
    /// Whether the element is the custom view of a bar button item, or a title view.
    var isBarView: Bool { self["key"] == "customView" || self["key"] == "titleView" }

    /// The navigation item of a controller; nil if it has none.
    var navigationItem: SourceElement? { child("navigationItem", key: "navigationItem") }

    /// Returns the elements of a navigation item's bar button items on a side, `left` or `right`.
    func barItems(_ side: String) -> [SourceElement] {
        let single = child("barButtonItem", key: side + "BarButtonItem")
        return single.map { [$0] } ?? children(in: side + "BarButtonItems")
    }
}
