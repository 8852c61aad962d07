import StackCore

/// Where values under a condition stand: in the element, or in its `<variation>`, made when needed.
struct VariationElement {
    let owner: SourceElement
    let condition: SizeClasses
    let layout: SourceLayout

    init(_ owner: SourceElement, _ condition: SizeClasses, _ layout: SourceLayout) {
        self.owner = owner
        self.condition = condition
        self.layout = layout
    }

    /// Nil while nothing is said under the condition.
    var existing: SourceElement? {
        condition == .base ? owner : variation
    }

    private var variation: SourceElement? {
        owner.children.first { $0.name == "variation" && $0["key"] == key }
    }

    /// A mask is varied even where it holds by default.
    func makeForMask() -> SourceElement {
        variation ?? make()
    }

    func element() -> SourceElement { existing ?? make() }

    func set(_ attribute: String, _ value: String?) {
        if value == nil { existing?.set(attribute, nil) } else { element().set(attribute, value) }
    }

    /// Takes away a variation that says nothing any more.
    func dropIfBare() {
        guard condition != .base, let existing, existing.isBare, existing.attributes.count == 1
        else { return }
        existing.remove()
    }

    private func make() -> SourceElement {
        let variation = SourceElement("variation", [("key", key)])
        owner.insertInOrder(variation, layout)
        return variation
    }

    /// `default`, `widthClass=compact`, `heightClass=regular-widthClass=compact`.
    private var key: String {
        let height = condition.height == .any ? nil : "heightClass=" + condition.height.rawValue
        let width = condition.width == .any ? nil : "widthClass=" + condition.width.rawValue
        let parts = [height, width].compactMap { $0 }
        return parts.isEmpty ? "default" : parts.joined(separator: "-")
    }
}
