/// Comparison of an element with its state at the time of a merge, by a hash. The patch steps in
/// the notes of a conflict use it to detect that people have edited the element since then.
extension SourceElement {
    /// Returns a hash of the element and its content. The hash ignores frames, the notes that a
    /// merge has written, and attributes that Xcode changes on its own.
    ///
    /// - Parameter ids: the ids of the objects inside the element that the hash ignores
    func digest(without ids: Set<String>) -> String {
        // The hash is FNV-1a.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in counted(without: ids).utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }

    private func counted(without ids: Set<String>) -> String {
        let attributes = attributes.filter { !VersionTables.churn.contains($0.name) }
            .sorted { $0.name < $1.name }
        let inside = children.filter { child in
            !VersionTables.isDerived(named: child.name, key: child["key"])
                && !(child["id"].map(ids.contains) ?? false)
                && !(child["content"]?.hasPrefix("layoutedit ") ?? false)
        }.map { $0.counted(without: ids) }.joined()
        // White space without other text is formatting.
        let isText = inside.isEmpty && !self.text.utf8.allSatisfy(XMLEscape.isSpace)
        let text = isText ? self.text : ""
        if inside.isEmpty, text.isEmpty, parent?["id"] != nil,
            attributes.isEmpty || self["key"] == "userComments"
        {
            return ""
        }
        return "<" + name + attributes.map { " \($0.name)=\($0.value)\u{0}" }.joined() + ">" + text
            + inside + "</>"
    }

    /// The id of the element, or of the nearest element around it that has one; nil if there is
    /// none.
    var nearestID: String? {
        var next: SourceElement? = self
        while let current = next {
            let isRemoved = current.parent == nil && current != tree.root
            if let id = isRemoved ? current["id"] : current.patchID { return id }
            next = current.parent
        }
        return nil
    }

    /// A text that distinguishes the element from its siblings: its id, otherwise its name in its
    /// parent (`IdentityName.inside`).
    var word: String { objectName(isRoot: false) ?? IdentityName.inside(self) }
}
