import LayoutFormats
import LayoutStore
import StackCore

/// A step of history in the words that `undo` and `redo` say of it: `set row.spacing 12 in Login`.
struct StepSentence {
    private let command: String
    /// The names of the documents in which it changed something.
    private let documents: [String]
    private let touched: Set<DocumentID>

    init(_ command: String, _ edits: [FileEdit], in file: LayoutFile) {
        self.command = command
        touched = Set(edits.map(\.document))
        // What makes a document, takes it out or renames it, names it itself.
        let named = Set(edits.compactMap { $0.isAboutDocument ? $0.document : nil })
        documents = touched.subtracting(named).sorted().compactMap(file.name)
    }

    /// - Parameter open: the document that is open, which is named where nothing happened in it.
    func text(besides open: (id: DocumentID, name: String)?) -> String {
        let place = documents.isEmpty ? "" : " in " + documents.joined(separator: ", ")
        guard let open, !documents.isEmpty, !touched.contains(open.id) else {
            return command + place
        }
        return command + place + "; \(open.name) is as it was"
    }

    var json: JSONValue {
        .object([
            ("command", .string(command)),
            ("documents", .array(documents.map(JSONValue.string))),
        ])
    }
}

extension FileEdit {
    fileprivate var isAboutDocument: Bool { if case .edit = self { false } else { true } }
}

extension Session {
    /// A line for each step, behind what became of it.
    ///
    /// - Parameter count: of all steps, where the list is cut.
    func report(_ verb: String, _ steps: [StepSentence], of count: Int? = nil) -> String {
        var open: (id: DocumentID, name: String)?
        if case .opened(let id, let name) = choice { open = (id, name) }
        var lines = steps.map { verb + ": " + $0.text(besides: open) }
        if let count, count > steps.count { lines.append("and \(count - steps.count) more") }
        return lines.joined(separator: "\n")
    }

    /// What a move of the head took back or made again.
    func report(_ verb: String, _ move: HeadMove) throws(CommandError) -> Reply {
        let operations = move.undone + move.redone
        let steps = try reading {
            try file.undisturbed {
                try operations.prefix(Self.mostSteps).map { id in
                    let (record, edits) = try file.operationWithEdits(id)
                    return StepSentence(record.title, edits, in: file)
                }
            }
        }
        let place = move.target == 0 ? "the empty file" : "operation \(move.target)"
        let end = operations.count == 1 && move.target > 0 ? [] : ["now at " + place]
        let lines = [report(verb, steps, of: operations.count)].filter { !$0.isEmpty } + end
        return .report(
            lines.joined(separator: "\n"),
            [
                ("head", .integer(move.target)), ("steps", .integer(operations.count)),
                (verb, .array(steps.map(\.json))),
            ])
    }

    /// How many steps are told one by one.
    static let mostSteps = 8
}

extension OperationRecord {
    /// What history says of it: the message of its group, and the command.
    var title: String { (message.map { $0 + ": " } ?? "") + command }
}
