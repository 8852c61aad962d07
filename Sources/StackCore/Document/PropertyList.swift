/// The values set on one item: for each key a base value, which applies in all size classes, and
/// the values that replace it in some size classes.
///
/// Entries are sorted by key, then by condition, so equal lists have equal arrays. The values of
/// keys that this program does not know are in `unknown`. The program only stores, compares and
/// shows these values.
package struct PropertyList: Hashable, Sendable {
    /// A value, its key, and the size classes in which it applies.
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

        /// The number by which the entries of a list are sorted: first by property, then by size
        /// classes.
        var rank: Int { key.index * 16 + condition.order }
    }

    /// A value of a property whose key this program does not know, because a newer version wrote
    /// it.
    package struct UnknownEntry: Hashable, Sendable {
        package let property: UnknownProperty
        /// The value as text, exactly as the file stores it.
        package let value: String

        init(_ property: UnknownProperty, _ value: String) {
            (self.property, self.value) = (property, value)
        }
    }

    /// The entries sorted by key, then by condition; at most one for each key and condition.
    package private(set) var entries: [Entry] = []
    /// The values of unknown keys as files spell them, sorted by key and condition.
    package private(set) var unknown: [UnknownEntry] = []

    package init() {}

    /// Creates a list from entries in any order. If two have the same key and condition, the later
    /// one wins.
    package init(_ entries: some Sequence<Entry>) {
        for entry in entries { self[entry.key, entry.condition] = entry.value }
    }

    /// Whether no property is set, known or unknown.
    package var isEmpty: Bool { entries.isEmpty && unknown.isEmpty }

    /// The value set for the key under exactly this condition; nil if none is set. Setting nil
    /// removes it.
    package subscript(key: PropertyKey, condition: SizeClasses = .base) -> PropertyValue? {
        get {
            let at = position(key.index * 16 + condition.order)
            return at < entries.count && matches(entries[at], key, condition)
                ? entries[at].value : nil
        }
        set {
            let at = position(key.index * 16 + condition.order)
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

    /// The value of a property with an unknown key; nil if none is set. Setting nil removes it.
    package subscript(property: UnknownProperty) -> String? {
        get {
            let at = position(property)
            return at < unknown.count && unknown[at].property == property ? unknown[at].value : nil
        }
        set {
            let at = position(property)
            if at < unknown.count, unknown[at].property == property { unknown.remove(at: at) }
            if let newValue { unknown.insert(UnknownEntry(property, newValue), at: at) }
        }
    }

    /// Returns the most specific entry of the key that applies under `traits`; nil if none applies.
    /// Entries with unknown values are ignored (docs/auto-layout-rules.md, "Variations").
    package func inForce(_ key: PropertyKey, under traits: SizeClasses) -> Entry? {
        var at = position(key.index * 16)
        guard at < entries.count, entries[at].key == key else { return nil }
        return nextInForce(&at, under: traits).map { entries[$0] }
    }

    /// Calls `body` with each property that has a value under `traits`, and that value, in key
    /// order.
    func forEachInForce(under traits: SizeClasses, _ body: (PropertyKey, PropertyValue) -> Void) {
        var at = 0
        while at < entries.count {
            guard let place = nextInForce(&at, under: traits) else { continue }
            body(entries[place].key, entries[place].value)
        }
    }

    /// Returns the index of the entry that applies under `traits`; nil if none applies. Examines
    /// the entries of one property, the first of which is at index `at`, and advances `at` to the
    /// first entry of the next property. Inlined because a full layout reads each property of each
    /// view.
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
            return entries[at - 1].value.isUnknown ? nil : at - 1
        }
        var (best, specificity) = (-1, 0)
        while at < entries.count, entries[at].key == key {
            let condition = entries[at].condition
            if condition.matches(traits), condition.specificity >= specificity,
                !entries[at].value.isUnknown
            {
                (best, specificity) = (at, condition.specificity)
            }
            at += 1
        }
        return best < 0 ? nil : best
    }

    private func matches(_ entry: Entry, _ key: PropertyKey, _ condition: SizeClasses) -> Bool {
        entry.key == key && entry.condition == condition
    }

    /// Returns the index in `unknown` of the entry for `property`, or else the index at which to
    /// insert it.
    private func position(_ property: UnknownProperty) -> Int {
        var (low, high) = (0, unknown.count)
        while low < high {
            let middle = (low + high) / 2
            if unknown[middle].property < property { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the index of the first entry whose sort key (`Entry.rank`) is at least `rank`; the
    /// number of entries if there is none.
    private func position(_ rank: Int) -> Int {
        var at = 0
        while at < entries.count, entries[at].rank < rank { at += 1 }
        return at
    }
}

extension PropertyList: InvariantChecked {
    /// Checks that the entries are in order, without duplicates.
    package func invariantViolations() -> [String] {
        zip(entries, entries.dropFirst()).filter { $0.rank >= $1.rank }.map { before, entry in
            "\(entry.key.spelling) is listed twice or too late"
        }
    }
}

/// A property whose key this program does not know, because a newer program wrote it.
package struct UnknownProperty: Hashable, Comparable, Sendable {
    /// The key as the file stores it, which no `PropertyKey` has.
    package let key: String
    /// The size classes in which the value applies; `base` for all of them.
    package let condition: SizeClasses

    /// Creates a property. Returns nil unless a newer program could have a property with this key:
    /// the key consists of letters and dots, and this program has no such key.
    package init?(_ key: String, _ condition: SizeClasses) {
        guard (1...64).contains(key.utf8.count), PropertyKey(spelling: key) == nil,
            key.utf8.allSatisfy({
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || $0 == UInt8(ascii: ".")
            })
        else { return nil }
        (self.key, self.condition) = (key, condition)
    }

    package static func < (a: UnknownProperty, b: UnknownProperty) -> Bool {
        (a.key, a.condition.order) < (b.key, b.condition.order)
    }
}
