import StackCore

/// The elements of a file that determine the content of the bars around a scene.
struct BarSources {
    /// The scene's own view controller. It is set only if the scene has bars.
    var controller: SourceElement?
    /// The tab bar controller whose navigation item gives the scene's navigation bar its content.
    /// It is set if the scene is in a tab of a tab bar controller that is the root of the
    /// navigation controller. If it is nil, the scene's own navigation item gives the content.
    var titled: SourceElement?
    /// The bar of the navigation controller that contains the scene; nil if there is none or if it
    /// is hidden.
    var navigationBar: SourceElement?
    /// The controller from which the scene is pushed; the back button shows its title. Nil if the
    /// scene is not pushed.
    var pushing: SourceElement?
    /// Whether the app shows a large title.
    var hasLargeTitle = false
    /// The controllers of the tabs, in order. An element is nil if the file does not contain the
    /// tab's controller.
    var tabs: [SourceElement?] = []
    /// The index of the tab that contains the scene; nil if there is none.
    var selectedTab: Int?
}

/// The content of the bars around a scene, such as titles, items and colours.
struct BarContent {
    let sources: BarSources
    let resources: Resources

    private var item: SourceElement? { (sources.titled ?? sources.controller)?.navigationItem }

    var leftItems: [BarItem] { items("left") }
    var rightItems: [BarItem] { items("right") }
    var prompt: String? { item?["prompt"] }
    /// The identifier of the view that replaces the title; nil if none does.
    var titleView: String? { item?.child(key: "titleView")?["id"] }

    var toolbarItems: [BarItem] {
        let elements = sources.controller?.children(in: "toolbarItems") ?? []
        return BarItemElement.items(elements, resources)
    }

    private func items(_ side: String) -> [BarItem] {
        BarItemElement.items(item?.barItems(side) ?? [], resources)
    }

    /// The title of the back button. Nil if there is no back button, because the scene is not
    /// pushed, or hides the button, or has other items in its place.
    var backTitle: String? {
        guard let pushing = sources.pushing, item?.isYes("hidesBackButton") != true,
            leftItems.isEmpty || item?.isYes("leftItemsSupplementBackButton") == true
        else { return nil }
        let previous = pushing.navigationItem
        return previous?.child("barButtonItem", key: "backBarButtonItem")?["title"]
            ?? previous?["backButtonTitle"] ?? pushing.navigationTitle
    }

    var barColor: String? { barColor("barTintColor") ?? (isBlack ? "#000000FF" : nil) }
    var itemColor: String? { barColor("tintColor") }

    var titleColor: String? {
        titleAttributes.flatMap { color($0, "textColor") } ?? (isBlack ? "#FFFFFFFF" : nil)
    }

    var titleFont: String? {
        titleAttributes?.child("fontDescription", key: "fontDescription")
            .flatMap { FontElement.spelling($0, for: nil) }
    }

    /// The attributes of the title in the style that the app shows, large or standard; nil if the
    /// file sets none.
    private var titleAttributes: SourceElement? {
        let key = sources.hasLargeTitle ? "largeTitleTextAttributes" : "titleTextAttributes"
        return sources.navigationBar?.child("textAttributes", key: key)
    }

    /// Whether the bar has the style for dark bars (`UIBarStyle.black`): its title is white.
    private var isBlack: Bool {
        sources.navigationBar?["barStyle"]?.hasPrefix("black") == true
    }

    private func barColor(_ key: String) -> String? {
        sources.navigationBar.flatMap { color($0, key) }
    }

    private func color(_ element: SourceElement, _ key: String) -> String? {
        element.child("color", key: key).flatMap { ColorElement.spelling($0, resources) }
    }

    /// The names of the tabs' pictures as a document stores them. The name is empty for a tab
    /// without a picture. Nil if no tab has a picture.
    var tabImages: String? {
        let names = sources.tabs.enumerated().map { index, tab in
            tab.flatMap { image(of: $0, isSelected: index == sources.selectedTab) }?.stored ?? ""
        }
        return names.allSatisfy(\.isEmpty) ? nil : TitleList.text(names)
    }

    private func image(of controller: SourceElement, isSelected: Bool) -> ImageName? {
        guard let item = controller.child("tabBarItem", key: "tabBarItem") else { return nil }
        let selected =
            isSelected ? BarItemElement.imageName(item, key: "selectedImage", resources) : nil
        return selected ?? BarItemElement.imageName(item, resources)
            ?? item["systemItem"].flatMap { BarItem.tabSymbols[$0] }.map(ImageName.symbol)
    }
}
