package import StackCore

/// What a person sees of the current document: frames, conflicts, open frames.
package struct Picture {
    package let head: Int
    package let request: LayoutRequest
    package let document: DocumentID
    package let frames: NamedFrames
    package let conflicts: [String]
    package let ambiguous: [String]

    package init(
        head: Int, request: LayoutRequest, document: DocumentID, frames: NamedFrames,
        conflicts: [String], ambiguous: [String]
    ) {
        self.head = head
        self.request = request
        self.document = document
        self.frames = frames
        self.conflicts = conflicts
        self.ambiguous = ambiguous
    }

    /// Whether something has been done since that could show; opening another document is none.
    package func isOutdated(by later: Picture) -> Bool {
        (head, request) != (later.head, later.request)
    }
}
