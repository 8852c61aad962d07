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
                FrameElement.write(frame, to: viewElements[id]!, layout)
            }
        }
    }
}

/// The `<rect key="frame">` of a view.
enum FrameElement {
    static func write(_ frame: Rect, to view: SourceElement, _ layout: SourceLayout) {
        let rect = view.child("rect", key: "frame") ?? SourceElement("rect", [("key", "frame")])
        if rect.parent == nil { view.insert(rect, after: nil, layout) }
        let sides = [
            ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
        ]
        for (name, value) in sides {
            let old = XMLNumber.parse(rect[name])
            if let old, (old - value).magnitude < tolerance { continue }
            rect.set(name, XcodeNumber.spell(value))
        }
    }

    /// Xcode's own last digits differ from ours.
    private static let tolerance = 1e-6
}
