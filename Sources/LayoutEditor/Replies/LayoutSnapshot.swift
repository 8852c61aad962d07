package import StackCore

/// What the shell has last shown of a document's layout, to be compared with what it shows next.
package struct LayoutSnapshot {
    /// The operation where history stood.
    package let head: Int
    /// What was looked through.
    package let request: LayoutRequest
    package let document: DocumentID
    package let frames: NamedFrames
    /// What was given up in each, as people are told it.
    package let conflicts: [String]
    /// The names of the views, in document order.
    package let ambiguous: [String]
    /// In document order.
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

    /// Whether something has been done since that could show; opening another document is none.
    package func isOutdated(by later: LayoutSnapshot) -> Bool {
        (head, request) != (later.head, later.request)
    }
}

/// An assertion that does not hold, with what is told of it.
package struct BrokenAssertion: Hashable, Sendable {
    package let name: String
    package let message: String

    package init(name: String, message: String) {
        self.name = name
        self.message = message
    }
}

/// What a command did to the layout, a line each: frames that moved, conflicts and ambiguities that
/// came or went.
package struct SnapshotDifference {
    private let moves: [FrameMove]
    private let conflicts: SetChange
    private let ambiguous: SetChange
    /// What is broken now and was not, as people are told it.
    private let newlyBroken: [String]
    private let mended: [String]

    package init(from before: LayoutSnapshot, to after: LayoutSnapshot) {
        let isSame = before.document == after.document
        // Another document is another layout: nothing has moved in it.
        moves = isSame ? after.frames.moves(since: before.frames) : []
        conflicts = SetChange(isSame ? before.conflicts : [], after.conflicts)
        ambiguous = SetChange(isSame ? before.ambiguous : [], after.ambiguous)
        let change = SetChange(isSame ? before.broken.map(\.name) : [], after.broken.map(\.name))
        newlyBroken = after.broken.filter { change.came.contains($0.name) }.map(\.message)
        mended = change.went
    }

    /// How many frames are told before the rest is only counted.
    private static let mostMoves = 8

    /// - Parameter withMoves: false where the command itself has told what moved.
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
        lines += named("no longer broken", mended, .better, most)
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

/// One line of what a command did, with whether it is good news.
package struct ChangeLine: Hashable, Sendable {
    /// Whether it is good news.
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

/// What a list has gained and lost, in its own order.
private struct SetChange {
    let came: [String]
    let went: [String]

    init(_ before: [String], _ after: [String]) {
        let (old, new) = (Set(before), Set(after))
        came = after.filter { !old.contains($0) }
        went = before.filter { !new.contains($0) }
    }
}
