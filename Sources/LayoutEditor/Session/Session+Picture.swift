package import LayoutReplies
import LayoutStore
import StackCore

extension Session {
    /// The current document as it is laid out now; nil while there is none, and after Ctrl-C.
    package func picture() -> Picture? {
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
