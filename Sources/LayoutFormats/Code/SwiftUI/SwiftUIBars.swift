import StackCore

/// The modifiers for the bars around a screen.
struct SwiftUIBars {
    let document: Document
    let texts: CodeTexts

    var modifiers: [SwiftUICall] {
        var result: [SwiftUICall] = []
        if let title = document.properties.value(.navigationTitle), !title.isEmpty {
            result.append(SwiftUICall("navigationTitle", [texts.title(title)]))
            result.append(SwiftUICall("navigationBarTitleDisplayMode", ".inline"))
        }
        let items =
            group(.leftItems, "topBarLeading") + group(.rightItems, "topBarTrailing")
            + group(.toolbarItems, "bottomBar")
        if !items.isEmpty { result.append(SwiftUICall("toolbar", holding: items)) }
        return result
    }

    private func group(_ property: Property<String>, _ placement: String) -> [SwiftUINode] {
        let list = document.properties.value(property).map(BarItemList.items) ?? []
        let nodes = list.enumerated().compactMap { place, item in
            node(item, key: "\(placement).\(place)")
        }
        if nodes.isEmpty { return [] }
        let call = SwiftUICall(
            nodes.count == 1 ? "ToolbarItem" : "ToolbarItemGroup",
            [.named("placement", "." + placement)],
            // UIKit lists the items on the right from the edge.
            holding: placement == "topBarTrailing" ? nodes.reversed() : nodes)
        return [SwiftUINode(placement, call)]
    }

    private func node(_ item: BarItem, key: String) -> SwiftUINode? {
        if item.isFlexibleSpace { return SwiftUINode(key, SwiftUICall("Spacer")) }
        var head: SwiftUICall
        switch item.shown {
        case .title(let title)?:
            head = SwiftUICall(
                "Button", [texts.title(title)], closures: [.init(content: [])])
        case .barTitle(let title)?: head = texts.text(title)
        case .image(.symbol(let name))?:
            head = button(.named("systemName", SwiftLiteral.string(name)), key)
        case .image(.asset(let name))?: head = button(.plain(SwiftLiteral.string(name)), key)
        case .system?, nil: return nil
        }
        var node = SwiftUINode(key, head)
        if item.isDone { node.modifiers.append(SwiftUICall("bold")) }
        if let tint = item.tint {
            node.modifiers.append(SwiftUICall("tint", SwiftUILiteral.color(Color(stored: tint))))
        }
        if !item.isEnabled { node.modifiers.append(SwiftUICall("disabled", "true")) }
        return node
    }

    private func button(_ image: SwiftUICall.Argument, _ key: String) -> SwiftUICall {
        let image = SwiftUINode(key + ".image", SwiftUICall("Image", [image]))
        return SwiftUICall(
            "Button",
            closures: [.init(content: []), .init(label: "label", content: [.node(image)])])
    }
}
