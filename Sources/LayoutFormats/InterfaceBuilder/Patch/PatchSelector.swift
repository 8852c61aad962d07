/// The path by which a patch selects an element or an attribute: the subset of XPath that RFC 5261
/// requires, with `id('…')` for an object's Interface Builder id (docs/merging.md, "Patches").
///
/// `id('Ttl-aa-001')/color[@key='textColor']`, `/document/resources/image[2]`
struct PatchSelector: Hashable {
    struct Step: Hashable {
        enum Choice: Hashable {
            /// The step selects the only child with the step's name.
            case only
            /// The step selects the n-th child with the step's name, counted from 1: `image[2]`.
            case place(Int)
            case attribute(String, String)
        }

        let name: String
        let choice: Choice
    }

    /// The id of the object at which the path starts; nil if it starts at the root.
    let id: String?
    var steps: [Step] = []
    /// The name of the selected attribute; nil if the element itself is selected.
    var attribute: String?
}

// MARK: Paths as text

extension PatchSelector {
    /// The end of an XPath that selects the first annotation (a comment of this program) in an
    /// element.
    static var annotation: String { "/comment()[starts-with(.,'\(SceneAnnotation.mark)')][1]" }

    var spelling: String {
        var words = id.map { "id('\($0)')" } ?? ""
        for step in steps { words += "/" + step.spelling }
        return words + (attribute.map { "/@" + $0 } ?? "")
    }

    /// Parses a path. Returns nil if the text is not a path of this form.
    init?(_ text: String) {
        var rest = text[...]
        var id: String?
        if rest.hasPrefix("id('") {
            rest = rest.dropFirst(4)
            guard let end = rest.firstRange(of: "')") else { return nil }
            id = String(rest[..<end.lowerBound])
            rest = rest[end.upperBound...]
        }
        self.init(id: id)
        while !rest.isEmpty {
            guard rest.first == "/", attribute == nil else { return nil }
            rest = rest.dropFirst()
            if rest.first == "@" {
                attribute = String(rest.dropFirst())
                rest = ""
            } else {
                guard let step = Step(&rest) else { return nil }
                steps.append(step)
            }
        }
        if id == nil, steps.isEmpty { return nil }
    }
}

extension PatchSelector.Step {
    var spelling: String {
        switch choice {
        case .only: name
        case .place(let place): "\(name)[\(place)]"
        case .attribute(let attribute, let value): "\(name)[@\(attribute)='\(value)']"
        }
    }

    /// Parses one step of a path at the front of `rest`, and removes it from `rest`. Returns nil if
    /// `rest` does not start with a step.
    fileprivate init?(_ rest: inout Substring) {
        name = String(rest.prefix { $0 != "/" && $0 != "[" })
        rest = rest.dropFirst(name.count)
        if name.isEmpty { return nil }
        guard rest.first == "[" else {
            choice = .only
            return
        }
        if rest.hasPrefix("[@") {
            guard let equals = rest.firstRange(of: "='"),
                let end = rest[equals.upperBound...].firstRange(of: "']")
            else { return nil }
            choice = .attribute(
                String(rest.dropFirst(2)[..<equals.lowerBound]),
                String(rest[equals.upperBound..<end.lowerBound]))
            rest = rest[end.upperBound...]
        } else {
            guard let end = rest.firstIndex(of: "]"),
                let place = Int(rest[..<end].dropFirst()), place > 0
            else { return nil }
            choice = .place(place)
            rest = rest[end...].dropFirst()
        }
    }
}

// MARK: Selecting elements

extension PatchSelector {
    /// Creates the shortest path to an element, from the nearest enclosing element with an id.
    init(_ element: SourceElement) {
        var steps: [Step] = []
        var next = element
        while let parent = next.parent, next.patchID == nil {
            steps.append(Step(next, among: parent))
            next = parent
        }
        let id = next.patchID
        if id == nil { steps.append(Step(name: next.name, choice: .only)) }
        self.init(id: id)
        self.steps = steps.reversed()
    }
}

extension PatchSelector.Step {
    fileprivate init(_ element: SourceElement, among parent: SourceElement) {
        let name = element.name
        let alike = parent.children(name)
        self.name = name
        // The name `attributedString` alone is not used, because a merge can later add a second
        // such child for its notes.
        if alike.count == 1, name != "attributedString" {
            choice = .only
            return
        }
        for attribute in ["key", "keyPath", "property", "reference", "sceneID", "name"] {
            guard let value = element[attribute], !value.contains("'"),
                alike.filter({ $0[attribute] == value }).count == 1
            else { continue }
            choice = .attribute(attribute, value)
            return
        }
        // If the work is cancelled, the element may be missing from the list. The result is then
        // discarded.
        choice = .place((alike.firstIndex(of: element) ?? 0) + 1)
    }

    /// Returns the child that the step selects; nil if there is none, or more than one.
    fileprivate func child(of parent: SourceElement) -> SourceElement? {
        let alike = parent.children(name)
        switch choice {
        case .only: return alike.count == 1 ? alike[0] : nil
        case .place(let place): return place <= alike.count ? alike[place - 1] : nil
        case .attribute(let attribute, let value):
            let found = alike.filter { $0[attribute] == value }
            return found.count == 1 ? found[0] : nil
        }
    }
}

extension SourceElement {
    /// Whether the element is still in the tree. False if the element or an enclosing element was
    /// removed.
    var isInFile: Bool {
        var next = self
        while let parent = next.parent { next = parent }
        return next == tree.root
    }

    /// The element's id if it is unique in the whole file, so that a path can begin with it. Nil
    /// for elements without such an id.
    var patchID: String? {
        guard parent != nil, let id = self["id"],
            objectName(isRoot: false) != nil, !id.contains("'")
        else { return nil }
        return id
    }
}

/// The elements of a tree by their ids. Changes of the tree do not make the index invalid, but new
/// elements must be added with `add`.
struct PatchIndex {
    private let root: SourceElement
    private var elements: [String: SourceElement] = [:]

    init(_ root: SourceElement) {
        self.root = root
        add(root)
    }

    /// Adds the element and its descendants to the index.
    mutating func add(_ element: SourceElement) {
        for part in element.subtree {
            if let id = part.patchID { elements[id] = part }
        }
    }

    /// Returns the object with an id, even if it was removed from the file. Returns nil if the file
    /// never had an object with this id.
    func object(id: String) -> SourceElement? { elements[id] }

    /// Returns the element that a path selects; nil if there is none, or more than one.
    func element(_ selector: PatchSelector) -> SourceElement? {
        var steps = selector.steps[...]
        var next: SourceElement
        if let id = selector.id {
            guard let found = elements[id], found.isInFile else { return nil }
            next = found
        } else {
            guard steps.removeFirst() == .init(name: root.name, choice: .only) else { return nil }
            next = root
        }
        for step in steps {
            guard let child = step.child(of: next) else { return nil }
            next = child
        }
        return next
    }
}
