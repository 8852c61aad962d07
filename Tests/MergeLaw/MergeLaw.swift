/// Three versions of a file and the result of merging them.
package struct MergeCase {
    package enum Side: Sendable { case ours, theirs }

    /// A conflict that the merge reports.
    package struct Conflict: Hashable, Sendable {
        package let kind: String
        package let objectID: String?
        /// The attribute or role, or a description if there is none.
        package let what: String

        package init(kind: String, objectID: String?, what: String) {
            (self.kind, self.objectID, self.what) = (kind, objectID, what)
        }
    }

    package let base: XMLNode
    package let ours: XMLNode
    package let theirs: XMLNode
    package let result: XMLNode
    package let conflicts: [Conflict]
    /// The decisions that the merge reports, as sentences.
    package let decisions: [String]

    package init(
        base: XMLNode, ours: XMLNode, theirs: XMLNode, result: XMLNode, conflicts: [Conflict],
        decisions: [String]
    ) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
        (self.result, self.conflicts, self.decisions) = (result, conflicts, decisions)
    }
}

/// One fact in a merged file that violates the law.
package struct Violation: Equatable, Sendable {
    package enum Rule: String, Sendable {
        case lostElement = "element lost"
        case keptElement = "deleted element kept"
        case inventedElement = "element of no side"
        case lostChange = "change lost in a deletion"
        case wrongAttribute = "attribute"
        case wrongText = "text"
        case wrongName = "element name"
        case wrongParent = "place"
        case wrongOrder = "order"
        case wrongList = "list"
        case silentTwin = "twin left out without a word"
        case unreportedConflict = "conflict not reported"
        case duplicateID = "duplicate id"
        case danglingReference = "dangling reference"
        case unreadable = "not readable"
        case asymmetric = "conflicts depend on the order of the sides"
    }

    package let rule: Rule
    /// The names of the element and its parent, without ids, so that similar violations have the
    /// same value.
    package let subject: String
    package let description: String

    package init(_ rule: Rule, _ subject: String, _ description: String) {
        (self.rule, self.subject, self.description) = (rule, subject, description)
    }

    /// The rule and subject. Violations of the same kind very probably have the same cause.
    package var kind: String { rule.rawValue + " in " + subject }

    package var line: String { "\(rule.rawValue): \(description)" }
}

/// The law of merging: in the result every element, attribute and text is as the side that changed
/// it left it, or as in the base if no side changed it, or part of a reported conflict. Nothing
/// appears that no side has.
///
/// The law is checked fact by fact and shares no code with the merge.
package struct MergeLaw {
    let base: FactTable
    let ours: FactTable
    let theirs: FactTable
    let result: FactTable
    let covered: CoveredFacts
    let twins: TwinPairs
    var violations: [Violation] = []

    package static func violations(of merge: MergeCase) -> [Violation] {
        Exemption.removeMarks(in: merge.result)
        var law = MergeLaw(merge)
        law.checkElements()
        law.checkReferences()
        law.checkTwins(merge.decisions)
        return law.violations
    }

    private init(_ merge: MergeCase) {
        let roots = [merge.base, merge.ours, merge.theirs, merge.result].map(\.root)
        let plain = FactTable.tables(roots, renamed: [:], in: nil)
        twins = TwinPairs(plain)
        let tables =
            twins.ids.isEmpty ? plain : FactTable.tables(roots, renamed: twins.ids, in: 2)
        (base, ours, theirs, result) = (tables[0], tables[1], tables[2], tables[3])
        covered = CoveredFacts(merge.conflicts, in: tables)
    }

    /// Checks that the merge reports which additions of both sides it treated as one.
    private mutating func checkTwins(_ decisions: [String]) {
        let isTold = decisions.contains { $0.contains("alike") || $0.contains("once") }
        for key in twins.tellable where !isTold {
            add(.silentTwin, key, "both sides added \(key), and one of the two is left out")
        }
    }

    // MARK: Elements

    private mutating func checkElements() {
        for id in result.duplicates { add(.duplicateID, id, "\(id) is there twice") }
        var keys = Set(base.elements.keys).union(ours.elements.keys)
        keys.formUnion(theirs.elements.keys)
        for key in result.elements.keys where !keys.contains(key) && !isExempt(key) {
            add(.inventedElement, key, "\(key) is in no version")
        }
        for key in keys.sorted() where !isExempt(key) { check(key) }
    }

    /// Returns the facts of an element from the first version that has it: result, ours, theirs,
    /// base.
    private func anyFacts(_ key: String) -> ElementFacts? {
        result.elements[key] ?? ours.elements[key] ?? theirs.elements[key] ?? base.elements[key]
    }

    /// Whether the element, or the part of its object that contains it, is exempt from the law.
    private func isExempt(_ key: String) -> Bool {
        if Exemption.isResource(key) { return true }
        var next: String? = key
        while let current = next, let facts = anyFacts(current) {
            if Exemption.isDerived(current, facts) || Exemption.isHeader(current, facts) {
                return true
            }
            next = facts.isObject ? nil : facts.parent
        }
        return false
    }

    private mutating func check(_ key: String) {
        let (old, mine) = (base.elements[key], ours.elements[key])
        let (yours, now) = (theirs.elements[key], result.elements[key])
        switch (mine, yours) {
        case (nil, nil):
            if now != nil, !covered.presence.contains(key) {
                add(.keptElement, key, "both sides deleted \(key)")
            }
        case (let stays?, nil), (nil, let stays?):
            if let old {
                checkDeletion(key, old, stays: stays, by: mine == nil ? .ours : .theirs, now)
            } else if now == nil {
                lose(key, "one side added \(key)")
            }
        default:
            if now == nil { lose(key, "both sides have \(key)") }
        }
        guard let now else { return }
        checkContent(key, ElementVersions(old, mine, yours, now))
    }

    private mutating func lose(_ key: String, _ what: String) {
        if covered.presence.contains(key) || isEmptied(key) || isPointless(key) { return }
        add(.lostElement, key, "\(what), the result does not")
    }

    /// Whether the element is a container all of whose children were removed.
    private func isEmptied(_ key: String) -> Bool {
        let tables = [base, ours, theirs]
        let facts = tables.compactMap { $0.elements[key] }
        let isContainer = facts.allSatisfy {
            !$0.isObject && $0.attributes.isEmpty && $0.text.isEmpty
        }
        let inside = Set(facts.flatMap(\.children))
        return isContainer
            && inside.contains { child in
                tables.contains { $0.elements[child] == nil } || result.elements[child] != nil
                    || isPointless(child)
            }
            && !inside.contains { result.elements[$0]?.parent == key }
    }

    /// Whether the element or an ancestor only describes an object that no longer exists.
    private func isPointless(_ key: String) -> Bool {
        let table = ours.elements[key] == nil ? theirs : ours
        return table.path(key).contains { part in
            let facts = table.elements[part]
            guard let facts, let name = Exemption.describing(part, facts) else { return false }
            return facts.attributes[name].map { !result.ids.contains($0) } ?? false
        }
    }

    private mutating func checkDeletion(
        _ key: String, _ old: ElementFacts, stays: ElementFacts, by deleting: MergeCase.Side,
        _ now: ElementFacts?
    ) {
        if covered.presence.contains(key) { return }
        if let now {
            if !now.isObject, now.attributes.isEmpty, !now.children.isEmpty { return }
            if isMeasuredByOther(key, than: deleting) { return }
            return add(.keptElement, key, "\(deleting) deleted \(key)")
        }
        let other = deleting == .ours ? theirs : ours
        let isChanged =
            change(old, stays) || base.lists[key] != other.lists[key]
            || old.parent != stays.parent && other.elements[old.parent ?? ""] != nil
        if isChanged, !isPointless(key) {
            add(.lostChange, key, "\(deleting) deleted \(key), which the other side changed")
        }
    }

    /// Whether the element is a measured size, one side changed the sizes, and the other side has
    /// none. A version of Xcode that cannot build designable views writes none.
    private func isMeasuredByOther(_ key: String, than deleting: MergeCase.Side) -> Bool {
        let list = "//designables"
        let (none, other) = deleting == .ours ? (ours, theirs) : (theirs, ours)
        func measures(_ table: FactTable) -> [ElementFacts?] {
            table.subtree(list).map { table.elements[$0] }
        }
        return key.hasPrefix(list) && none.elements[list] == nil
            && measures(base) != measures(other)
    }

    private func change(_ old: ElementFacts, _ new: ElementFacts) -> Bool {
        let names = Set(old.attributes.keys).union(new.attributes.keys)
            .subtracting(Exemption.churn)
        return names.contains { old.attributes[$0] != new.attributes[$0] } || old.text != new.text
    }

    mutating func add(_ rule: Violation.Rule, _ key: String, _ description: String) {
        let facts = anyFacts(key)
        let around = facts?.parent.flatMap(anyFacts)?.name ?? ""
        violations.append(
            Violation(rule, "\(around)/\(facts?.name ?? "")", description))
    }
}

/// One element in every version; the result always has it.
struct ElementVersions {
    let base: ElementFacts?
    let ours: ElementFacts?
    let theirs: ElementFacts?
    let result: ElementFacts

    init(
        _ base: ElementFacts?, _ ours: ElementFacts?, _ theirs: ElementFacts?,
        _ result: ElementFacts
    ) {
        (self.base, self.ours, self.theirs, self.result) = (base, ours, theirs, result)
    }

    /// Returns the correct result of a three-way merge of one fact; nil if both sides changed it
    /// differently.
    func expected<Fact: Equatable>(_ fact: (ElementFacts) -> Fact?) -> Fact?? {
        let (old, mine) = (base.flatMap(fact), ours.flatMap(fact))
        let yours = theirs.flatMap(fact)
        // A side that deleted the element does not affect its facts.
        if ours == nil { return .some(theirs == nil ? old : yours) }
        if theirs == nil { return .some(mine) }
        if mine == yours || yours == old { return .some(mine) }
        return mine == old ? .some(yours) : nil
    }

    /// Whether one of the sides has this fact.
    func isOfOneSide<Fact: Equatable>(_ value: Fact?, _ fact: (ElementFacts) -> Fact?) -> Bool {
        value == ours.flatMap(fact) || value == theirs.flatMap(fact)
    }
}
