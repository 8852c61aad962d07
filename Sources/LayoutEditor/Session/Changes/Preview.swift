import LayoutFormats
import LayoutStore
import StackCore

/// What the commands of a dry run would change: the documents as they would be, to be compared with
/// the documents as they are.
struct Preview {
    private let documents: [DocumentState]
    private let pictures: [DocumentID: NamedFrames]
    private let touched: [DocumentID]
    private let losses: Losses

    /// Inside the step, with the changes made.
    init(of session: Session, since mark: Transaction.Mark) throws {
        let edits = session.transaction!.edits(since: mark)
        let ids = Set(edits.map(\.document)).sorted()
        touched = ids
        losses = Losses(by: edits)
        documents = try session.documents(ids)
        pictures = try session.pictures(of: documents)
    }

    /// Behind the step, when everything is as before.
    func difference(in session: Session) throws -> PreviewDifference {
        let before = try session.documents(touched)
        let old = try session.pictures(of: before)
        let nothing = NamedFrames()
        let moves = touched.map { id in
            (
                documents.first { $0.id == id }?.name ?? before.first { $0.id == id }?.name ?? "",
                (pictures[id] ?? nothing).moves(since: old[id] ?? nothing)
            )
        }
        return PreviewDifference(
            rows: StateDifference(before, documents, losses: losses),
            frames: moves.filter { !$0.1.isEmpty })
    }
}

/// The rows and frames that would change.
struct PreviewDifference {
    let rows: StateDifference
    let frames: [(document: String, moves: [FrameMove])]

    var text: String {
        if rows.isEmpty { return "nothing would change" }
        var lines = ["what would change", rows.text]
        if !frames.isEmpty { lines.append("frames that would change") }
        for part in frames {
            lines.append(part.document)
            lines += part.moves.map { "  " + $0.line }
        }
        return lines.joined(separator: "\n")
    }

    var json: JSONValue {
        .object([
            ("changes", rows.json),
            (
                "frames",
                .array(
                    frames.flatMap { part in
                        part.moves.map { move in
                            .object([("document", .string(part.document))] + move.members)
                        }
                    })
            ),
        ])
    }
}

extension Session {
    fileprivate func documents(_ ids: [DocumentID]) throws -> [DocumentState] {
        try ids.filter { id in file.documents.contains { $0.id == id } }.map { id in
            DocumentState(id: id, name: name(of: id), document: try document(id))
        }
    }

    fileprivate func pictures(of documents: [DocumentState]) throws -> [DocumentID: NamedFrames] {
        var pictures: [DocumentID: NamedFrames] = [:]
        for state in documents {
            pictures[state.id] = NamedFrames(state.document, try layout(of: state.document))
        }
        return pictures
    }
}
