import CommandLanguage
package import LayoutFormats

/// The changes of documents, as text and as JSON members: edits first, then the frames that move as a
/// result.
package struct DifferenceReport {
    private let rows: StateDifference
    private let frames: [(document: String, moves: [FrameMove])]

    /// - Parameter frames: the moved frames of each document. A document without a moved frame is
    ///   left out.
    package init(rows: StateDifference, frames: [(document: String, moves: [FrameMove])]) {
        assert(
            frames.allSatisfy { !$0.moves.isEmpty }, "a document without a moved frame is listed")
        (self.rows, self.frames) = (rows, frames)
    }

    /// The changes between two versions as text; empty if the two versions are equal.
    package var text: String {
        var lines = rows.isEmpty ? [] : [rows.text]
        for part in frames {
            let count = part.moves.count.counted("dependent frame")
            lines += ["\(part.document): \(count)"] + part.moves.map { "  " + $0.line }
        }
        return lines.joined(separator: "\n")
    }

    /// The changes that a dry run would make as text; a sentence if nothing would change.
    package var previewText: String {
        if rows.isEmpty { return "nothing would change" }
        var lines = ["what would change", rows.text]
        if !frames.isEmpty { lines.append("frames that would change") }
        for part in frames { lines += [part.document] + part.moves.map { "  " + $0.line } }
        return lines.joined(separator: "\n")
    }

    package var json: JSONValue { .object(members) }

    /// The changes as the members `changes` and `frames` of a JSON object; each entry of `frames`
    /// names its document.
    package var members: [(String, JSONValue)] {
        let moves = frames.flatMap { part in
            part.moves.map { move in
                JSONValue.object([("document", .string(part.document))] + move.members)
            }
        }
        return [("changes", rows.json), ("frames", .array(moves))]
    }
}
