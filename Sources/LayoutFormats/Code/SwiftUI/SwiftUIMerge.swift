import StackCore

/// Merges the generated code of one view under several size classes: equal code is written once,
/// differing arguments become conditional expressions, and other differences an `if`.
///
/// The cases are ordered as in `SwiftVariation.conditions`: the most specific condition first, the
/// base last.
struct SwiftUIMerge {
    typealias Case<Value> = (condition: SizeClasses, value: Value)

    static func merge(_ cases: [Case<SwiftUINode?>]) -> SwiftUIContent? {
        let simple = simplified(cases.map { ($0.condition, $0.value.map(SwiftUIContent.node)) })
        if simple.count == 1 { return simple[0].value }
        if let merged = joined(cases) { return .node(merged) }
        return .choice(
            SwiftUIChoice(
                branches: simple.map { .init(condition: $0.condition, content: $0.value) }))
    }

    /// Returns the cases without those immediately before the base whose value equals the base's.
    private static func simplified<Value: Equatable>(_ cases: [Case<Value>]) -> [Case<Value>] {
        guard let base = cases.last else { return [] }
        var rest = Array(cases.dropLast())
        while let last = rest.last, last.value == base.value { rest.removeLast() }
        return rest + [base]
    }

    /// Merges the cases into one view with conditional arguments. Returns nil if the cases differ
    /// in more than their arguments.
    private static func joined(_ cases: [Case<SwiftUINode?>]) -> SwiftUINode? {
        let nodes = cases.compactMap { item in item.value.map { (item.condition, $0) } }
        guard nodes.count == cases.count, let first = nodes.first?.1 else { return nil }
        guard
            nodes.allSatisfy({
                $0.1.remarks == first.remarks && $0.1.notes == first.notes
                    && $0.1.modifiers.count == first.modifiers.count
            }), let head = joined(nodes.map { ($0.0, $0.1.head) })
        else { return nil }
        var result = first
        result.head = head
        for place in first.modifiers.indices {
            guard let call = joined(nodes.map { ($0.0, $0.1.modifiers[place]) }) else {
                return nil
            }
            result.modifiers[place] = call
        }
        return result
    }

    private static func joined(_ calls: [Case<SwiftUICall>]) -> SwiftUICall? {
        let first = calls[0].value
        guard
            calls.allSatisfy({
                $0.value.name == first.name
                    && $0.value.arguments.map(\.label) == first.arguments.map(\.label)
                    && $0.value.closures.map(\.label) == first.closures.map(\.label)
            })
        else { return nil }
        var result = first
        for place in first.arguments.indices {
            let values = calls.map { ($0.condition, $0.value.arguments[place].value) }
            guard let value = chosen(values, in: first.name) else { return nil }
            result.arguments[place].value = value
        }
        for place in first.closures.indices {
            let lists = calls.map { ($0.condition, $0.value.closures[place].content) }
            guard let content = joined(lists) else { return nil }
            result.closures[place].content = content
        }
        return result
    }

    /// Returns a conditional expression such as `a == .regular ? 16 : 8`; nil if the cases have
    /// more than two different values.
    private static func chosen(_ values: [Case<String>], in call: String) -> String? {
        let simple = simplified(values)
        if simple.count == 1 { return simple[0].value }
        guard simple.count == 2 else { return nil }
        let words = simple.map { typed($0.value, in: call) }
        return "\(simple[0].condition.swiftUI) ? \(words[0]) : \(words[1])"
    }

    /// Returns an argument of a conditional expression; a colour gets its type in front, because
    /// both branches need one type.
    private static func typed(_ value: String, in call: String) -> String {
        let takesStyle = ["foregroundStyle", "background", "fill", "stroke", "tint"].contains(call)
        return takesStyle && value.hasPrefix(".") ? "Color" + value : value
    }

    /// Merges the child views of all cases, matched by their keys. Returns nil if two cases have
    /// their common children in different orders.
    private static func joined(_ lists: [Case<[SwiftUIContent]>]) -> [SwiftUIContent]? {
        if lists.allSatisfy({ $0.value == lists[0].value }) { return lists[0].value }
        var order: [String] = []
        for list in lists {
            var place = 0
            for key in list.value.map(\.key) {
                if let found = order.firstIndex(of: key) {
                    if found < place { return nil }
                    place = found + 1
                } else {
                    order.insert(key, at: place)
                    place += 1
                }
            }
        }
        return order.compactMap { key in
            merge(lists.map { list in (list.condition, list.value.first { $0.key == key }?.node) })
        }
    }
}

extension SwiftUIContent {
    fileprivate var key: String { node?.key ?? "" }

    fileprivate var node: SwiftUINode? {
        if case .node(let node) = self { node } else { nil }
    }
}
