/// Compares `<color>` elements by the colours that they represent. Newer versions of Xcode write an
/// unchanged colour in another colour space.
enum SpelledColor {
    static func isSame(_ a: VersionElement, _ b: VersionElement) -> Bool {
        guard a.name == "color", b.name == "color" else { return false }
        guard let first = components(a), let second = components(b), others(a) == others(b),
            hasUsualSpace(a), hasUsualSpace(b)
        else { return false }
        return zip(first, second).allSatisfy { ($0 - $1).magnitude < tolerance }
    }

    /// Returns whether the colour is in one of the colour spaces between which Xcode converts on
    /// its own.
    private static func hasUsualSpace(_ color: VersionElement) -> Bool {
        let spaces = (color["colorSpace"], color["customColorSpace"])
        let name = spaces.0 == "custom" ? spaces.1 : spaces.0
        return name.map(usualSpaces.contains) ?? (spaces == (nil, nil))
    }

    private static let usualSpaces: Set<String> = [
        "calibratedRGB", "deviceRGB", "sRGB", "calibratedWhite", "deviceWhite",
        "genericGamma22GrayColorSpace",
    ]

    /// Returns the colour's attributes that are neither components nor colour spaces.
    private static func others(_ color: VersionElement) -> [String] {
        color.attributes.filter { !spelling.contains($0.name) }.map { $0.name + "=" + $0.value }
            .sorted()
    }

    private static let spelling: Set<String> = [
        "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace",
    ]

    /// The largest difference between equal colour components: half a step of an 8-bit component.
    private static let tolerance = 0.5 / 255

    /// Returns the colour's red, green, blue and alpha, between 0 and 1; nil for a named colour or
    /// if a component is missing.
    private static func components(_ color: VersionElement) -> [Double]? {
        let named = ["name", "catalog"] + ColorElement.systemAttributes
        if named.contains(where: { color[$0] != nil }) { return nil }
        let channels =
            color["white"].map { [$0, $0, $0] }
            ?? ["red", "green", "blue"].compactMap { color[$0] }
        let numbers = (channels + [color["alpha"] ?? "1"]).compactMap { Double($0) }
        return numbers.count == 4 ? numbers : nil
    }
}
