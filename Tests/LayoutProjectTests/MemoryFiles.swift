import LayoutProject

/// A tree of files in memory.
struct MemoryFiles: ProjectFiles {
    var files: [String: [UInt8]] = [:]
    /// Links that lead out of the tree.
    var outside: Set<String> = []

    init(_ files: [String: String]) { self.files = files.mapValues { Array($0.utf8) } }

    func names(in folder: String) -> [String] {
        let head = folder.isEmpty ? "" : folder + "/"
        let inside = (Array(files.keys) + outside).filter { $0.hasPrefix(head) }.map { path in
            let rest = path.dropFirst(head.count)
            return rest.firstIndex(of: "/").map { String(rest[...$0]) } ?? String(rest)
        }
        return Set(inside).sorted()
    }

    func isThere(_ path: String) -> Bool {
        files[path] != nil || outside.contains(path) || !names(in: path).isEmpty
    }

    func read(_ path: String, atMost limit: Int) throws(FileRefusal) -> [UInt8] {
        if outside.contains(path) { throw .outside }
        guard let bytes = files[path] else { throw .missing }
        if bytes.count > limit { throw .tooLarge(limit) }
        return bytes
    }
}
