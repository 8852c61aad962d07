package import StackCore

/// Builds documents for tests with UIKit's calls.
package struct DocumentBuilder {
    package private(set) var document = Document(rootName: "view")

    package init(size: Size, scale: Double = 2) throws {
        let text = NumberSpelling.spell(size.width) + "x" + NumberSpelling.spell(size.height)
        try set(document: .device, text)
    }

    /// Applies the edits that `body` plans. Traps if the document violates an invariant afterwards.
    package mutating func change(_ body: (inout EditPlan) throws(EditRefusal) -> Void) throws {
        var plan = EditPlan(document)
        try body(&plan)
        let edits = plan.edits
        for edit in edits { try document.apply(edit) }
        precondition(document.invariantViolations().isEmpty, "\(document.invariantViolations())")
    }

    package func id(_ name: String) -> ViewID { document.view(named: name)!.id }

    /// Adds a view to `parent`, as an arranged subview if `parent` is a stack and `arranged` is
    /// true. Property values are spelled as in the command language.
    package mutating func add(
        _ kind: ViewKind, _ name: String, in parent: String = "view", arranged: Bool = true,
        _ properties: [(PropertyKey, String)] = []
    ) throws {
        let outer = id(parent)
        let isArranged = arranged && document[outer].kind == .stack
        try change { plan throws(EditRefusal) in
            let id = try plan.create(kind, named: name)
            if isArranged {
                try plan.arrange(id, in: outer)
            } else {
                try plan.addSubview(id, to: outer)
            }
            for (key, text) in properties {
                try plan.setProperty(key, of: .view(id), to: key.type.parse(text)!)
            }
        }
    }

    package mutating func set(_ name: String, _ key: PropertyKey, _ text: String) throws {
        let item = document.item(named: name)!
        try change { plan throws(EditRefusal) in
            try plan.setProperty(key, of: item, to: key.type.parse(text)!)
        }
    }

    package mutating func set(document key: PropertyKey, _ text: String) throws {
        try change { plan throws(EditRefusal) in
            try plan.setProperty(key, of: .document, to: key.type.parse(text)!)
        }
    }

    /// Parses `name` or `name.guide`.
    private func item(_ text: String) -> LayoutItem {
        let parts = text.split(separator: ".").map(String.init)
        return LayoutItem(
            id(parts[0]), guide: parts.count > 1 ? GuideKind(rawValue: parts[1]) : nil)
    }

    /// Adds the constraint `first.attribute REL multiplier · second.attribute + constant @
    /// priority`.
    package mutating func constrain(
        _ first: String, _ attribute: LayoutAttribute, _ relation: Relation = .equal,
        _ second: String? = nil, _ other: LayoutAttribute? = nil, multiplier: Double = 1,
        constant: Double = 0, priority: Double = 1000, named name: String? = nil
    ) throws {
        let a = Anchor(item(first), attribute)
        let b = second.map { Anchor(item($0), other ?? attribute) }
        var list = PropertyList()
        if constant != 0 { list[.constant] = .number(constant) }
        if multiplier != 1 { list[.multiplier] = .number(multiplier) }
        if priority != 1000 { list[.priority] = .number(priority) }
        try change { plan throws(EditRefusal) in
            try plan.constrain(a, relation, b, named: name, properties: list)
        }
    }

    package func layout(measuring: LayoutPass.Measuring? = nil) -> Layout {
        LayoutPass.run(document, in: LayoutEnvironment(document)!, measuring: measuring)
    }

    /// Returns unrounded frames in the root's coordinates.
    package func absoluteFrames(_ layout: Layout) -> [String: Rect] {
        var result: [String: Rect] = [:]
        for id in document.subtree() {
            guard var frame = layout.unroundedFrames[id] else { continue }
            if let parent = document[id].parent, let outer = result[document[parent].name] {
                frame.x += outer.x
                frame.y += outer.y
            }
            result[document[id].name] = frame
        }
        return result
    }
}
