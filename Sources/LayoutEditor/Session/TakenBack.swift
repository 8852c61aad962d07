import LayoutStore
import StackCore

/// Finds, among steps that come from the latest to the earliest, those that were taken back alone, by
/// `revert` or `undo NAME`, and the steps that did so.
struct TakenBack {
    /// What each step did that has been taken back, and by which step.
    private var awaited: [(shape: [FileEdit], by: Int)] = []

    /// Takes the next step.
    ///
    /// - Returns: the step that took it back; nil when none did.
    mutating func step(takingBack record: OperationRecord, _ edits: [FileEdit]) -> Int? {
        let shape = edits.map(\.withoutPlaces)
        if let at = awaited.lastIndex(where: { $0.shape == shape }) {
            return awaited.remove(at: at).by
        }
        if record.takesBack {
            awaited.append((edits.reversed().map { $0.inverse.withoutPlaces }, record.id))
        }
        return nil
    }
}

extension OperationRecord {
    /// Whether it is a step that took another back alone.
    var takesBack: Bool { ["revert", "undo"].contains(String(command.prefix { $0 != " " })) }
}
