import StackCore

extension ViewProperties {
    /// The size that Interface Builder takes for a view whose own it cannot know: a placeholder,
    /// what a designable view's code reported, or the fixed height of bars.
    mutating func readIntrinsicSize(_ element: XMLElement) {
        let reported = resources.designableSize(element["id"])
        let width = element["placeholderIntrinsicWidth"] ?? reported?["width"]
        let height =
            element["placeholderIntrinsicHeight"] ?? reported?["height"]
            ?? Self.barHeights[element.name]
        let sides = (XMLNumber.spelling(width), XMLNumber.spelling(height))
        guard sides != (nil, nil) else { return }
        draft.set(.intrinsic, (sides.0 ?? "-") + "x" + (sides.1 ?? "-"))
    }

    private static let barHeights = ["toolbar": "44", "navigationBar": "44", "tabBar": "49"]
}
