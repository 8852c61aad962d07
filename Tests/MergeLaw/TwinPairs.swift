/// Twins: equal objects that both sides added with different ids, and that the result contains
/// once.
struct TwinPairs {
    /// Ours' ids of the twins by theirs' ids.
    private(set) var ids: [String: String] = [:]
    /// The keys of twins that are visible to a person: no constraints, connections or guides.
    private(set) var tellable: [String] = []
    private let ours: FactTable
    private let theirs: FactTable

    /// - Parameter tables: base, ours, theirs and the result
    init(_ tables: [FactTable]) {
        (ours, theirs) = (tables[1], tables[2])
        let mine = Self.added(to: ours, tables).filter { tables[3].elements[$0] != nil }
        let lost = Self.added(to: theirs, tables).filter { tables[3].elements[$0] == nil }
        var free = mine
        var count = -1
        // Objects inside twins have the same location only after the twins are paired.
        while count < ids.count {
            count = ids.count
            for key in lost where ids[String(key.dropFirst())] == nil {
                guard let place = free.firstIndex(where: { isTwin(key, $0) }) else { continue }
                pair(key, free.remove(at: place))
            }
        }
    }

    /// Returns the keys of objects that exist on one side only.
    private static func added(to side: FactTable, _ tables: [FactTable]) -> [String] {
        side.elements.keys.filter { key in
            side.elements[key]!.isObject && tables[0].elements[key] == nil
                && tables[1...2].filter { $0.elements[key] != nil }.count == 1
        }.sorted()
    }

    private func isTwin(_ yours: String, _ mine: String) -> Bool {
        place(of: theirs.elements[yours]!.parent) == ours.elements[mine]!.parent
            && words(yours, theirs) == words(mine, ours)
    }

    /// Returns the key with which our side would refer to this location.
    private func place(of key: String?) -> String? {
        guard let key else { return nil }
        let parts = key.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let id = ids[String(parts[0].dropFirst())] else { return key }
        return "#" + id + (parts.count > 1 ? "/" + parts[1] : "")
    }

    /// Returns the content of an object as text, without the ids of added objects.
    private func words(_ key: String, _ table: FactTable) -> String {
        let facts = table.elements[key]!
        if Exemption.isDerived(key, facts) { return "" }
        let attributes = facts.attributes.filter {
            $0.key != "id" && !Exemption.churn.contains($0.key)
        }
        let values = attributes.sorted { $0.key < $1.key }.map { name, value in
            let places = [ours, theirs].filter { $0.elements["#" + value] != nil }
            return " \(name)=" + (places.count == 1 ? "?" : value)
        }
        let inside = facts.children.map { words($0, table) } + (table.lists[key] ?? [])
        return "<" + facts.name + values.joined() + ">" + facts.text + inside.joined() + "</>"
    }

    private static let untold: Set<String> = [
        "constraint", "outlet", "outletCollection", "action", "segue", "binding", "viewLayoutGuide",
        "viewControllerLayoutGuide",
    ]

    private mutating func pair(_ yours: String, _ mine: String) {
        if !Self.untold.contains(ours.elements[mine]!.name) { tellable.append(mine) }
        ids[String(yours.dropFirst())] = String(mine.dropFirst())
        let inside = { (table: FactTable, key: String) in
            table.subtree(key).dropFirst().filter { table.elements[$0]!.isObject }.map(\.objectID)
        }
        for (other, own) in zip(inside(theirs, yours), inside(ours, mine)) { ids[other] = own }
    }
}

extension String {
    /// The id in an object's key.
    fileprivate var objectID: String { String(dropFirst()) }
}
