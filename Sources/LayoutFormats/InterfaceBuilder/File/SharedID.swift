/// A pair of objects of a file with the same id. Xcode does not open such a file.
struct SharedID {
    let id: String
    /// The first object in the file with the id. `second` is a later object with the same id.
    let first: SourceElement
    let second: SourceElement

    /// The error message, with the lines of both objects.
    var sentence: String {
        "two objects have the id \(id), in lines \(first.line) and \(second.line)"
    }

    /// Returns an entry for each object whose id an earlier object already has, in file order.
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
    /// Returns a name for the element that is unique in the file: `/` for the root, otherwise `#`
    /// and its id, or `scene #` and its scene id. Returns nil if the element has no id, and for
    /// elements such as `<device>`, whose ids do not identify objects.
    func objectName(isRoot: Bool) -> String? {
        if isRoot { return "/" }
        if ["device", "adaptation", "dependencies"].contains(name) { return nil }
        if let id = self["id"] { return "#" + id }
        return self["sceneID"].map { "scene #" + $0 }
    }
}
