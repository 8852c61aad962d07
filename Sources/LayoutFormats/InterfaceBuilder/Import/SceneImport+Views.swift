import StackCore

extension SceneImport {
    /// Creates a draft of every view in the scene, superviews first and in z-order.
    mutating func readViews() throws(ImportRefusal) {
        var pending: [(element: SourceElement, parent: ViewID?)] = [(scene.view, nil)]
        while let next = pending.popLast() {
            try checkCancellation()
            try budget.spendItem(at: next.element.line)
            if views.count >= DocumentLimits.views {
                throw ImportRefusal(
                    line: next.element.line, "there are more than \(DocumentLimits.views) views")
            }
            let id = readView(next.element, in: next.parent)
            pending += next.element.viewElements.reversed().map { ($0, id) }
        }
    }

    private mutating func readView(_ element: SourceElement, in parent: ViewID?) -> ViewID {
        let id = ViewID(views.count)
        let kind = annotation.kind(of: element) ?? kind(of: element)
        let forms = ViewForms.of(kind)
        var draft = PropertyDraft(.view(kind))
        draft.read(forms, from: element, facts.resources)
        readVariations(of: element, forms, into: &draft)
        views.append(
            DraftView(
                id: id, element: element, kind: kind,
                name: name(of: element, wish: wish(for: element, kind, draft)),
                parent: parent, properties: withoutDerived(draft, of: element),
                isArranged: parent.map { views[$0.raw].kind == .stack } ?? false))
        enter(id)
        return id
    }

    /// Reads the values that an element's `<variation>` children define for certain size classes
    /// into `draft`.
    mutating func readVariations(
        of element: SourceElement, _ forms: [PropertyMapping], into draft: inout PropertyDraft
    ) {
        for variation in element.children("variation") {
            let key = variation["key"] ?? ""
            if let condition = VariationKey.condition(key) {
                draft.read(forms, from: variation, facts.resources, for: condition)
            } else {
                notes.addOnce(variation.line, "variations for \(key) are left out")
            }
        }
    }

    private mutating func enter(_ id: ViewID) {
        for element in views[id.raw].elements {
            guard let objectID = element["id"] else { continue }
            if items[objectID] == nil {
                items[objectID] = .item(LayoutItem(id))
            } else {
                notes.add(element.line, "the identifier \(objectID) is used twice")
            }
        }
    }

    private mutating func kind(of element: SourceElement) -> ViewKind {
        if let kind = ElementKind.kind(of: element) { return kind }
        notes.addOnce(element.line, "\(element.name) is not known; it is imported as a plain view")
        return .view
    }

    /// Returns the preferred name of a view: its user label, otherwise its text, otherwise its
    /// stored kind (`ViewKind.storedKind`). These depend on the file only, so that importing the
    /// file again gives the same names.
    private func wish(
        for element: SourceElement, _ kind: ViewKind, _ properties: PropertyDraft
    ) -> String {
        let texts = [element["userLabel"], properties.list[.text]?.spelling]
        let names = texts.lazy.compactMap { $0.flatMap { Name.fromText($0) } }
        return names.first ?? kind.storedKind.rawValue
    }

    /// Adds the layout guides of the scene's views and controller to `items`.
    mutating func readGuides() {
        for view in views {
            for guide in view.elements.flatMap(\.children)
            where guide.isNamed("viewLayoutGuide") || guide.isNamed("keyboardLayoutGuide") {
                enter(guide, of: view.id)
            }
        }
        for guide in scene.controller?.children(in: "layoutGuides") ?? [] {
            enter(guide, of: .root)
        }
    }

    private mutating func enter(_ guide: SourceElement, of view: ViewID) {
        guard let id = guide["id"], items[id] == nil else { return }
        items[id] = GuideElement.item(guide, of: view)
        if items[id] == nil {
            notes.addOnce(guide.line, "the guide \(guide["key"] ?? guide.name) is not known")
        }
    }
}
