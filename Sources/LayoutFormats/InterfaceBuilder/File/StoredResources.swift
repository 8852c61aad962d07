package import StackCore

/// The pictures, colours and fonts that a storyboard or xib lists in its `<resources>`, as they
/// were when Xcode last saved it.
package struct StoredResources: Sendable {
    package struct Picture: Hashable, Sendable {
        package let name: String
        package let size: Size
        package let line: Int
        /// The names of the rules that comments turn off here.
        package let ignored: Set<String>
    }

    package struct NamedColor: Hashable, Sendable {
        package let name: String
        /// Red, green, blue and alpha from 0 to 1 in sRGB; nil for other colour spaces.
        package let components: [Double]?
        package let line: Int
        /// The names of the rules that comments turn off here.
        package let ignored: Set<String>
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
        /// The names of the rules that comments turn off for the use.
        package let ignored: Set<String>

        fileprivate init(_ name: String, in element: SourceElement, _ comments: IgnoreComments) {
            let owner = element.owner
            (self.name, objectID, line) = (name, owner?["id"], (owner ?? element).line)
            ignored = comments.rules(for: element)
        }
    }

    /// A reference to a scene of a storyboard in the same bundle.
    package struct StoryboardReference: Hashable, Sendable {
        /// The use of the storyboard by its name, without extension. The name is empty for a scene
        /// of the file itself.
        package let use: Use
        /// The identifier of the scene; nil for the storyboard's initial view controller.
        package let identifier: String?
    }

    /// The pictures of the app. System symbols are left out.
    package private(set) var pictures: [Picture] = []
    package private(set) var colors: [NamedColor] = []
    /// The uses of pictures, and of fonts by their PostScript names, in file order.
    package private(set) var pictureUses: [Use] = []
    package private(set) var fontUses: [Use] = []
    package private(set) var storyboardReferences: [StoryboardReference] = []
    /// The scenes of the file itself; nil if no reference leads to one.
    package private(set) var ownScenes: EntryScenes?

    init(_ root: SourceElement) {
        let comments = IgnoreComments(in: root.tree)
        readList(root, comments)
        let others = Self.systemImages(root)
        for element in root.subtree {
            if let name = element.fontName { fontUses.append(Use(name, in: element, comments)) }
            for name in element.imageNames where !others.contains(name) {
                pictureUses.append(Use(name, in: element, comments))
            }
            if element.isNamed("viewControllerPlaceholder"), element["bundleIdentifier"] == nil {
                let identifier = element["referencedIdentifier"] ?? ""
                storyboardReferences.append(
                    StoryboardReference(
                        use: Use(element["storyboardName"] ?? "", in: element, comments),
                        identifier: identifier.isEmpty ? nil : identifier))
            }
        }
        if storyboardReferences.contains(where: \.use.name.isEmpty) {
            ownScenes = EntryScenes(root)
        }
    }

    /// Returns the names of the images in `<resources>` that are not the app's own.
    private static func systemImages(_ root: SourceElement) -> Set<String> {
        Set(
            root.children(in: "resources").compactMap { resource in
                resource.isNamed("image") && resource["catalog"] != nil ? resource["name"] : nil
            })
    }

    private mutating func readList(_ root: SourceElement, _ comments: IgnoreComments) {
        for resource in root.children(in: "resources") {
            guard let name = resource["name"] else { continue }
            let ignored = comments.rules(for: resource)
            switch resource.name {
            case "image" where resource["catalog"] == nil:
                guard let width = XMLNumber.parse(resource["width"]),
                    let height = XMLNumber.parse(resource["height"])
                else { continue }
                pictures.append(
                    Picture(
                        name: name, size: Size(width: width, height: height), line: resource.line,
                        ignored: ignored))
            case "namedColor":
                colors.append(
                    NamedColor(
                        name: name, components: resource.child("color").flatMap(Self.components),
                        line: resource.line, ignored: ignored))
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
    /// The PostScript name of the font that the element sets for a text or for a part of an
    /// attributed text; nil if it sets none. A font with the key `NSOriginalFont` is the one that
    /// another font replaces.
    fileprivate var fontName: String? {
        isNamed("fontDescription") || isNamed("font") && self["key"] == "NSFont"
            ? self["name"] : nil
    }

    /// The names of the app's images that the element shows, without symbols of the system. They
    /// are the values of the attributes whose names end with `image` or `Image` (3,584 of 3,584 in
    /// 1,431 files are in `<resources>`, without Booleans and accessibility traits), and of runtime attributes of the type image (114 of 114).
    fileprivate var imageNames: [String] {
        let names =
            isNamed("userDefinedRuntimeAttribute")
            ? self["type"] == "image" ? [self["value"]].compactMap(\.self) : []
            : isNamed("accessibilityTraits")
                ? [] : values { $0.suffix(4).elementsEqual("mage".utf8) }
        return names.isEmpty || self["catalog"] != nil
            ? [] : names.filter { !["", "YES", "NO"].contains($0) }
    }

    /// The element, or its nearest ancestor, that has an id; nil if none has one.
    fileprivate var owner: SourceElement? {
        var element: SourceElement? = self
        while let current = element, current["id"] == nil { element = current.parent }
        return element
    }
}
