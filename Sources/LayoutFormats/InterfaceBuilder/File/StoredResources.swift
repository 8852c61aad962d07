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

    /// A use of a resource by an object of the file.
    package struct Use: Hashable, Sendable {
        package let name: String
        /// The id of the object that uses the resource: the innermost element that has an id and
        /// contains the resource's name. Nil if no such element has an id.
        package let objectID: String?
        /// The line of the object's element, counted from 1. If `objectID` is nil, the line of the
        /// element with the resource's name.
        package let line: Int

        fileprivate init(_ name: String, in element: SourceElement) {
            let owner = element.owner
            (self.name, objectID, line) = (name, owner?["id"], (owner ?? element).line)
        }
    }

    /// The pictures of the app. System symbols are left out.
    package private(set) var pictures: [Picture] = []
    package private(set) var colors: [NamedColor] = []
    /// The uses of pictures, and of fonts by their PostScript names, in file order.
    package private(set) var pictureUses: [Use] = []
    package private(set) var fontUses: [Use] = []

    init(_ root: SourceElement) {
        readList(root)
        let names = Set(pictures.map(\.name))
        for element in root.subtree {
            if element.isNamed("fontDescription"), let name = element["name"] {
                fontUses.append(Use(name, in: element))
            }
            if names.isEmpty || element["catalog"] != nil { continue }
            for attribute in Self.pictureAttributes {
                guard let name = element[attribute], names.contains(name) else { continue }
                pictureUses.append(Use(name, in: element))
            }
        }
    }

    private static let pictureAttributes = [
        "image", "highlightedImage", "backgroundImage", "selectedImage", "landscapeImage",
        "largeContentSizeImage", "minimumValueImage", "maximumValueImage",
    ]

    private mutating func readList(_ root: SourceElement) {
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

extension SourceElement {
    /// The element, or its nearest ancestor, that has an id; nil if none has one.
    fileprivate var owner: SourceElement? {
        var element: SourceElement? = self
        while let current = element, current["id"] == nil { element = current.parent }
        return element
    }
}
