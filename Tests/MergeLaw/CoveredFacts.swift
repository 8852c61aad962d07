/// The facts that the reported conflicts cover. The law does not check them further.
struct CoveredFacts {
    /// The keys of elements whose presence is undecided.
    private(set) var presence: Set<String> = []
    /// The keys of elements of which every fact is undecided.
    private var elements: Set<String> = []
    /// Single facts, each as key and name.
    private var facts: Set<String> = []

    init(_ conflicts: [MergeCase.Conflict], in tables: [FactTable]) {
        for conflict in conflicts where conflict.kind != "layout" {
            let key = Self.key(of: conflict, in: tables)
            switch conflict.kind {
            case "value":
                for name in conflict.what.split(separator: ", ").map(String.init) {
                    coverValue(name, of: key, in: tables)
                }
            case "order": for own in Self.own(key, in: tables) { facts.insert(own + " order") }
            default: coverSubtree(of: key, in: tables)
            }
        }
    }

    func isCovered(_ key: String, _ name: String) -> Bool {
        elements.contains(key) || facts.contains(key + " " + name)
    }

    private static func key(of conflict: MergeCase.Conflict, in tables: [FactTable]) -> String {
        guard let id = conflict.objectID else { return FactTable.rootKey }
        let scene = "scene:" + id
        return tables.contains { $0.elements[scene] != nil } ? scene : "#" + id
    }

    /// Returns the element and its descendants, except those that belong to other objects.
    private static func own(_ key: String, in tables: [FactTable]) -> Set<String> {
        var found: Set<String> = []
        for table in tables {
            for part in table.subtree(key) where table.object(of: part) == key {
                found.insert(part)
            }
        }
        return found
    }

    /// Covers the attribute `what`. If there is none, covers the role or element of that name;
    /// otherwise all facts of the object.
    private mutating func coverValue(_ what: String, of key: String, in tables: [FactTable]) {
        let own = Self.own(key, in: tables)
        let isAttribute = tables.contains { table in
            own.contains { table.elements[$0]?.attributes[what] != nil }
        }
        if isAttribute { for part in own { facts.insert(part + " " + what) } }
        let named = own.filter { part in
            part.contains("/@" + what) || part.contains("/" + what) || part.contains("=" + what)
        }
        if named.isEmpty, isAttribute { return }
        let all = named.isEmpty ? own : named
        elements.formUnion(all)
        // A list that contains something undecided is itself undecided.
        for table in tables {
            for part in all { presence.formUnion(table.path(part).prefix { $0 != key }) }
        }
    }

    /// Covers an object with its descendants, the elements that refer to them, the objects that it
    /// refers to, and the presence of all their ancestors.
    private mutating func coverSubtree(of key: String, in tables: [FactTable]) {
        var keys = Set(tables.flatMap { $0.subtree(key) })
        let ids = Set(keys.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) })
        for table in tables {
            for (other, facts) in table.elements where !keys.contains(other) {
                let refers = facts.attributes.contains { $0.key != "id" && ids.contains($0.value) }
                if refers { keys.formUnion(table.subtree(other)) }
            }
            for value in table.elements[key]?.attributes.values ?? [:].values
            where table.elements["#" + value] != nil {
                keys.formUnion(table.subtree("#" + value))
            }
        }
        elements.formUnion(keys)
        for table in tables {
            for part in keys where table.elements[part] != nil {
                presence.formUnion(table.path(part))
            }
        }
        for part in Self.own(key, in: tables) { facts.insert(part + " order") }
        for table in tables {
            if let parent = table.elements[key]?.parent { facts.insert(parent + " order") }
        }
    }
}
