import StackCore

/// Readers and writers of properties of tables, their cells and bars that are views.
extension PropertyCoder {
    /// The items of a toolbar, navigation bar or tab bar that is a view. `SceneEditor` writes them,
    /// because new items need identifiers.
    static let items = PropertyCoder(
        read: { source throws(InvalidValue) in
            let items = source.element.barItems(source.resources)
            return items.isEmpty ? nil : try source.value(BarItemList.text(items))
        }, write: nil)

    /// The background colour of a toolbar, navigation bar or tab bar that is a view.
    static let barColor: PropertyCoder = {
        let tint = color("barTintColor")
        return PropertyCoder { source throws(InvalidValue) in
            source.element.isBar ? try tint.read?(source) : nil
        } write: { value, target in
            if target.element.isBar { tint.write?(value, target) }
        }
    }()

    /// The identifier of the root view of the scene that a container view embeds. The property is
    /// only read: the segue that embeds the scene is part of the storyboard and not of the view.
    static let embeds = PropertyCoder(
        read: { source throws(InvalidValue) in
            guard source.element.isNamed("containerView") else { return nil }
            let segue = source.element.children(in: "connections").first { $0["kind"] == "embed" }
            let controller = segue?["destination"]
            return try source.value(controller.flatMap(source.resources.view(ofController:)))
        }, write: nil)

    /// Whether a table draws lines between its cells.
    static let separators = PropertyCoder { source throws(InvalidValue) in
        source.element["separatorStyle"] == "none" ? .flag(false) : nil
    } write: { value, target in
        guard target.element.isNamed("tableView") else { return }
        target.element.set("separatorStyle", value == .flag(false) ? "none" : "default")
    }

    /// The height of a table's rows, or of a cell, in points. A table without a height has
    /// automatic row heights, which Interface Builder stores as -1.
    static let rowHeight = PropertyCoder { source throws(InvalidValue) in
        let height = try source.number(source.element["rowHeight"])
        if case .number(let points)? = height, points <= 0 { return nil }
        return height
    } write: { value, target in
        let isTable = target.element.isNamed("tableView")
        guard isTable || target.element.isNamed("tableViewCell") else { return }
        target.element.set("rowHeight", value.map(XcodeNumber.spelling) ?? (isTable ? "-1" : nil))
    }

    /// Whether a field that is not being edited shows its clear button.
    static let clearButton = PropertyCoder { source throws(InvalidValue) in
        ["always", "unlessEditing"].contains(source.element["clearButtonMode"])
            ? .flag(true) : nil
    } write: { value, target in
        target.element.set("clearButtonMode", value == .flag(true) ? "always" : nil)
    }

    /// Returns the reader and writer of a text in a cell's `<listContentConfiguration>`. The writer
    /// does nothing for a cell without this element.
    static func listContent(_ attribute: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            let text = source.element.listContent?[attribute] ?? ""
            return text.isEmpty ? nil : try source.value(text)
        } write: { value, target in
            target.element.listContent?.set(attribute, value?.spelling)
        }
    }

    /// The title above the section that begins with a cell: empty if the section has no title, nil
    /// if the cell is not the section's first one.
    static let sectionHeader = sectionTitle("headerTitle") { cell, section in
        section.child("cells")?.children.first == cell
            ? section.sectionTitle("headerTitle") ?? "" : nil
    }

    /// The title below the section that ends with a cell; nil if the section has none, or if the
    /// cell is not its last one.
    static let sectionFooter = sectionTitle("footerTitle") { cell, section in
        section.child("cells")?.children.last == cell ? section.sectionTitle("footerTitle") : nil
    }

    /// Returns the reader and writer of a section's title. A document has no sections, so it stores
    /// the title as a property of the section's first or last cell.
    ///
    /// - Parameter read: returns the title of the given section if the given cell is the one that
    ///   stores it in a document; otherwise nil
    private static func sectionTitle(
        _ attribute: String,
        read: @escaping @Sendable (_ cell: SourceElement, _ section: SourceElement) -> String?
    ) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            try source.value(
                source.element.section.flatMap { read(source.element, $0) })
        } write: { value, target in
            guard let section = target.element.section,
                section.child("string", key: attribute) == nil,
                read(target.element, section) != nil || value != nil
            else { return }
            let text = value?.spelling ?? ""
            section.set(attribute, text.isEmpty ? nil : text)
        }
    }

    /// The pictures of a segmented control's segments.
    static let segmentImages = PropertyCoder { source throws(InvalidValue) in
        let names = source.element.children(in: "segments").map {
            BarItemElement.imageName($0, source.resources)?.stored ?? ""
        }
        return names.allSatisfy(\.isEmpty) ? nil : try source.value(TitleList.text(names))
    } write: { value, target in
        let names = TitleList.titles(value?.spelling ?? "")
        for (at, segment) in target.element.children(in: "segments").enumerated() {
            let name = names.indices.contains(at) && !names[at].isEmpty ? names[at] : nil
            let image = name.map(ImageName.init(stored:))
            segment.child("imageReference", key: "image")?.remove()
            segment.set("image", image?.plain)
            segment.set("catalog", image?.isSymbol == true ? "system" : nil)
            if let image { segment.tree.listPicture(named: image) }
        }
    }
}

extension SourceElement {
    fileprivate var listContent: SourceElement? {
        child("listContentConfiguration", key: "contentConfiguration")
    }

    /// The `<tableViewSection>` that contains a cell; nil if the element is not a cell of a static
    /// section.
    fileprivate var section: SourceElement? {
        guard isNamed("tableViewCell"), let section = parent?.parent,
            section.isNamed("tableViewSection")
        else { return nil }
        return section
    }

    /// Whether the element is a toolbar, navigation bar or tab bar.
    var isBar: Bool { ["toolbar", "navigationBar", "tabBar"].contains(name) }

    fileprivate func sectionTitle(_ key: String) -> String? {
        self[key] ?? child("string", key: key)?.text
    }

    /// Returns the items of an element that is a toolbar, navigation bar or tab bar; empty for any
    /// other element.
    fileprivate func barItems(_ resources: Resources) -> [BarItem] {
        switch name {
        case "toolbar": return BarItemElement.items(children(in: "items"), resources)
        case "tabBar": return BarItemElement.tabs(children(in: "items"), resources)
        case "navigationBar":
            guard let item = children(in: "items").last(where: { $0.isNamed("navigationItem") })
            else { return [] }
            return BarItemElement.items(item.barItems("left"), resources)
                + [BarItem(.barTitle(item["title"] ?? ""))]
                + BarItemElement.items(item.barItems("right"), resources).reversed()
        default: return []
        }
    }
}
