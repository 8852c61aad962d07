import StackCore

extension SceneEditor {
    /// Moves the elements of all views to their positions in the document's hierarchy, and creates
    /// missing elements.
    mutating func placeViews() {
        for id in document.subtree() {
            let wanted = elementOrder(of: document[id])
            guard !wanted.isEmpty else { continue }
            for child in wanted where viewElements[child] == nil {
                makeElement(for: document[child])
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

    private mutating func makeElement(for view: View) {
        let element = ElementKind.of(view.kind).make(in: context.file)
        label(element, "view", view.name, "userLabel")
        viewElements[view.id] = element
    }

    /// Moves elements into the parent's `<subviews>`. Views that the parent contains elsewhere,
    /// such as a content view, stay.
    private func place(_ wanted: [SourceElement], in parent: SourceElement) {
        let known = parent.child("subviews")
        let free = wanted.filter { element in
            element.parent == nil || element.parent == known || !isElsewhere(element, in: parent)
        }
        guard !free.isEmpty else { return }
        let container = known ?? context.file.make("subviews")
        let staying = stayingElements(of: free, in: container)
        if free.allSatisfy(staying.contains) { return }
        if known == nil { parent.insertInOrder(container) }
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

    /// Returns the largest set of elements that need not move, because they are already in the
    /// wanted order.
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
        "subviews", "constraints", "mask", "variation", "connections",
    ]
}
