import StackCore

extension SceneEditor {
    /// Writes frames as the document's layout has them: of new views, and of all where asked for.
    ///
    /// A frame that the document itself holds is where an autoresizing mask starts, or a size that
    /// the canvas keeps: it is a value and not a result.
    func writeFrames(all: Bool) {
        let views = document.subtree().filter { id in
            all || counterparts[.view(id)] == nil
        }
        guard !views.isEmpty, let frames = item.layout() else { return }
        for id in views where document[id].properties[.frame] == nil {
            if let frame = frames.frame(of: id) {
                FrameElement.write(frame, to: viewElements[id]!)
            }
        }
    }
}
