import StackCore

extension ViewProperties {
    /// The size that Interface Builder takes for a view whose own it cannot know: a placeholder,
    /// what a designable view's code reported, the fixed height of bars, or that of empty views.
    mutating func readIntrinsicSize(_ element: XMLElement) {
        let reported = resources.designableSize(element["id"])
        let width = element["placeholderIntrinsicWidth"] ?? reported?["width"]
        let height =
            element["placeholderIntrinsicHeight"] ?? reported?["height"]
            ?? Self.barHeights[element.name]
        if width == nil && height == nil, let axis = arrangedAlong, isEmpty(element) {
            draft.set(.intrinsic, Self.emptySize(element, axis))
            resistMoreThanContent(element)
        }
        let sides = (XMLNumber.spelling(width), XMLNumber.spelling(height))
        guard sides != (nil, nil) else { return }
        draft.set(.intrinsic, (sides.0 ?? "-") + "x" + (sides.1 ?? "-"))
    }

    private static let barHeights = ["toolbar": "44", "navigationBar": "44", "tabBar": "49"]

    /// The canvas shows arranged views that would have no size at all 50 points long, and across the
    /// stack it keeps the length that they have.
    private static func emptySize(_ element: XMLElement, _ axis: Axis) -> String {
        let stored = element.storedFrame?.size
        switch axis {
        case .horizontal: return "50x\(stored?.height ?? 50)"
        case .vertical: return "\(stored?.width ?? 50)x50"
        }
    }

    /// Whether an arranged view has neither content nor a size that it fixes itself.
    private func isEmpty(_ element: XMLElement) -> Bool {
        guard !element.fixesOwnSize else { return false }
        switch kind {
        case .label: return (draft.list[.text]?.spelling ?? "").isEmpty
        case .view: return element.name == "view" && element.child("subviews") == nil
        default: return false
        }
    }

    /// The square squeezes a switch and a segmented control that resist at 750.
    private mutating func resistMoreThanContent(_ element: XMLElement) {
        if element["horizontalCompressionResistancePriority"] == nil {
            draft.set(.compressionHorizontal, "751")
        }
        if element["verticalCompressionResistancePriority"] == nil {
            draft.set(.compressionVertical, "751")
        }
    }
}

extension XMLElement {
    /// Whether a constraint of the view's own gives its width or height.
    fileprivate var fixesOwnSize: Bool {
        let constraints = child("constraints")?.children("constraint") ?? []
        return constraints.contains {
            $0["secondItem"] == nil && ["width", "height"].contains($0["firstAttribute"])
        }
    }
}
