package import StackCore

/// The export of a document as a script for `export --format commands`. Running the script builds a
/// document with the same digest.
package enum CommandsExport {
    /// Returns the lines of the script, each with a line break. The first line is a `new` command.
    /// Values that this program does not know, because a newer version wrote them, are left out.
    package static func script(_ document: Document, named name: String) -> String {
        var script = DocumentScript(document.withoutUnknown)
        script.write(named: name)
        return script.lines.joined(separator: "\n") + "\n"
    }

    /// Returns the `add` command for a view, with the property values that apply to all size
    /// classes; nil for the root view. Values for some size classes and the position among siblings
    /// are not included.
    package static func adding(_ view: View, of document: Document) -> String? {
        var script = DocumentScript(document)
        guard let parent = view.parent else { return nil }
        script.add(view, to: document[parent])
        return script.lines[0]
    }

    /// Returns the commands that create a constraint.
    package static func constraint(_ item: LayoutConstraint, of document: Document) -> [String] {
        var script = DocumentScript(document)
        script.write(item)
        return script.lines
    }
}

/// The script of commands that builds one document, as a list of lines.
struct DocumentScript {
    private let document: Document
    private(set) var lines: [String] = []

    init(_ document: Document) { self.document = document }

    mutating func write(named name: String) {
        let root = document[.root]
        let isPlain = root.kind == .view && root.name == "view"
        let words = ["new", name] + (isPlain ? [] : ["root", root.kind.rawValue, root.name])
        lines.append((words + assignments(document.properties)).joined(separator: " "))
        let order = document.subtree()
        for id in order { write(document[id]) }
        for id in order { writeOrder(document[id]) }
        for constraint in document.allConstraints { write(constraint) }
    }

    // MARK: Commands for views

    private mutating func write(_ view: View) {
        if let parent = view.parent {
            add(view, to: document[parent])
        } else {
            for entry in view.propertiesBesideKind.entries where entry.condition == .base {
                set(entry, of: view.name)
            }
        }
        for entry in view.properties.entries where entry.condition != .base {
            set(entry, of: view.name)
        }
    }

    fileprivate mutating func add(_ view: View, to parent: View) {
        var words = ["add", view.kind.rawValue, view.name, "in", parent.name]
        if parent.kind == .stack, !(parent.addsInOrder && parent.arrangedSubviews.contains(view.id))
        {
            words.append("unarranged")
        }
        lines.append((words + assignments(view.propertiesBesideKind)).joined(separator: " "))
    }

    /// Writes the commands for a stack that can run only after its subviews exist: those for custom
    /// spacings, and for the order of the arranged views if it differs from the z-order.
    private mutating func writeOrder(_ stack: View) {
        for id in stack.arrangedSubviews {
            if !stack.addsInOrder { lines.append("arrange \(document[id].name) in \(stack.name)") }
            if let spacing = document[id].properties[.spacingAfter] {
                lines.append(
                    "space after \(document[id].name) in \(stack.name) \(spacing.spelling)")
            }
        }
    }

    private func assignments(_ list: PropertyList) -> [String] {
        list.entries.filter { $0.condition == .base && $0.key != .spacingAfter && $0.key.isContent }
            .map { $0.key.spelling + "=" + CommandQuoting.word($0.key.type.typed($0.value)) }
    }

    private mutating func set(_ entry: PropertyList.Entry, of name: String) {
        let value = CommandQuoting.word(entry.key.type.typed(entry.value))
        let condition = entry.condition == .base ? "" : " for " + entry.condition.spelling
        lines.append("set \(name).\(entry.key.spelling) \(value)\(condition)")
    }

    // MARK: Commands for constraints

    fileprivate mutating func write(_ constraint: LayoutConstraint) {
        let list = constraint.properties
        let verb = constraint.isAssertion ? "assert" : "constrain"
        lines.append("\(verb) \(constraint.name): " + formula(constraint))
        for entry in list.entries where !isInFormula(entry, of: constraint) {
            set(entry, of: constraint.name)
        }
        // In the command language, the formula of a constraint without a second item must contain a
        // constant. If the document stores none, the script removes it again with `reset`.
        if constraint.second == nil, list[.constant] == nil, !constraint.assertsWholeText {
            lines.append("reset \(constraint.name).constant")
        }
    }

    private func formula(_ constraint: LayoutConstraint) -> String {
        let list = constraint.properties
        if constraint.assertsWholeText {
            return document.spelling(constraint.first.item) + " "
                + AssertionExpression.wholeText
        }
        var words = [document.spelling(constraint.first), constraint.relation.rawValue]
        if let second = constraint.second {
            if let multiplier = list[.multiplier] { words += [multiplier.spelling, "*"] }
            words.append(document.spelling(second))
            if let constant = list.value(.constant) {
                words += [constant < 0 ? "-" : "+", NumberSpelling.spell(constant.magnitude)]
            }
        } else {
            words.append(list[.constant]?.spelling ?? "0")
        }
        if let priority = list[.priority] { words.append("@" + priority.spelling) }
        return words.joined(separator: " ")
    }

    private func isInFormula(_ entry: PropertyList.Entry, of constraint: LayoutConstraint) -> Bool {
        guard entry.condition == .base else { return false }
        return switch entry.key {
        case .constant, .priority: true
        // The command `assert` itself sets these two properties. It also makes the constraint
        // inactive, so `active` needs no `set` command either.
        case .asserted, .untruncated: true
        case .active: constraint.isAssertion
        case .multiplier: constraint.second != nil
        default: false
        }
    }
}

extension View {
    /// Whether `add` commands for the subviews in z-order already produce the stack's order of
    /// arranged subviews, so that no `arrange` commands are needed.
    fileprivate var addsInOrder: Bool {
        let arranged = Set(arrangedSubviews)
        return subviews.filter(arranged.contains) == arrangedSubviews
    }
}

extension View {
    /// The view's properties except the one that only identifies its kind (`ViewKind.mark`), such
    /// as the style `table` of a table. The `add` command sets that property itself.
    fileprivate var propertiesBesideKind: PropertyList {
        guard let mark = kind.mark, properties[mark.key] == mark.value else { return properties }
        var others = properties
        others[mark.key] = nil
        return others
    }
}
