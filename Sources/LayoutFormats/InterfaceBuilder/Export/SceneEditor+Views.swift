import StackCore

extension SceneEditor {
    /// Moves the elements of all views to their positions in the document's hierarchy, and creates
    /// missing elements.
    mutating func placeViews() {
        for id in document.subtree() {
            let wanted = elementOrder(of: document[id])
            guard !wanted.isEmpty else { continue }
            for child in wanted where viewElements[child] == nil {
                makeElement(for: document[child], in: document[id])
            }
            place(wanted.map { viewElement(of: $0) }, in: viewElement(of: id))
        }
    }

    /// Returns the order in which the file must list a view's subviews. In a file, a stack view
    /// arranges all its subviews in the listed order.
    private func elementOrder(of view: View) -> [ViewID] {
        let arranged = Set(view.arrangedSubviews)
        if view.subviews.filter(arranged.contains) == view.arrangedSubviews { return view.subviews }
        return view.arrangedSubviews + view.subviews.filter { !arranged.contains($0) }
    }

    private mutating func makeElement(for view: View, in parent: View) {
        let kind = ElementKind.of(view.kind, in: parent.kind)
        let copy = copiedElement(for: view, kind)
        let element = copy ?? kind.make(in: context.file)
        label(element, "view", view.name, "userLabel")
        // Xcode warns about cells without a reuse identifier, and code needs one to make a cell.
        if element.isCell { element.set("reuseIdentifier", view.name) }
        viewElements[view.id] = element
        addContentView(of: view)
        guard copy == nil else { return }
        ElementKind.addParts(to: element) { context.identifier($0, view.name, in: origin.key) }
    }

    /// Returns a copy of the element of the view that this view was copied from. Returns nil if the
    /// view is no copy, or if the original's element has another tag name than the copy needs and
    /// is not in a `<subviews>` list. Leaves out the parts that the document writes itself, such as
    /// subviews, and segues and outlets to the view.
    private mutating func copiedElement(for view: View, _ kind: ElementKind) -> SourceElement? {
        guard let (original, properties) = original(of: view),
            original.isNamed(kind.name) || original.parent?.isNamed("subviews") == true
        else { return nil }
        let views = baselineElements
        let element = original.copy { Self.isCopied($0, views) }
        for name in ["key", "id", "userLabel", "sceneMemberID", "misplaced", "ambiguous"] {
            element.set(name, nil)
        }
        renewIdentifiers(in: element, of: view)
        copiedProperties[view.id] = PropertyList(
            properties.entries.filter { !Self.keysElsewhere.contains($0.key) })
        return element
    }

    /// The properties of the original that a copied element does not have: those that a file stores
    /// outside the element, and the user label, which is not copied.
    private static let keysElsewhere: Set<PropertyKey> = [
        .installed, .sectionHeader, .sectionFooter, .userLabel,
    ]

    /// Returns whether the copy of a view's element contains a copy of this descendant.
    private static func isCopied(_ element: SourceElement, _ views: Set<SourceElement>) -> Bool {
        switch element.name {
        case "subviews", "constraints", "prototypes", "sections", "cells", "mask", "segue",
            "outletCollection":
            false
        case "connections": element.children.contains { isCopied($0, views) }
        case "variation":
            element.attributeNames.count > 1 || element.children.contains { isCopied($0, views) }
        default: element["key"] != "contentView" && !views.contains(element)
        }
    }

    /// Gives the parts of a copied element identifiers of their own, and makes its references to
    /// these parts refer to the copies.
    private func renewIdentifiers(in copy: SourceElement, of view: View) {
        var renewed: [String: String] = [:]
        for part in copy.subtree {
            guard let id = part["id"] else { continue }
            renewed[id] = context.identifier(part.name, view.name, in: origin.key)
            part.set("id", renewed[id])
        }
        for part in copy.subtree {
            guard let target = part["destination"], let id = renewed[target] else { continue }
            part.set("destination", id)
        }
    }

    /// Adds the content view to the new element of a cell or an effect view. If the view is a copy
    /// of an imported one, the document contains this content view. Otherwise it is an implied one
    /// (`impliedContentView`), which only the file contains.
    mutating func addContentView(of view: View) {
        let element = viewElement(of: view.id)
        guard let id = element["id"], let content = ElementKind.addContentView(to: element) else {
            return
        }
        if view.subviews.count == 1, let own = view.subviews.first.map({ document[$0] }),
            own.kind == .view, own.properties[.autoresizing] != nil
        {
            label(content, "view", own.name, "userLabel")
            viewElements[own.id] = content
        } else {
            content.set("id", SourceElement.impliedContentID(of: id))
        }
    }

    /// Moves the elements of a view's subviews, in the given order, into the child elements of
    /// `parent` that list them, such as `<subviews>` and the `<cells>` of a table. An element that
    /// the parent contains elsewhere, such as a content view, stays where it is.
    private func place(_ wanted: [SourceElement], in parent: SourceElement) {
        let lists = Dictionary(grouping: wanted) { Self.listName(of: $0, in: parent) }
        for name in ["subviews", "prototypes", "cells"] {
            guard let wanted = lists[name] else { continue }
            if name == "cells", parent.isNamed("tableView") {
                place(wanted, in: lastSection(of: parent), name, of: parent)
            } else {
                place(wanted, in: parent.contentElement, name, of: parent)
            }
        }
    }

    /// Returns the name of the element in which a view lists a subview.
    private static func listName(of element: SourceElement, in parent: SourceElement) -> String {
        switch (parent.name, element.name) {
        case ("tableView", "tableViewCell"): parent["dataMode"] == "static" ? "cells" : "prototypes"
        case ("collectionView", "collectionViewCell"): "cells"
        default: "subviews"
        }
    }

    /// Returns the section of a static table that gets new cells.
    private func lastSection(of table: SourceElement) -> SourceElement {
        if let last = table.children(in: "sections").last { return last }
        let section = context.file.make(
            "tableViewSection",
            [("id", context.identifier("section", table["id"] ?? "", in: origin.key))])
        let sections = table.child("sections") ?? context.file.make("sections")
        if sections.parent == nil { table.insertInOrder(sections) }
        sections.append(section)
        return section
    }

    /// Moves elements of subviews of `parent` into the child element of `outer` with the name
    /// `list`.
    private func place(
        _ wanted: [SourceElement], in outer: SourceElement, _ list: String, of parent: SourceElement
    ) {
        let known = outer.child(list)
        let free = wanted.filter { element in
            element.parent == nil || element.parent == known || !isElsewhere(element, in: parent)
        }
        guard !free.isEmpty else { return }
        let container = known ?? context.file.make(list)
        let staying = stayingElements(of: free, in: container)
        if free.allSatisfy(staying.contains) { return }
        if known == nil { outer.insertInOrder(container) }
        var previous: SourceElement?
        for element in free {
            if !staying.contains(element) {
                element.remove()
                container.insert(element, after: previous)
            }
            previous = element
        }
    }

    /// Returns whether the parent contains the element elsewhere than in `<subviews>`, for example
    /// as a content view.
    private func isElsewhere(_ element: SourceElement, in parent: SourceElement) -> Bool {
        var current = element.parent
        while let next = current, next != parent {
            if next.isNamed("subviews") { return false }
            current = next.parent
        }
        return current == parent
    }

    /// Returns the largest set of elements of `wanted` that `container` already has in the wanted
    /// order. These elements need not move.
    private func stayingElements(
        of wanted: [SourceElement], in container: SourceElement
    ) -> Set<SourceElement> {
        let places = Dictionary(
            uniqueKeysWithValues: container.children.enumerated().map { ($0.element, $0.offset) })
        let present = wanted.filter { places[$0] != nil }
        let run = LongestIncreasingSubsequence.indices(of: present.map { places[$0]! })
        return Set(run.map { present[$0] })
    }

    /// Removes the elements of views that the document no longer has, and references to these
    /// elements.
    func removeViews() {
        let kept = Set(viewElements.values)
        var removed: Set<String> = []
        for view in baseline.allViews {
            guard let element = baselineElement(.view(view.id)), element.parent != nil,
                !kept.contains(element)
            else { continue }
            removed.formUnion(element.subtree.compactMap { $0["id"] })
            remove(element)
        }
        removeReferences(to: removed)
    }

    /// Removes outlets, and `<include>` and `<exclude>` entries of masks, that refer to removed
    /// elements, as Xcode does. `removed` contains the identifiers of the removed elements.
    func removeReferences(to removed: Set<String>) {
        guard !removed.isEmpty else { return }
        for element in Array(context.file.root.subtree) where element.parent != nil {
            let target = element["destination"] ?? element["reference"]
            guard let target, removed.contains(target), Self.pointers.contains(element.name) else {
                continue
            }
            remove(element)
        }
    }

    private static let pointers: Set<String> = [
        "outlet", "outletCollection", "include", "exclude",
    ]

    /// Removes an element, and enclosing elements such as `<subviews>` that become empty.
    func remove(_ element: SourceElement) {
        var next: SourceElement? = element
        while let current = next {
            next = current.parent
            current.remove()
            guard let parent = next, parent.isBare, Self.containers.contains(parent.name) else {
                return
            }
            if parent.isNamed("variation"), parent.attributeNames.count > 1 { return }
        }
    }

    private static let containers: Set<String> = [
        "subviews", "prototypes", "constraints", "mask", "variation", "connections",
    ]
}
