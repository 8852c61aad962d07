import LayoutFormats

/// The objects of a `project.pbxproj`. They refer to each other by ids. In a damaged project, an id
/// may belong to no object.
struct ProjectObjects {
    private let objects: PropertyDictionary
    /// The `PBXProject` object, which describes the whole project.
    let root: ProjectObject

    /// Creates the objects of a property list; nil if it contains no project.
    init?(_ list: PropertyListValue) {
        guard let objects = list["objects"]?.dictionary,
            let id = list["rootObject"]?.string,
            let root = objects[id]?.dictionary
        else { return nil }
        self.objects = objects
        self.root = ProjectObject(id: id, members: root)
    }

    subscript(id: String) -> ProjectObject? {
        objects[id]?.dictionary.map { ProjectObject(id: id, members: $0) }
    }

    /// Returns the object whose id is the value of `key` in another object; nil if there is none.
    func object(_ key: String, of object: ProjectObject) -> ProjectObject? {
        object[key].flatMap { self[$0] }
    }

    /// Returns the objects whose ids are in the list of `key` in another object. Ids without an
    /// object are skipped.
    func list(_ key: String, of object: ProjectObject) -> [ProjectObject] {
        object.strings(key).compactMap { self[$0] }
    }
}

/// An object of a `project.pbxproj`.
struct ProjectObject {
    let id: String
    let members: PropertyDictionary

    /// The name of the object's class, such as `PBXGroup`.
    var kind: String { self["isa"] ?? "" }

    subscript(key: String) -> String? { members[key]?.string }

    /// Returns the strings in the list of `key`; an empty array if its value is no list.
    func strings(_ key: String) -> [String] { members[key]?.elements.compactMap(\.string) ?? [] }
}
