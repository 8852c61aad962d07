import StackCore

extension ViewProperties {
    /// What views of every kind have, and size classes may vary.
    mutating func readCommon(_ element: XMLElement, _ condition: SizeClasses) {
        readHidden(element, condition)
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

    /// Xcode writes `hidden` for an indicator that hides when it stops, and lays it out all the
    /// same.
    private mutating func readHidden(_ element: XMLElement, _ condition: SizeClasses) {
        if kind == .activity && element.isYes("hidesWhenStopped") && !element.isYes("animating") {
            return
        }
        draft.setFlag(.hidden, element["hidden"], for: condition)
    }

    /// Margins on a stack mean that it arranges inside them: the format has no flag for it.
    private mutating func readMargins(_ element: XMLElement, _ condition: SizeClasses) {
        let margins =
            element.child("directionalEdgeInsets", key: "directionalLayoutMargins")
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
}
