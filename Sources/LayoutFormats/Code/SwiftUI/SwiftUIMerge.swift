import StackCore

/// Merges the code that is generated for a view under several size classes. Equal code is written
/// once. Differing arguments become conditional expressions. A stack with different axes becomes an
/// `AnyLayout`. Any other difference becomes an `if`.
///
/// The cases are ordered as in `SwiftVariation.conditions`: the most specific condition first, the
/// base last.
struct SwiftUIMerge {
    typealias Case<Value> = (condition: SizeClasses, value: Value)

    static func merge(_ cases: [Case<SwiftUINode?>]) -> SwiftUIContent? {
        let simple = simplified(cases.map { ($0.condition, $0.value.map(SwiftUIContent.node)) })
        if simple.count == 1 { return simple[0].value }
        if let merged = joined(cases) { return .node(merged) }
        return .choice(simple.map { .init(condition: $0.condition, content: $0.value) })
    }

    /// Returns the cases without the redundant ones. A case is redundant if, without it, a later
    /// case with the same value applies in its place: the next case whose condition does not
    /// exclude its condition, provided that this condition contains it.
    private static func simplified<Value: Equatable>(_ cases: [Case<Value>]) -> [Case<Value>] {
        var rest: [Case<Value>] = []
        for item in cases.reversed() {
            let next = rest.first { !$0.condition.excludes(item.condition) }
            if let next, next.condition.contains(item.condition), next.value == item.value {
                continue
            }
            rest.insert(item, at: 0)
        }
        assert(rest.isEmpty == cases.isEmpty, "no case applies")
        return rest
    }

    /// Merges the cases into one view with conditional arguments. Returns nil if the cases differ
    /// in more than their arguments.
    private static func joined(_ cases: [Case<SwiftUINode?>]) -> SwiftUINode? {
        let nodes = cases.compactMap { item in item.value.map { (item.condition, $0) } }
        guard nodes.count == cases.count, var result = nodes.first?.1,
            nodes.allSatisfy({ $0.1.notes == result.notes }),
            let modifiers = chain(nodes.map { ($0.0, $0.1.modifiers) }),
            let outer = chain(nodes.map { ($0.0, $0.1.outer) })
        else { return nil }
        (result.modifiers, result.outer) = (modifiers, outer)
        let heads = nodes.map { ($0.0, $0.1.head) }
        if let head = joined(heads) {
            result.head = head
            return result
        }
        return layout(result, heads)
    }

    /// Returns the merged code of a stack that is horizontal in some cases and vertical in others;
    /// nil if one of the calls does not create a stack.
    private static func layout(
        _ node: SwiftUINode, _ heads: [Case<SwiftUICall>]
    ) -> SwiftUINode? {
        guard heads.allSatisfy({ ["HStack", "VStack"].contains($0.value.name) }) else {
            return nil
        }
        let values = heads.map { condition, head in
            let list = head.arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value }
            return (
                condition, "AnyLayout(\(head.name)Layout(\(list.joined(separator: ", "))))"
            )
        }
        let name =
            (SwiftIdentifier.lowerCamel(node.key.replacing(".", with: "-")) ?? "own") + "Layout"
        guard let layout = chosen(values, in: ""),
            let head = joined(
                heads.map { ($0.0, SwiftUICall(name, closures: $0.1.closures)) })
        else { return nil }
        var result = node
        result.head = head
        result.layout = layout
        return result
    }

    /// Merges the modifiers of all cases. If a case lacks a padding or frame that another one has,
    /// it gets the modifier with arguments that have no effect. Returns nil if the modifiers cannot
    /// be merged.
    private static func chain(_ lists: [Case<[SwiftUICall]>]) -> [SwiftUICall]? {
        func kinds(_ calls: [SwiftUICall]) -> [String] {
            calls.map { call in
                let sides = call.name == "padding" ? call.arguments.dropLast().map(\.value) : []
                // SwiftUI has separate `frame` modifiers for fixed lengths and for limits.
                let isFixed = call.arguments.contains { ["width", "height"].contains($0.label) }
                return call.name + (isFixed ? "Fixed" : "") + sides.joined()
            }
        }
        guard let order = order(lists.map { kinds($0.value) }) else { return nil }
        var result: [SwiftUICall] = []
        for kind in order {
            let calls = lists.map { list in
                zip(kinds(list.value), list.value).first { $0.0 == kind }?.1
            }
            guard let sample = calls.compactMap(\.self).first else { return nil }
            let missing = calls.contains(nil) ? sample.neutral([])?.arguments ?? [] : []
            let labels = (calls.compactMap { $0?.arguments } + [missing])
                .map { $0.map { $0.label ?? "" } }
                .reduce(into: [String]()) { all, some in
                    all += some.filter { !all.contains($0) }
                }
            let whole = calls.map { $0.flatMap { $0.completed(labels) } ?? sample.neutral(labels) }
            guard whole.allSatisfy({ $0 != nil }),
                let call = joined(zip(lists, whole).map { ($0.condition, $1!) })
            else { return nil }
            result.append(call)
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

    /// Returns a conditional expression such as `a == .regular ? 16 : 8`; nil if there are more than
    /// three cases.
    private static func chosen(_ values: [Case<String>], in call: String) -> String? {
        let simple = simplified(values)
        if simple.count == 1 { return simple[0].value }
        guard (2...3).contains(simple.count) else { return nil }
        let words = simple.map { typed($0.value, in: call) }
        return zip(simple, words).dropLast().map { "\($0.condition.swiftUI) ? \($1) : " }.joined()
            + words.last!
    }

    /// Returns a branch of a conditional expression. A colour is written with its type, because the
    /// compiler cannot infer the type of both branches.
    private static func typed(_ value: String, in call: String) -> String {
        let takesStyle = ["foregroundStyle", "background", "fill", "stroke", "tint"].contains(call)
        return takesStyle && value.hasPrefix(".") ? "Color" + value : value
    }

    /// Merges the child views of all cases, matched by their keys. Returns nil if two cases have
    /// their common children in different orders.
    private static func joined(_ lists: [Case<[SwiftUIContent]>]) -> [SwiftUIContent]? {
        if lists.allSatisfy({ $0.value == lists[0].value }) { return lists[0].value }
        return order(lists.map { $0.value.map(\.key) })?.compactMap { key in
            merge(lists.map { list in (list.condition, list.value.first { $0.key == key }?.node) })
        }
    }

    /// Returns the strings of all lists without duplicates, in an order that agrees with all lists;
    /// nil if there is no such order.
    static func order(_ lists: [[String]]) -> [String]? {
        var order: [String] = []
        for list in lists {
            var place = 0
            for word in list {
                if let found = order.firstIndex(of: word) {
                    if found < place { return nil }
                    place = found + 1
                } else {
                    order.insert(word, at: place)
                    place += 1
                }
            }
        }
        return order
    }
}

extension SizeClasses {
    /// Whether two conditions never apply together.
    fileprivate func excludes(_ other: SizeClasses) -> Bool {
        [(width, other.width), (height, other.height)].contains {
            $0 != $1 && $0 != .any && $1 != .any
        }
    }

    /// Whether a condition applies whenever another one does.
    fileprivate func contains(_ other: SizeClasses) -> Bool {
        [(width, other.width), (height, other.height)].allSatisfy { $0 == .any || $0 == $1 }
    }
}

extension SwiftUICall {
    /// Returns the call with an argument for each of the labels. In a `frame` call, a missing
    /// argument becomes `nil` or the default alignment, in `ignoresSafeArea` all edges. Returns nil
    /// if an argument is missing in any other call.
    fileprivate func completed(_ labels: [String]) -> SwiftUICall? {
        var result = self
        if arguments.map({ $0.label ?? "" }) == labels { return result }
        if name == "ignoresSafeArea" { return SwiftUICall(name, [.named("edges", ".all")]) }
        guard name == "frame" else { return nil }
        result.arguments = Self.frameLabels.filter(labels.contains).map { label in
            arguments.first { $0.label == label }
                ?? .named(label, label == "alignment" ? ".center" : "nil")
        }
        return result
    }

    /// Returns a call of the same modifier that has no effect; nil if there is none.
    fileprivate func neutral(_ labels: [String]) -> SwiftUICall? {
        switch name {
        case "frame": return SwiftUICall("frame").completed(labels)
        case "lineLimit": return SwiftUICall(name, "nil")
        case "layoutPriority": return SwiftUICall(name, "0")
        case "ignoresSafeArea": return SwiftUICall(name, [.named("edges", "[]")])
        case "padding":
            var result = self
            result.arguments[arguments.count - 1].value = "0"
            return result
        case "offset", "fixedSize", "scenePadding", "widthShare":
            let idle = ["offset": "0", "fixedSize": "false", "scenePadding": "[]"][name] ?? "1"
            var result = self
            for place in arguments.indices { result.arguments[place].value = idle }
            return result
        default: return nil
        }
    }

    private static let frameLabels = [
        "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "alignment",
    ]
}

extension SwiftUIContent {
    /// Returns a container that several branches of an `if` contain, if they have more than
    /// `mostCopied` lines in all; nil if there is none.
    ///
    /// - Parameter outer: the container around the content
    func copied(in document: Document, around outer: ViewID) -> ViewID? {
        switch self {
        case .choice(let branches):
            let nodes = branches.compactMap { $0.content?.node }
            let own = nodes.first.flatMap { document.view(named: $0.key) }
            let lines = nodes.reduce(0) { $0 + $1.code.source.count { $0 == "\n" } }
            if nodes.count < 2 || lines <= Self.mostCopied || own?.subviews.isEmpty == true {
                return nil
            }
            return own?.id ?? outer
        case .node(let node):
            let around = document.view(named: node.key)?.id ?? outer
            let calls = [node.head] + node.modifiers + node.outer
            return calls.lazy.flatMap(\.closures).flatMap(\.content).compactMap {
                $0.copied(in: document, around: around)
            }.first
        }
    }

    /// The maximum number of lines in the branches of an `if` that contain copies of one container.
    private static var mostCopied: Int { 40 }

    /// The key of the view; empty for an `if` that chooses between views.
    var key: String { node?.key ?? "" }

    fileprivate var node: SwiftUINode? {
        if case .node(let node) = self { node } else { nil }
    }
}
