package import StackCore

/// Exports documents as Graphviz graphs, one per document. Views and guides are nodes, and the
/// user's constraints are edges.
///
/// Dotted edges connect a superview to its subviews. If the superview is a stack view, their labels
/// are the indices of the arranged subviews. A constraint on a single view is not an edge but a
/// line of text in the view's node. Conflicting constraints are red, and those that the layout
/// dropped are dashed.
package enum DotExport {
    /// Returns the constraint graphs of the documents as text in Graphviz's DOT language. A graph
    /// lists superviews before their subviews, and constraints in document order.
    package static func dot(_ documents: [LaidOutDocument]) -> String {
        documents.map { ConstraintGraph($0).text }.joined(separator: "\n")
    }
}

/// The Graphviz graph of one document: its nodes are views and guides, its edges constraints.
private struct ConstraintGraph {
    private let item: LaidOutDocument
    private let resolved: ResolvedDocument
    private let words: ConstraintFormatter
    private let constraints: [BoxConstraint]
    private let inConflict: Set<BoxConstraint>
    private let dropped: Set<BoxConstraint>

    init(_ item: LaidOutDocument) {
        self.item = item
        let environment = item.layout.environment
        resolved = ResolvedDocument(
            item.document, traits: environment.traits, direction: environment.direction)
        words = ConstraintFormatter(item.document)
        constraints = resolved.userConstraints()
        inConflict = Set(item.layout.conflicts.flatMap(\.constraints))
        dropped = Set(item.layout.conflicts.map(\.dropped))
    }

    var text: String {
        var lines = ["digraph \(quoted(item.name)) {"]
        lines.append("  node [shape=box, fontname=\"Helvetica\"];")
        lines.append("  edge [fontname=\"Helvetica\", fontsize=10];")
        for id in resolved.order { lines.append(node(id)) }
        for guide in guides { lines += nodes(of: guide) }
        for id in resolved.order { lines += subviews(of: id) }
        for constraint in constraints where constraint.second != nil {
            lines.append(edge(constraint))
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    // MARK: Nodes of the graph: views and guides

    private func node(_ id: ViewID) -> String {
        let view = item.document[id]
        var rows = [view.name, kind(id)]
        if let frame = item.layout.frame(of: id) { rows.append(spell(frame)) }
        let own = constraints.filter { $0.second == nil && $0.first.box == .view(id) }
        rows += own.map { name($0) + words.spellAttributes(of: $0) }
        var attributes = "label=\(quoted(rows.joined(separator: "\n")))"
        if own.contains(where: inConflict.contains) { attributes += ", color=red" }
        if resolved[id].isHidden { attributes += ", style=dashed" }
        return "  \(quoted(view.name)) [\(attributes)];"
    }

    private func kind(_ id: ViewID) -> String {
        guard let stack = resolved[id].stack else { return resolved[id].kind.rawValue }
        return "\(stack.axis.rawValue) stack, \(stack.distribution.rawValue), "
            + stack.alignment.rawValue
    }

    private func spell(_ frame: Rect) -> String {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(NumberSpelling.rounded)
        return "\(numbers[0]), \(numbers[1]), \(numbers[2])x\(numbers[3])"
    }

    /// The layout guides that constraints use, in the order of their first use.
    private var guides: [Box] {
        var found: [Box] = []
        for anchor in constraints.flatMap({ [$0.first, $0.second] }) {
            guard let box = anchor?.box, case .guide = box, !found.contains(box) else { continue }
            found.append(box)
        }
        return found
    }

    private func nodes(of guide: Box) -> [String] {
        let owner = item.document[guide.owner].name
        return [
            "  \(quoted(name(of: guide))) [shape=ellipse, style=dotted];",
            "  \(quoted(owner)) -> \(quoted(name(of: guide))) [style=dotted, arrowhead=none];",
        ]
    }

    private func name(of box: Box) -> String {
        guard case .guide(let id, let guide) = box else { return item.document[box.owner].name }
        return item.document.spelling(LayoutItem(id, guide: guide))
    }

    // MARK: Edges of the graph: subviews and constraints

    private func subviews(of id: ViewID) -> [String] {
        let arranged = resolved[id].arranged
        return resolved[id].subviews.map { child in
            var attributes = "style=dotted, arrowhead=none"
            if let place = arranged.firstIndex(of: child) {
                attributes += ", label=\(quoted("[\(place)]"))"
            }
            let names = [id, child].map { quoted(item.document[$0].name) }
            return "  \(names[0]) -> \(names[1]) [\(attributes)];"
        }
    }

    private func edge(_ constraint: BoxConstraint) -> String {
        let ends = [constraint.first, constraint.second].compactMap(\.self)
            .map { quoted(name(of: $0.box)) }
        var attributes =
            "label=\(quoted(name(constraint) + words.spellAttributes(of: constraint)))"
            // Graphviz would otherwise use constraint edges to rank nodes, which should reflect the
            // view hierarchy alone.
            + ", constraint=false"
        if inConflict.contains(constraint) { attributes += ", color=red, fontcolor=red" }
        if dropped.contains(constraint) { attributes += ", style=dashed" }
        return "  \(ends.joined(separator: " -> ")) [\(attributes)];"
    }

    private func name(_ constraint: BoxConstraint) -> String {
        guard case .user(let id) = constraint.origin else { return "" }
        return item.document[id].name + ": "
    }

    /// Quotes a string for Graphviz: escapes quotes and backslashes, and writes line breaks as
    /// `\n`.
    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
