import StackCore

extension SceneEditor {
    /// The identifier by which a constraint names the item; guides are made where they lack.
    func identifier(of item: LayoutItem) -> String {
        guard let guide = item.guide else { return identifier(of: .view(item.view)) ?? "" }
        return guideElement(guide, of: item.view)["id"] ?? ""
    }

    private func guideElement(_ guide: GuideKind, of view: ViewID) -> SourceElement {
        let spelling = Self.spelling(guide)
        let owner = guideOwner(guide, of: view)
        let known = owner.children.first { child in
            child.isNamed(spelling.element) && child[spelling.attribute] == spelling.value
        }
        if let known, known["id"] != nil { return known }
        let name = document[view].name + "." + guide.rawValue
        let element = context.file.make(
            spelling.element,
            [
                (spelling.attribute, spelling.value),
                ("id", context.identifier("guide", name, in: origin.key)),
            ])
        owner.insertInOrder(element)
        return element
    }

    /// The bars' guides belong to the controller, all others to their view.
    private func guideOwner(_ guide: GuideKind, of view: ViewID) -> SourceElement {
        let element = viewElements[view]!
        guard guide == .topLayoutGuide || guide == .bottomLayoutGuide,
            let controller = origin.controller.map(context.file.element)
        else { return element }
        if let guides = controller.child("layoutGuides") { return guides }
        let guides = context.file.make("layoutGuides")
        controller.insert(guides, after: nil)
        return guides
    }

    private static func spelling(
        _ guide: GuideKind
    ) -> (element: String, attribute: String, value: String) {
        switch guide {
        case .safeArea: ("viewLayoutGuide", "key", "safeArea")
        case .margins: ("viewLayoutGuide", "key", "layoutMargins")
        case .readable: ("viewLayoutGuide", "key", "readableContent")
        case .content: ("viewLayoutGuide", "key", "contentLayoutGuide")
        case .frame: ("viewLayoutGuide", "key", "frameLayoutGuide")
        case .topLayoutGuide: ("viewControllerLayoutGuide", "type", "top")
        case .bottomLayoutGuide: ("viewControllerLayoutGuide", "type", "bottom")
        }
    }
}
