package import StackCore

/// The layout of a document as the shell has last shown it, for comparison with the layout after
/// the next command.
package struct LayoutSnapshot {
    /// The number of the operation at the head of the history.
    package let head: Int
    /// The device, text size and other settings that replaced the document's own in this layout.
    package let request: LayoutRequest
    package let document: DocumentID
    package let frames: NamedFrames
    /// The constraints that the solver dropped because of conflicts, as text for people.
    package let conflicts: [String]
    /// The names of the ambiguous views, in document order.
    package let ambiguous: [String]
    /// The assertions that fail, in document order.
    package let broken: [BrokenAssertion]

    package init(
        head: Int, request: LayoutRequest, document: DocumentID, frames: NamedFrames,
        conflicts: [String], ambiguous: [String], broken: [BrokenAssertion] = []
    ) {
        self.broken = broken
        self.head = head
        self.request = request
        self.document = document
        self.frames = frames
        self.conflicts = conflicts
        self.ambiguous = ambiguous
    }

    /// Returns whether the later snapshot was made at another head of the history, or for another
    /// device, text size or other value of `request`. Returns false if only another document was
    /// opened.
    package func isOutdated(by later: LayoutSnapshot) -> Bool {
        (head, request) != (later.head, later.request)
    }
}

/// An assertion that fails, with the message to show.
package struct BrokenAssertion: Hashable, Sendable {
    package let name: String
    package let message: String

    package init(name: String, message: String) {
        self.name = name
        self.message = message
    }
}

/// The effect of a command on the layout, as lines: moved frames, and conflicts, ambiguities and
/// broken assertions that appeared or disappeared.
package struct SnapshotDifference {
    private let moves: [FrameMove]
    private let conflicts: SetChange
    private let ambiguous: SetChange
    /// The messages of the assertions that fail now and did not fail before.
    private let newlyBroken: [String]
    private let fixedAssertions: [String]

    /// Compares two snapshots. If they are of different documents, no frame counts as moved, and
    /// all problems of the later snapshot count as new.
    package init(from before: LayoutSnapshot, to after: LayoutSnapshot) {
        let isSame = before.document == after.document
        moves = isSame ? after.frames.moves(since: before.frames) : []
        conflicts = SetChange(isSame ? before.conflicts : [], after.conflicts)
        ambiguous = SetChange(isSame ? before.ambiguous : [], after.ambiguous)
        let change = SetChange(isSame ? before.broken.map(\.name) : [], after.broken.map(\.name))
        newlyBroken = after.broken.filter { change.came.contains($0.name) }.map(\.message)
        fixedAssertions = change.went
    }

    /// The maximum number of moved frames listed individually; further ones are only counted.
    private static let mostMoves = 8

    /// - Parameter withMoves: whether to list moved frames; false if the command's reply lists
    ///   them.
    package func lines(_ detail: Detail, withMoves: Bool = true) -> [ChangeLine] {
        let most = detail == .verbose ? Int.max : Self.mostMoves
        let moves = withMoves ? moves : []
        var lines = moves.prefix(most).map { ChangeLine(.moved, $0.line) }
        if moves.count > most {
            lines.append(ChangeLine(.moved, "and \(moves.count - most) more frames"))
        }
        lines += conflicts.came.map { ChangeLine(.worse, "new conflict: dropped " + $0) }
        lines += conflicts.went.map { ChangeLine(.better, "no conflict any more: " + $0) }
        lines += newlyBroken.map { ChangeLine(.worse, "now broken: " + $0) }
        lines += named("no longer broken", fixedAssertions, .better, most)
        lines += named("now ambiguous", ambiguous.came, .worse, most)
        lines += named("no longer ambiguous", ambiguous.went, .better, most)
        return lines
    }

    private func named(
        _ sentence: String, _ names: [String], _ tone: ChangeLine.Tone, _ most: Int
    ) -> [ChangeLine] {
        if names.isEmpty { return [] }
        let shown = names.prefix(most).joined(separator: ", ")
        let rest = names.count > most ? " and \(names.count - most) more" : ""
        return [ChangeLine(tone, sentence + ": " + shown + rest)]
    }
}

/// One line about a command's effect, with a tone that determines its colour.
package struct ChangeLine: Hashable, Sendable {
    /// Whether a line reports a moved frame, a solved problem (`better`) or a new problem
    /// (`worse`).
    package enum Tone: Hashable, Sendable {
        case moved, better, worse
    }

    package let tone: Tone
    package let text: String

    init(_ tone: Tone, _ text: String) {
        self.tone = tone
        self.text = text
    }
}

/// The difference between two lists: the elements that only the new list has (`came`) and those
/// that only the old list has (`went`), both in order.
private struct SetChange {
    let came: [String]
    let went: [String]

    init(_ before: [String], _ after: [String]) {
        let (old, new) = (Set(before), Set(after))
        came = after.filter { !old.contains($0) }
        went = before.filter { !new.contains($0) }
    }
}
