import StackCore

extension ViewProperties {
    /// Pictures, by the size that the document's resources give for them.
    mutating func readPicture(_ element: XMLElement, _ condition: SizeClasses) {
        switch kind {
        case .image:
            draft.set(.contentMode, element["contentMode"], for: condition)
            readImage(element, condition)
        case .button:
            if let source = element.child("buttonConfiguration", key: "configuration") {
                readImage(source, condition)
            }
            if let source = element.child("state", key: "normal") { readImage(source, condition) }
        default: break
        }
    }

    private mutating func readImage(_ element: XMLElement, _ condition: SizeClasses) {
        let name = element["image"] ?? element.child("imageReference", key: "image")?["image"]
        guard let name else { return }
        guard let size = resources.imageSize(name, shownBy: element) else {
            return draft.refuse("image", name)
        }
        let spelling = NumberSpelling.spell(size.width) + "x" + NumberSpelling.spell(size.height)
        draft.set(.image, spelling, for: condition)
    }
}
