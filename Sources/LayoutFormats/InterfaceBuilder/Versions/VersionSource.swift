import StackCore

/// Reads a version of a file into a tree, or throws the reason why it cannot be merged or compared.
enum VersionSource {
    static func read(
        _ bytes: [UInt8], as version: VersionRefusal.Role, _ cancellation: Cancellation
    ) throws(VersionRefusal) -> SourceTree {
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
            throw VersionRefusal(version, line: tree.root.line, "this is not a storyboard or xib")
        }
        if let shared = SharedID.all(in: tree.root).first {
            throw VersionRefusal(version, line: shared.second.line, shared.sentence)
        }
        return tree
    }
}
