import StackCore

/// Finds the steps of a patch that turns one file into another, and applies each step to the tree
/// of the old file.
///
/// The first steps remove the elements that the new file does not have or has in another order. The
/// next steps change the remaining elements and add missing ones. So the file never contains the
/// same id twice.
struct PatchMaker {
    enum Mode {
        /// Keeps as many elements as possible.
        case sparing
        /// Replaces all children of the root. Used for two files that have nothing in common.
        case whole
    }

    private let tree: SourceTree
    private let mode: Mode
    /// The elements of the old file that the patch keeps, each with its counterpart in the new
    /// file. The keys are elements of the old file.
    private var counterparts: [SourceElement: SourceElement] = [:]
    /// The kept elements of the old file whose bytes, including their content, equal those of their
    /// counterparts. No step is needed inside these elements.
    private var same: Set<SourceElement> = []
    private var steps: [PatchStep] = []
    /// Whether the steps so far have only removed elements. The bytes of the remaining elements are
    /// then still those of the old file.
    private var isFresh = true

    init(_ tree: SourceTree, _ mode: Mode) { (self.tree, self.mode) = (tree, mode) }

    /// Returns the steps that turn the tree into `target`, and applies them to the tree.
    ///
    /// - Parameter includesDerived: whether to change derived values such as frames too; if false,
    ///   these keep their old values
    mutating func steps(to target: SourceTree, includesDerived: Bool) -> [PatchStep] {
        steps = []
        counterparts = [:]
        removeUnmatched(in: tree.root, target.root)
        isFresh = false
        complete(tree.root, target.root, includesDerived: includesDerived)
        return steps
    }

    // MARK: Removing elements

    private mutating func removeUnmatched(in element: SourceElement, _ target: SourceElement) {
        let own = Array(element.children)
        var wanted: [String: (place: Int, element: SourceElement)] = [:]
        for (place, (key, child)) in zip(Self.keys(target), target.children).enumerated() {
            wanted[key] = (place, child)
        }
        var pairs: [(own: SourceElement, target: SourceElement, place: Int)] = []
        for (key, child) in zip(Self.keys(element), own) {
            guard mode == .sparing, let found = wanted[key], found.element.name == child.name,
                found.element.patchKind == child.patchKind
            else { continue }
            pairs.append((child, found.element, found.place))
        }
        for place in LongestIncreasingSubsequence.indices(of: pairs.map(\.place)) {
            assert(pairs[place].own.tree === tree, "an element of the target is kept")
            counterparts[pairs[place].own] = pairs[place].target
        }
        for child in own where counterparts[child] == nil {
            steps.append(.remove(PatchSelector(child)))
            child.remove()
        }
        for child in own where child.patchKind != .value && !same.contains(child) {
            guard let other = counterparts[child] else { continue }
            if isFresh, child.unchangedBytes.elementsEqual(other.unchangedBytes) {
                same.insert(child)
            } else {
                removeUnmatched(in: child, other)
            }
        }
    }

    /// Returns a key for each child, in file order. No two siblings have the same key, and
    /// corresponding children of the old and the new file have equal keys.
    private static func keys(_ element: SourceElement) -> [String] {
        var counts: [String: Int] = [:]
        return element.children.map { child in
            let name =
                child.objectName(isRoot: false) ?? IdentityName.inside(child)
            counts[name, default: 0] += 1
            return name + " ~" + String(counts[name]!)
        }
    }

    // MARK: Changing and adding elements

    private mutating func complete(
        _ element: SourceElement, _ target: SourceElement, includesDerived: Bool
    ) {
        setAttributes(of: element, target)
        setRemarks(of: element, target)
        var previous: SourceElement?
        for child in target.children {
            guard let own = ownChild(of: element, after: previous), counterparts[own] == child
            else {
                previous = insert(child, in: element, after: previous)
                continue
            }
            if same.contains(own) {
                previous = own
            } else if own.patchKind == .value || own.text != child.text {
                previous = replace(own, by: child, includesDerived: includesDerived)
            } else {
                complete(own, child, includesDerived: includesDerived)
                previous = own
            }
        }
    }

    private func ownChild(
        of element: SourceElement, after previous: SourceElement?
    ) -> SourceElement? {
        guard let previous else { return element.children.first }
        var next = tree.nodes[Int(previous.number)].next
        while next != SourceNode.none, tree.nodes[Int(next)].kind != .element {
            next = tree.nodes[Int(next)].next
        }
        return next == SourceNode.none ? nil : tree.element(next)
    }

    private mutating func setAttributes(of element: SourceElement, _ target: SourceElement) {
        let (old, new) = (element.attributes, target.attributes)
        if old == new { return }
        for attribute in old where target[attribute.name] == nil {
            set(attribute.name, of: element, was: true, nil)
        }
        for attribute in new {
            let was = element[attribute.name]
            if was == attribute.value { continue }
            set(attribute.name, of: element, was: was != nil, attribute.value)
        }
    }

    private mutating func set(
        _ name: String, of element: SourceElement, was: Bool, _ value: String?
    ) {
        var selector = PatchSelector(element)
        selector.attribute = name
        steps.append(.set(selector, was: was, value))
        element.set(name, value)
    }

    private mutating func setRemarks(of element: SourceElement, _ target: SourceElement) {
        let wanted = target.annotations.map(\.text)
        if element.annotations.map(\.text) == wanted { return }
        let place = PatchSelector(element)
        for annotation in element.annotations {
            steps.append(.removeAnnotation(in: place))
            element.removeAnnotation(annotation.node)
        }
        for text in wanted {
            steps.append(.addAnnotation(in: place, "<!--" + SceneAnnotation.mark + text + "-->"))
            element.addAnnotation(text)
        }
    }

    private mutating func insert(
        _ child: SourceElement, in element: SourceElement, after previous: SourceElement?
    ) -> SourceElement {
        steps.append(
            previous.map { .insert(after: PatchSelector($0), child.compact) }
                ?? .prepend(in: PatchSelector(element), child.compact))
        let copy = child.copy(into: tree)
        element.insert(copy, after: previous)
        return copy
    }

    /// Replaces the element `own` with a copy of `child` and returns the copy. If both are equal,
    /// does nothing and returns `own`. It also returns `own` if `includesDerived` is false and the
    /// element's value is derived, such as a frame.
    private mutating func replace(
        _ own: SourceElement, by child: SourceElement, includesDerived: Bool
    ) -> SourceElement {
        if own.canonical == child.canonical { return own }
        if !includesDerived, own.isDerived { return own }
        guard let parent = own.parent else { return own }
        steps.append(.replace(PatchSelector(own), child.compact))
        let before = parent.sibling(before: own)
        own.remove()
        let copy = child.copy(into: tree)
        parent.insert(copy, after: before)
        return copy
    }
}

extension SourceElement {
    fileprivate var patchKind: VersionElement.Kind {
        VersionTables.kind(named: name, attributes, isRoot: parent == nil)
    }

    /// Whether the element's value is derived from other values: a frame, a position on the canvas,
    /// or a simulated bar.
    fileprivate var isDerived: Bool {
        VersionTables.isDerived(named: name, key: self["key"])
    }
}
