import LayoutFormats
import StackCore

/// A document's hierarchy as lines: `├─ [0] title  label "Sign in"`.
struct TreeDrawing {
    private let document: Document
    private let traits: SizeClasses
    private var places: [ViewID: Int] = [:]

    init(_ document: Document, _ traits: SizeClasses) {
        self.document = document
        self.traits = traits
        for view in document.allViews {
            for (place, child) in view.arrangedSubviews.enumerated() { places[child] = place }
        }
    }

    var text: String {
        var lines: [String] = []
        var pending: [(id: ViewID, first: String, rest: String)] = [(.root, "", "")]
        while let (id, first, rest) = pending.popLast() {
            lines.append(first + line(id))
            let children = document[id].subviews
            for (index, child) in children.enumerated().reversed() {
                let isLast = index == children.count - 1
                pending.append(
                    (child, rest + (isLast ? "└─ " : "├─ "), rest + (isLast ? "   " : "│  ")))
            }
        }
        return lines.joined(separator: "\n")
    }

    private func line(_ id: ViewID) -> String {
        let view = document[id]
        let place = places[id].map { "[\($0)] " } ?? ""
        return ([place + view.name, view.kind.rawValue] + facts(view)).joined(separator: "  ")
    }

    private func facts(_ view: View) -> [String] {
        var facts: [String] = []
        if view.kind == .stack {
            let words = [PropertyKey.axis, .distribution, .alignment]
                .compactMap { value($0, view.id)?.spelling }
            facts.append(words.joined(separator: " "))
            if let spacing = value(.spacing, view.id) {
                facts.append("spacing " + spacing.spelling)
            }
        }
        if let text = view.properties[.text] {
            facts.append(CommandSpelling.quoted(text.spelling))
        }
        if let spacing = view.properties[.spacingAfter] {
            facts.append("then " + spacing.spelling)
        }
        if value(.hidden, view.id) == .flag(true) { facts.append("hidden") }
        if value(.installed, view.id) == .flag(false) { facts.append("not installed") }
        let varied = Set(view.properties.entries.filter { $0.condition != .base }.map(\.key))
        if !varied.isEmpty {
            let keys = PropertyKey.allCases.filter(varied.contains).map(\.spelling)
            facts.append("varies: " + keys.joined(separator: " "))
        }
        return facts
    }

    private func value(_ key: PropertyKey, _ id: ViewID) -> PropertyValue? {
        document.value(key, of: .view(id), under: traits)?.value
    }

    /// The views parents first, each with its parent's name, so that deep documents stay flat.
    var json: JSONValue {
        .array(
            document.subtree().map { id in
                let view = document[id]
                return .object([
                    ("name", .string(view.name)),
                    ("kind", .string(view.kind.rawValue)),
                    ("parent", .optional(view.parent.map { document[$0].name })),
                    ("arrangedIndex", places[id].map(JSONValue.integer) ?? .null),
                    ("hidden", .bool(value(.hidden, id) == .flag(true))),
                ])
            })
    }
}
