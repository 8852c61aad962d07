/// Checks of an element's content: its name, attributes, text, parent, list items and the order of
/// its children.
extension MergeLaw {
    mutating func checkContent(_ key: String, _ versions: ElementVersions) {
        if key == FactTable.rootKey { checkVersions(versions) }
        var names: Set<String> = []
        for facts in [versions.base, versions.ours, versions.theirs, versions.result] {
            names.formUnion(facts?.attributes.keys.map { $0 } ?? [])
        }
        if key == FactTable.rootKey { names.subtract(Exemption.versions) }
        for name in names.sorted() {
            check(key, name, .wrongAttribute, versions) { $0.attributes[name] }
        }
        check(key, "text", .wrongText, versions) { $0.text }
        check(key, "name", .wrongName, versions) { $0.name }
        if versions.result.isObject { check(key, "place", .wrongParent, versions) { $0.parent } }
        if result.lists[key] != nil { checkList(key) }
        checkOrder(key)
    }

    private mutating func checkVersions(_ versions: ElementVersions) {
        for name in Exemption.versions {
            let value = versions.result.attributes[name]
            if versions.isOfOneSide(value, { $0.attributes[name] }) { continue }
            add(
                .wrongAttribute, FactTable.rootKey,
                "\(name) is \(value ?? "nil"), as no side has it")
        }
    }

    private mutating func check(
        _ key: String, _ name: String, _ rule: Violation.Rule, _ versions: ElementVersions,
        _ fact: (ElementFacts) -> String?
    ) {
        if covered.isCovered(key, name) { return }
        let now = fact(versions.result)
        let words = "\(key) \(name) is \(now ?? "nil")"
        guard let expected = versions.expected(fact) else {
            if Exemption.churn.contains(name), versions.isOfOneSide(now, fact) { return }
            return add(.unreportedConflict, key, "\(words); both sides changed it")
        }
        if expected != now { add(rule, key, "\(words), not \(expected ?? "nil")") }
    }

    // MARK: Lists

    private mutating func checkList(_ key: String) {
        if covered.isCovered(key, "list") || checkNumbers(key) { return }
        let (old, mine) = (base.lists[key], ours.lists[key])
        let (yours, now) = (theirs.lists[key], result.lists[key])
        if mine == yours || yours == old {
            if now != mine { add(.wrongList, key, words(now, not: mine, key)) }
        } else if mine == old {
            if now != yours { add(.wrongList, key, words(now, not: yours, key)) }
        } else {
            add(.unreportedConflict, key, "\(key) is \(now ?? []); both sides changed it")
        }
    }

    private func words(_ now: [String]?, not expected: [String]?, _ key: String) -> String {
        "\(key) is \(now ?? []), not \(expected ?? [])"
    }

    /// Checks a list with one number per subview: each number must stay with its subview.
    ///
    /// - Returns: false if it is not such a list in every version that has it
    private mutating func checkNumbers(_ key: String) -> Bool {
        guard let list = result.elements[key]?.parent, let facts = result.elements[list],
            Exemption.parallelLists.contains(facts.name), let owner = facts.parent
        else { return false }
        let tables = [base, ours, theirs, result]
        let found = tables.map { Self.numbers(key, of: owner, in: $0) }
        guard !found.contains(nil) else { return false }
        let numbers = found.map { $0! }
        for (view, now) in numbers[3].sorted(by: { $0.key < $1.key }) {
            let (old, mine, yours) = (numbers[0][view], numbers[1][view], numbers[2][view])
            let isOfBoth = tables[1...2].allSatisfy { $0.elements[view] != nil }
            let isRight =
                isOfBoth
                ? (mine == yours || yours == old ? now == mine : mine == old && now == yours)
                : now == (mine ?? yours)
            if !isRight { add(.wrongList, key, "the number of \(view) in \(key) is \(now)") }
        }
        return true
    }

    /// Returns the numbers of a list by subview; nil if their counts differ.
    private static func numbers(
        _ key: String, of owner: String, in table: FactTable
    ) -> [String: String]? {
        guard let list = table.lists[key] else { return [:] }
        let subviews = table.elements[owner + "/subviews"]?.children ?? []
        guard subviews.count == list.count else { return nil }
        return Dictionary(zip(subviews, list), uniquingKeysWith: { first, _ in first })
    }

    // MARK: Order

    /// Checks the order of the objects in a container.
    private mutating func checkOrder(_ key: String) {
        guard let facts = result.elements[key], !facts.isObject, facts.attributes.isEmpty,
            !Exemption.sets.contains(facts.name), !covered.isCovered(key, "order")
        else { return }
        let list = objects(key, in: result)
        if list.count < 2 { return }
        let (mine, yours) = (objects(key, in: ours), objects(key, in: theirs))
        let shared = Set(mine).intersection(yours).intersection(list)
        let known = shared.intersection(objects(key, in: base))
        let old = objects(key, in: base).filter(known.contains)
        let orders = [mine, yours].map { $0.filter(known.contains) }
        // Objects that both sides added or moved here can be in the order of either side.
        let now = list.filter(shared.contains)
        let isOpen =
            orders[0] == orders[1] && mine.filter(shared.contains) != yours.filter(shared.contains)
        let follows = [mine, yours].map { !isOpen || $0.filter(shared.contains) == now }
        if orders[0] == orders[1] || orders[1] == old, follows[0] || !follows[1] {
            checkOrder(of: list, as: mine, key)
        }
        if orders[0] == orders[1] || orders[0] == old, follows[1] || !follows[0] {
            checkOrder(of: list, as: yours, key)
        }
        // The order of scenes has no meaning.
        if orders[0] != orders[1], !orders.contains(old), facts.name != "scenes" {
            add(.unreportedConflict, key, "both sides put \(key) in an order of their own")
        }
    }

    /// Checks that the objects that the result shares with a side are in that side's order.
    private mutating func checkOrder(
        of list: [String], as side: [String], _ key: String
    ) {
        let members = Set(side)
        let now = list.filter(members.contains)
        let present = Set(now)
        let expected = side.filter(present.contains)
        if now != expected {
            add(.wrongOrder, key, "\(key) is in the order \(now), not \(expected)")
        }
    }

    private func objects(_ key: String, in table: FactTable) -> [String] {
        // Twins have the location that one side gave them.
        (table.elements[key]?.children ?? []).filter { child in
            table.elements[child]!.isObject && !twins.ids.values.contains(String(child.dropFirst()))
        }
    }

    // MARK: References

    /// Checks that the result has no dangling reference that was valid on the side it comes from.
    mutating func checkReferences() {
        let ids = base.ids.union(ours.ids).union(theirs.ids)
        for (key, facts) in result.elements where !Exemption.isResource(key) {
            for (name, value) in facts.attributes
            where name != "id" && Self.isID(value) && ids.contains(value) {
                if result.ids.contains(value) { continue }
                let wasDangling = [ours, theirs].contains { side in
                    side.elements[key]?.attributes[name] == value && !side.ids.contains(value)
                }
                if !wasDangling {
                    add(.danglingReference, key, "\(key) \(name) leads to \(value), which is gone")
                }
            }
        }
    }

    /// Whether the value has the form of an Xcode id.
    private static func isID(_ value: String) -> Bool {
        value.utf8.count == 10 && value.utf8.filter { $0 == UInt8(ascii: "-") }.count >= 2
    }
}
