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
            guard let name = IdentityName.everywhere(element, isRoot: element.parent == nil)
            else { return nil }
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
