package import LayoutReplies
import LayoutStore
import StackCore

/// The documents as the commands of a dry run would leave them, for comparison with the current
/// ones.
package struct Preview {
    private let documents: [DocumentState]
    private let frames: [DocumentID: NamedFrames]
    private let touched: [DocumentID]
    private let losses: Losses

    /// Creates a preview. Must be called while the operation of the dry run is in progress, because
    /// the documents then contain its changes.
    package init(of session: Session) throws {
        let edits = session.openOperation!.transaction.edits
        let ids = Set(edits.map(\.document)).sorted()
        touched = ids
        losses = Losses(by: edits)
        documents = try session.documents(ids)
        frames = try session.frames(of: documents)
    }

    /// Returns the difference from the current documents. Must be called after the operation of the
    /// dry run, when its changes are undone.
    package func difference(in session: Session) throws -> DifferenceReport {
        let before = try session.documents(touched)
        let old = try session.frames(of: before)
        let nothing = NamedFrames()
        let moves = touched.map { id in
            (
                documents.first { $0.id == id }?.name ?? before.first { $0.id == id }?.name ?? "",
                (frames[id] ?? nothing).moves(since: old[id] ?? nothing)
            )
        }
        return DifferenceReport(
            rows: StateDifference(before, documents, losses: losses),
            frames: moves.filter { !$0.1.isEmpty })
    }
}

extension Session {
    fileprivate func documents(_ ids: [DocumentID]) throws -> [DocumentState] {
        try ids.filter { id in file.documents.contains { $0.id == id } }.map { id in
            DocumentState(id: id, name: name(of: id), document: try document(id))
        }
    }

    fileprivate func frames(of documents: [DocumentState]) throws -> [DocumentID: NamedFrames] {
        var frames: [DocumentID: NamedFrames] = [:]
        for state in documents {
            frames[state.id] = NamedFrames(state.document, try layout(of: state.document))
        }
        return frames
    }
}
