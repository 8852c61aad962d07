import CommandLanguage
package import LayoutFormats

/// The changes between two versions of documents, as text and as JSON members. Edits of the
/// documents come first. Frames that moved as a result of these edits are listed separately.
package struct PairDifferenceReport {
    private let rows: StateDifference
    private let frames: [(document: String, moves: [FrameMove])]

    package init(
        _ pairs: [DocumentPair], frames: [(document: String, moves: [FrameMove])]
    ) {
        (rows, self.frames) = (StateDifference(pairs), frames)
    }

    /// The changes as text; empty if the two versions are equal.
    package var text: String {
        var lines = rows.isEmpty ? [] : [rows.text]
        for part in frames {
            let count = part.moves.count.counted("dependent frame")
            lines.append("\(part.document): \(count)")
            lines += part.moves.map { "  " + $0.line }
        }
        return lines.joined(separator: "\n")
    }

    /// The changes as members of the object that `--json` prints.
    package var members: [(String, JSONValue)] {
        [
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
        ]
    }
}
