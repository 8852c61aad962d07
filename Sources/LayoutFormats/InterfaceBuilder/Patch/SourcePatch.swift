package import StackCore

/// A patch in the form of RFC 5261: the changes that turn one storyboard or xib into another. It
/// can also be applied to a third file (docs/merging.md, "Patches").
package struct SourcePatch: Sendable {
    /// The changes that people made. Each is an XML element without line breaks.
    package let steps: [String]
    /// The changes of frames and other values that result from people's changes. Each is an XML
    /// element without line breaks.
    package let derived: [String]

    package var isEmpty: Bool { steps.isEmpty && derived.isEmpty }

    /// Creates the patch that turns `old` into `new`. Applying all `steps`, and then all `derived`
    /// changes, to `old` produces the elements of `new`.
    ///
    /// - Parameter cancellation: stops the work when requested; the caller must then ignore the
    ///   result and any error
    /// - Throws: if a file cannot be read, or no patch can express the changes
    package init(
        from old: [UInt8], to new: [UInt8], until cancellation: Cancellation = .never
    ) throws(VersionRefusal) {
        let target = try VersionSource.read(new, as: .ours, cancellation)
        for mode in [PatchMaker.Mode.sparing, .whole] {
            let tree = try VersionSource.read(old, as: .base, cancellation)
            var maker = PatchMaker(tree, mode)
            let steps = maker.steps(to: target, includesDerived: mode == .whole)
            let derived = mode == .whole ? [] : maker.steps(to: target, includesDerived: true)
            if tree.root.canonical == target.root.canonical {
                self.steps = steps.map(\.spelling)
                self.derived = derived.map(\.spelling)
                return
            }
        }
        throw VersionRefusal(.ours, "the file contains changes that a patch cannot express")
    }

    /// Applies steps to a file in their order, and returns the result. Throws if any step cannot be
    /// applied or if the result is invalid.
    package static func apply(
        _ steps: [String], to bytes: [UInt8], until cancellation: Cancellation = .never
    ) throws(PatchRefusal) -> [UInt8] {
        let tree: SourceTree
        do {
            tree = try VersionSource.read(bytes, as: .base, cancellation)
        } catch {
            throw PatchRefusal(step: nil, message: error.message)
        }
        var work = PatchWork(tree, until: cancellation)
        for (number, step) in steps.enumerated() {
            do throws(PatchStepError) {
                try work.apply(step)
            } catch {
                throw PatchRefusal(step: number, message: error.message)
            }
        }
        do {
            _ = try VersionSource.read(tree.text, as: .merged, cancellation)
        } catch {
            throw PatchRefusal(step: nil, message: "the result is damaged: " + error.message)
        }
        return tree.text
    }
}

/// The reason why a step cannot be applied.
struct PatchStepError: Error {
    let message: String
    /// Whether the step is unnecessary, because the file already is as after the step. This is so
    /// if the element or attribute that the step would change or remove is missing, or if the
    /// element that the step would add exists.
    var isNeedless = false
}

/// A file to which the steps of a patch are applied one after the other.
struct PatchWork {
    let tree: SourceTree
    private let cancellation: Cancellation
    var index: PatchIndex
    /// The ids to which the content of the applied steps refers although the version that the
    /// content comes from has no such object. So references to these ids are allowed in the result.
    var missing: Set<String> = []

    init(_ tree: SourceTree, until cancellation: Cancellation) {
        (self.tree, self.cancellation) = (tree, cancellation)
        index = PatchIndex(tree.root)
    }

    mutating func apply(_ step: String) throws(PatchStepError) {
        let read: SourceTree
        do {
            read = try XMLReader.read(Array(step.utf8), until: cancellation)
        } catch {
            throw PatchStepError(message: "the step is not valid XML: " + error.message)
        }
        let root = read.root
        let annotation = root["sel"]?.hasSuffix(PatchSelector.annotation) ?? false
        let way = root["sel"].map {
            annotation ? $0.dropLast(PatchSelector.annotation.count) : $0[...]
        }
        guard let text = root["sel"], var selector = PatchSelector(String(way ?? "")) else {
            throw PatchStepError(
                message: "expected sel=\"id('…')/name[@key='…']\" or a path from /document")
        }
        missing.formUnion(root["missing"]?.split(separator: "|").map(String.init) ?? [])
        if root["after"] != nil { return try place(root, in: selector) }
        if root["was"] != nil || root["unused"] != nil { return try applyChecked(root, selector) }
        let attribute = selector.attribute.take()
        guard let element = index.element(selector) else {
            throw PatchStepError(
                message: "\(text) does not match exactly one element",
                isNeedless: root.name != "add" || root["type"] != nil || isThere(root))
        }
        if root.isNamed("add"), root["type"] == nil, isThere(root) {
            throw PatchStepError(
                message: "the file already has the element to add", isNeedless: true)
        }
        if annotation { return try removeAnnotation(in: element, by: root) }
        switch root.name {
        case "remove": try remove(element, attribute)
        case "replace": try replace(element, attribute, by: root)
        case "add": try add(root, to: element)
        default:
            throw PatchStepError(
                message: "a step must be <add>, <replace> or <remove>, not <\(root.name)>")
        }
    }

    /// Returns whether the file already has an object with the id of the element that a step adds.
    func isThere(_ step: SourceElement) -> Bool {
        guard let id = step.children.first?.patchID else { return false }
        return index.element(PatchSelector(id: id)) != nil
    }

    private func remove(_ element: SourceElement, _ attribute: String?) throws(PatchStepError) {
        if let attribute {
            guard element[attribute] != nil else { throw missing(attribute) }
            return element.set(attribute, nil)
        }
        if element.parent == nil {
            throw PatchStepError(message: "the root element cannot be removed")
        }
        element.remove()
    }

    private func removeAnnotation(
        in element: SourceElement, by step: SourceElement
    ) throws(PatchStepError) {
        guard step.isNamed("remove"), let first = element.annotations.first else {
            throw PatchStepError(message: "the element has no annotation to remove")
        }
        element.removeAnnotation(first.node)
    }

    mutating func replace(
        _ element: SourceElement, _ attribute: String?, by step: SourceElement
    ) throws(PatchStepError) {
        if let attribute {
            guard element[attribute] != nil else { throw missing(attribute) }
            return element.set(attribute, step.text)
        }
        let new = try child(of: step)
        guard let parent = element.parent else {
            throw PatchStepError(
                message: "the root element cannot be replaced, only elements inside it")
        }
        let before = parent.sibling(before: element)
        element.remove()
        insert(new, in: parent, after: before)
    }

    private mutating func add(_ step: SourceElement, to element: SourceElement)
        throws(PatchStepError)
    {
        if let type = step["type"] {
            guard type.hasPrefix("@"), type.count > 1 else {
                throw PatchStepError(
                    message: "type must name an attribute, such as @text, not \(type)")
            }
            return element.set(String(type.dropFirst()), step.text)
        }
        if step["pos"] == nil, step.children.isEmpty, let annotation = step.annotations.first {
            return element.addAnnotation(annotation.text)
        }
        let new = try child(of: step)
        switch step["pos"] {
        case "prepend": insert(new, in: element, after: nil)
        case nil: insert(new, in: element, after: element.children.last)
        case "after", "before":
            guard let parent = element.parent else {
                throw PatchStepError(message: "nothing can be added beside the root element")
            }
            let before = step["pos"] == "after" ? element : parent.sibling(before: element)
            insert(new, in: parent, after: before)
        case let other?:
            throw PatchStepError(message: "pos must be prepend, before or after, not \(other)")
        }
    }

    private mutating func insert(
        _ new: SourceElement, in parent: SourceElement, after sibling: SourceElement?
    ) {
        let copy = new.copy(into: tree)
        parent.insert(copy, after: sibling)
        index.add(copy)
    }

    func child(of step: SourceElement) throws(PatchStepError) -> SourceElement {
        let children = Array(step.children)
        if children.count == 1 { return children[0] }
        throw PatchStepError(
            message: "<\(step.name)> must contain one element, not \(children.count)")
    }

    private func missing(_ attribute: String) -> PatchStepError {
        PatchStepError(message: "there is no attribute \(attribute)", isNeedless: true)
    }
}

extension SourceElement {
    /// Returns the child before `child`; nil if `child` is the first one.
    func sibling(before child: SourceElement) -> SourceElement? {
        var previous: SourceElement?
        for other in children {
            if other == child { return previous }
            previous = other
        }
        return previous
    }
}
