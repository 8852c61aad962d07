package import StackCore

/// The frames of a document's views in its picture, in points from the root view's top left corner.
/// In a scroll view, they differ from the frames of the layout, because the picture shows the
/// content below the bars that cover the scroll view.
package struct PicturedFrames {
    private var frames: [ViewID: Rect] = [:]
    private var origins: [ViewID: (x: Double, y: Double)] = [:]
    private var clipping: Set<ViewID> = []
    /// The views that are visible, because neither they nor their superviews are hidden; superviews
    /// come first.
    private(set) var visible: [PlacedView] = []

    /// Creates the frames of all installed views, including hidden ones.
    ///
    /// - Parameter look: the kind of picture. In a blueprint, the content of scroll views is not
    ///   moved below the bars.
    package init(_ laidOut: LaidOutDocument, _ look: PictureStyle.Look) {
        self.init(laidOut, laidOut.resolved, look)
    }

    init(_ laidOut: LaidOutDocument, _ resolved: ResolvedDocument, _ look: PictureStyle.Look) {
        let scrolling = Scrolling(laidOut: laidOut, resolved: resolved, look: look)
        let size = laidOut.layout.environment.size
        frames[.root] = Rect(x: 0, y: 0, width: size.width, height: size.height)
        var shown: Set<ViewID> = []
        for id in resolved.order {
            guard let frame = frames[id] else { continue }
            let view = resolved[id]
            if !view.isHidden, view.parent.map(shown.contains) ?? true {
                shown.insert(id)
                visible.append(PlacedView(id: id, frame: frame))
            }
            if look != .blueprint, resolved.value(.clipsToBounds, of: id) ?? false {
                clipping.insert(id)
            }
            if view.kind.isScrollView { origins[id] = scrolling.offset(of: view, y: frame.y) }
            for subview in scrolling.subviews(of: view, at: frame, y: frame.y) {
                frames[subview.id] = subview.frame
            }
        }
    }

    /// Returns the frame of a view; nil if the view is not installed.
    package func frame(of view: ViewID) -> Rect? { frames[view] }

    /// Returns the origin of the content in a scroll view's coordinates, in points; nil for any
    /// other view.
    package func contentOrigin(of view: ViewID) -> (x: Double, y: Double)? { origins[view] }

    /// Returns whether the picture clips a view's subviews to the view's frame.
    package func clips(_ view: ViewID) -> Bool { clipping.contains(view) }

    /// Returns the frames of the visible views by their names in `document`.
    func byName(in document: Document) -> [String: Rect] {
        Dictionary(
            uniqueKeysWithValues: visible.map { (document[$0.id].name, $0.frame.millipoints) })
    }
}
