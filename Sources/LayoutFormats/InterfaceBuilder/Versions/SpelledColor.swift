/// A colour that Xcode spells in another way is the same colour: a newer one writes other colour spaces.
enum SpelledColor {
    static func isSame(_ a: VersionElement, _ b: VersionElement) -> Bool {
        guard a.name == "color", b.name == "color" else { return false }
        guard let first = components(a), let second = components(b) else { return false }
        return zip(first, second).allSatisfy { ($0 - $1).magnitude < tolerance }
    }

    /// Half a step of a colour of 8 bits.
    private static let tolerance = 0.5 / 255

    /// Red, green, blue and alpha; nil for a colour with a name.
    private static func components(_ color: VersionElement) -> [Double]? {
        let named = ["name", "systemColor", "cocoaTouchSystemColor", "catalog"]
        if named.contains(where: { color[$0] != nil }) { return nil }
        let channels =
            color["white"].map { [$0, $0, $0] }
            ?? ["red", "green", "blue"].compactMap { color[$0] }
        let numbers = (channels + [color["alpha"] ?? "1"]).compactMap { Double($0) }
        return numbers.count == 4 ? numbers : nil
    }
}
