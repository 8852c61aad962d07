import StackCore

/// A `<viewLayoutGuide>` of a view or a `<viewControllerLayoutGuide>` of a controller.
enum GuideElement {
    static func kind(_ element: XMLElement) -> GuideKind? {
        element.name == "viewControllerLayoutGuide"
            ? controllerGuides[element["type"] ?? ""] : viewGuides[element["key"] ?? ""]
    }

    private static let controllerGuides: [String: GuideKind] = [
        "top": .topLayoutGuide, "bottom": .bottomLayoutGuide,
    ]

    private static let viewGuides: [String: GuideKind] = [
        "safeArea": .safeArea, "layoutMargins": .margins, "readableContent": .readable,
        "readableContentGuide": .readable, "contentLayoutGuide": .content,
        "frameLayoutGuide": .frame,
    ]
}
