import StackCore

/// The element that contains an object's values for the size classes `condition`. It is the
/// object's own element (`owner`) if the values apply to all size classes, otherwise a
/// `<variation>` child, which is created when needed.
struct VariationElement {
    let owner: SourceElement
    let condition: SizeClasses

    init(_ owner: SourceElement, _ condition: SizeClasses) {
        self.owner = owner
        self.condition = condition
    }

    /// The element that contains the values; nil if the object has no variation for the condition.
    var existing: SourceElement? {
        condition == .base ? owner : variation
    }

    private var variation: SourceElement? {
        owner.child("variation", key: key)
    }

    /// Returns the `<variation>` for `<mask>` elements, which list the installed subviews and
    /// constraints. Creates it if it is missing. A mask is always in a variation, even one for all
    /// size classes.
    func makeForMask() -> SourceElement {
        variation ?? make()
    }

    func element() -> SourceElement { existing ?? make() }

    func set(_ attribute: String, _ value: String?) {
        if value == nil { existing?.set(attribute, nil) } else { element().set(attribute, value) }
    }

    /// Removes the variation from its element if it has become empty.
    func dropIfBare() {
        guard condition != .base, let existing, existing.isBare, existing.attributeNames == ["key"]
        else { return }
        existing.remove()
    }

    private func make() -> SourceElement {
        let variation = owner.tree.make("variation", [("key", key)])
        owner.insertInOrder(variation)
        return variation
    }

    /// The `key` attribute of the `<variation>`: `default`, `widthClass=compact`,
    /// `heightClass=regular-widthClass=compact`.
    private var key: String {
        let height = condition.height == .any ? nil : "heightClass=" + condition.height.rawValue
        let width = condition.width == .any ? nil : "widthClass=" + condition.width.rawValue
        let parts = [height, width].compactMap { $0 }
        return parts.isEmpty ? "default" : parts.joined(separator: "-")
    }
}

/// The parsing of a `<variation>`'s `key`: `default`, `heightClass=compact-widthClass=regular`.
enum VariationKey {
    /// Returns the size class condition that a variation's key names; nil if it contains anything
    /// but size classes, such as `userInterfaceIdiom=mac`.
    static func condition(_ key: String) -> SizeClasses? {
        if key == "default" { return .base }
        var condition = SizeClasses.base
        for part in key.split(separator: "-", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
            guard sides.count == 2, let value = SizeClass(rawValue: String(sides[1])) else {
                return nil
            }
            switch sides[0] {
            case "widthClass": condition.width = value
            case "heightClass": condition.height = value
            default: return nil
            }
        }
        return condition
    }
}
