/// A connection that leads from one scene to another, or holds one in another.
struct Segue {
    enum Role {
        /// A navigation controller's root.
        case navigationRoot
        /// One of a tab bar controller's controllers.
        case tab
        /// One side of a split view controller.
        case pane
        /// A step in the same navigation.
        case push
        /// A step that replaces the detail of a split view: bars of the source do not follow.
        case detail
        /// Everything that brings a scene on a stage of its own.
        case presentation
    }

    let role: Role
    let id: String
    /// The identifier of the controller in whose scene the segue starts.
    let source: String
    /// Whether the scene stands in the middle of a wide screen, clear of its bars.
    let isFormSheet: Bool

    init(_ element: SourceElement, source: String) {
        id = element["id"] ?? ""
        self.source = source
        isFormSheet = element["modalPresentationStyle"] == "formSheet"
        role = Self.role(element["kind"], element["relationship"])
    }

    private static func role(_ kind: String?, _ relationship: String?) -> Role {
        switch (kind, relationship) {
        case ("relationship", "rootViewController"): .navigationRoot
        case ("relationship", "viewControllers"): .tab
        case ("relationship", _): .pane
        case ("show", _), ("push", _): .push
        case ("showDetail", _), ("replace", _): .detail
        default: .presentation
        }
    }

    /// Whether the segue says where the scene belongs rather than how one gets there.
    var isRelationship: Bool {
        switch role {
        case .navigationRoot, .tab, .pane: true
        case .push, .detail, .presentation: false
        }
    }
}
