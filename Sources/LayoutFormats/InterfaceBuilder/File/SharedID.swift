/// An id that two objects of a file have. Xcode does not open such a file.
struct SharedID {
    let id: String
    /// The first object with the id, and another one.
    let first: SourceElement
    let second: SourceElement

    /// What is wrong, with both lines.
    var sentence: String {
        "two objects have the id \(id), in lines \(first.line) and \(second.line)"
    }

    /// Returns each object whose id an object before it has, in the order of the file.
    static func all(in root: SourceElement) -> [SharedID] {
        var owners: [String: SourceElement] = [:]
        return root.subtree.compactMap { element in
            guard let name = element.objectName(isRoot: element.parent == nil) else {
                return nil
            }
            guard let first = owners[name] else {
                owners[name] = element
                return nil
            }
            return SharedID(id: element["id"] ?? element["sceneID"] ?? name, first, element)
        }
    }

    private init(id: String, _ first: SourceElement, _ second: SourceElement) {
        (self.id, self.first, self.second) = (id, first, second)
    }
}

extension SourceElement {
    /// What the element is called wherever it stands: `#` and its id, or that of its scene. Nil where its parent
    /// says which one it is.
    func objectName(isRoot: Bool) -> String? {
        if isRoot { return "/" }
        if ["device", "adaptation", "dependencies"].contains(name) { return nil }
        if let id = self["id"] { return "#" + id }
        return self["sceneID"].map { "scene #" + $0 }
    }
}
