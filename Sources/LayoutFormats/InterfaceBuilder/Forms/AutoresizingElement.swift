import StackCore

/// The `<autoresizingMask>` of a view.
enum AutoresizingElement {
    /// The property's spelling. Without the element the view keeps its place at the top left.
    static func spelling(_ view: SourceElement) -> String {
        guard let element = view.child("autoresizingMask", key: "autoresizingMask") else {
            return AutoresizingMask([.flexibleRightMargin, .flexibleBottomMargin]).spelling
        }
        return bits.reduce(into: AutoresizingMask()) { mask, bit in
            if element.isYes(bit.attribute) { mask.insert(bit.mask) }
        }.spelling
    }

    static func write(_ mask: AutoresizingMask, to view: SourceElement) {
        let element =
            view.child("autoresizingMask", key: "autoresizingMask")
            ?? view.tree.make("autoresizingMask", [("key", "autoresizingMask")])
        for bit in bits where element.isYes(bit.attribute) != mask.contains(bit.mask) {
            element.set(bit.attribute, mask.contains(bit.mask) ? "YES" : nil)
        }
        if element.parent == nil { view.insertInOrder(element) }
    }

    private static let bits: [(attribute: String, mask: AutoresizingMask)] = [
        ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
        ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
        ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
}
