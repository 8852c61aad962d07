import StackCore

extension SourceTree {
    /// Lists a picture of that size among the resources; gives its name.
    func listPicture(_ size: IntrinsicSize) -> String {
        let (width, height) = (size.width ?? 0, size.height ?? 0)
        let name =
            Self.unnamedPicture + NumberSpelling.spell(width) + "x" + NumberSpelling.spell(height)
        let sides = [("width", XcodeNumber.spell(width)), ("height", XcodeNumber.spell(height))]
        list(make("image", [("name", name)] + sides))
        return name
    }

    /// Lists a picture of that name, of the size of another, whose own entry goes where nobody needs it
    /// any more: it was made for a picture that had no name yet.
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

    /// Lists a colour of the system, or one of the app's whose look is known, among the resources;
    /// others need no listing.
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

    /// Adds a resource unless there is one of its kind and name.
    private func list(_ resource: SourceElement) {
        let resources = root.child("resources") ?? make("resources")
        if resources.parent == nil { root.append(resources) }
        let isListed = resources.children.contains {
            $0.name == resource.name && $0["name"] == resource["name"]
        }
        if !isListed { resources.append(resource) }
    }
}
