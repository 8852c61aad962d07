import StackCore

extension SourceTree {
    /// Adds a placeholder image of the given size, in points, to the file's resources. Returns the
    /// image's name.
    func listPicture(_ size: IntrinsicSize) -> String {
        let (width, height) = (size.width ?? 0, size.height ?? 0)
        let name =
            Self.unnamedPicture + NumberSpelling.spell(width) + "x" + NumberSpelling.spell(height)
        let sides = [("width", XcodeNumber.spell(width)), ("height", XcodeNumber.spell(height))]
        list(make("image", [("name", name)] + sides))
        return name
    }

    /// Adds a picture named `name` to the file's resources, with the size of the picture `other`.
    /// If this program created `other` as a placeholder and no element uses it now, removes `other`
    /// from the resources.
    func listPicture(_ name: ImageName, as other: String) {
        let pictures = (root.child("resources")?.children("image") ?? [])
        let model = pictures.first { $0["name"] == other }
        let sides = ["width", "height"].map { ($0, model?[$0] ?? "0.0" as String?) }
        let catalog = [("catalog", "system" as String?)]
        list(make("image", [("name", name.plain)] + (name.isSymbol ? catalog : []) + sides))
        let isNeeded = root.subtree.contains { element in
            ["image", "backgroundImage"].contains { element[$0] == other }
        }
        if other.hasPrefix(Self.unnamedPicture), !isNeeded { model?.remove() }
    }

    private static let unnamedPicture = "picture-"

    /// Adds a system colour, or an asset colour with a known value, to the file's resources. Does
    /// nothing for any other colour.
    func listColor(_ color: Color) {
        switch color {
        case .named(let name) where name.isSystem:
            list(make("systemColor", [("name", name.interfaceBuilderName)]), name.components)
        case .asset(let name, let light?):
            let look = ColorComponents.rgb(light.red, light.green, light.blue, alpha: light.alpha)
            list(make("namedColor", [("name", name)]), look)
        case .named, .asset, .components: break
        }
    }

    private func list(_ resource: SourceElement, _ look: ColorComponents) {
        resource.append(make("color", ColorElement.attributes(look)))
        list(resource)
    }

    /// Adds an element to the file's resources, unless they contain one with the same tag and the
    /// same `name` attribute.
    fileprivate func list(_ resource: SourceElement) {
        let resources = root.child("resources") ?? make("resources")
        if resources.parent == nil { root.append(resources) }
        let isListed = resources.children.contains {
            $0.name == resource.name && $0["name"] == resource["name"]
        }
        if !isListed { resources.append(resource) }
    }
}

extension SourceTree {
    /// Adds a picture of unknown size to the file's resources, unless they list one with this name.
    /// It gets the size 24 × 24 points, or 128 × 128 if it is a system symbol.
    func listPicture(named name: ImageName) {
        let side = XcodeNumber.spell(name.isSymbol ? 128 : 24)
        list(
            make(
                "image",
                [("name", name.plain)] + (name.isSymbol ? [("catalog", "system")] : [])
                    + [("width", side), ("height", side)]))
    }
}
