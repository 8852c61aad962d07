import StackCore

extension ViewProperties {
    /// The size that Interface Builder takes for a view whose own it cannot know: a placeholder,
    /// what a designable view's code reported, or the fixed height of bars.
    mutating func readIntrinsicSize(_ element: XMLElement) {
        let reported = resources.designableSize(element["id"])
        let width = XMLNumber.spelling(element["placeholderIntrinsicWidth"] ?? reported?["width"])
        let height = XMLNumber.spelling(
            element["placeholderIntrinsicHeight"] ?? reported?["height"]
                ?? Self.barHeights[element.name])
        guard width != nil || height != nil else { return }
        draft.set(.intrinsic, (width ?? "-") + "x" + (height ?? "-"))
    }

    private static let barHeights = ["toolbar": "44", "navigationBar": "44", "tabBar": "49"]
}
