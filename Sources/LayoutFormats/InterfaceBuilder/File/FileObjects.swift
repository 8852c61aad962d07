/// The objects at the top of a document: what stands in its scenes, or beside each other in a xib.
enum FileObjects {
    /// What stands in each scene of a storyboard.
    static func scenes(of root: SourceElement) -> [[SourceElement]] {
        root.children(in: "scenes").filter { $0.isNamed("scene") }
            .map { $0.children(in: "objects") }
    }

    /// The views that scenes are made of.
    static func rootViews(of root: SourceElement, isXIB: Bool) -> [SourceElement] {
        guard isXIB else {
            return scenes(of: root).compactMap {
                $0.first(where: isController)?.child(key: "view")
            }
        }
        return root.children(in: "objects").map { $0.child(key: "view") ?? $0 }
    }

    static func isController(_ object: SourceElement) -> Bool {
        object["sceneMemberID"] == "viewController"
    }
}
