import StackCore

/// Three versions of a file on the way to one.
///
/// First what there is and where (`mergePresence`, `mergePlaces`), then what it says
/// (`mergeAttributes`, `mergeValues`), then what may not stand together (`clearSlots`,
/// `repairReferences`), and last in which order it stands (`mergeOrder`). Each phase reads what those
/// before it decided.
struct TreeMerge {
    let input: MergeInput
    /// Whose word holds in a conflict.
    let preferred: MergeSide
    /// Conflicts in which the other's word holds.
    let exceptions: Set<ConflictKey>
    /// Whose header is taken: Xcode's version, the device, the plug-in and the capabilities.
    let header: HeaderChoice
    /// Whose frames are kept where both changed them and nothing says better.
    let derivedSide: MergeSide
    var report = MergeReport()
    /// What the merged file contains.
    var elements = IdentityMap<MergedElement>()
    /// Elements that are there or not depending on how a reported conflict is decided.
    var contested: Set<Identity> = []

    init(
        _ input: MergeInput, preferring preferred: MergeSide, but exceptions: Set<ConflictKey> = []
    ) {
        self.input = input
        self.exceptions = exceptions
        self.preferred = preferred
        header = HeaderChoice(input)
        derivedSide = input.isRewrite(.ours) && !input.isRewrite(.theirs) ? .theirs : .ours
    }

    /// - Parameter cancellation: once requested, the merge is left as it is
    mutating func run(until cancellation: Cancellation = .never) {
        let phases: [(inout TreeMerge) -> Void] = [
            { $0.mergePresence() }, { $0.mergePlaces() }, { $0.mergeAttributes() },
            { $0.mergeValues() }, { $0.clearSlots() }, { $0.repairReferences() },
            { $0.mergeResources() }, { $0.mergeOrder() }, { $0.mergeSubviewLists() },
            { $0.tellTwins() }, { $0.tellHeader() },
        ]
        for phase in phases where !cancellation.isRequested() { phase(&self) }
    }

    var root: Identity { input.ours.root.identity }

    func contains(_ identity: Identity) -> Bool { elements[identity] != nil }
}

/// An element of the merged file.
struct MergedElement {
    let identity: Identity
    /// Whose bytes are written where the versions do not differ.
    var side: MergeSide
    var parent: Identity?
    var name = ""
    var attributes: [VersionAttribute] = []
    var children: [Identity] = []
    /// The elements of a list without names that is put together from both sides.
    var parts: [SourceElement]?
}

// MARK: Telling

extension TreeMerge {
    /// Whose word holds in a conflict.
    func side(
        in kind: MergeConflict.Kind, of identity: Identity, _ what: String
    ) -> MergeSide {
        exceptions.contains(ConflictKey(kind: kind, identity: identity, what: what))
            ? preferred.other : preferred
    }

    /// - Parameter taken: nil for whose word holds in a conflict
    mutating func conflict(
        _ kind: MergeConflict.Kind, _ identity: Identity, _ what: String, base: String?,
        ours: String?, theirs: String?, taken: MergeSide? = nil
    ) {
        let name = name(of: identity)
        report.add(
            MergeConflict(
                kind: kind, scene: name.scene, object: name.object, objectID: name.id, what: what,
                base: base, ours: ours, theirs: theirs,
                taken: taken ?? side(in: kind, of: identity, what),
                key: ConflictKey(kind: kind, identity: identity, what: what)))
    }

    mutating func tell(_ what: String, about identity: Identity) {
        report.tell(what, about: name(of: identity))
    }

    /// Reports what both sides added alike: one of it is there.
    mutating func tellTwins() {
        for twin in input.twins where contains(twin) {
            tell("both sides added it alike: it is there once", about: twin)
        }
    }

    func name(of identity: Identity) -> ObjectName {
        ObjectName(identity, in: input.version(having: identity))
    }
}
