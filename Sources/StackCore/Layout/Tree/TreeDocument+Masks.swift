/// Views that an autoresizing mask positions, and cells, which their list positions.
extension TreeDocument {
    /// Returns the frame of a view that its autoresizing mask or its list positions; nil for other
    /// views.
    mutating func autoresizedFrame(
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
