import StackCore

/// What a document lists apart from its scenes: pictures, colours, sizes of designable views.
struct Resources {
    private struct Picture {
        let size: Size
        let isSymbol: Bool
    }

    private var pictures: [String: Picture] = [:]
    private var colors: [String: String] = [:]

    private var designables: [String: XMLElement] = [:]

    init(_ root: XMLElement) {
        for resource in root.child("resources")?.children ?? [] {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "image": pictures[name] = Self.picture(resource)
            case "namedColor", "systemColor":
                colors[name] = resource.child("color").flatMap(ColorElement.components)
            default: break
            }
        }
        for designable in root.child("designables")?.children("designable") ?? [] {
            guard let name = designable["name"] else { continue }
            designables[name] = designable.child("size", key: "intrinsicContentSize")
        }
    }

    /// The size in points of a picture, as `source` shows it.
    func imageSize(_ name: String, shownBy source: XMLElement, in kind: ViewKind) -> Size? {
        pictures[name].map {
            $0.isSymbol ? SymbolSize.estimate($0.size, source, in: kind) : $0.size
        }
    }

    /// A named colour as `#RRGGBBAA`, where the document says what it is.
    func color(_ name: String) -> String? { colors[name] }

    /// The size that the code of a designable view reported for the view with that identifier.
    func designableSize(_ objectID: String?) -> XMLElement? { objectID.flatMap { designables[$0] } }

    private static func picture(_ element: XMLElement) -> Picture? {
        guard let width = XMLNumber.parse(element["width"]), width >= 0,
            let height = XMLNumber.parse(element["height"]), height >= 0
        else { return nil }
        return Picture(
            size: Size(width: width, height: height), isSymbol: element["catalog"] == "system")
    }
}
