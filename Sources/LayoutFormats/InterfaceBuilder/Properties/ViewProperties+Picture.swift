import StackCore

extension ViewProperties {
    /// Pictures, by the size that the document's resources give for them.
    mutating func readPicture(_ element: XMLElement, _ condition: SizeClasses) {
        switch kind {
        case .image:
            draft.set(.contentMode, element["contentMode"], for: condition)
            read(.image, "image", of: element, condition)
        case .button:
            if let source = element.child("buttonConfiguration", key: "configuration") {
                read(.image, "image", of: source, condition)
            }
            if let source = element.child("state", key: "normal") {
                read(.image, "image", of: source, condition)
                read(.backgroundImage, "backgroundImage", of: source, condition)
            }
        default: break
        }
    }

    private mutating func read(
        _ property: PropertyKey, _ key: String, of element: XMLElement, _ condition: SizeClasses
    ) {
        let name = element[key] ?? element.child("imageReference", key: key)?["image"]
        guard let name else { return }
        guard let size = resources.imageSize(name, shownBy: element, in: kind) else {
            return draft.refuse(key, name)
        }
        let spelling = NumberSpelling.spell(size.width) + "x" + NumberSpelling.spell(size.height)
        draft.set(property, spelling, for: condition)
    }
}
