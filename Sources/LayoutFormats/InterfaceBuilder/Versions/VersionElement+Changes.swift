extension VersionElement {
    /// Returns whether a person changed the element since the version `before`. Changes that Xcode
    /// makes on its own do not count.
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

extension VersionElement {
    /// Returns whether two elements are equal, including the list of their children but not the
    /// children's content.
    func isSame(as other: VersionElement) -> Bool {
        parent == other.parent && children == other.children && name == other.name
            && attributes == other.attributes && text == other.text && content == other.content
    }
}

extension [VersionAttribute] {
    /// The values of the attributes by name, for a comparison that ignores the order. Attributes
    /// that Xcode changes on its own are left out.
    fileprivate var withoutChurn: [String: String] {
        var result: [String: String] = [:]
        for attribute in self where !VersionTables.churn.contains(attribute.name) {
            result[attribute.name] = attribute.value
        }
        return result
    }
}

extension VersionElement {
    /// The value as text for people: its attributes except `key`, its children and its text.
    var spelling: String {
        let said = attributes.filter { $0.name != "key" }.map { $0.name + "=" + $0.value }
        let words =
            said
            + source.children.map { child in
                let text = child.text
                return
                    ([child.name] + child.attributes.map { $0.name + "=" + $0.value }
                    + (text.isEmpty ? [] : [text])).joined(separator: " ")
            }
        let isBlank = source.text.utf8.allSatisfy(XMLEscape.isSpace)
        // Xcode writes the day of a date as a comment.
        let comments = name == "date" ? source.comments("").map { "(\($0.text))" } : []
        let text = isBlank && name != "string" || source.text.isEmpty ? [] : [source.text]
        let all = words + comments + text
        return all.isEmpty ? name : all.joined(separator: " ")
    }
}

extension Version {
    /// Returns the object that contains an element; nil if there is none. List elements such as
    /// `<subviews>` are skipped.
    func owner(of identity: Identity) -> Identity? {
        var next = self[identity]?.parent
        while let parent = next, let element = self[parent], element.kind == .container {
            next = element.parent
        }
        return next
    }
}

extension VersionElement {
    /// The element's attributes that refer to another element of the file.
    var references: some Sequence<VersionAttribute> {
        attributes.lazy.filter { VersionTables.references.contains($0.name) }
    }

    /// Whether the element is a connection, such as an outlet, or an entry (`isEntry`). It has no
    /// meaning without the element to which it refers. An entry is identified by that element.
    var isPointer: Bool { VersionTables.pointers.contains(name) || isEntry }

    /// Whether the element only represents another one, such as an entry of a mask or toolbar.
    var isEntry: Bool { self["id"] == nil && self["reference"] != nil }

    /// Whether the element is an entry of `<inferredMetricsTieBreakers>`, with which Xcode prefers
    /// one of several segues that lead to a scene.
    var isTieBreaker: Bool { name == "segue" && self["id"] == nil }

    /// Returns the names of the attributes that differ from `before`, in order, and "text" if the
    /// text differs.
    func namesOfChanges(from before: VersionElement) -> [String] {
        if kind == .value { return [] }
        let all = attributes.map(\.name) + before.attributes.map(\.name).filter { self[$0] == nil }
        let changed = all.filter { self[$0] != before[$0] && !VersionTables.churn.contains($0) }
        return text == before.text ? changed : changed + ["text"]
    }
}
