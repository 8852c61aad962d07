import StackCore

extension SourceTree {
    /// Lists a picture of that size among the resources; gives its name.
    func listPicture(_ size: IntrinsicSize) -> String {
        let (width, height) = (size.width ?? 0, size.height ?? 0)
        let name = "picture-" + NumberSpelling.spell(width) + "x" + NumberSpelling.spell(height)
        let sides = [("width", XcodeNumber.spell(width)), ("height", XcodeNumber.spell(height))]
        list(make("image", [("name", name)] + sides))
        return name
    }

    /// Lists a colour of the system among the resources; others need no listing.
    func listColor(_ name: UIColorName) {
        guard name.isSystem else { return }
        let resource = make("systemColor", [("name", name.interfaceBuilderName)])
        resource.append(make("color", ColorElement.attributes(name.components)))
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
