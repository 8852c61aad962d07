/// A conflict: the changes of both sides cannot be combined, so that a person has to decide.
package struct MergeConflict: Hashable, Sendable {
    /// The kind of change that the two sides disagree on.
    package enum Kind: String, Sendable {
        /// Both sides changed the same attribute or value differently.
        case value
        /// One side deleted an object that the other side changed or added something to.
        case deletion
        /// Both sides moved the same object, to different parents.
        case move
        /// Both sides put different objects where only one can be, such as two targets of one
        /// outlet.
        case slot
        /// One side refers to an object that the other side deleted.
        case reference
        /// Both sides reordered the same objects differently.
        case order
        /// Two moves put objects inside each other.
        case cycle
        /// The constraints of a merged scene contradict each other or leave a view ambiguous,
        /// although those of each side alone do not.
        case layout
        /// The merged file has lost an element, attribute, text or order of a version
        /// (`MergeAccounting`).
        case unaccounted
    }

    package let kind: Kind
    /// The name of the scene, as shown to people; nil if the object is in no scene.
    package let scene: String?
    /// The name of the object, as shown to people.
    package let object: String
    /// Interface Builder's id of the object, or of its nearest ancestor with one; nil if there is
    /// none.
    package let objectID: String?
    /// The property or change in conflict, as part of a sentence, such as `moved to two places`.
    package let what: String
    /// The values of the versions; nil if a version has none.
    package let base: String?
    package let ours: String?
    package let theirs: String?
    /// The side whose value the merged file contains.
    package let taken: MergeSide
    /// The identity of the conflict, by which the same conflict is found in another merge of the
    /// same versions. Nil if the conflict can only be resolved by hand.
    var key: ConflictKey?
    /// Elements besides the conflict's object whose presence or place depends on which side is
    /// chosen.
    var involved: [Identity] = []
}

extension MergeConflict {
    /// Returns a side's value as shown to people, or `none` if the side removed the value. For a
    /// conflict of another kind than `value`, returns nil if the side has no value.
    package func words(of side: MergeSide) -> String? {
        (side == .ours ? ours : theirs) ?? (kind == .value ? "none" : nil)
    }

    /// The text that is shown as a side's value in a conflict if that side deleted the object.
    package static let deleted = "deleted"

    /// Returns the description of a conflict about an object that one side deleted and the other
    /// one changed.
    package static func words(deletedBy side: MergeSide) -> String {
        "deleted by \(side.rawValue), worked on by \(side.other.rawValue)"
    }

    /// Returns a list of the first few of a side's changes, and the number of the others.
    package static func listed(_ changes: [String]) -> String {
        precondition(!changes.isEmpty, "a side changed nothing")
        let more = changes.count - 3
        return changes.prefix(3).joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
    }

    /// Creates a conflict about a whole document.
    package init(
        of document: String, _ kind: Kind, _ what: String, ours: String?, theirs: String?,
        taken: MergeSide
    ) {
        self.init(
            kind: kind, scene: nil, object: document, objectID: nil, what: what, base: nil,
            ours: ours, theirs: theirs, taken: taken)
    }
}

/// The identity of a conflict. It is the same in every merge of the same versions.
struct ConflictKey: Hashable, Sendable {
    let kind: MergeConflict.Kind
    let identity: Identity
    let what: String

    /// The names of the attributes or values that the conflict is about.
    var names: [String] { what.split(separator: Self.separator).map(String.init) }

    /// Returns the description of a conflict about several attributes that are one value.
    static func joined(_ names: [String]) -> String {
        precondition(!names.isEmpty, "a conflict is about no attribute")
        assert(!names.contains { $0.contains(separator) }, "an attribute's name is a list")
        return names.joined(separator: separator)
    }

    private static let separator = ", "
}

/// A choice between the sides that the merge made by a rule, without a conflict, and that people
/// may want to know about.
package struct MergeDecision: Hashable, Sendable {
    package let scene: String?
    package let object: String?
    /// The decision, as a sentence without a full stop.
    package let what: String
}

extension MergeDecision {
    /// Creates a decision about a whole document.
    package init(of document: String, _ what: String) {
        self.init(scene: nil, object: document, what: what)
    }
}

/// The conflicts of a merge, and its decisions (choices between the sides that it made by a rule,
/// without a conflict), in the order in which they were found.
struct MergeReport {
    private(set) var conflicts: [MergeConflict] = []
    private(set) var decisions: [MergeDecision] = []
    /// The maximum number of decisions; nobody reads more.
    private static let limit = 1_000

    mutating func add(_ conflict: MergeConflict) { conflicts.append(conflict) }

    mutating func add(_ what: String, about name: ObjectName? = nil) {
        add(MergeDecision(scene: name?.scene, object: name?.object, what: what))
    }

    mutating func add(_ decision: MergeDecision) {
        if decisions.count < Self.limit, !decisions.contains(decision) {
            decisions.append(decision)
        }
    }
}
