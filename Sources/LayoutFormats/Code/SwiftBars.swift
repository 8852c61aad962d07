import StackCore

/// The generated statements of a view controller that set the items of its bars.
struct SwiftBars {
    let document: Document

    private func value(_ property: Property<String>) -> String? {
        document.properties.value(property)
    }

    var statements: [String] {
        var result: [String] = []
        func set(_ name: String, _ property: Property<String>, _ literal: (String) -> String) {
            if let value = value(property) { result.append("\(name) = \(literal(value))") }
        }
        set("navigationItem.title", .navigationTitle, SwiftLiteral.string)
        set("navigationItem.prompt", .prompt, SwiftLiteral.string)
        set("navigationItem.leftBarButtonItems", .leftItems, items)
        set("navigationItem.rightBarButtonItems", .rightItems, items)
        set("toolbarItems", .toolbarItems, items)
        return result
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
            case .image(.symbol(let name)):
                "UIBarButtonItem(image: UIImage(systemName: \(SwiftLiteral.string(name))), " + rest
            case .image(.asset(let name)):
                "UIBarButtonItem(image: UIImage(named: \(SwiftLiteral.string(name))), " + rest
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
