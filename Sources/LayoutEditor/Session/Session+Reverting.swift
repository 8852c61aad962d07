package import CommandLanguage
import LayoutFormats
package import LayoutReplies
import LayoutStore
import StackCore

extension Session {
    /// Reverts one operation by a new operation, and returns a reply about it.
    ///
    /// - Parameters:
    ///   - verb: returns the beginning of the reply, such as `took back operation 3`, given the
    ///     number of the reverted operation
    ///   - target: returns the number of the operation to revert. It is called inside the new
    ///     operation, because another process that prunes the history changes operation numbers.
    package func revert(
        at point: PointReference, _ verb: (Int) -> String, for statement: Statement,
        _ target: () throws -> Int
    ) throws(CommandError) -> Reply {
        let (operation, record, edits) = try step(statement) {
            let operation = try target()
            let (record, edits) = try file.operationWithEdits(operation)
            try revert(operation, at: point)
            return (operation, record, edits)
        }
        recordWhole()
        let sentence = StepSentence(record.title, edits, in: file)
        return .report(
            report(verb(operation), [sentence], of: 1),
            [("reverted", .integer(operation)), ("undone", .array([sentence.json]))])
    }

    /// Applies the opposite edits of an operation to the current documents. Throws if later
    /// operations depend on these edits, or if the result would be invalid.
    func revert(_ operation: Int, at point: PointReference) throws {
        let edits = try reading { try file.operationEdits(operation) }
        let dependents = try dependents(on: edits, of: operation, at: point)
        if !dependents.isEmpty { throw refusal(of: operation, dependents, at: point) }
        do {
            for edit in edits.reversed() { try apply(updatingIndex(of: edit.inverse)) }
        } catch is EditMismatch {
            throw refusal(of: operation, [], at: point)
        }
        for id in Set(edits.map(\.document)).sorted()
        where file.documents.contains(where: { $0.id == id }) {
            if !(try document(id)).invariantViolations().isEmpty {
                throw refusal(of: operation, [], at: point)
            }
        }
    }

    private func updatingIndex(of edit: FileEdit) throws(CommandError) -> FileEdit {
        guard case .edit(let id, let inner) = edit,
            file.documents.contains(where: { $0.id == id })
        else { return edit }
        return .edit(id, try document(id).updatingIndex(of: inner))
    }

    /// Returns the later operations, up to the current one, that depend on the edits of
    /// `operation`, earliest first. Leaves out operations that were reverted, and the operations
    /// that reverted them.
    private func dependents(
        on edits: [FileEdit], of operation: Int, at point: PointReference
    ) throws(CommandError) -> [OperationRecord] {
        guard let later = try reading({ try file.operations(after: operation) }) else {
            throw CommandError(
                .unknownPoint, "operation \(operation) is not on the current branch of the history",
                at: point.source.position, hint: "goto \(operation) goes to its branch")
        }
        var result: [OperationRecord] = []
        // `gone` contains each reverted operation and the operation that reverted it.
        var (takenBack, gone) = (RevertedSteps(), Set<Int>())
        for id in later.reversed() {
            let (record, others) = try reading { try file.operationWithEdits(id) }
            if let other = takenBack.step(takingBack: record, others) {
                gone.formUnion([id, other])
            }
            if others.contains(where: { other in edits.contains { other.depends(on: $0) } }) {
                result.append(record)
            }
        }
        return result.reversed().filter { !gone.contains($0.id) }
    }

    private func refusal(
        of operation: Int, _ dependents: [OperationRecord], at point: PointReference
    ) -> CommandError {
        let named = dependents.prefix(3).map { "\($0.id) (\($0.command))" }
        let more = dependents.count > 3 ? " and \(dependents.count - 3) more" : ""
        let reason =
            dependents.isEmpty
            ? "later operations cannot be applied without it"
            : named.joined(separator: ", ") + more
                + (dependents.count == 1 ? " depends on it" : " depend on it")
        return CommandError(
            .dependedOn, "operation \(operation) cannot be reverted alone: \(reason)",
            at: point.source.position)
    }
}
