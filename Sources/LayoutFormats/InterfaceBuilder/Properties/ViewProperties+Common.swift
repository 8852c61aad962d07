import StackCore

extension ViewProperties {
    /// What views of every kind have, and size classes may vary.
    mutating func readCommon(_ element: XMLElement, _ condition: SizeClasses) {
        draft.setFlag(.hidden, element["hidden"], for: condition)
        draft.setFlag(
            .preservesSuperviewMargins, element["preservesSuperviewLayoutMargins"], for: condition)
        draft.setFlag(
            .insetsMarginsFromSafeArea, element["insetsLayoutMarginsFromSafeArea"], for: condition)
        draft.setFlag(
            .followsReadableWidth, element["layoutMarginsFollowReadableWidth"], for: condition)
        readDirection(element, condition)
        readMargins(element, condition)
        if let color = element.child("color", key: "backgroundColor") {
            draft.set(.backgroundColor, ColorElement.spelling(color, resources), for: condition)
        }
    }

    /// Margins on a stack mean that it arranges inside them: the format has no flag for it.
    private mutating func readMargins(_ element: XMLElement, _ condition: SizeClasses) {
        let margins = element.child("directionalEdgeInsets", key: "directionalLayoutMargins")
            .map { InsetsElement.spelling($0) }
            ?? element.child("edgeInsets", key: "layoutMargins").map { InsetsElement.spelling($0) }
        guard let margins else { return }
        draft.set(.margins, margins, for: condition)
        if kind == .stack { draft.set(.marginsRelative, "true", for: condition) }
    }

    private mutating func readDirection(_ element: XMLElement, _ condition: SizeClasses) {
        switch element["semanticContentAttribute"] {
        case nil, "unspecified": break
        case "forceRightToLeft": draft.set(.direction, "rtl", for: condition)
        // Playback and spatial controls never flip.
        default: draft.set(.direction, "ltr", for: condition)
        }
    }

    /// What decides how strongly the view keeps to its content; an absent attribute is 250 or 750
    /// for every kind, whatever UIKit's code would choose.
    mutating func readContentPriorities(_ element: XMLElement) {
        draft.setNumber(.huggingHorizontal, element["horizontalHuggingPriority"] ?? "250")
        draft.setNumber(.huggingVertical, element["verticalHuggingPriority"] ?? "250")
        draft.setNumber(
            .compressionHorizontal, element["horizontalCompressionResistancePriority"] ?? "750")
        draft.setNumber(
            .compressionVertical, element["verticalCompressionResistancePriority"] ?? "750")
    }

    /// The placeholder that stands for a custom view's own size, and the fixed height of bars.
    mutating func readIntrinsicSize(_ element: XMLElement) {
        let width = XMLNumber.spelling(element["placeholderIntrinsicWidth"])
        let height = XMLNumber.spelling(element["placeholderIntrinsicHeight"])
            ?? Self.barHeights[element.name]
        guard width != nil || height != nil else { return }
        draft.set(.intrinsic, (width ?? "-") + "x" + (height ?? "-"))
    }

    private static let barHeights = ["toolbar": "44", "navigationBar": "44", "tabBar": "49"]
}
