import StackCore

/// Writes a scene's navigation bar, toolbar and tab bar, and the attributes that determine which
/// bars Interface Builder's canvas simulates.
extension SceneEditor {
    func writeBars() {
        for id in document.subtree() { writeItems(of: id) }
        // A top-level view of a xib has no controller, and therefore no bars.
        guard let controller = root.parent, controller["sceneMemberID"] == "viewController" else {
            return
        }
        writeNavigationBar(of: controller)
        writeToolbar(of: controller)
        writeTabBar(of: controller)
    }

    private func isChanged(_ key: PropertyKey) -> Bool {
        changes(of: .document).contains { $0.key == key }
    }

    private func writeNavigationBar(of controller: SourceElement) {
        writeTitle(of: controller)
        guard [.prompt, .leftItems, .rightItems].contains(where: isChanged) else { return }
        let item = controller.navigationItem ?? make("navigationItem", [], in: controller)
        if isChanged(.prompt) { item.set("prompt", document.properties.value(.prompt)) }
        if isChanged(.leftItems) { write(.leftItems, "left", to: item) }
        if isChanged(.rightItems) { write(.rightItems, "right", to: item) }
    }

    private func writeTitle(of controller: SourceElement) {
        guard isChanged(.navigationTitle) else { return }
        let title = document.properties.value(.navigationTitle)
        let item = controller.navigationItem
        if let title {
            put(title, in: item, "navigationItem", of: controller)
        } else {
            item?.set("title", nil)
        }
        simulate(
            "simulatedTopBarMetrics", title == nil ? nil : "simulatedNavigationBarMetrics",
            hadBar: baseline.properties.value(.navigationTitle) != nil, in: controller)
    }

    /// Writes the tab bar item of the scene's controller. A document contains the titles of all
    /// tabs, but a scene contains only the item of its own tab. So only one title is written: the
    /// one that equals the navigation bar's title, otherwise the first one.
    private func writeTabBar(of controller: SourceElement) {
        guard isChanged(.tabTitles) else { return }
        let titles = document.properties.value(.tabTitles).map(TitleList.titles)
        let item = controller.child("tabBarItem", key: "tabBarItem")
        if let titles {
            let own = document.properties.value(.navigationTitle)
            let title = titles.first { $0 == own } ?? titles[0]
            put(title, in: item, "tabBarItem", of: controller)
        } else {
            item?.remove()
        }
        simulate(
            "simulatedBottomBarMetrics", titles == nil ? nil : "simulatedTabBarMetrics",
            hadBar: baseline.properties.value(.tabTitles) != nil, in: controller)
    }

    private func writeToolbar(of controller: SourceElement) {
        guard isChanged(.toolbarItems) else { return }
        let text = document.properties.value(.toolbarItems)
        write(BarItemList.items(text ?? ""), into: "toolbarItems", of: controller) { list in
            put(list, in: controller)
        }
        if document.properties.value(.tabTitles) == nil {
            simulate(
                "simulatedBottomBarMetrics", text == nil ? nil : "simulatedToolbarMetrics",
                hadBar: baseline.properties.value(.toolbarItems) != nil, in: controller)
        }
    }

    /// Updates the element that states which bar Interface Builder's canvas draws for a controller.
    /// Does nothing unless the document adds or removes the bar.
    ///
    /// - Parameters:
    ///   - key: the `key` attribute of the element, such as `simulatedTopBarMetrics`
    ///   - name: the name of the element, such as `simulatedToolbarMetrics`; nil for no bar
    ///   - hadBar: whether the scene had a bar before, either its own or that of a containing
    ///     controller
    private func simulate(
        _ key: String, _ name: String?, hadBar: Bool, in controller: SourceElement
    ) {
        if (name != nil) == hadBar { return }
        let own = controller.child(key: key)
        own?.remove()
        // Without a `<nil>` element, the canvas would show the bar of a containing controller.
        if name != nil || own == nil {
            put(context.file.make(name ?? "nil", [("key", key)]), in: controller)
        }
    }

    private func put(
        _ title: String, in item: SourceElement?, _ name: String, of controller: SourceElement
    ) {
        if let item { return item.set("title", title) }
        _ = make(name, [("title", title)], in: controller)
    }

    /// Creates a bar item of a controller.
    private func make(
        _ name: String, _ attributes: [(String, String?)], in controller: SourceElement
    ) -> SourceElement {
        let id = context.identifier(name, self.item.name, in: origin.key)
        let element = context.file.make(name, [("key", name)] + attributes + [("id", id)])
        put(element, in: controller)
        return element
    }

    /// Inserts a child into a controller in Xcode's order: the view, the bar items, the simulated
    /// bars.
    private func put(_ child: SourceElement, in controller: SourceElement) {
        insert(
            child, in: controller,
            order: [
                "layoutGuides", "view", "tabBarItem", "toolbarItems", "navigationItem",
                "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
                "simulatedBottomBarMetrics",
            ])
    }

    /// Inserts a child after all siblings that precede it in `order`. `order` lists siblings by the
    /// value of their `key` attribute or, without a key, by their element name.
    private func insert(_ child: SourceElement, in parent: SourceElement, order: [String]) {
        func rank(_ element: SourceElement) -> Int? {
            order.firstIndex(of: element["key"] ?? element.name)
        }
        let place = rank(child) ?? order.count
        let previous = parent.children.filter { rank($0).map { $0 < place } ?? false }
        parent.insert(child, after: previous.last)
    }
}

// MARK: - Bar items

extension SceneEditor {
    /// Writes the items of a toolbar that is a view. The items of a navigation bar or tab bar that
    /// is a view stay in the annotation.
    private func writeItems(of id: ViewID) {
        let element = viewElement(of: id)
        guard element.isNamed("toolbar"),
            let change = changes(of: .view(id)).first(where: { $0.key == .items })
        else { return }
        let items = BarItemList.items(change.new?.spelling ?? "")
        write(items, into: "items", of: element) { element.insertInOrder($0) }
    }

    /// Writes the items on one side of a navigation item. A single one is a child of the navigation
    /// item, several are in a list.
    private func write(_ property: Property<String>, _ side: String, to item: SourceElement) {
        let new = BarItemList.items(document.properties.value(property) ?? "")
        let (key, name) = (side + "BarButtonItem", side + "BarButtonItems")
        let old = item.child("barButtonItem", key: key)
        if new.count > 1 || item.child(name) != nil {
            write(new, into: name, of: item) { list in
                place(list, in: item)
                guard let old else { return }
                old.remove()
                old.set("key", nil)
                list.append(old)
            }
        } else if let old, let first = new.first {
            BarItemElement.write(first, to: old, resources)
        } else {
            old?.remove()
            if let first = new.first { place(make(first, key: key), in: item) }
        }
    }

    private func place(_ child: SourceElement, in item: SourceElement) {
        insert(
            child, in: item,
            order: [
                "title", "titleView", "backBarButtonItem", "leftBarButtonItem",
                "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
            ])
    }

    /// Writes items into a list element of `owner`.
    ///
    /// - Parameter insert: inserts a new list element where Xcode would
    private func write(
        _ items: [BarItem], into name: String, of owner: SourceElement,
        insert: (SourceElement) -> Void
    ) {
        let known = owner.child(name)
        if items.isEmpty { return known?.remove() ?? () }
        let list = known ?? context.file.make(name)
        if known == nil { insert(list) }
        write(items, to: list)
    }

    /// Writes items into the elements of a list. Elements at the start and at the end of the list
    /// whose items are unchanged are kept as they are.
    private func write(_ items: [BarItem], to list: SourceElement) {
        let known = Array(list.children)
        let start = zip(known, items).prefix { isSame($0, $1) }.count
        let end = zip(known.dropFirst(start).reversed(), items.dropFirst(start).reversed())
            .prefix { isSame($0, $1) }.count
        let (old, new) = (known[start..<known.count - end], items[start..<items.count - end])
        for (element, item) in zip(old, new) { BarItemElement.write(item, to: element, resources) }
        for extra in old.dropFirst(new.count) { extra.remove() }
        var previous = old.last ?? known.prefix(start).last
        for item in new.dropFirst(old.count) {
            let element = make(item, key: nil)
            list.insert(element, after: previous)
            previous = element
        }
    }

    /// Returns whether the element's item equals `item`. Both are compared in the text form that
    /// documents use, in which titles lose the character `|`.
    private func isSame(_ element: SourceElement, _ item: BarItem) -> Bool {
        BarItemList.items(BarItemList.text(BarItemElement.items([element], resources))) == [item]
    }

    private var resources: Resources { Resources(context.file.root, in: .current) }

    private func make(_ item: BarItem, key: String?) -> SourceElement {
        let id = context.identifier("barButtonItem", self.item.name, in: origin.key)
        let element = context.file.make("barButtonItem", [("key", key), ("id", id)])
        BarItemElement.write(item, to: element, resources)
        return element
    }
}
