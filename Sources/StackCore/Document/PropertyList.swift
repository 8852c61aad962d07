/// The values set on one item: a base value a key and its size-class variations.
///
/// Entries are kept in key order, then condition order, so that equal lists are equal arrays.
package struct PropertyList: Hashable, Sendable {
    /// One value with what it is set for.
    package struct Entry: Hashable, Sendable {
        package let key: PropertyKey
        /// `base` for a value that holds everywhere.
        package let condition: SizeClasses
        package var value: PropertyValue

        package init(_ key: PropertyKey, _ condition: SizeClasses, _ value: PropertyValue) {
            self.key = key
            self.condition = condition
            self.value = value
        }

        /// Where it stands in a list.
        var rank: Int { Int(key.rawValue) * 16 + condition.order }
    }

    /// By key, then by condition; never two of one key and condition.
    package private(set) var entries: [Entry] = []

    package init() {}

    /// In any order; of two for one key and condition the later one counts.
    package init(_ entries: some Sequence<Entry>) {
        for entry in entries { self[entry.key, entry.condition] = entry.value }
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// The value set under exactly this condition; nil removes it.
    package subscript(key: PropertyKey, condition: SizeClasses = .base) -> PropertyValue? {
        get {
            let at = position(Int(key.rawValue) * 16 + condition.order)
            return at < entries.count && matches(entries[at], key, condition)
                ? entries[at].value : nil
        }
        set {
            let at = position(Int(key.rawValue) * 16 + condition.order)
            let exists = at < entries.count && matches(entries[at], key, condition)
            switch (exists, newValue) {
            case (true, let value?): entries[at].value = value
            case (true, nil): entries.remove(at: at)
            case (false, let value?): entries.insert(Entry(key, condition, value), at: at)
            case (false, nil): break
            }
        }
    }

    /// The entry in force under `traits`: the most specific that matches
    /// (docs/auto-layout-rules.md, "Variations").
    package func inForce(_ key: PropertyKey, under traits: SizeClasses) -> Entry? {
        var at = position(Int(key.rawValue) * 16)
        guard at < entries.count, entries[at].key == key else { return nil }
        return nextInForce(&at, under: traits).map { entries[$0] }
    }

    /// Calls `body` with the entry in force of each property that has one, in key order.
    func forEachInForce(under traits: SizeClasses, _ body: (PropertyKey, PropertyValue) -> Void) {
        var at = 0
        while at < entries.count {
            guard let place = nextInForce(&at, under: traits) else { continue }
            body(entries[place].key, entries[place].value)
        }
    }

    /// Of the entries of the property at a position the one in force; goes on to the next property.
    /// No call: every layout from nothing asks for each property of each view.
    @inline(__always)
    private func nextInForce(_ at: inout Int, under traits: SizeClasses) -> Int? {
        let key = entries[at].key
        // Nearly all are: a base value without variations.
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

    /// The first position whose rank is not below `rank`.
    private func position(_ rank: Int) -> Int {
        var at = 0
        while at < entries.count, entries[at].rank < rank { at += 1 }
        return at
    }
}
