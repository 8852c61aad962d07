package import CommandLanguage
import LayoutStore
import StackCore

extension Session {
    /// Returns the number of the last operation, up to the current one, that changed the item with
    /// this name: a view or constraint of the current document, or a document. Leaves out
    /// operations that `revert` or `undo NAME` has reverted, and the operations that reverted them.
    ///
    /// If no item has the name now, the search is for the item that had it last.
    package func lastStep(touching name: SourceText) throws(CommandError) -> Int {
        var search = StepSearch(named: name.text, in: peekedID, bearer(named: name.text))
        var point = file.head
        while point > 0 {
            try checkInterruption()
            let (record, edits) = try reading { try file.operationWithEdits(point) }
            if search.finds(record, edits) { return point }
            point = record.parent
        }
        if search.isKnown {
            throw CommandError(
                .nothingToUndo, "no step that changed \(name.text) is left to undo",
                at: name.position)
        }
        let items = try peekedID.map { id throws(CommandError) in try document(id) }
            .map { $0.allViews.map(\.name) + $0.allConstraints.map(\.name) }
        throw CommandError(
            .unknownItem, "there is no view, constraint or document named \(name.text)",
            at: name.position,
            hint: Suggestion.hint(
                for: name.text, among: (items ?? []) + file.documents.map(\.name)))
    }

    /// Returns the item that has the name now; nil if there is none. Items of the current document
    /// take precedence over documents.
    private func bearer(named name: String) -> NamedItem? {
        if let id = peekedID, let item = (try? document(id))?.item(named: name) {
            return .item(id, item)
        }
        return file.documentID(named: name).map { .document($0) }
    }
}

/// A search for the last step that touched an item. The steps are passed to it one by one, from the
/// head of the history backwards.
private struct StepSearch {
    private let name: String
    private let current: DocumentID?
    private var bearer: NamedItem?
    private var takenBack = RevertedSteps()

    init(named name: String, in current: DocumentID?, _ bearer: NamedItem?) {
        (self.name, self.current, self.bearer) = (name, current, bearer)
    }

    /// Whether an item has the name now, or had it in one of the steps examined so far.
    var isKnown: Bool { bearer != nil }

    /// Examines the next earlier step. Returns whether the search ends there: the step changed the
    /// item, was not reverted, and did not itself revert another step.
    mutating func finds(_ operation: OperationRecord, _ edits: [FileEdit]) -> Bool {
        if bearer == nil { bearer = edits.reversed().lazy.compactMap(ended).first }
        // An edit that only changes which file a document was imported from does not count as a
        // change of the document.
        let changes = edits.filter { $0.movedOrigin == nil }
        guard let bearer, changes.contains(where: bearer.isTouched) else { return false }
        let wasTakenBack = takenBack.step(takingBack: operation, edits) != nil
        return !wasTakenBack && !operation.isReverting
    }

    /// Returns the item that lost the name `name` by the edit, because it was renamed or deleted;
    /// nil if there is none.
    private func ended(_ edit: FileEdit) -> NamedItem? {
        switch edit {
        case .destroyDocument(let id, name), .renameDocument(let id, name, _): .document(id)
        case .edit(let id, let inner) where id == current:
            inner.itemLosing(name).map { .item(id, $0) }
        default: nil
        }
    }
}

extension Edit {
    fileprivate func itemLosing(_ name: String) -> ItemID? {
        switch self {
        case .rename(let item, name, _): item
        case .destroyView(let view) where view.name == name: .view(view.id)
        case .destroyConstraint(let constraint) where constraint.name == name:
            .constraint(constraint.id)
        default: nil
        }
    }
}

/// A search for the steps that were reverted individually, by `revert` or `undo NAME`. It pairs
/// each reverted step with the step that reverted it. The steps of the history must be passed from
/// the latest to the earliest.
struct RevertedSteps {
    /// The steps that reverted an earlier step that has not been passed to the search yet. `shape`
    /// contains the edits by which the reverted step is recognized, and `by` is the number of the
    /// reverting step.
    private var awaited: [(shape: [FileEdit], by: Int)] = []

    /// Passes the next earlier step, `record` with its `edits`, to the search.
    ///
    /// - Returns: the number of the step that reverted `record`; nil if none did
    mutating func step(takingBack record: OperationRecord, _ edits: [FileEdit]) -> Int? {
        assert(
            awaited.allSatisfy { $0.by > record.id }, "step \(record.id) comes after a later one")
        let shape = edits.map(\.withoutIndex)
        if let at = awaited.lastIndex(where: { $0.shape == shape }) {
            return awaited.remove(at: at).by
        }
        if record.isReverting {
            awaited.append((edits.reversed().map { $0.inverse.withoutIndex }, record.id))
        }
        return nil
    }
}

extension OperationRecord {
    /// Whether the step reverted another one individually.
    var isReverting: Bool { ["revert", "undo"].contains(String(command.prefix { $0 != " " })) }
}
