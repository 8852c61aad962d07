/// The order in which Xcode writes the children of a view.
enum ChildOrder {
    static func rank(_ element: SourceElement) -> Int {
        let place = order.firstIndex(of: element.name)
        switch element.name {
        case "color": return isBackground(element) ? order.firstIndex(of: "color")! : looks
        default: return place ?? looks
        }
    }

    private static func isBackground(_ element: SourceElement) -> Bool {
        element["key"] == "backgroundColor"
    }

    /// What is not listed stands with the looks of a control.
    private static let looks = order.firstIndex(of: "fontDescription")!

    private static let order = [
        "layoutGuides", "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "color",
        "gestureRecognizers", "constraints", "edgeInsets", "directionalEdgeInsets", "inset",
        "segments", "string", "attributedString", "fontDescription", "state",
        "buttonConfiguration", "variation", "connections",
    ]
}
