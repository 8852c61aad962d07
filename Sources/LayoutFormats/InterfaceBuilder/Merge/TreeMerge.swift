import StackCore

/// The merge of three versions of a file.
///
/// The merge has several phases, and each uses the decisions of those before it. The first phases
/// decide which elements the merged file has and where (`mergePresence`, `mergePlaces`). Others
/// decide their content (`mergeAttributes`, `mergeValues`), resolve contradictions (`clearSlots`,
/// `repairReferences`), and finally determine the order of children (`mergeOrder`).
struct TreeMerge {
    let input: MergeInput
    /// The side whose version is used in conflicts.
    let preferred: MergeSide
    /// The conflicts that are decided for the side that is not `preferred`. Always empty when files
    /// are merged. Tests use it to check the patch steps that `OtherSides` finds.
    let exceptions: Set<ConflictKey>
    /// The side whose header is used: Xcode's version, the device and the plug-in.
    let header: HeaderChoice
    /// The side whose frames and other derived values are used if both sides changed them and no
    /// other rule decides.
    let derivedSide: MergeSide
    var report = MergeReport()
    /// The elements of the merged file.
    var elements = IdentityMap<MergedElement>()
    /// The side whose text is used, for each text that one version stores as an attribute and
    /// another version as a `<string>` with the attribute's name as its key.
    var spelledSides: [TextPlace: MergeSide] = [:]
    /// The side whose value is used, for child values that are one value with attributes of their
    /// object (`AttributeUnit`). There is an entry for a child value only if a conflict about it
    /// and the attributes is reported.
    var unitSides: [Identity: MergeSide] = [:]
    /// The side of each attribute that a conflict about something else decides, such as a reference
    /// that was changed because its target was deleted.
    var decidedSides: [TextPlace: MergeSide] = [:]
    /// The elements that are left out without a conflict: connections and constraints that equal
    /// another one in the merged file, and variations without content.
    var leftOut: Set<Identity> = []
    /// The elements whose presence in the merged file depends on which side a reported conflict
    /// prefers.
    var contested: Set<Identity> = []
    /// The deleted object whose conflict alone decides whether an element is in the merged file, by
    /// the element: what stays with the object, and what the deleting side put in its place.
    var deciders: [Identity: Identity] = [:]
    /// The attributes whose values depend on which side is chosen in a conflict about another fact,
    /// such as a slot.
    var contestedAttributes: Set<TextPlace> = []

    init(
        _ input: MergeInput, preferring preferred: MergeSide,
        decidingOtherwise exceptions: Set<ConflictKey> = []
    ) {
        self.input = input
        self.exceptions = exceptions
        self.preferred = preferred
        header = HeaderChoice(input)
        derivedSide = input.isRewrite(.ours) && !input.isRewrite(.theirs) ? .theirs : .ours
    }

    /// Runs all phases.
    ///
    /// - Parameter cancellation: after a request, the remaining phases are skipped
    mutating func run(until cancellation: Cancellation = .never) {
        let phases: [(inout TreeMerge) -> Void] = [
            { $0.mergePresence() }, { $0.mergePlaces() }, { $0.mergeAttributes() },
            { $0.mergeValues() }, { $0.mergeSelections() }, { $0.joinEqualConnections() },
            { $0.clearSlots() }, { $0.breakCircles() }, { $0.repairReferences() },
            { $0.removeAbandoned() },
            { $0.removeLeftovers() }, { $0.mergeResources() }, { $0.mergeOrder() },
            { $0.mergeSubviewLists() },
            { $0.reportLostEffects() }, { $0.reportTwins() }, { $0.tellHeader() },
        ]
        for phase in phases where !cancellation.isRequested() { phase(&self) }
        if !cancellation.isRequested() { checkInvariants() }
    }

    var root: Identity { input.ours.root.identity }

    func contains(_ identity: Identity) -> Bool { elements[identity] != nil }
}

/// An attribute of an object, which can also be a `<string>` whose key is the attribute's name.
struct TextPlace: Hashable {
    let owner: Identity
    let name: String
}

/// An element of the merged file.
struct MergedElement {
    let identity: Identity
    /// The side from whose file the element's start tag and formatting are copied. The attributes
    /// can come from both sides.
    var side: MergeSide
    var parent: Identity?
    var name = ""
    var attributes: [VersionAttribute] = []
    var children: [Identity] = []
    /// The merged children of a list with one number for each subview. They are copied from both
    /// sides. Nil for any other element.
    var parts: [SourceElement]?
}

// MARK: Reporting conflicts and decisions

extension TreeMerge {
    /// Returns the side whose version is used in a conflict.
    func side(
        in kind: MergeConflict.Kind, of identity: Identity, _ what: String
    ) -> MergeSide {
        exceptions.contains(ConflictKey(kind: kind, identity: identity, what: what))
            ? preferred.other : preferred
    }

    /// Reports a conflict.
    ///
    /// - Parameter taken: the side whose version the merged file contains; if nil, the one that
    ///   `side(in:of:_:)` returns
    mutating func conflict(
        _ kind: MergeConflict.Kind, _ identity: Identity, _ what: String, base: String?,
        ours: String?, theirs: String?, taken: MergeSide? = nil, involved: [Identity] = []
    ) {
        let name = name(of: identity)
        report.add(
            MergeConflict(
                kind: kind, scene: name.scene, object: name.object, objectID: name.id, what: what,
                base: base, ours: ours, theirs: theirs,
                taken: taken ?? side(in: kind, of: identity, what),
                key: ConflictKey(kind: kind, identity: identity, what: what), involved: involved))
    }

    mutating func addDecision(_ what: String, about identity: Identity) {
        report.add(what, about: name(of: identity))
    }

    /// Reports the objects that both sides added identically and that the merged file contains
    /// once.
    mutating func reportTwins() {
        for twin in input.twins where contains(twin) {
            let other = input.theirs[twin]?.source
            let id = (other?["id"] ?? other?["sceneID"]).map { " (\($0) of theirs)" } ?? ""
            addDecision(
                "both sides added the same: the result contains it once" + id, about: twin)
        }
    }

    func name(of identity: Identity) -> ObjectName {
        ObjectName(identity, in: input.version(having: identity))
    }
}
