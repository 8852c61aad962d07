import StackCore

/// The pictures and colours that a document lists, by name.
struct Resources {
    private var images: [String: Size] = [:]
    private var colors: [String: String] = [:]

    init(_ element: XMLElement?) {
        for resource in element?.children ?? [] {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "image": images[name] = Self.size(resource)
            case "namedColor", "systemColor":
                colors[name] = resource.child("color").flatMap(ColorElement.components)
            default: break
            }
        }
    }

    /// The size in points that the document gives for a picture.
    func imageSize(_ name: String) -> Size? { images[name] }

    /// A named colour as `#RRGGBBAA`, where the document says what it is.
    func color(_ name: String) -> String? { colors[name] }

    private static func size(_ element: XMLElement) -> Size? {
        guard let width = XMLNumber.parse(element["width"]), width >= 0,
            let height = XMLNumber.parse(element["height"]), height >= 0
        else { return nil }
        return Size(width: width, height: height)
    }
}
