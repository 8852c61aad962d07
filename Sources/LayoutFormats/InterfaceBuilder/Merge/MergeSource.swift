import StackCore

/// The versions as trees, and why one of them is not merged.
enum MergeSource {
    static func read(
        _ bytes: [UInt8], as version: MergeRefusal.Version, _ cancellation: Cancellation
    ) throws(MergeRefusal) -> SourceTree {
        if let line = markedLine(in: bytes) {
            throw MergeRefusal(
                version, line: line, "the file holds the marks of an earlier conflict")
        }
        if bytes.starts(with: "version https://git-lfs".utf8) {
            throw MergeRefusal(version, "the file is a pointer of Git LFS")
        }
        let tree: SourceTree
        do {
            tree = try XMLReader.read(bytes, until: cancellation)
        } catch {
            throw MergeRefusal(version, line: error.line, error.message)
        }
        guard tree.isFaithful else { throw MergeRefusal(version, "the file is not in UTF-8") }
        let type = tree.root["type"] ?? ""
        guard tree.root.isNamed("document"), type.hasPrefix("com.apple.InterfaceBuilder") else {
            throw MergeRefusal(version, line: tree.root.line, "this is no storyboard and no xib")
        }
        try checkIDs(tree, version)
        return tree
    }

    private static func checkIDs(
        _ tree: SourceTree, _ version: MergeRefusal.Version
    ) throws(MergeRefusal) {
        var ids: Set<String> = []
        for element in tree.root.subtree {
            guard let name = IdentityName.everywhere(element, isRoot: element.parent == nil),
                !ids.insert(name).inserted
            else { continue }
            throw MergeRefusal(
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

extension MergeInput {
    /// What both sides added alike under two ids has one identity.
    init(_ base: SourceTree, _ ours: SourceTree, _ theirs: SourceTree) throws(MergeRefusal) {
        var table = IdentityTable()
        let before = Version(base, &table)
        let mine = Version(ours, &table)
        var yours = Version(theirs, &table)
        let twins = Twins(base: before, ours: mine, theirs: yours)
        if !twins.ids.isEmpty { yours = Version(theirs, &table, renamed: twins.ids) }
        guard before.root["type"] == mine.root["type"], mine.root["type"] == yours.root["type"]
        else { throw MergeRefusal(.theirs, line: 1, "the versions are of different kinds") }
        let identities = table.all.filter {
            before.contains($0) || mine.contains($0) || yours.contains($0)
        }
        self.init(base: before, ours: mine, theirs: yours, identities: identities)
        for identity in identities {
            let versions = versions(of: identity)
            let all = [versions.base, versions.ours, versions.theirs].compactMap { $0 }
            guard let odd = all.first(where: { $0.kind != all[0].kind }) else { continue }
            throw MergeRefusal(
                .theirs, line: odd.source.line,
                "it cannot be told what became of \(odd.name)")
        }
    }
}
