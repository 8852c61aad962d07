import StackCore

/// The generated statements of a view controller that set the items of its bars.
struct SwiftBars {
    let document: Document
    let texts: CodeTexts

    private func value(_ property: Property<String>) -> String? {
        document.properties.value(property)
    }

    var statements: [String] {
        var result: [String] = []
        func set(_ name: String, _ property: Property<String>, _ literal: (String) -> String) {
            if let value = value(property) { result.append("\(name) = \(literal(value))") }
        }
        set("navigationItem.title", .navigationTitle, texts.literal)
        set("navigationItem.prompt", .prompt, SwiftLiteral.string)
        set("navigationItem.leftBarButtonItems", .leftItems, items)
        set("navigationItem.rightBarButtonItems", .rightItems, items)
        set("toolbarItems", .toolbarItems, items)
        return result + tab
    }

    /// The statement that sets the controller's item in its tab bar.
    private var tab: [String] {
        guard let titles = value(.tabTitles).map(TitleList.titles) else { return [] }
        let place = document.properties.value(.selectedTab).map { Int($0) } ?? 0
        guard titles.indices.contains(place) else { return [] }
        let images = value(.tabImages).map(TitleList.titles) ?? []
        let name = images.indices.contains(place) && !images[place].isEmpty ? images[place] : nil
        let image = name.map { SwiftLiteral.image(ImageName(stored: $0)) } ?? "nil"
        return [
            "tabBarItem = UITabBarItem(title: \(SwiftLiteral.string(titles[place])), "
                + "image: \(image), tag: \(place))"
        ]
    }

    private func items(_ text: String) -> String {
        "[" + BarItemList.items(text).map(Self.item).joined(separator: ", ") + "]"
    }

    private static func item(_ item: BarItem) -> String {
        let style = item.isDone ? ".done" : ".plain"
        let rest = "style: \(style), target: nil, action: nil)"
        let created =
            switch item.content {
            case .title(let title), .barTitle(let title):
                "UIBarButtonItem(title: \(SwiftLiteral.string(title)), " + rest
            case .image(let name): "UIBarButtonItem(image: \(SwiftLiteral.image(name)), " + rest
            case .system(let name): "UIBarButtonItem(systemItem: .\(name))"
            }
        var changes: [String] = []
        if !item.isEnabled { changes.append("item.isEnabled = false") }
        if let tint = item.tint {
            changes.append("item.tintColor = \(SwiftLiteral.color(Color(stored: tint)))")
        }
        if changes.isEmpty { return created }
        return "{ item in \(changes.joined(separator: "; ")); return item }(\(created))"
    }
}
