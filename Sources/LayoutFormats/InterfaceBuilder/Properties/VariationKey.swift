import StackCore

/// The `key` of a `<variation>`: `default`, `heightClass=compact-widthClass=regular`.
enum VariationKey {
    /// Nil for keys that are not (only) about size classes, such as `userInterfaceIdiom=mac`.
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
