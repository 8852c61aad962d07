/// Views positioned by an autoresizing mask, and cells, which their list positions.
extension TreeDocument {
    /// Returns the frame of a view by its mask or list; nil if neither applies.
    mutating func autoresizedFrame(
        of view: ViewReading, _ settings: TreeNode.Settings
    ) -> AutoresizedFrame? {
        guard let frame = settings.designedFrame, let parent = view.parent else { return nil }
        let isOfList = view.kind == .cell || areas.isListPart(parent)
        if isOfList && !environment.isAsDesigned {
            return areas.frameInList(view.id)
        }
        return settings.mask.map {
            AutoresizedFrame($0, frame, designedIn: areas.designedSize(of: parent))
        }
    }
}
