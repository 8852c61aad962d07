package import LayoutFormats

/// The differences that a command would make if it were not a dry run: changed rows, and moved
/// frames.
package struct PreviewDifference {
    let rows: StateDifference
    let frames: [(document: String, moves: [FrameMove])]

    /// - Parameter frames: the moved frames of each document. A document without a moved frame is
    ///   left out.
    package init(rows: StateDifference, frames: [(document: String, moves: [FrameMove])]) {
        self.rows = rows
        self.frames = frames
    }

    /// The changes as text; a sentence if nothing would change.
    package var text: String {
        if rows.isEmpty { return "nothing would change" }
        var lines = ["what would change", rows.text]
        if !frames.isEmpty { lines.append("frames that would change") }
        for part in frames {
            lines.append(part.document)
            lines += part.moves.map { "  " + $0.line }
        }
        return lines.joined(separator: "\n")
    }

    /// An object with `changes` and `frames`; each entry of `frames` names its document.
    package var json: JSONValue {
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
