import StackCore

/// A SwiftUI view in the generated source: its initializer and its modifiers, in order.
struct SwiftUINode: Hashable {
    /// The identity of the view, which is the same under all size classes.
    let key: String
    /// One sentence for each part of the view that SwiftUI cannot express.
    var remarks: [String] = []
    /// Comments for the reader of the generated source, besides the remarks.
    var notes: [String] = []
    var head: SwiftUICall
    var modifiers: [SwiftUICall] = []

    init(_ key: String, _ head: SwiftUICall) {
        self.key = key
        self.head = head
    }
}

/// A call with arguments and closures: a view's initializer or a modifier.
struct SwiftUICall: Hashable {
    let name: String
    var arguments: [Argument] = []
    /// The trailing closures of the call. The first one is written without its label.
    var closures: [Closure] = []

    struct Argument: Hashable {
        var label: String?
        var value: String
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

    /// Creates the call of a view's initializer with child views in a trailing closure.
    init(_ name: String, _ arguments: [Argument] = [], holding content: [SwiftUINode]) {
        self.init(
            name, arguments, closures: [Closure(content: content.map(SwiftUIContent.node))])
    }
}

extension SwiftUICall.Argument {
    static func plain(_ value: String) -> Self { Self(label: nil, value: value) }
    static func named(_ label: String, _ value: String) -> Self { Self(label: label, value: value) }
}

/// The content of a closure: a view, or an `if` that chooses between views by size class.
indirect enum SwiftUIContent: Hashable {
    case node(SwiftUINode)
    case choice(SwiftUIChoice)

    /// One sentence for each part of the content that SwiftUI cannot express, in the order of the
    /// source.
    var remarks: [String] {
        switch self {
        case .choice(let choice): choice.branches.flatMap { $0.content?.remarks ?? [] }
        case .node(let node):
            node.remarks
                + ([node.head] + node.modifiers).flatMap { call in
                    call.closures.flatMap { $0.content.flatMap(\.remarks) }
                }
        }
    }
}

/// An `if` that chooses between views by size class. The first branch with a true condition
/// applies; the last branch has no condition.
struct SwiftUIChoice: Hashable {
    struct Branch: Hashable {
        let condition: SizeClasses
        /// The content that the branch shows; nil if it shows nothing.
        let content: SwiftUIContent?
    }

    var branches: [Branch]
}

// MARK: - Writing

extension SwiftUIContent {
    /// The prefix of a comment on something that SwiftUI cannot express.
    static let remarkMark = "// SwiftUI cannot say: "

    var code: [SwiftText] {
        switch self {
        case .node(let node): node.code
        case .choice(let choice): choice.code
        }
    }
}

extension SwiftUINode {
    fileprivate var code: [SwiftText] {
        let comments =
            remarks.map { SwiftUIContent.remarkMark + $0 } + notes.map { "// " + $0 }
        let chain = modifiers.flatMap { $0.code(dotted: true) }
        let start = head.code(dotted: false)
        // Modifiers after a closing brace are not indented; modifiers after any other line are.
        let goesOn: [SwiftText] = if case .block? = start.last { chain } else { [.indented(chain)] }
        return SwiftText.lines(comments) + start + goesOn
    }
}

extension SwiftUICall {
    fileprivate func code(dotted: Bool) -> [SwiftText] {
        let start = (dotted ? "." : "") + name
        let list = arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value }
            .joined(separator: ", ")
        // A call without arguments and closures is written without parentheses, unless it is a type
        // or a modifier.
        let needsList = !arguments.isEmpty || closures.isEmpty && (dotted || isCapitalized)
        let head = start + (needsList ? "(\(list))" : "")
        guard let first = closures.first else { return [.line(head)] }
        if closures.allSatisfy({ $0.content.isEmpty }) {
            return [.line(head + closures.map(\.emptySpelling).joined())]
        }
        var result: [SwiftText] = []
        var open = head + " {" + (first.parameter.map { " \($0) in" } ?? "")
        for (place, closure) in closures.enumerated() {
            if place > 0 { open = "} " + (closure.label.map { $0 + ": " } ?? "") + "{" }
            let isLast = place == closures.count - 1
            result.append(
                .block(open, closure.content.flatMap(\.code), end: isLast ? "}" : nil))
        }
        if closures.count == 2, first.content.isEmpty {
            return [
                .block(
                    head + " {} " + closures[1].label! + ": {",
                    closures[1].content.flatMap(\.code), end: "}")
            ]
        }
        return result
    }

    /// Whether the call's name is a type, rather than a member such as `Color.clear` or a complete
    /// call.
    private var isCapitalized: Bool {
        name.first?.isUppercase ?? false && !name.contains(".") && !name.contains("(")
    }
}

extension SwiftUICall.Closure {
    fileprivate var emptySpelling: String { " " + (label.map { $0 + ": " } ?? "") + "{}" }
}

extension SwiftUIChoice {
    fileprivate var code: [SwiftText] {
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

extension SizeClasses {
    /// The condition as a Swift expression with the environment's size classes:
    /// `horizontalSizeClass == .regular`.
    var swiftUI: String {
        [("horizontalSizeClass", width), ("verticalSizeClass", height)]
            .filter { $0.1 != .any }.map { "\($0.0) == .\($0.1.rawValue)" }
            .joined(separator: " && ")
    }
}
