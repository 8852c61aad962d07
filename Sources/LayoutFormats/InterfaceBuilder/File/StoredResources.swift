package import StackCore

/// The pictures, colours and fonts that a storyboard or xib lists in its `<resources>`, as they
/// were when Xcode last saved it.
package struct StoredResources: Sendable {
    package struct Picture: Hashable, Sendable {
        package let name: String
        package let size: Size
        package let line: Int
    }

    package struct NamedColor: Hashable, Sendable {
        package let name: String
        /// Red, green, blue and alpha from 0 to 1 in sRGB; nil for other colour spaces.
        package let components: [Double]?
        package let line: Int
    }

    /// The pictures, without the system's symbols.
    package private(set) var pictures: [Picture] = []
    package private(set) var colors: [NamedColor] = []

    init(_ root: SourceElement) {
        for resource in root.children(in: "resources") {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "image" where resource["catalog"] == nil:
                guard let width = XMLNumber.parse(resource["width"]),
                    let height = XMLNumber.parse(resource["height"])
                else { continue }
                pictures.append(
                    Picture(
                        name: name, size: Size(width: width, height: height), line: resource.line))
            case "namedColor":
                colors.append(
                    NamedColor(
                        name: name, components: resource.child("color").flatMap(Self.components),
                        line: resource.line))
            default: break
            }
        }
    }

    private static func components(_ color: SourceElement) -> [Double]? {
        let alpha = XMLNumber.parse(color["alpha"]) ?? 1
        if let white = XMLNumber.parse(color["white"]) { return [white, white, white, alpha] }
        guard color["customColorSpace"] ?? "sRGB" == "sRGB" else { return nil }
        let parts = ["red", "green", "blue"].compactMap { XMLNumber.parse(color[$0]) }
        return parts.count == 3 ? parts + [alpha] : nil
    }
}
