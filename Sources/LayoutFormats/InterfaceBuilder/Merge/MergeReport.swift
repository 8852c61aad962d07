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
        /// Something of a version that the merged file does not account for.
        case unaccounted
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
    /// By what it is told from the others in every merge of the same versions; nil for what has no
    /// other side that could be taken.
    var key: ConflictKey?
}

extension MergeConflict {
    /// One of a whole document.
    package init(
        of document: String, _ kind: Kind, _ what: String, ours: String?, theirs: String?,
        taken: MergeSide
    ) {
        self.init(
            kind: kind, scene: nil, object: document, objectID: nil, what: what, base: nil,
            ours: ours, theirs: theirs, taken: taken)
    }
}

/// One conflict of some versions.
struct ConflictKey: Hashable, Sendable {
    let kind: MergeConflict.Kind
    let identity: Identity
    let what: String
}

/// What a merge decided by a rule that somebody may want to know of.
package struct MergeDecision: Hashable, Sendable {
    package let scene: String?
    package let object: String?
    /// One sentence without a full stop.
    package let what: String
}

extension MergeDecision {
    /// One about a whole document.
    package init(of document: String, _ what: String) {
        self.init(scene: nil, object: document, what: what)
    }
}

/// What a merge has to tell, in the order in which it came up.
struct MergeReport {
    private(set) var conflicts: [MergeConflict] = []
    private(set) var decisions: [MergeDecision] = []
    /// Nobody reads more.
    private static let limit = 1_000

    mutating func add(_ conflict: MergeConflict) { conflicts.append(conflict) }

    mutating func tell(_ what: String, about name: ObjectName? = nil) {
        tell(MergeDecision(scene: name?.scene, object: name?.object, what: what))
    }

    mutating func tell(_ decision: MergeDecision) {
        if decisions.count < Self.limit, !decisions.contains(decision) {
            decisions.append(decision)
        }
    }
}
