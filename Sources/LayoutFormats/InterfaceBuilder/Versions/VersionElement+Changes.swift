extension VersionElement {
    /// Whether somebody changed it, and not Xcode on its own.
    func isChanged(from before: VersionElement) -> Bool {
        if kind == .container { return false }
        if kind == .value {
            return content != before.content && !VersionTables.isDerived(self)
                && !SpelledColor.isSame(self, before)
        }
        return name != before.name || text != before.text || parent != before.parent
            || attributes.withoutChurn != before.attributes.withoutChurn
    }
}

extension [VersionAttribute] {
    /// By name, so that another order is no difference.
    fileprivate var withoutChurn: [String: String] {
        var result: [String: String] = [:]
        for attribute in self where !VersionTables.churn.contains(attribute.name) {
            result[attribute.name] = attribute.value
        }
        return result
    }
}

extension VersionElement {
    /// A value as people read it: what its element says, without its role.
    var spelling: String {
        let said = attributes.filter { $0.name != "key" }.map { $0.name + "=" + $0.value }
        let words =
            said
            + source.children.map { child in
                ([child.name] + child.attributes.map { $0.name + "=" + $0.value })
                    .joined(separator: " ")
            }
        let all = source.text.isEmpty ? words : words + [source.text]
        return all.isEmpty ? name : all.joined(separator: " ")
    }
}

extension Version {
    /// The object that something stands in, containers aside.
    func owner(of identity: Identity) -> Identity? {
        var next = self[identity]?.parent
        while let parent = next, let element = self[parent], element.kind == .container {
            next = element.parent
        }
        return next
    }
}
