/// The values set on one item: for each key a base value and its size-class variations.
///
/// Entries are sorted by key, then by condition, so equal lists have equal arrays.
package struct PropertyList: Hashable, Sendable {
    /// A value with its key and the size classes that it is set for.
    package struct Entry: Hashable, Sendable {
        package let key: PropertyKey
        /// The size classes in which the value applies; `base` for all of them.
        package let condition: SizeClasses
        package var value: PropertyValue

        package init(_ key: PropertyKey, _ condition: SizeClasses, _ value: PropertyValue) {
            self.key = key
            self.condition = condition
            self.value = value
        }

        /// The sort key of the entry in a list.
        var rank: Int { Int(key.rawValue) * 16 + condition.order }
    }

    /// The entries sorted by key, then by condition; at most one for each key and condition.
    package private(set) var entries: [Entry] = []

    package init() {}

    /// Creates a list from entries in any order. If two have the same key and condition, the later
    /// one wins.
    package init(_ entries: some Sequence<Entry>) {
        for entry in entries { self[entry.key, entry.condition] = entry.value }
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// The value set for the key under exactly this condition; nil if none is set. Setting nil
    /// removes it.
    package subscript(key: PropertyKey, condition: SizeClasses = .base) -> PropertyValue? {
        get {
            let at = position(Int(key.rawValue) * 16 + condition.order)
            return at < entries.count && matches(entries[at], key, condition)
                ? entries[at].value : nil
        }
        set {
            let at = position(Int(key.rawValue) * 16 + condition.order)
            defer { checkInvariants() }
            let exists = at < entries.count && matches(entries[at], key, condition)
            switch (exists, newValue) {
            case (true, let value?): entries[at].value = value
            case (true, nil): entries.remove(at: at)
            case (false, let value?): entries.insert(Entry(key, condition, value), at: at)
            case (false, nil): break
            }
        }
    }

    /// Returns the entry in force under `traits`: the most specific one that matches
    /// (docs/auto-layout-rules.md, "Variations").
    package func inForce(_ key: PropertyKey, under traits: SizeClasses) -> Entry? {
        var at = position(Int(key.rawValue) * 16)
        guard at < entries.count, entries[at].key == key else { return nil }
        return nextInForce(&at, under: traits).map { entries[$0] }
    }

    /// Calls `body` with the value in force of each property that has one, in key order.
    func forEachInForce(under traits: SizeClasses, _ body: (PropertyKey, PropertyValue) -> Void) {
        var at = 0
        while at < entries.count {
            guard let place = nextInForce(&at, under: traits) else { continue }
            body(entries[place].key, entries[place].value)
        }
    }

    /// Returns the index of the entry in force for the property that begins at `at`, and advances
    /// `at` to the next property. Inlined because a full layout reads each property of each view.
    @inline(__always)
    private func nextInForce(_ at: inout Int, under traits: SizeClasses) -> Int? {
        assert(
            at == 0 || entries[at - 1].key != entries[at].key,
            "\(entries[at].key.spelling) is not read from its first entry on")
        let key = entries[at].key
        // The most frequent case: a base value without variations.
        if entries[at].condition.specificity == 0,
            at + 1 == entries.count || entries[at + 1].key != key
        {
            at += 1
            return at - 1
        }
        var (best, specificity) = (-1, 0)
        while at < entries.count, entries[at].key == key {
            let condition = entries[at].condition
            if condition.matches(traits), condition.specificity >= specificity {
                (best, specificity) = (at, condition.specificity)
            }
            at += 1
        }
        return best < 0 ? nil : best
    }

    private func matches(_ entry: Entry, _ key: PropertyKey, _ condition: SizeClasses) -> Bool {
        entry.key == key && entry.condition == condition
    }

    /// Returns the index of the first entry whose rank is at least `rank`.
    private func position(_ rank: Int) -> Int {
        var at = 0
        while at < entries.count, entries[at].rank < rank { at += 1 }
        return at
    }
}

extension PropertyList: InvariantChecked {
    package func invariantViolations() -> [String] {
        zip(entries, entries.dropFirst()).filter { $0.rank >= $1.rank }.map { before, entry in
            "\(entry.key.spelling) is listed twice or too late"
        }
    }
}
