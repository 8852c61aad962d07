package import CommandLanguage
import LayoutStore

extension Session {
    /// The operation that a point of history names.
    package func operation(at point: PointReference) throws(CommandError) -> Int {
        let text = point.source.text
        if let number = WholeNumber.parse(text) {
            if number <= file.operationCount { return number }
            throw CommandError(
                .unknownPoint, "the last operation is \(file.operationCount)",
                at: point.source.position)
        }
        let checkpoints = try reading { try file.checkpoints() }
        if let found = checkpoints.first(where: { $0.name == text }) { return found.operation }
        throw CommandError(
            .unknownPoint, "there is no checkpoint named \(text)", at: point.source.position,
            hint: Suggestion.hint(for: text, among: checkpoints.map(\.name)))
    }
}
