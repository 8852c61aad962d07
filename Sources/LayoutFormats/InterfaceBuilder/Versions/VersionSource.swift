import StackCore

/// The versions as trees, and why one of them is not read.
enum VersionSource {
    static func read(
        _ bytes: [UInt8], as version: VersionRefusal.Role, _ cancellation: Cancellation
    ) throws(VersionRefusal) -> SourceTree {
        if let line = markedLine(in: bytes) {
            throw VersionRefusal(
                version, line: line, "the file holds the marks of an earlier conflict")
        }
        if bytes.starts(with: "version https://git-lfs".utf8) {
            throw VersionRefusal(version, "the file is a pointer of Git LFS")
        }
        let tree: SourceTree
        do {
            tree = try XMLReader.read(bytes, until: cancellation)
        } catch {
            throw VersionRefusal(version, line: error.line, error.message)
        }
        guard tree.isFaithful else { throw VersionRefusal(version, "the file is not in UTF-8") }
        let type = tree.root["type"] ?? ""
        guard tree.root.isNamed("document"), type.hasPrefix("com.apple.InterfaceBuilder") else {
            throw VersionRefusal(version, line: tree.root.line, "this is no storyboard and no xib")
        }
        try checkIDs(tree, version)
        return tree
    }

    private static func checkIDs(
        _ tree: SourceTree, _ version: VersionRefusal.Role
    ) throws(VersionRefusal) {
        var ids: Set<String> = []
        for element in tree.root.subtree {
            guard let name = IdentityName.everywhere(element, isRoot: element.parent == nil),
                !ids.insert(name).inserted
            else { continue }
            throw VersionRefusal(
                version, line: element.line, "two objects have the id \(name.dropFirst())")
        }
    }

    /// Where a line of a text merge's conflict begins.
    private static func markedLine(in bytes: [UInt8]) -> Int? {
        let mark = Array("<<<<<<< ".utf8)
        var line = 1
        var isStart = true
        for (at, byte) in bytes.enumerated() {
            if isStart, byte == mark[0], bytes[at...].starts(with: mark) { return line }
            isStart = byte == UInt8(ascii: "\n")
            if isStart { line += 1 }
        }
        return nil
    }
}
