/// Functions on the paths of `ProjectFiles`.
package enum ProjectPath {
    /// Returns the path of `name` in `folder`, without `.` and `..`; nil if it leads out of the
    /// tree.
    package static func join(_ folder: String, _ name: String) -> String? {
        var parts: [Substring.UTF8View] = []
        for part in (folder + "/" + name).utf8.split(separator: slash) {
            if part.elementsEqual([dot]) { continue }
            if !part.elementsEqual([dot, dot]) {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.map { String($0)! }.joined(separator: "/")
    }

    /// Returns the folder that contains the path; the empty path for one without a folder.
    package static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: slash).map { String(path[..<$0]) } ?? ""
    }

    /// Returns the part after the last `/`.
    package static func name(of path: String) -> String { String(lastName(path)) }

    /// Returns the part of the last name before its last dot.
    package static func stem(of path: String) -> String { String(lastStem(path)) }

    /// Returns whether the last name of the path, without its extension, is `stem`, also in another
    /// Unicode normalization. Faster than comparing with the result of `stem(of:)`.
    package static func hasStem(_ stem: String, _ path: String) -> Bool {
        let own = lastStem(path)
        return own.utf8.elementsEqual(stem.utf8)
            || own.utf8.contains { $0 > 0x7F } && own == Substring(stem)
    }

    /// Returns the part of the last name after its last dot, in lower case; empty without a dot.
    package static func fileExtension(of path: String) -> String {
        let name = lastName(path)
        return name.utf8.lastIndex(of: dot).map { name[name.utf8.index(after: $0)...].lowercased() }
            ?? ""
    }

    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    private static func lastName(_ path: String) -> Substring {
        path.utf8.lastIndex(of: slash).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    }

    private static func lastStem(_ path: String) -> Substring {
        let name = lastName(path)
        return name.utf8.lastIndex(of: dot).map { name[..<$0] } ?? name
    }

    /// Returns whether `path` is `folder` or is below it.
    package static func isInside(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }

    /// Returns the path relative to `folder`. The result begins with `..` if the path is not below
    /// the folder.
    package static func relative(_ path: String, to folder: String) -> String {
        let (path, folder) = (path.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(path, folder).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: folder.count - common)
        return (up + path[common...]).joined(separator: "/")
    }
}
