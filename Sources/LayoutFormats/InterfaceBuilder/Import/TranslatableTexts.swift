/// The texts of a storyboard or xib that an app can translate. Each has the name that its
/// translations have in `.strings` files: the object's id and an attribute such as `text` or
/// `normalTitle`.
package struct TranslatableTexts: Sendable {
    package struct Text: Hashable, Sendable {
        package let objectID: String
        package let attribute: String
        package let text: String
        /// The line of the object's element, counted from 1.
        package let line: Int
    }

    /// The texts in file order.
    package private(set) var texts: [Text] = []
    /// The element name of each object that has an id, such as `label`, by the id.
    package private(set) var elements: [String: String] = [:]
    /// The attributes of each object that a translation can replace, by the object's id, besides
    /// those that every object has.
    private var attributes: [String: [String]] = [:]
    /// The id of the navigation item of each controller, by the controller's id.
    package private(set) var navigationItems: [String: String] = [:]
    /// The ids of objects whose texts are probably samples that code replaces in the running app,
    /// and need no translation. Such an object has an outlet. In addition, it is in a cell that a
    /// list creates for its data, or one of its texts looks like data, such as `12 kg`.
    package private(set) var samples: Set<String> = []

    init(_ root: SourceElement) {
        var outlets: Set<String> = []
        var cells: [SourceElement] = []
        for element in root.subtree {
            if element.isNamed("outlet") || element.isNamed("outletCollection") {
                if let id = element["destination"] { outlets.insert(id) }
            } else if element.isCellOfData {
                cells.append(element)
            }
            guard let id = element["id"] else { continue }
            elements[id] = element.name
            attributes[id] = element.translatableAttributes
            read(element, id)
        }
        let inCells = Set(cells.flatMap(\.subtree).compactMap { $0["id"] })
        let data = Set(texts.filter { Self.isData($0.text) }.map(\.objectID))
        samples = outlets.intersection(inCells.union(data))
    }

    /// Returns whether a text looks like data rather than words to translate: it has a digit or no
    /// letter, or it is the usual filler text.
    private static func isData(_ text: String) -> Bool {
        text.contains(where: \.isNumber) || !text.contains(where: \.isLetter)
            || text.lowercased().contains("lorem ipsum")
    }

    private mutating func read(_ element: SourceElement, _ id: String) {
        func add(_ attribute: String, _ text: String?) {
            guard let text, !text.isEmpty else { return }
            texts.append(
                Text(objectID: id, attribute: attribute, text: text, line: element.line))
        }
        switch element.name {
        case "label", "textView":
            add("text", StringElement.text(element, "text", attributed: ""))
        case "textField", "searchBar":
            add("text", StringElement.text(element, "text", attributed: ""))
            add("placeholder", StringElement.text(element, "placeholder", attributed: ""))
            add("prompt", element["prompt"])
        case "button":
            for state in element.children("state") {
                let title = StringElement.text(state, "title", attributed: "")
                add((state["key"] ?? "normal") + "Title", title)
            }
            if let configuration = element.configuration {
                add("configuration.title", configuration["title"])
                add("configuration.subtitle", configuration["subtitle"])
            }
        case "segmentedControl":
            for (number, segment) in element.children(in: "segments").enumerated() {
                add("segmentTitles[\(number)]", segment["title"])
            }
        case "navigationItem":
            if let controller = element.parent?["id"] { navigationItems[controller] = id }
            for name in ["title", "prompt", "backBarButtonItemTitle"] { add(name, element[name]) }
        case "barButtonItem", "tabBarItem": add("title", element["title"])
        case "tableViewSection":
            add("headerTitle", element["headerTitle"])
            add("footerTitle", element["footerTitle"])
        default:
            if FileObjects.isController(element) { add("title", element["title"]) }
        }
    }

    /// Returns whether the object with the id `id` has a translatable attribute such as `text`.
    package func canHave(_ attribute: String, _ id: String) -> Bool {
        Self.ofAll.contains(attribute) || Self.startsOfAll.contains(where: attribute.hasPrefix)
            || attributes[id]?.contains(attribute) ?? false
    }

    /// The translatable attributes of every object, and how the names of others begin.
    private static let ofAll: Set<String> = [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue",
        "largeContentTitle", "toolTip",
    ]
    private static let startsOfAll = ["ibExternal", "ibShadowed", "userDefinedRuntimeAttributes["]
}

extension SourceElement {
    /// The attributes of the object that a translation can replace, besides those of all objects.
    /// Of an element without a list here, all attributes count.
    fileprivate var translatableAttributes: [String] {
        func numbered(_ attribute: String, _ list: String) -> [String] {
            children(in: list).indices.map { "\(attribute)[\($0)]" }
        }
        switch name {
        case "constraint", "outlet", "outletCollection", "action", "segue", "view": return []
        case "label", "textView": return ["text", "attributedText"]
        case "textField":
            return ["text", "attributedText", "placeholder", "attributedPlaceholder"]
        case "searchBar":
            return ["text", "placeholder", "prompt"]
                + numbered("scopeButtonTitles", "scopeButtonTitles")
        case "segmentedControl": return numbered("segmentTitles", "segments")
        case "button": return titles
        case "tableViewSection": return ["headerTitle", "footerTitle"]
        case "navigationItem": return ["title", "prompt", "backBarButtonItemTitle"]
        case "barButtonItem": return ["title"]
        case "tabBarItem": return ["title", "badgeValue"]
        default: return FileObjects.isController(self) ? ["title"] : attributeNames
        }
    }

    /// The titles of a button: of its states, of which it always has the normal one, and of its
    /// configuration.
    private var titles: [String] {
        let states = Set(children("state").compactMap { $0["key"] } + ["normal"]).sorted()
        let inStates = states.flatMap { [$0 + "Title", $0 + "AttributedTitle"] }
        if configuration == nil { return inStates }
        return inStates
            + ["title", "subtitle", "attributedTitle", "attributedSubtitle"].map {
                "configuration." + $0
            }
    }
}

extension SourceElement {
    /// Whether the element is a cell, header or footer that a list makes for its data; false for
    /// the static cells of a table.
    fileprivate var isCellOfData: Bool {
        ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(name)
            && parent?.parent?.isNamed("tableViewSection") != true
    }
}
