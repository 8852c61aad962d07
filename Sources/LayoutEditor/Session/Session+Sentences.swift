import CommandLanguage
import LayoutFormats
package import LayoutReplies
package import LayoutStore
import StackCore

extension Session {
    /// Returns one line for each step. Each line begins with the verb.
    ///
    /// - Parameter count: the number of all steps if `steps` contains only the first of them; nil
    ///   if `steps` contains all
    func report(_ verb: String, _ steps: [StepSentence], of count: Int? = nil) -> String {
        var open: (id: DocumentID, name: String)?
        if case .opened(let id, let name) = choice { open = (id, name) }
        var lines = steps.map { verb + ": " + $0.text(besides: open) }
        if let count, count > steps.count { lines.append("and \(count - steps.count) more") }
        return lines.joined(separator: "\n")
    }

    /// Returns a reply about the steps that an undo, redo or goto has undone or redone.
    package func report(_ verb: String, _ move: HeadMove) -> Reply {
        let steps = move.steps.map { StepSentence($0.record.title, $0.edits, in: file) }
        let place = move.target == 0 ? "the empty file" : "operation \(move.target)"
        let end = move.stepCount == 1 && move.target > 0 ? [] : ["now at " + place]
        let lines = [report(verb, steps, of: move.stepCount)].filter { !$0.isEmpty } + end
        return .report(
            lines.joined(separator: "\n"),
            [
                ("head", .integer(move.target)), ("steps", .integer(move.stepCount)),
                (verb, .array(steps.map(\.json))),
            ])
    }

    /// The maximum number of steps that are reported individually.
    package static let mostSteps = 8
}
