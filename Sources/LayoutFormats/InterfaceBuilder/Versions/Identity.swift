/// The identity of an element, by which it is found in every version of a file, even if it was
/// moved.
///
/// Identities are numbered in the order in which elements are first read: base, ours, theirs, each
/// in file order.
struct Identity: Hashable, Comparable {
    fileprivate let number: Int

    static func < (a: Identity, b: Identity) -> Bool { a.number < b.number }
}

/// A map from identities of elements to values. It is stored as an array, because identities are
/// numbered without gaps.
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

    /// The values of the map, in the order of their identities.
    var values: some Sequence<Value> { storage.lazy.compactMap { $0 } }
}

/// The identities of the elements in all versions of a file. Elements of different versions with
/// the same parent and the same identifying name (`IdentityName`) have the same identity. If the
/// name is unique in the file, such as an id, the parent does not matter.
struct IdentityTable {
    private struct SiblingKey: Hashable {
        let parent: Int
        let name: String
    }

    private var identities: [SiblingKey: Identity] = [:]

    /// All assigned identities, in order.
    var all: [Identity] { (0..<identities.count).map(Identity.init) }

    /// Returns the identity of the element with the identifying name `name`. Creates an identity if
    /// there is none for this name and parent.
    ///
    /// - Parameter parent: the identity of the parent; nil if the name is unique in the file
    mutating func identity(_ name: String, in parent: Identity?) -> Identity {
        let place = SiblingKey(parent: parent?.number ?? -1, name: name)
        if let known = identities[place] { return known }
        let identity = Identity(number: identities.count)
        identities[place] = identity
        return identity
    }
}

/// The names that identify elements (docs/merging.md, "What is the same").
enum IdentityName {
    /// Returns the name that identifies an element in its parent: its `key`, otherwise another
    /// naming attribute, otherwise its tag name. A system picture, which has the attribute
    /// `catalog`, has another name than a picture of the app with the same attribute `name`.
    ///
    /// - Parameter renamed: the ids of twins (`Twins.ids`): the keys are ids in this element's
    ///   version, the values are the ids of the same objects in the other version. An id in the
    ///   name is replaced by the other version's.
    static func inside(_ element: SourceElement, renamed: [String: String] = [:]) -> String {
        if let key = element["key"] { return "@" + key }
        for attribute in naming {
            if let value = element[attribute] {
                let other = VersionTables.holdsID(attribute) ? renamed[value] : nil
                let isPicture = attribute == "name"
                let catalog = isPicture ? element["catalog"].map { " of " + $0 } ?? "" : ""
                return element.name + " " + attribute + "=" + (other ?? value) + catalog
            }
        }
        return effects.contains(element.name) ? "effect" : element.name
    }

    /// The tag names of effects. A view has one effect (80 of 80 views with effects), so all
    /// effects have the same identifying name.
    private static let effects: Set<String> = ["blurEffect", "vibrancyEffect"]

    /// The attributes that distinguish an element from others in the same parent.
    static let naming = ["reference", "keyPath", "property", "identifier", "name"]

    /// Returns whether an attribute identifies an element, in the whole file or in its parent.
    static func isNaming(_ attribute: String) -> Bool {
        attribute == "id" || attribute == "sceneID" || attribute == "key"
            || naming.contains(attribute)
    }
}
