package import LayoutFormats
package import LayoutStore
package import StackCore

/// A user's constraint with the values in force: `width1: title.width >= 100 @750`.
package struct ConstraintSentence {
    private let constraint: LayoutConstraint
    private let document: Document
    private let traits: SizeClasses

    package init(_ constraint: LayoutConstraint, in document: Document, under traits: SizeClasses) {
        self.constraint = constraint
        self.document = document
        self.traits = traits
    }

    /// With numbers of three decimals, as people are told them.
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

    /// Whether the constraint holds here: active, and installed in these size classes.
    package var takesPart: Bool { value(.active) != false && value(.installed) != false }

    /// The constraint as it could be typed, without parts that say nothing.
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

/// A step of history in the words that `undo` and `redo` say of it: `set row.spacing 12 in Login`.
package struct StepSentence {
    private let command: String
    /// The names of the documents in which it changed something.
    private let documents: [String]
    private let touched: Set<DocumentID>

    /// The edits are those that the command made; a document that is gone by now is not named.
    package init(_ command: String, _ edits: [FileEdit], in file: LayoutFile) {
        self.command = command
        touched = Set(edits.map(\.document))
        // What makes a document, takes it out or renames it, names it itself.
        let named = Set(edits.compactMap { $0.isAboutDocument ? $0.document : nil })
        documents = touched.subtracting(named).sorted().compactMap(file.name)
    }

    /// - Parameter open: the document that is open, which is named where nothing happened in it.
    package func text(besides open: (id: DocumentID, name: String)?) -> String {
        let place = documents.isEmpty ? "" : " in " + documents.joined(separator: ", ")
        guard let open, !documents.isEmpty, !touched.contains(open.id) else {
            return command + place
        }
        return command + place + "; \(open.name) is as it was"
    }

    /// `command`, and the names of `documents`.
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
    /// What history says of it: the message of its group, and the command.
    package var title: String { (message.map { $0 + ": " } ?? "") + command }
}
