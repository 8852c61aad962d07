import LayoutStore
import StackCore

/// What a person sees of the current document: frames, conflicts, open frames.
struct Picture {
    let head: Int
    let document: DocumentID
    let frames: NamedFrames
    let conflicts: [String]
    let ambiguous: [String]
}

extension Session {
    /// The current document as it is laid out now; nil while there is none, and after Ctrl-C.
    func picture() -> Picture? {
        guard let id = try? currentID(), let document = try? document(id),
            let layout = try? layout()
        else { return nil }
        let ambiguous = layout.ambiguous.map { document[$0].name }
        if surroundings.isInterrupted() { return nil }
        return Picture(
            head: file.head, document: id, frames: NamedFrames(document, layout),
            conflicts: layout.conflicts.map(\.dropped), ambiguous: ambiguous)
    }
}
