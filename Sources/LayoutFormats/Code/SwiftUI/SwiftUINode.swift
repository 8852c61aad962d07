import StackCore

/// A SwiftUI view in the generated source: its initializer and its modifiers, in order.
struct SwiftUINode: Hashable {
    /// The key of the view, by which its code under different size classes is matched.
    let key: String
    /// Comments before the view in the generated source.
    var notes: [String] = []
    var head: SwiftUICall
    var modifiers: [SwiftUICall] = []
    /// The modifiers that place the view in its container.
    var outer: [SwiftUICall] = []
    /// The expression for the `AnyLayout` that `head` refers to by name; nil if `head` is not such
    /// a layout.
    var layout: String?

    init(_ key: String, _ head: SwiftUICall, _ modifiers: [SwiftUICall] = []) {
        assert(!head.name.isEmpty, "the view \(key) has no initializer")
        self.key = key
        self.head = head
        self.modifiers = modifiers
    }
}

extension SwiftUINode {
    /// The text of a `Text` without modifiers; nil for other views.
    var plainText: SwiftUICall.Argument? {
        guard head.name == "Text", head.arguments.count == 1, head.arguments[0].label == nil,
            notes.isEmpty, modifiers.isEmpty, outer.isEmpty
        else { return nil }
        return head.arguments[0]
    }
}

extension SwiftUINode {
    /// Whether the code uses a parameter of a closure around it, so that it cannot be a function or a
    /// property.
    var isOpen: Bool { isOpen([]) }

    private func isOpen(_ bound: Set<String>) -> Bool {
        ([head] + modifiers + outer).contains { call in
            let words = ([call.name] + call.arguments.map(\.value)).joined(separator: " ")
                .withoutTexts.identifiers
            if !words.isDisjoint(with: Self.parameters.subtracting(bound)) { return true }
            return call.closures.contains { closure in
                let inner = bound.union(closure.parameter.map { [$0] } ?? [])
                return closure.content.flatMap(\.nodes).contains { $0.isOpen(inner) }
            }
        }
    }

    private static let parameters: Set<String> = ["geometry", "index"]

    /// The view, with the modifiers that all views inside it share moved to the view itself, if it
    /// is a stack.
    var sharingModifiers: SwiftUINode {
        guard ["HStack", "VStack"].contains(head.name) || layout != nil, head.closures.count == 1
        else { return self }
        let nodes = head.closures[0].content.compactMap { content -> SwiftUINode? in
            if case .node(let node) = content { node } else { nil }
        }
        let shown = nodes.filter { $0.head.name != "Spacer" }
        guard shown.count > 1, nodes.count == head.closures[0].content.count else { return self }
        let shared = shown[0].modifiers.filter { call in
            Self.inherited.contains(call.name)
                && shown.allSatisfy { $0.modifiers.filter { $0.name == call.name } == [call] }
        }
        var result = self
        result.head.closures[0].content = nodes.map { node in
            var node = node
            node.modifiers.removeAll(where: shared.contains)
            return .node(node)
        }
        result.modifiers = shared + modifiers
        return result
    }

    /// Returns the view without a modifier that it and the views inside it inherit from a view
    /// around it. A view with another modifier of that name stays as it is, with what is in it.
    func withoutInherited(_ call: SwiftUICall) -> SwiftUINode {
        if (modifiers + outer).contains(where: { $0.name == call.name && $0 != call }) {
            return self
        }
        func inside(_ own: SwiftUICall) -> SwiftUICall {
            var result = own
            for place in own.closures.indices {
                result.closures[place].content = own.closures[place].content.map {
                    $0.withoutInherited(call)
                }
            }
            return result
        }
        var result = self
        result.head = inside(head)
        result.modifiers = modifiers.filter { $0 != call }.map(inside)
        result.outer = outer.filter { $0 != call }.map(inside)
        return result
    }

    /// The view without a `fixedSize` around a fixed length along the same axes, because the content has
    /// this length with any proposal, and without the alignment of the fixed length of a stack whose
    /// content fills this length.
    var withoutIdleSizes: SwiftUINode {
        let filled = filledLength
        var isFilled = filled != nil
        var fixed: Set<String> = []
        func isIdle(_ call: SwiftUICall) -> Bool {
            switch call.name {
            case "frame":
                let labels = Set(call.arguments.compactMap(\.label))
                fixed =
                    labels.isDisjoint(with: ["width", "height"])
                    ? [] : fixed.union(labels.intersection(["width", "height"]))
            case "aspectRatio", "widthShare", "scaledToFit", "scaledToFill": fixed = []
            case "fixedSize":
                let axes = call.arguments.filter { $0.value != "false" }.compactMap(\.label)
                let lengths = axes.map { $0 == "horizontal" ? "width" : "height" }
                return !lengths.isEmpty && fixed.isSuperset(of: lengths)
            default: break
            }
            return false
        }
        func plain(_ call: SwiftUICall) -> SwiftUICall {
            if ["fixedSize", "aspectRatio", "widthShare"].contains(call.name) { isFilled = false }
            guard call.name == "frame" else { return call }
            var result = call
            if isFilled, call.arguments.count == 2, call.arguments[0].label == filled {
                result.arguments.removeAll { $0.label == "alignment" }
            }
            isFilled = false
            return result
        }
        var result = self
        result.modifiers.removeAll(where: isIdle)
        result.outer.removeAll(where: isIdle)
        result.modifiers = result.modifiers.map(plain)
        result.outer = result.outer.map(plain)
        return result
    }

    /// The length that a stack takes as it is proposed, because a view in it does: `height` for a
    /// `VStack`. Nil for other views.
    private var filledLength: String? {
        guard let (word, most) = Self.lengths[head.name], let closure = head.closures.first else {
            return nil
        }
        let isFilled = closure.content.contains { content in
            guard case .node(let node) = content else { return false }
            let frame = (node.modifiers + node.outer).last { $0.name == "frame" }
            return frame?.arguments.contains(.named(most, ".infinity"))
                ?? (node.head.name == "Spacer")
        }
        return isFilled ? word : nil
    }

    private static let lengths = [
        "VStack": ("height", "maxHeight"), "HStack": ("width", "maxWidth"),
    ]

    /// The modifiers that a stack passes on to the views inside it.
    private static let inherited: Set<String> = [
        "buttonStyle", "font", "foregroundStyle", "lineLimit", "lineSpacing", "minimumScaleFactor",
        "multilineTextAlignment", "textFieldStyle", "truncationMode",
    ]
}

extension SwiftUINode {
    /// Returns the code of a row's view, which reads the values `names` from the object `owner`.
    ///
    /// - Parameter bound: the values that are bindings
    func reading(_ names: Set<String>, of owner: String, bound: Set<String>) -> SwiftUINode {
        func read(_ code: String) -> String { code.reading(names, of: owner, bound: bound) }
        func read(_ call: SwiftUICall) -> SwiftUICall {
            var result = call
            result.arguments = call.arguments.map { .init(label: $0.label, value: read($0.value)) }
            return result
        }
        var result = self
        result.head = read(head)
        result.head.name = read(head.name)
        result.modifiers = modifiers.map(read)
        result.outer = outer.map(read)
        return result
    }
}

extension String {
    /// Returns code in which the names are members of `owner`, except in texts, after a full stop and
    /// as labels of arguments. The value of a binding is its `wrappedValue`.
    fileprivate func reading(
        _ names: Set<String>, of owner: String, bound: Set<String>
    ) -> String {
        precondition(bound.isSubset(of: names), "a binding is no value of the row")
        var (result, word, isText, isEscaped) = ("", "", false, false)
        func end(_ next: Character?) {
            let before = result.last
            if names.contains(word), before != ".", next != ":" {
                let isBinding = before == "$"
                if isBinding { result.removeLast() }
                word =
                    "\(owner).\(word)" + (bound.contains(word) && !isBinding ? ".wrappedValue" : "")
            }
            result += word
            word = ""
        }
        for character in self {
            if !isText, character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            end(character)
            if character == "\"", !isEscaped { isText.toggle() }
            isEscaped = isText && character == "\\" && !isEscaped
            result.append(character)
        }
        end(nil)
        return result
    }
}

/// A call with arguments and closures: a view's initializer or a modifier.
struct SwiftUICall: Hashable {
    var name: String
    var arguments: [Argument] = []
    /// The trailing closures of the call. The first one is written without its label.
    var closures: [Closure] = []

    struct Argument: Hashable {
        var label: String?
        var value: String

        static func plain(_ value: String) -> Self { Self(label: nil, value: value) }
        static func named(_ label: String, _ value: String) -> Self {
            Self(label: label, value: value)
        }
    }

    struct Closure: Hashable {
        var label: String?
        /// The name of the closure's parameter; nil if it has none.
        var parameter: String?
        var content: [SwiftUIContent]
    }

    init(_ name: String, _ arguments: [Argument] = [], closures: [Closure] = []) {
        self.name = name
        self.arguments = arguments
        self.closures = closures
    }

    /// Creates a call with unlabeled arguments.
    init(_ name: String, _ first: String, _ more: String...) {
        self.init(name, ([first] + more).map(Argument.plain))
    }

    /// Returns the modifiers with fewer calls. A `frame` that only fills its axes is combined with
    /// the `frame` after it, if one call can state the lengths of both. Equal clippings are
    /// combined, too.
    static func joinedFrames(_ calls: [SwiftUICall]) -> [SwiftUICall] {
        calls.reduce(into: []) { result, call in
            // Two opacities, one of which hides the view, become one.
            if call.name == "opacity", let last = result.last, last.name == "opacity",
                call.arguments[0].value.hasSuffix(" ? 0 : 1"), last.arguments[0].label == nil
            {
                let (flag, shown) = (call.arguments[0].value.dropLast(), last.arguments[0].value)
                if Double(shown) != nil {
                    result[result.count - 1] = SwiftUICall("opacity", flag + shown)
                    return
                }
            }
            // Clipping to one shape twice has the same effect as clipping once.
            if ["clipShape", "clipped"].contains(call.name), result.last == call { return }
            // A resizable picture fills the space anyway.
            if call.name == "frame", call.lengths.allSatisfy({ $0.value == ".infinity" }),
                result.last == SwiftUICall("resizable")
            {
                return
            }
            guard let last = result.last, let both = last.joined(call) else {
                result.append(call)
                return
            }
            result[result.count - 1] = both
        }
    }

    private func joined(_ next: SwiftUICall) -> SwiftUICall? {
        guard name == "frame", next.name == "frame", let sides, let nextSides = next.sides else {
            return nil
        }
        let (own, outer) = (lengths, next.lengths)
        guard own.allSatisfy({ $0.value == ".infinity" }) else { return nil }
        // A length of the outer frame replaces that of the inner one, which only fills the axis.
        let words = outer.compactMap { $0.label?.suffix(5).lowercased() }
        let kept = own.filter { !words.contains($0.label?.suffix(5).lowercased() ?? "") }
        let all = kept + outer
        let kinds = Set(all.map { Self.fixedLengths.contains($0.label ?? "") })
        guard kinds.count == 1, !outer.contains(where: { $0.label?.hasPrefix("min") == true })
        else { return nil }
        let isFilled = Self.axes.map { word in own.contains { $0.label == "max" + word } }
        let places = zip(isFilled, zip(sides, nextSides)).map { $0 ? $1.0 : $1.1 }
        let ordered = Self.axes.flatMap { word in
            all.filter { $0.label?.lowercased().hasSuffix(word.lowercased()) == true }
        }
        let (across, down) = (places[0], places[1])
        let word = down.isEmpty ? across : down + SwiftIdentifier.capitalized(across)
        return SwiftUICall(name, ordered + (word.isEmpty ? [] : [.named("alignment", "." + word)]))
    }

    private static let axes = ["Width", "Height"]
    private static let fixedLengths = ["width", "height"]

    /// The arguments of a `frame` modifier without its alignment.
    private var lengths: [Argument] { arguments.filter { $0.label != "alignment" } }

    /// The horizontal and the vertical word of a frame's alignment, empty for the centre; nil for an
    /// alignment that differs with size classes.
    private var sides: [String]? {
        let alignment = arguments.first { $0.label == "alignment" }?.value.dropFirst() ?? ""
        for down in ["", "top", "bottom"] {
            for across in ["", "leading", "trailing"] {
                let word = down.isEmpty ? across : down + SwiftIdentifier.capitalized(across)
                if word == alignment { return [across, down] }
            }
        }
        return nil
    }

    /// Creates the call of a view's initializer with child views in a trailing closure.
    init(_ name: String, _ arguments: [Argument] = [], holding content: [SwiftUINode]) {
        self.init(
            name, arguments, closures: [Closure(content: content.map(SwiftUIContent.node))])
    }
}

/// The content of a closure: a view, or an `if` that chooses between views by size class.
indirect enum SwiftUIContent: Hashable {
    struct Branch: Hashable {
        let condition: SizeClasses
        /// The content that the branch shows; nil if it shows nothing.
        var content: SwiftUIContent?
    }

    case node(SwiftUINode)
    /// The first branch with a true condition applies; the last branch has no condition.
    case choice([Branch])

    /// The views that the content chooses between.
    fileprivate var nodes: [SwiftUINode] {
        switch self {
        case .node(let node): [node]
        case .choice(let branches): branches.compactMap(\.content).flatMap(\.nodes)
        }
    }

    fileprivate func withoutInherited(_ call: SwiftUICall) -> SwiftUIContent {
        switch self {
        case .node(let node): .node(node.withoutInherited(call))
        case .choice(let branches):
            .choice(
                branches.map {
                    Branch(
                        condition: $0.condition, content: $0.content?.withoutInherited(call))
                })
        }
    }

    /// Returns the content with each of its views, the inner ones first, changed by `change`.
    func mapped(_ change: (SwiftUINode) -> SwiftUINode) -> SwiftUIContent {
        switch self {
        case .choice(let branches):
            let mapped = branches.map {
                Branch(condition: $0.condition, content: $0.content?.mapped(change))
            }
            // The branches may have become equal, because the code that differed has moved to a
            // property.
            if let same = mapped[0].content, mapped.allSatisfy({ $0.content == same }) {
                return same
            }
            return .choice(mapped)
        case .node(var node):
            func inside(_ call: SwiftUICall) -> SwiftUICall {
                var result = call
                for place in call.closures.indices {
                    result.closures[place].content = call.closures[place].content.map {
                        $0.mapped(change)
                    }
                }
                return result
            }
            node.head = inside(node.head)
            node.modifiers = node.modifiers.map(inside)
            node.outer = node.outer.map(inside)
            return .node(change(node))
        }
    }
}

// MARK: - Writing

extension SwiftUIContent {
    var code: [SwiftText] {
        switch self {
        case .node(let node): node.code
        case .choice(let branches): Self.code(branches)
        }
    }

    private static func code(_ branches: [Branch]) -> [SwiftText] {
        var result: [SwiftText] = []
        for (place, branch) in branches.enumerated() {
            let isLast = place == branches.count - 1
            if isLast && branch.content == nil { break }
            let condition = branch.condition.swiftUI
            let head =
                isLast ? "} else {" : (place == 0 ? "if " : "} else if ") + condition + " {"
            let content = branch.content?.code ?? [.line("EmptyView()")]
            result.append(.block(head, content, end: nil))
        }
        return result + [.line("}")]
    }
}

extension SwiftUINode {
    var code: [SwiftText] {
        let chain = (modifiers + outer).flatMap { $0.code(dotted: true) }
        let start = head.code(dotted: false)
        // Modifiers after a closing brace are not indented; modifiers after any other line are.
        let goesOn: [SwiftText] = if case .block? = start.last { chain } else { [.indented(chain)] }
        return SwiftText.lines(notes.map { "// " + $0 }) + start + goesOn
    }
}

extension SwiftUICall {
    fileprivate func code(dotted: Bool) -> [SwiftText] {
        let start = (dotted ? "." : "") + name
        let list = arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value }
            .joined(separator: ", ")
        // A call without arguments and closures is written without parentheses, unless it is a type
        // or a modifier.
        let last = name.split(separator: ".").last?.first
        let isType = !name.hasPrefix(".") && last?.isUppercase == true && !name.contains("(")
        let needsList = !arguments.isEmpty || closures.isEmpty && (dotted || isType)
        let head = start + (needsList ? "(\(list))" : "")
        if closures.isEmpty { return [.line(head)] }
        if closures.allSatisfy({ $0.content.isEmpty }) {
            return [.line(head + closures.map(\.emptySpelling).joined())]
        }
        var result: [SwiftText] = []
        var open = head
        for (place, closure) in closures.enumerated() {
            let isLast = place == closures.count - 1
            open += (place == 0 ? " " : closure.label.map { " " + $0 + ": " } ?? " ") + "{"
            if closure.content.isEmpty && !isLast {
                open += "}"
                continue
            }
            open += closure.parameter.map { " \($0) in" } ?? ""
            result.append(.block(open, closure.content.flatMap(\.code), end: isLast ? "}" : nil))
            open = "}"
        }
        return result
    }
}

extension SwiftUICall.Closure {
    fileprivate var emptySpelling: String { " " + (label.map { $0 + ": " } ?? "") + "{}" }
}

extension SizeClasses {
    /// The condition as a Swift expression with the environment's size classes:
    /// `horizontalSizeClass == .regular`.
    var swiftUI: String {
        [("horizontalSizeClass", width), ("verticalSizeClass", height)]
            .filter { $0.1 != .any }.map { "\($0.0) == .\($0.1.rawValue)" }
            .joined(separator: " && ")
    }
}
