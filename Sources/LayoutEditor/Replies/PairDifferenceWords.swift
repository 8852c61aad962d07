import CommandLanguage
package import LayoutFormats

/// What changed between two versions of documents, in words and for programs: what a person did, and
/// apart from it the frames that followed.
package struct PairDifferenceWords {
    private let rows: StateDifference
    private let frames: [(document: String, moves: [FrameMove])]

    package init(
        _ pairs: [DocumentPair], frames: [(document: String, moves: [FrameMove])]
    ) {
        (rows, self.frames) = (StateDifference(pairs), frames)
    }

    /// Empty where both say the same.
    package var text: String {
        var lines = rows.isEmpty ? [] : [rows.text]
        for part in frames {
            let count = part.moves.count.counted("frame")
            lines.append("\(part.document): \(count) that followed")
            lines += part.moves.map { "  " + $0.line }
        }
        return lines.joined(separator: "\n")
    }

    /// For `--json`.
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
