import CommandLanguage
package import LayoutFormats
package import LayoutStore
package import StackCore

/// A user's constraint written with its current values: `width1: title.width >= 100 @750`.
package struct ConstraintSentence {
    private let constraint: LayoutConstraint
    private let document: Document
    private let traits: SizeClasses

    package init(_ constraint: LayoutConstraint, in document: Document, under traits: SizeClasses) {
        self.constraint = constraint
        self.document = document
        self.traits = traits
    }

    /// The constraint as text for people: its name, then the formula, in which numbers are rounded
    /// to three decimals.
    package var line: String {
        var line = constraint.name + ": " + formula(NumberSpelling.rounded)
        if constraint.isAssertion {
            line += "  asserted"
        } else if value(.active) == false {
            line += "  inactive"
        }
        if value(.installed) == false { line += "  not installed" }
        return line
    }

    /// Whether the constraint affects the layout under `traits`: it is active and installed.
    package var takesPart: Bool { value(.active) != false && value(.installed) != false }

    /// The constraint without its name, as a user could type it. Default values, such as a
    /// multiplier of 1, are left out.
    package var formula: String { formula(NumberSpelling.spell) }

    private func formula(_ spell: (Double) -> String) -> String {
        if constraint.assertsWholeText {
            return document.spelling(constraint.first.item) + " untruncated"
        }
        var text = document.spelling(constraint.first) + " " + constraint.relation.rawValue + " "
        if let second = constraint.second {
            if number(.multiplier) != 1 {
                text += spell(number(.multiplier)) + " * "
            }
            text += document.spelling(second)
            let constant = number(.constant)
            if constant != 0 {
                text += (constant < 0 ? " - " : " + ") + spell(constant.magnitude)
            }
        } else {
            text += spell(number(.constant))
        }
        let priority = number(.priority)
        return priority == 1000 ? text : text + " @" + spell(priority)
    }

    private func value<Value>(_ property: Property<Value>) -> Value? {
        document.inForce(property, of: .constraint(constraint.id), under: traits)
    }

    private func number(_ property: Property<Double>) -> Double { value(property) ?? 0 }
}

/// A step of the undo history, worded as `undo` and `redo` report it: `set row.spacing 12 in
/// Login`.
package struct StepSentence {
    private let command: String
    /// The names of the documents that the step changed, except documents whose names the command
    /// contains.
    private let documents: [String]
    private let touched: Set<DocumentID>

    /// - Parameter edits: the edits that the command made. They show which documents changed; a
    ///   document that no longer exists is not named.
    package init(_ command: String, _ edits: [FileEdit], in file: LayoutFile) {
        self.command = command
        touched = Set(edits.map(\.document))
        // The name of a document that the command created, deleted or renamed is left out, because
        // the command already contains it.
        let named = Set(edits.compactMap { $0.isAboutDocument ? $0.document : nil })
        documents = touched.subtracting(named).sorted().compactMap(file.name)
    }

    /// Returns the step as a sentence. If the step changed other documents but not `open`, the
    /// sentence adds that `open` is unchanged.
    ///
    /// - Parameter open: the document that is open in the shell; nil if none is open
    package func text(besides open: (id: DocumentID, name: String)?) -> String {
        let place = documents.isEmpty ? "" : " in " + documents.joined(separator: ", ")
        guard let open, !documents.isEmpty, !touched.contains(open.id) else {
            return command + place
        }
        return command + place + "; \(open.name) is unchanged"
    }

    /// An object with the member `command` and, in `documents`, the names of the changed documents
    /// that `command` does not contain.
    package var json: JSONValue {
        .object([
            ("command", .string(command)),
            ("documents", .array(documents.map(JSONValue.string))),
        ])
    }
}

extension FileEdit {
    fileprivate var isAboutDocument: Bool { if case .edit = self { false } else { true } }
}

extension OperationRecord {
    /// The title of the operation in the history, usually its message followed by its command. Only
    /// the command if there is no message, or if the command is a `group` that states the message.
    /// Only the message if it consists of the grouped commands.
    package var title: String {
        guard let message else { return command }
        let heads = [CommandQuoting.word(message), "\"\(message)\""].map { "group \($0) " }
        guard let head = heads.first(where: command.hasPrefix) else {
            return message + ": " + command
        }
        return command == head + "{ \(message) }" ? message : command
    }
}
