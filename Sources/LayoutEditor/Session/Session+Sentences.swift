import CommandLanguage
import LayoutFormats
package import LayoutReplies
package import LayoutStore
import StackCore

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

    /// How many steps are told one by one.
    package static let mostSteps = 8
}
