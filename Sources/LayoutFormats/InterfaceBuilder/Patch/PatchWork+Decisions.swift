/// Application of the patch steps that a merge writes into notes, and that replace the chosen side
/// of a conflict by the other side (docs/merging.md, "Marks"). People may have edited the file
/// since the notes were written. So a step states the content that it replaces, and fails if that
/// content was edited. For this, it has attributes that the steps of other patches do not have:
///
/// - `was` contains the previous value of an attribute, or the digest of the previous element.
/// - `after` lists siblings, separated by `|`. An added element is inserted after the first of
///   these siblings that the file has, otherwise before all other children.
/// - `behind` is the name of the attribute behind which a new attribute is written.
/// - `<moved id="…" from="…"/>` represents the object of the file with that `id`, unchanged, which
///   is moved out of the object with the id `from`.
/// - `keeps` lists the ids of the objects in a removed element that other steps move out of it.
/// - `missing` lists ids to which the new content refers although the version it comes from has no
///   such object.
/// - `unused` removes a picture or colour of the resources unless it is still used.
extension PatchWork {
    mutating func applyChecked(
        _ step: SourceElement, _ selector: PatchSelector
    ) throws(PatchStepError) {
        var selector = selector
        let attribute =
            selector.attribute.take() ?? step["type"].map { String($0.dropFirst()) }
        guard let element = index.element(selector) else {
            if attribute == nil, step.isNamed("remove") { return }
            throw PatchStepError(message: selector.spelling + " is gone")
        }
        if let attribute { return try set(attribute, of: element, by: step) }
        if step["unused"] != nil { return removeUnused(element) }
        let now = element.digest(
            without: Set(step["keeps"]?.split(separator: " ").map(String.init) ?? []))
        if step.isNamed("replace") {
            let new = try child(of: step)
            if now == new.digest(without: []) { return }
        }
        guard now == step["was"] else { throw edited(selector.spelling) }
        if step.isNamed("replace") { return try replace(element, nil, by: step) }
        let container = element.parent
        // The comment before a scene is the scene's name, so it is removed too.
        if element.isNamed("scene") { element.removeLeadingComments() }
        element.remove()
        container?.removeIfEmptied()
    }

    private func edited(_ what: String) -> PatchStepError {
        PatchStepError(message: what + " was edited after the merge")
    }

    private func set(
        _ attribute: String, of element: SourceElement, by step: SourceElement
    ) throws(PatchStepError) {
        let (now, new) = (element[attribute], step.isNamed("remove") ? nil : step.text)
        if now == new { return }
        guard now == (step.isNamed("add") ? nil : step["was"]) else {
            var selector = PatchSelector(element)
            selector.attribute = attribute
            throw edited(selector.spelling)
        }
        element.set(attribute, new, after: step["behind"])
    }

    private func removeUnused(_ resource: SourceElement) {
        guard let name = resource["name"], let list = resource.parent else { return }
        let isUsed = tree.root.subtree.contains { element in
            element.parent != list && element.attributes.contains { $0.value == name }
        }
        if !isUsed { resource.remove() }
    }

    // MARK: Adding and moving elements

    mutating func place(
        _ step: SourceElement, in selector: PatchSelector
    ) throws(PatchStepError) {
        let new = try child(of: step)
        let container = try container(selector)
        if new.isNamed("moved") {
            let object = try moved(new)
            take(object, into: container, after: sibling(step, in: container, besides: object))
            return
        }
        if isThere(step) { return }
        if new.patchID == nil, let other = container.children.first(where: { $0.isAlike(new) }) {
            if other.digest(without: []) == new.digest(without: []) { return }
            throw edited(PatchSelector(other).spelling)
        }
        let copy = new.copy(into: tree)
        let before = sibling(step, in: container, besides: nil)
        container.insert(copy, after: before)
        for comment in step.comments("") {
            container.insertComment("<!--\(comment.text)-->", after: before)
        }
        for place in copy.subtree.filter({ $0.isNamed("moved") }) {
            let object = try moved(place)
            guard let parent = place.parent else { continue }
            let before = parent.sibling(before: place)
            place.remove()
            take(object, into: parent, after: before)
        }
        index.add(copy)
    }

    private func take(
        _ object: SourceElement, into parent: SourceElement, after sibling: SourceElement?
    ) {
        let container = object.parent
        object.remove()
        parent.insert(object, after: sibling)
        container?.removeIfEmptied()
    }

    private func moved(_ placeholder: SourceElement) throws(PatchStepError) -> SourceElement {
        let id = placeholder["id"] ?? ""
        guard let object = index.object(id: id), object.parent != nil else {
            throw PatchStepError(message: "id('\(id)') is gone")
        }
        guard object.parent?.nearestID ?? "" == placeholder["from"] else {
            throw PatchStepError(message: "id('\(id)') was moved after the merge")
        }
        return object
    }

    /// Returns the element that a path selects. If the path's last step is a missing list such as
    /// `<subviews>`, adds an empty list and returns it. Throws if the object that would contain the
    /// list is missing too.
    private func container(_ selector: PatchSelector) throws(PatchStepError) -> SourceElement {
        if let element = index.element(selector) { return element }
        var outer = selector
        guard let step = outer.steps.popLast(), outer.id != nil || !outer.steps.isEmpty,
            let owner = index.element(outer), owner.children(step.name).isEmpty
        else { throw PatchStepError(message: selector.spelling + " is gone") }
        var attributes: [(String, String?)] = []
        if case .attribute(let name, let value) = step.choice { attributes = [(name, value)] }
        let container = tree.make(step.name, attributes)
        owner.insertInOrder(container)
        return container
    }

    private func sibling(
        _ step: SourceElement, in container: SourceElement, besides moved: SourceElement?
    ) -> SourceElement? {
        let siblings = container.children.filter { $0 != moved }.map { ($0.word, $0) }
        for word in step["after"]?.split(separator: "|") ?? [] {
            if let found = siblings.first(where: { $0.0 == word }) { return found.1 }
        }
        return nil
    }
}

extension SourceElement {
    /// Removes the element if it is an empty list of an object, such as `<subviews>`.
    fileprivate func removeIfEmptied() {
        guard children.isEmpty, parent?["id"] != nil,
            VersionTables.kind(named: name, attributes, isRoot: false) == .container
        else { return }
        remove()
    }

    /// Returns whether two elements without ids are the same part of their parents: they have the
    /// same tag name and the same identifying attribute.
    fileprivate func isAlike(_ other: SourceElement) -> Bool {
        name == other.name && word == other.word
    }
}
