/// A pair of objects of a file with the same id, or of scenes with the same storyboard identifier.
struct SharedID {
    let id: String
    /// The first object in the file with the id. `second` is a later object with the same id.
    let first: SourceElement
    let second: SourceElement
    /// The words of the message between "two" and the id, such as `objects have the id`.
    private let subject: String

    /// The error message, with the lines of both objects.
    var sentence: String {
        "two \(subject) \(id), in lines \(first.line) and \(second.line)"
    }

    /// Returns an entry for each object whose id an earlier object already has, in file order.
    /// Xcode does not open such a file.
    static func all(in root: SourceElement) -> [SharedID] {
        pairs(in: root, "objects have the id") { element in
            element.objectName(isRoot: element.parent == nil).map {
                ($0, element["id"] ?? element["sceneID"] ?? $0)
            }
        }
    }

    /// Returns an entry for each scene whose storyboard identifier an earlier scene already has. In
    /// 1,431 files with 1,607 storyboard identifiers there is none. Xcode does not build such a
    /// file.
    static func scenes(in root: SourceElement) -> [SharedID] {
        pairs(in: root, "scenes have the storyboard identifier") { element in
            element["storyboardIdentifier"].map { ($0, $0) }
        }
    }

    /// - Parameter name: returns the name of an element, which must be unique in the file, and its
    ///   spelling in the message; nil for elements without such a name
    private static func pairs(
        in root: SourceElement, _ subject: String,
        by name: (SourceElement) -> (name: String, id: String)?
    ) -> [SharedID] {
        var owners: [String: SourceElement] = [:]
        return root.subtree.compactMap { element in
            guard let (name, id) = name(element) else { return nil }
            guard let first = owners[name] else {
                owners[name] = element
                return nil
            }
            assert(first.line <= element.line, "the elements are not in the order of the file")
            return SharedID(id: id, first: first, second: element, subject: subject)
        }
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
