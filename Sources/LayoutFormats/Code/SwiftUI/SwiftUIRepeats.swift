import StackCore

/// Replaces views of equal structure in a struct's body by calls of one function. The values that
/// differ between the views become arguments.
struct SwiftUIRepeats {
    /// A function of the struct that returns a view.
    struct Function {
        let name: String
        let parameters: [(name: String, type: String)]
        var content: SwiftUIContent

        var code: SwiftText {
            let list = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
            return .block("private func \(name)(\(list)) -> some View", content.code)
        }
    }

    private(set) var content: SwiftUIContent
    private(set) var functions: [Function] = []
    /// Returns the name in Swift of the view with a key.
    private let name: (String) -> String?
    /// The names of the properties that store pictures.
    private let pictures: Set<String>
    /// The types of the arguments of representables, by the name of the representable and the label
    /// of the argument.
    private let ofParts: [String: [String: String]]
    private var taken: TakenNames

    init(
        _ content: SwiftUIContent, pictures: Set<String>, parts: [String: [String: String]],
        taken: TakenNames, named name: @escaping (String) -> String?
    ) {
        (self.content, self.pictures, self.taken, self.name) = (content, pictures, taken, name)
        ofParts = parts
        while let group = bestGroup() { replace(group) }
    }

    /// A value in a view's code that can become an argument of the shared function. It becomes one
    /// if it differs between the views that the function replaces.
    private struct Hole {
        let type: String
        let hint: String
        let value: String
    }

    private struct Group {
        let nodes: [SwiftUINode]
        /// The parameters, each with the indices in `holes` of the values that it replaces. Values
        /// that are equal to each other in every view have one parameter.
        let parameters: [(name: String, type: String, places: [Int])]
        /// The expressions for values that have no parameter of their own, such as
        /// `text.wrappedValue`, which uses the parameter of a binding. The key is the index of the
        /// value in `holes`.
        let expressions: [Int: String]
        let holes: [[Hole]]
        let lines: Int
        let saved: Int
        /// Whether all views have the same comments.
        var sharesNotes: Bool { nodes.allSatisfy { $0.allNotes == nodes[0].allNotes } }
    }

    /// The names of the parameters for several texts, in their order.
    private static let texts = ["title", "detail", "note"]
    private static let labeled = ["value", "label"]
    private static let most = 5
    private static let leastSaved = 4
    /// The minimum number of lines of a large view.
    private static let large = 8

    // MARK: Finding

    /// Returns the group of views whose function makes the code shortest; nil if there is none.
    private func bestGroup() -> Group? {
        var found: [SwiftUINode: Int] = [:]
        var groups: [(nodes: [SwiftUINode], holes: [[Hole]])] = []
        _ = content.mapped { node in
            for own in starts(of: node) {
                var holes: [Hole] = []
                let shape = filled(own.withoutNotes) { hole in
                    holes.append(hole)
                    return "#" + hole.type
                }
                if let place = found[shape] {
                    groups[place].nodes.append(own)
                    groups[place].holes.append(holes)
                } else {
                    found[shape] = groups.count
                    groups.append(([own], [holes]))
                }
            }
            return node
        }
        let made = groups.filter { $0.nodes.count > 1 }.compactMap(group)
        return made.max { ($0.saved, $0.lines) < ($1.saved, $1.lines) }
    }

    /// Returns the view, the view without its last modifier, without its last two, and so on. The
    /// removed modifiers can be those of the function's call.
    private func starts(of node: SwiftUINode) -> [SwiftUINode] {
        var own = node
        own.outer = []
        guard own.isPlain, !own.isOpen else { return [] }
        var result: [SwiftUINode] = []
        while !own.modifiers.isEmpty || !own.head.closures.isEmpty {
            result.append(own)
            guard let last = own.modifiers.popLast(), !Self.ofTypes.contains(last.name) else {
                break
            }
        }
        return result
    }

    /// Modifiers that only images and shapes have, and not the calls of functions.
    private static let ofTypes: Set<String> = ["resizable", "renderingMode", "strokeBorder"]

    private func group(_ nodes: [SwiftUINode], _ holes: [[Hole]]) -> Group? {
        guard Set(nodes.map(\.key)).count == nodes.count else { return nil }
        let lines = nodes[0].withoutNotes.code.source.split(separator: "\n").count
        guard nodes.count * lines > nodes.count + lines + 2 else { return nil }
        // A parameter may have the name of an argument label or of a modifier.
        let words = nodes[0].code.source.withoutTexts
            .replacing(#/\w+: |\.\w+\(/#, with: "(").identifiers
        var values: [(list: [String], type: String, hint: String, places: [Int])] = []
        for place in holes[0].indices {
            let list = holes.map { $0[place].value }
            if list.allSatisfy({ $0 == list[0] }) { continue }
            let type = holes[0][place].type
            if let same = values.firstIndex(where: { $0.list == list && $0.type == type }) {
                values[same].places.append(place)
            } else {
                values.append((list, type, holes[0][place].hint, [place]))
            }
        }
        // If one value is the binding of another, only the binding needs a parameter.
        let copies = values.compactMap { value -> (places: [Int], binding: Int)? in
            values.first { $0.list == value.list.map { "$" + $0 } }.map {
                (value.places, $0.places[0])
            }
        }
        values.removeAll { value in copies.contains { $0.places == value.places } }
        if values.count > Self.most { return nil }
        // Parameters for fonts and closures come later, and those for arguments of an action last.
        func rank(_ type: String, _ hint: String) -> Int {
            ["tag", "name", "action"].contains(hint)
                ? 2 : type == "Font" || type.contains("->") ? 1 : 0
        }
        values = (0...2).flatMap { place in values.filter { rank($0.type, $0.hint) == place } }
        var names = TakenNames(words)
        let several = words.contains("LabeledContent") ? Self.labeled : Self.texts
        let count = values.count { $0.hint == "text" }
        var texts = count > 1 ? several[...] : []
        // If there are as many closures as texts, each closure is named after a text, in their
        // order.
        var configures =
            count > 1 && values.count { $0.hint == "configure" } == count ? several[...] : []
        let parameters = values.map { value -> (name: String, type: String, places: [Int]) in
            let isTitle = value.hint == "text" && nodes[0].head.name == "Button"
            if value.hint == "configure", let own = configures.popFirst() {
                return (
                    names.insertNumbered("configure" + SwiftIdentifier.capitalized(own)),
                    value.type, value.places
                )
            }
            let word =
                value.hint == "text"
                ? texts.popFirst() ?? (isTitle ? "title" : value.hint) : value.hint
            return (name: names.insertNumbered(word), type: value.type, places: value.places)
        }
        let expressions = copies.flatMap { copy in
            let binding = parameters.first { $0.places.contains(copy.binding) }
            return copy.places.map { ($0, (binding?.name ?? "") + ".wrappedValue") }
        }
        let calls = nodes.indices.reduce(0) { sum, place in
            let length = values.reduce(30) { $0 + $1.list[place].count + $1.hint.count + 4 }
            // A call in several lines is still shorter to read than a large view.
            return sum + (length > 96 && lines < Self.large ? values.count + 2 : 1)
        }
        let saved = nodes.count * lines - calls - lines - 3
        return saved < Self.leastSaved
            ? nil
            : Group(
                nodes: nodes, parameters: parameters,
                expressions: Dictionary(uniqueKeysWithValues: expressions), holes: holes,
                lines: lines, saved: saved)
    }

    // MARK: Replacing

    private mutating func replace(_ group: Group) {
        var place = 0
        let first = group.sharesNotes ? group.nodes[0] : group.nodes[0].withoutNotes
        let body = filled(first) { hole in
            defer { place += 1 }
            return group.parameters.first { $0.places.contains(place) }?.name
                ?? group.expressions[place] ?? hole.value
        }
        precondition(!body.isOpen, "a function uses the parameter of a closure around its calls")
        let name = functionName(group)
        var calls: [String: SwiftUICall] = [:]
        for (node, holes) in zip(group.nodes, group.holes) {
            calls[node.key] = SwiftUICall(
                name + (group.parameters.isEmpty ? "()" : ""),
                group.parameters.map { .named($0.name, holes[$0.places[0]].value) })
        }
        let shapes = Set(group.nodes)
        let count = group.nodes[0].modifiers.count
        content = content.mapped { node in
            var own = node
            own.outer = []
            own.modifiers = Array(node.modifiers.prefix(count))
            guard let call = calls[node.key], shapes.contains(own) else { return node }
            var result = SwiftUINode(node.key, call, Array(node.modifiers.dropFirst(count)))
            result.outer = node.outer
            if !group.sharesNotes { result.notes = own.allNotes }
            return result
        }
        functions.append(
            Function(
                name: name,
                parameters: group.parameters.map {
                    ($0.name, ($0.type.contains("->") ? "@escaping " : "") + $0.type)
                },
                content: .node(body)))
    }

    /// Returns a name for the function: the words in which the names of its views end.
    private mutating func functionName(_ group: Group) -> String {
        let names = group.nodes.map { node in
            // `glucoseHUDCaption` ends in the words `HUD` and `Caption`.
            let name = (name(node.key) ?? "").replacing(/([A-Z])(?=[A-Z][a-z])/) { $0.1 + " " }
            return SwiftNameWords.words(name).map { $0.lowercased() }
        }
        let common = names[0].indices.reversed().prefix { place in
            let count = names[0].count - place
            return names.allSatisfy { $0.suffix(count) == names[0].suffix(count) }
        }.count
        let words = names[0].suffix(common).filter { Int($0) == nil }
        let isVague = Self.vague.isSuperset(of: words)
        let stem =
            isVague ? [Self.usual[group.nodes[0].head.name] ?? "item"] : Array(words)
        let joined =
            stem[0] + stem.dropFirst().map(SwiftIdentifier.capitalized).joined()
        return taken.insertNumbered(taken.contains(joined) ? joined + "View" : joined)
    }

    /// Words that do not describe a view.
    private static let vague: Set<String> = ["view", "stack", "cell", "container", "label"]
    /// The usual name of a function for a view, by the name of its type.
    private static let usual = [
        "HStack": "row", "VStack": "column", "ZStack": "card", "Button": "button", "Text": "label",
        "Image": "picture", "Toggle": "toggle", "TextField": "field",
    ]

    // MARK: Values

    /// Returns a view in which `value` replaces each value that can be an argument.
    private func filled(_ node: SwiftUINode, _ value: (Hole) -> String) -> SwiftUINode {
        var result = SwiftUINode("", node.head)
        result.notes = node.notes
        let isAction = node.key.hasSuffix(".action")
        result.head = filled(node.head, isHead: true, isAction: isAction, value)
        result.modifiers = node.modifiers.map { filled($0, isHead: false, isAction: false, value) }
        result.outer = node.outer.map { filled($0, isHead: false, isAction: false, value) }
        return result
    }

    private func filled(
        _ call: SwiftUICall, isHead: Bool, isAction: Bool, _ value: (Hole) -> String
    ) -> SwiftUICall {
        var result = call
        if isHead, call.arguments.isEmpty, call.closures.isEmpty {
            let type =
                pictures.contains(call.name)
                ? "Image" : call.name.hasPrefix("Color(") ? "Color" : nil
            if let type {
                result.name = value(Hole(type: type, hint: type.lowercased(), value: call.name))
            }
        }
        for place in call.arguments.indices {
            guard let hole = hole(call.arguments[place], of: call.name, isAction: isAction) else {
                continue
            }
            result.arguments[place].value = value(hole)
        }
        for place in call.closures.indices {
            result.closures[place].content = call.closures[place].content.map { content in
                guard case .node(let node) = content else { return content }
                return .node(filled(node, value))
            }
        }
        return result
    }

    /// Returns the value of an argument, with its type, if it can be an argument of the function;
    /// otherwise nil.
    private func hole(
        _ argument: SwiftUICall.Argument, of call: String, isAction: Bool
    ) -> Hole? {
        let value = argument.value
        let isLiteral = value.hasPrefix("\"")
        let isWord = SwiftIdentifier.isWord(value)
        func made(_ type: String, _ hint: String) -> Hole {
            Hole(type: type, hint: hint, value: value)
        }
        if let label = argument.label, let type = ofParts[call]?[label] { return made(type, label) }
        let text = isLiteral ? "LocalizedStringKey" : isWord ? "String" : nil
        switch (call, argument.label) {
        case (_, nil) where isAction:
            return isLiteral
                ? made("String", "name") : Int(value) == nil ? nil : made("Int", "tag")
        case ("Text", nil): return text.map { made($0, "text") }
        case ("Button", nil), ("Toggle", nil), ("Picker", nil), ("DatePicker", nil),
            ("Stepper", nil):
            return text.map { made($0, "title") }
        case ("DatePicker", "selection"): return made("Binding<Date>", "selection")
        case ("TextField", nil), ("SecureField", nil):
            return isLiteral ? made("LocalizedStringKey", "prompt") : nil
        case ("Text", "verbatim"): return made("String", "text")
        case ("Image", nil): return isLiteral ? made("String", "image") : nil
        case ("Image", "systemName"): return made("String", "symbol")
        case ("Button", "action"): return isWord ? made("() -> Void", "action") : nil
        case ("onChange", "of"):
            return isWord ? made("String", "value") : nil
        case ("TextField", "text"), ("SecureField", "text"):
            return made("Binding<String>", "value")
        case ("Toggle", "isOn"): return made("Binding<Bool>", "isOn")
        case ("accessibilityIdentifier", nil): return made("String", "identifier")
        case ("accessibilityLabel", nil), ("accessibilityHint", nil):
            return isLiteral
                ? made("LocalizedStringKey", call == "accessibilityLabel" ? "label" : "hint") : nil
        case ("font", nil): return made("Font", "font")
        case ("foregroundStyle", nil), ("background", nil), ("tint", nil):
            return value.hasPrefix("Color(") ? made("Color", "color") : nil
        case ("frame", "width"), ("frame", "height"):
            return Double(value) == nil ? nil : made("CGFloat", argument.label!)
        default: return nil
        }
    }
}

extension SwiftUINode {
    /// The comments of the view and of those inside it.
    fileprivate var allNotes: [String] {
        var result: [String] = []
        _ = SwiftUIContent.node(self).mapped { node in
            result += node.notes
            return node
        }
        return result
    }

    fileprivate var withoutNotes: SwiftUINode {
        let plain = SwiftUIContent.node(self).mapped { node in
            var node = node
            node.notes = []
            return node
        }
        guard case .node(let node) = plain else { return self }
        return node
    }

    /// Whether the code is the same under all size classes.
    fileprivate var isPlain: Bool {
        layout == nil
            && ([head] + modifiers + outer).flatMap(\.closures).flatMap(\.content).allSatisfy {
                if case .node(let node) = $0 { node.isPlain } else { false }
            }
    }
}
