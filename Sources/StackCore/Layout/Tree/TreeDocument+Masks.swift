/// Views that are positioned by their autoresizing mask, and cells, which are positioned by their
/// list.
extension TreeDocument {
    /// Returns the frame of a view that is positioned by its autoresizing mask or its list. The
    /// frame is mirrored if the tree is the mirror image of the layout. Returns nil for other
    /// views.
    mutating func autoresizedFrame(
        of view: ViewReading, _ settings: TreeNode.Settings
    ) -> AutoresizedFrame? {
        let frame = unmirroredFrame(of: view, settings)
        return isMirrored ? frame?.mirrored : frame
    }

    private mutating func unmirroredFrame(
        of view: ViewReading, _ settings: TreeNode.Settings
    ) -> AutoresizedFrame? {
        guard let frame = settings.designedFrame, let parent = view.parent else { return nil }
        let isOfList = view.kind == .cell || areas.isListPart(parent)
        if isOfList && environment.placesParts(of: parent, isCell: areas.isCell(parent)),
            let frame = areas.frameInList(view.id)
        {
            return frame
        }
        return settings.mask.map {
            AutoresizedFrame($0, frame, designedIn: areas.designedSize(of: parent))
        }
    }
}

extension AutoresizedFrame {
    /// The frame in the mirror image of the superview. Its horizontal position is the distance of
    /// the original frame from the superview's right edge.
    fileprivate var mirrored: AutoresizedFrame {
        let (position, size) = (horizontal.position, horizontal.size)
        let distance = AffineLength(
            slope: 1 - position.slope - size.slope, constant: -position.constant - size.constant)
        return AutoresizedFrame(
            horizontal: Side(position: distance, size: size), vertical: vertical)
    }
}
