/// What a merge could not decide: both sides changed the same thing.
package struct MergeConflict: Hashable, Sendable {
    package enum Kind: String, Sendable {
        /// The same attribute, or the same value, twice.
        case value
        /// One side deleted what the other changed, or put something into.
        case deletion
        /// The same object went to two places.
        case move
        /// Two objects where there is room for one.
        case slot
        /// What one side points to, the other deleted.
        case reference
        /// The same things in two orders.
        case order
        /// Objects inside each other.
        case cycle
        /// A scene whose constraints contradict each other, or leave something open, only together.
        case layout
    }

    package let kind: Kind
    /// What people call the scene; nil for what stands in none.
    package let scene: String?
    /// What people call the object.
    package let object: String
    /// Interface Builder's id of the object, or of the one that it belongs to.
    package let objectID: String?
    /// What of the object, in one sentence's part.
    package let what: String
    /// What the versions say; nil where one does not have it.
    package let base: String?
    package let ours: String?
    package let theirs: String?
    /// Whose the file holds.
    package let taken: MergeSide
}

/// What a merge decided by a rule that somebody may want to know of.
package struct MergeDecision: Hashable, Sendable {
    package let scene: String?
    package let object: String?
    /// One sentence without a full stop.
    package let what: String
}

/// What a merge has to tell, in the order in which it came up.
struct MergeReport {
    private(set) var conflicts: [MergeConflict] = []
    private(set) var decisions: [MergeDecision] = []

    mutating func add(_ conflict: MergeConflict) { conflicts.append(conflict) }

    mutating func tell(_ what: String, about name: ObjectName? = nil) {
        let decision = MergeDecision(scene: name?.scene, object: name?.object, what: what)
        if !decisions.contains(decision) { decisions.append(decision) }
    }
}

/// What people call an element: by its scene, its class, its text and its id.
struct ObjectName: Hashable {
    let scene: String?
    let object: String
    /// Of the element, or of the nearest around it that has one.
    let id: String?

    init(_ identity: Identity, in version: Version) {
        var words: [String] = []
        var (id, scene): (String?, String?)
        var next = version[identity]
        while let element = next {
            if id == nil, element.kind != .container {
                words.append(Self.words(for: element))
                id = element["id"]
            }
            if element["sceneID"] != nil { scene = Self.scene(element, in: version) }
            next = element.parent.flatMap { version[$0] }
        }
        object = words.isEmpty ? "the file" : words.joined(separator: " of ")
        (self.id, self.scene) = (id, scene)
    }

    private static func words(for element: VersionElement) -> String {
        guard element["id"] != nil else { return element["key"] ?? element.name }
        let named = ["userLabel", "text", "title", "property", "selector", "key", "customClass"]
        let name = named.compactMap { element[$0] }.first { !$0.isEmpty }
        return [element.name, name.map { "\"" + shortened($0) + "\"" }, element["id"]]
            .compactMap { $0 }.joined(separator: " ")
    }

    private static func shortened(_ text: String) -> String {
        text.count > 40 ? text.prefix(39) + "…" : text
    }

    /// As Xcode's outline calls it, which is what its comment says.
    private static func scene(_ scene: VersionElement, in version: Version) -> String? {
        let controller = version.subtree(scene.identity).first {
            $0["sceneMemberID"] == "viewController"
        }
        let named = ["userLabel", "title", "storyboardIdentifier", "customClass", "id"]
        return named.lazy.compactMap { controller?[$0] }.first { !$0.isEmpty }
            ?? scene["sceneID"]
    }
}
