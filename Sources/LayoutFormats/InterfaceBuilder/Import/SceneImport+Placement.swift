import StackCore

extension SceneImport {
    /// Gives frames to views that their autoresizing mask places, to what they stand in, and to
    /// arranged views that keep their size from the canvas.
    ///
    /// A stack places what it arranges, whatever the element says.
    mutating func placeViews() {
        setFrame(.root)
        for view in views where view.keepsDesignedSize { setFrame(view.id) }
        for view in views where !view.isArranged && view.element.isPlacedByMask {
            guard let parent = view.parent else { continue }
            let mask = AutoresizingElement.spelling(view.element)
            guard setFrame(view.id) else { continue }
            views[view.id.raw].properties.set(.autoresizing, mask)
            setFrame(parent)
        }
    }

    /// Whether the view has a stored frame.
    @discardableResult
    private mutating func setFrame(_ id: ViewID) -> Bool {
        guard let frame = views[id.raw].element.storedFrame else { return false }
        views[id.raw].properties.set(.frame, PropertyValue.rect(frame).spelling)
        return true
    }
}
