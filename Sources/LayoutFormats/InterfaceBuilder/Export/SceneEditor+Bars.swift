import StackCore

/// Writes the titles of a scene's navigation and tab bars, and which bars Interface Builder's
/// canvas simulates.
extension SceneEditor {
    func writeBars() {
        // A top-level view of a xib has no controller, and therefore no bars.
        guard let controller = root.parent, controller["sceneMemberID"] == "viewController" else {
            return
        }
        writeNavigationBar(of: controller)
        writeTabBar(of: controller)
    }

    private func isChanged(_ key: PropertyKey) -> Bool {
        changes(of: .document).contains { $0.key == key }
    }

    private func writeNavigationBar(of controller: SourceElement) {
        guard isChanged(.navigationTitle) else { return }
        let title = document.properties.value(.navigationTitle)
        let item = controller.child("navigationItem", key: "navigationItem")
        if let title {
            put(title, in: item, "navigationItem", of: controller)
        } else {
            item?.set("title", nil)
        }
        simulate(
            "simulatedTopBarMetrics", title == nil ? nil : "simulatedNavigationBarMetrics",
            hadBar: baseline.properties.value(.navigationTitle) != nil, in: controller)
    }

    /// Writes the tab bar item of the scene's controller. A file stores only the scene's own tab:
    /// the one whose title is the scene's, otherwise the first one.
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

    /// Sets which bar the canvas simulates, if the document adds or removes the bar.
    ///
    /// - Parameters:
    ///   - key: the `key` attribute of the bar's element
    ///   - name: the name of the bar's element; nil for no bar
    ///   - hadBar: whether the scene had the bar before, its own or that of a containing controller
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
        let id = context.identifier(name, self.item.name, in: origin.key)
        let attributes = [("key", name), ("title", title), ("id", id)]
        put(context.file.make(name, attributes), in: controller)
    }

    /// Inserts a child into a controller in Xcode's order: the view, the bar items, the simulated
    /// bars.
    private func put(_ child: SourceElement, in controller: SourceElement) {
        let order = [
            "layoutGuides", "view", "tabBarItem", "toolbarItems", "navigationItem",
            "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
        ]
        func rank(_ element: SourceElement) -> Int? {
            order.firstIndex(of: element["key"] ?? element.name)
        }
        let place = rank(child) ?? order.count
        let previous = controller.children.filter { rank($0).map { $0 < place } ?? false }
        controller.insert(child, after: previous.last)
    }
}
