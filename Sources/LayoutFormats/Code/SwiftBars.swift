import StackCore

/// The generated statements that set the items of a view controller's bars and of toolbars.
struct SwiftBars {
    let document: Document
    let texts: CodeTexts
    let connections: CodeConnections
    /// The toolbars among the views, with the names of their properties.
    let toolbars: [(name: String, view: View)]
    let views: [String: TypeNames.BarView]

    private func value(_ property: Property<String>) -> String? {
        document.properties.value(property).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The statements for the bars around the controller's view.
    var statements: [String] {
        var names: [String: Int] = [:]
        var result: [String] = []
        if let title = value(.navigationTitle) {
            result.append("navigationItem.title = \(texts.literal(title))")
        }
        if document.properties.value(.largeTitle) == true {
            result.append("navigationItem.largeTitleDisplayMode = .always")
        }
        if let view = value(.titleView).flatMap({ views[$0] }) {
            result.append("navigationItem.titleView = \(created(view))")
        }
        if let prompt = value(.prompt) {
            result.append("navigationItem.prompt = \(SwiftLiteral.string(prompt))")
        }
        for (side, property) in [("left", Property.leftItems), ("right", .rightItems)] {
            result += list("navigationItem.\(side)BarButtonItem", value(property), &names)
        }
        return result + list("toolbarItems", value(.toolbarItems), &names) + tab
            + itemsOfToolbars(&names)
    }

    /// The statements for toolbars in a view without a controller.
    var toolbarStatements: [String] {
        var names: [String: Int] = [:]
        return itemsOfToolbars(&names)
    }

    private func itemsOfToolbars(_ names: inout [String: Int]) -> [String] {
        toolbars.flatMap { toolbar in
            list("\(toolbar.name).items", toolbar.view.properties.value(.items), &names)
        }
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

    // MARK: Items

    /// Returns the statements that create the items of a list and set a property to them.
    ///
    /// - Parameter names: how often each name of a variable was used
    private func list(
        _ property: String, _ text: String?, _ names: inout [String: Int]
    ) -> [String] {
        let items = text.map(BarItemList.items) ?? []
        if items.isEmpty { return [] }
        let isSide = property.hasPrefix("navigationItem")
        if isSide, items.count == 1, changes(items[0], "").isEmpty {
            return ["\(property) = \(created(items[0]))"]
        }
        var (result, list): ([String], [String]) = ([], [])
        for item in items {
            if let space = space(item) {
                list.append(space)
                continue
            }
            let name = Self.name(item, &names)
            result += ["let \(name) = \(created(item))"] + changes(item, name)
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

    private static func name(_ item: BarItem, _ names: inout [String: Int]) -> String {
        let text =
            switch item.content {
            case _ where item.view != nil: "custom"
            case .title(let title), .barTitle(let title): Name.fromText(title) ?? "bar"
            case .image(let image): Name.fromText(image.plain) ?? "bar"
            case .system(let name): name
            }
        let name = (SwiftIdentifier.lowerCamel(text) ?? "bar") + "Item"
        names[name, default: 0] += 1
        return names[name]! == 1 ? name : name + String(names[name]!)
    }

    private func changes(_ item: BarItem, _ name: String) -> [String] {
        var result: [String] = []
        // These items have the style anyway.
        let isDone = item.content == .system("done") || item.content == .system("save")
        if item.isDone, !isDone, texts.deploymentTarget >= 14 {
            result.append("\(name).style = .done")
        }
        if !item.isEnabled { result.append("\(name).isEnabled = false") }
        if let tint = item.tint {
            let color = SwiftLiteral.color(Color(stored: tint))
            result.append("\(name).tintColor = \(color)")
        }
        return result
    }

    private func created(_ view: TypeNames.BarView) -> String {
        "\(view.type)(frame: \(SwiftLiteral.rect(Rect(x: 0, y: 0, width: view.size.width, height: view.size.height))))"
    }

    private func created(_ item: BarItem) -> String {
        if let view = item.view.flatMap({ views[$0] }) {
            return "UIBarButtonItem(customView: \(created(view)))"
        }
        let method = connections.barActions.first { $0.item == item }?.method
        let isOld = texts.deploymentTarget < 14
        let content =
            switch item.content {
            case .title(let title), .barTitle(let title): "title: \(SwiftLiteral.string(title))"
            case .image(let name): "image: \(SwiftLiteral.image(name))"
            case .system(let name): "\(isOld ? "barButtonSystemItem" : "systemItem"): .\(name)"
            }
        if isOld {
            let isSystem = if case .system = item.content { true } else { false }
            let style = isSystem ? "" : ", style: \(item.isDone ? ".done" : ".plain")"
            let target = method.map { "self, action: #selector(\($0.reference))" }
            return "UIBarButtonItem(\(content)\(style), target: \(target ?? "nil, action: nil"))"
        }
        guard let method else { return "UIBarButtonItem(\(content))" }
        let head = method.usesSender ? "action" : "_"
        return "UIBarButtonItem(\(content), "
            + "primaryAction: UIAction { [weak self] \(head) in self?.\(method.call) })"
    }
}
