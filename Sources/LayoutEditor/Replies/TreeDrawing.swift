import CommandLanguage
package import LayoutFormats
package import StackCore

/// A document's view hierarchy as lines of text: `├─ [0] title  label "Sign in"  52x20.333`.
package struct TreeDrawing {
    private let document: Document
    private let traits: SizeClasses
    /// The layout from which the views' sizes are taken; nil to draw no sizes.
    private let layout: Layout?
    private let isInZOrder: Bool
    /// The views to draw; nil to draw all of them.
    private let shown: Set<ViewID>?
    private var places: [ViewID: Int] = [:]

    /// The maximum width in columns of the text that a label or button shows.
    private static let longestText = 40
    private static let longestName = 60

    /// - Parameters:
    ///   - layout: the layout from which the views' sizes are taken; nil to draw no sizes
    ///   - isInZOrder: whether a stack's subviews are listed in z-order, the rearmost first. If
    ///     false, the arranged subviews are listed first, in their arranged order.
    ///   - shown: the views to draw, including the superview of each; nil to draw all views
    package init(
        _ document: Document, _ traits: SizeClasses, sizes layout: Layout? = nil,
        isInZOrder: Bool = false, only shown: Set<ViewID>? = nil
    ) {
        self.shown = shown
        self.isInZOrder = isInZOrder
        self.document = document
        self.traits = traits
        self.layout = layout
        for view in document.allViews {
            for (place, child) in view.arrangedSubviews.enumerated() { places[child] = place }
        }
    }

    /// One line for each view, the root first.
    package var text: String {
        var lines: [String] = []
        var pending: [(id: ViewID, first: String, rest: String)] = [(.root, "", "")]
        while let (id, first, rest) = pending.popLast() {
            lines.append(first + line(id))
            let children = children(of: document[id])
            for (index, child) in children.enumerated().reversed() {
                let isLast = index == children.count - 1
                pending.append(
                    (child, rest + (isLast ? "└─ " : "├─ "), rest + (isLast ? "   " : "│  ")))
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Returns a view's subviews in the order in which they are drawn: in z-order if `isInZOrder`
    /// is true, otherwise the arranged subviews first, and then the other subviews from the
    /// rearmost.
    private func children(of view: View) -> [ViewID] {
        let all =
            isInZOrder || view.arrangedSubviews.isEmpty
            ? view.subviews
            : view.arrangedSubviews + view.subviews.filter { places[$0] == nil }
        return shown.map { all.filter($0.contains) } ?? all
    }

    private func line(_ id: ViewID) -> String {
        let view = document[id]
        let place = places[id].map { "[\($0)] " } ?? ""
        let name = place + view.name.shortened(to: Self.longestName)
        return ([name, view.kind.rawValue] + facts(view) + inside(view)).joined(separator: "  ")
    }

    /// Returns a note such as `(3 more views inside)`, with the number of views inside this view
    /// that are not drawn; an empty array if all are drawn.
    private func inside(_ view: View) -> [String] {
        guard let shown, view.subviews.contains(where: { !shown.contains($0) }) else { return [] }
        let count = document.subtree(of: view.id).count { !shown.contains($0) }
        return ["(" + count.counted("more view") + " inside)"]
    }

    private func facts(_ view: View) -> [String] {
        var facts: [String] = []
        if view.kind == .stack { facts.append(arrangement(view)) }
        if let text = view.properties[.text] {
            facts.append(CommandQuoting.quoted(text.spelling).shortened(to: Self.longestText))
        }
        if let size = layout?.frame(of: view.id)?.millipoints.size {
            facts.append(size.spelling)
        }
        if let spacing = view.properties[.spacingAfter], !spacing.isUnknown {
            facts.append("then " + spacing.spelling)
        }
        if isUnarranged(view) { facts.append("unarranged") }
        if isHidden(view.id) { facts.append("hidden") }
        if inForce(.installed, view.id) == false { facts.append("not installed") }
        let varied = Set(view.properties.entries.filter { $0.condition != .base }.map(\.key))
        if !varied.isEmpty {
            let keys = PropertyKey.allCases.filter(varied.contains).map(\.spelling)
            facts.append("varies: " + keys.joined(separator: " "))
        }
        facts += view.properties.unknownValues.map { $0.property + "=" + $0.value.shownUnknown! }
        return facts
    }

    /// Returns a stack's axis, and its spacing, distribution and alignment if they differ from the
    /// defaults, as a user could type them.
    private func arrangement(_ stack: View) -> String {
        let words = [PropertyKey.spacing, .distribution, .alignment].compactMap { key in
            let value = document.value(key, of: .view(stack.id), under: traits)?.value
            return value == key.defaultValue(for: .view(.stack))
                ? nil : value.map { key.spelling + "=" + $0.spelling }
        }
        let axis = inForce(.axis, stack.id)?.rawValue
        return ([axis] + words).compactMap(\.self).joined(separator: " ")
            + (hasOrdersApart(stack) ? "  z-order differs" : "")
    }

    /// Returns whether the z-order of the arranged subviews differs from their arranged order.
    private func hasOrdersApart(_ stack: View) -> Bool {
        stack.subviews.filter { places[$0] != nil } != stack.arrangedSubviews
    }

    /// Returns whether the view is a subview of a stack that does not arrange it.
    private func isUnarranged(_ view: View) -> Bool {
        places[view.id] == nil && view.parent.map { document[$0].kind == .stack } ?? false
    }

    private func isHidden(_ id: ViewID) -> Bool { inForce(.hidden, id) ?? false }

    private func inForce<Value>(_ property: Property<Value>, _ id: ViewID) -> Value? {
        document.inForce(property, of: .view(id), under: traits)
    }

    /// The views as a flat list, superviews first. The object of each view names its superview, so
    /// that the JSON of a deep hierarchy is not deeply nested.
    package var json: JSONValue {
        .array(
            document.subtree().filter { shown?.contains($0) ?? true }.map { id in
                let view = document[id]
                return .object([
                    ("name", .string(view.name)),
                    ("kind", .string(view.kind.rawValue)),
                    ("parent", .optional(view.parent.map { document[$0].name })),
                    ("arrangedIndex", places[id].map(JSONValue.integer) ?? .null),
                    ("hidden", .bool(isHidden(id))),
                ])
            })
    }
}
