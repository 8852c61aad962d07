/// What an element states: its name, attributes, text, place, its list and the order of what is in it.
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

    /// Checks a list with one number for each subview: a number goes with its subview.
    ///
    /// - Returns: false where it is no such list in all versions that have it
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

    /// The numbers of a list by the subviews of its object; nil if these are not as many.
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
        // What both brought to two places is in the order of either.
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
        // Nobody sees the order of scenes.
        if orders[0] != orders[1], !orders.contains(old), facts.name != "scenes" {
            add(.unreportedConflict, key, "both sides put \(key) in an order of their own")
        }
    }

    /// Checks that what is in the result and on a side is in that side's order.
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
        // Twins are at the place of one side.
        (table.elements[key]?.children ?? []).filter { child in
            table.elements[child]!.isObject && !twins.ids.values.contains(String(child.dropFirst()))
        }
    }

    // MARK: References

    /// Checks that no reference leads nowhere that did lead somewhere on the side it comes from.
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

    /// Whether a value is spelled as Xcode spells ids, and not a number or a word.
    private static func isID(_ value: String) -> Bool {
        value.utf8.count == 10 && value.utf8.filter { $0 == UInt8(ascii: "-") }.count >= 2
    }
}
