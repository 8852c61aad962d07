/// What an element is in every version of a file: the same identity wherever it stands.
///
/// Numbered in the order in which elements are first met: base, ours, theirs, each from its beginning.
struct Identity: Hashable, Comparable {
    fileprivate let number: Int

    static func < (a: Identity, b: Identity) -> Bool { a.number < b.number }
}

/// Values by identity; identities are numbered without gaps.
struct IdentityMap<Value> {
    private var storage: [Value?] = []

    subscript(identity: Identity) -> Value? {
        get { storage.indices.contains(identity.number) ? storage[identity.number] : nil }
        _modify {
            if identity.number >= storage.count {
                let missing = identity.number + 1 - storage.count
                storage.append(contentsOf: repeatElement(nil, count: missing))
            }
            yield &storage[identity.number]
        }
    }

    /// In the order of their identities.
    var values: some Sequence<Value> { storage.lazy.compactMap { $0 } }
}

/// Gives identities out, the same for the same place.
struct IdentityTable {
    private struct Place: Hashable {
        let parent: Int
        let name: String
    }

    private var identities: [Place: Identity] = [:]

    /// All that were given, in their order.
    var all: [Identity] { (0..<identities.count).map(Identity.init) }

    /// - Parameter parent: nil for what is the same wherever it stands
    mutating func identity(_ name: String, in parent: Identity?) -> Identity {
        let place = Place(parent: parent?.number ?? -1, name: name)
        if let known = identities[place] { return known }
        let identity = Identity(number: identities.count)
        identities[place] = identity
        return identity
    }
}

/// How elements are told from each other (docs/merging.md, "What is the same").
enum IdentityName {
    /// What an element is called in its parent: its role, else what names it.
    ///
    /// - Parameter renamed: the ids that other versions have for the objects that it may refer to
    static func inside(_ element: SourceElement, renamed: [String: String] = [:]) -> String {
        if let key = element["key"] { return "@" + key }
        for attribute in naming {
            if let value = element[attribute] {
                let other = VersionTables.holdsID(attribute) ? renamed[value] : nil
                return element.name + " " + attribute + "=" + (other ?? value)
            }
        }
        return element.name
    }

    /// Attributes that tell an element from others of the same parent.
    static let naming = ["reference", "keyPath", "property", "identifier", "name"]

    /// Whether an attribute tells an element from others, wherever it is or in its parent.
    static func isNaming(_ attribute: String) -> Bool {
        attribute == "id" || attribute == "sceneID" || attribute == "key"
            || naming.contains(attribute)
    }
}
