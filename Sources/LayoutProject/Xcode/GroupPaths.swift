import LayoutFormats

/// The paths of a project's groups and files.
///
/// A group's path is usually relative to the group that contains it. In a damaged project, groups
/// may contain each other. The path of an object is then relative to the first group that contains
/// it.
struct GroupPaths {
    /// The folder to which the project's paths are relative.
    let root: String
    /// For each object, by its id, the folder of the group that contains the object. The folder is
    /// nil if it is outside the work tree.
    private var parents: [String: String?] = [:]
    /// The synchronized folders, in the order of the groups.
    private(set) var synchronizedFolders: [ProjectObject] = []
    private static let deepest = 128
    private static let mostFolders = 2_000
    private static let longestPath = 4_096

    init(_ objects: ProjectObjects, root: String) {
        self.root = root
        guard let main = objects.object("mainGroup", of: objects.root) else { return }
        parents.updateValue(root, forKey: main.id)
        var stack = [(group: main, depth: 0)]
        while let (group, depth) = stack.popLast() {
            let folder = path(of: group)
            for child in group.strings("children") where parents[child] == nil {
                parents.updateValue(folder, forKey: child)
                guard let object = objects[child] else { continue }
                if object.kind == "PBXFileSystemSynchronizedRootGroup" {
                    if synchronizedFolders.count < Self.mostFolders {
                        synchronizedFolders.append(object)
                    }
                } else if depth < Self.deepest, object.members["children"] != nil {
                    stack.append((object, depth + 1))
                }
            }
        }
    }

    /// Returns the path of a group or file; nil if it is outside the tree, as a product of the
    /// build or a part of the SDK is.
    func path(of object: ProjectObject) -> String? {
        let name = object["path"] ?? ""
        let folder: String?
        switch object["sourceTree"] {
        case "<group>", nil: folder = parents[object.id] ?? nil
        case "SOURCE_ROOT": folder = root
        default: return nil
        }
        guard let folder, !name.hasPrefix("/"),
            folder.utf8.count + name.utf8.count < Self.longestPath
        else { return nil }
        return name.isEmpty ? folder : ProjectPath.join(folder, name)
    }
}
