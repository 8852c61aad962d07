/// Functions on the paths of `ProjectFiles`.
package enum ProjectPath {
    /// Returns the path of `name` in `folder`, without `.` and `..`; nil if it leads out of the
    /// tree.
    package static func join(_ folder: String, _ name: String) -> String? {
        var parts: [Substring] = []
        for part in (folder + "/" + name).split(separator: "/") {
            switch part {
            case ".": break
            case "..": if parts.popLast() == nil { return nil }
            default: parts.append(part)
            }
        }
        assert(!parts.contains(".."), "a path leads out of the tree")
        return parts.joined(separator: "/")
    }

    /// Returns the folder that contains the path; the empty path for one without a folder.
    package static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// Returns the part after the last `/`.
    package static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Returns the part of the last name before its last dot.
    package static func stem(of path: String) -> String {
        let name = name(of: path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// Returns the part of the last name after its last dot, in lower case; empty without a dot.
    package static func fileExtension(of path: String) -> String {
        let name = name(of: path)
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// Returns whether `path` is `folder` or lies below it.
    package static func isInside(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }

    /// Returns the path as seen from `folder`, with `..` where it is not below it.
    package static func relative(_ path: String, to folder: String) -> String {
        let (path, folder) = (path.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(path, folder).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: folder.count - common)
        return (up + path[common...]).joined(separator: "/")
    }
}
