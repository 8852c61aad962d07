import LayoutStore
import StackCore

/// What a person sees of the current document: frames, conflicts, open frames.
struct Picture {
    let head: Int
    let request: LayoutRequest
    let document: DocumentID
    let frames: NamedFrames
    let conflicts: [String]
    let ambiguous: [String]

    /// Whether something has been done since that could show; opening another document is none.
    func isOutdated(by later: Picture) -> Bool {
        (head, request) != (later.head, later.request)
    }
}

extension Session {
    /// The current document as it is laid out now; nil while there is none, and after Ctrl-C.
    func picture() -> Picture? {
        guard let id = try? currentID(), let document = try? document(id),
            let layout = try? layout()
        else { return nil }
        let open = layout.ambiguous()
        note(isComplete: open.isComplete)
        let ambiguous = open.views.map { document[$0].name }
        if surroundings.isInterrupted() { return nil }
        return Picture(
            head: file.head, request: settings.request, document: id,
            frames: NamedFrames(document, layout),
            conflicts: layout.spelledConflicts.map(\.dropped), ambiguous: ambiguous)
    }
}
