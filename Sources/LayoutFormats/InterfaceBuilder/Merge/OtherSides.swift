import StackCore

/// Finds, for each conflict of a merged file, the patch steps that switch it to its other side.
///
/// Most conflicts are about one attribute, or about one value element such as a colour. For these,
/// one step writes the other side's value. For any other conflict, such as a deletion or an order,
/// the versions are merged again with that conflict decided the other way. The steps are then the
/// difference between the two merged files.
struct OtherSides {
    /// Merges the versions again with the given conflict decided for the other side. Returns the
    /// bytes without solved frames; nil if the result is not a valid file.
    typealias Merging = (ConflictKey) -> [UInt8]?

    private let merge: TreeMerge
    private let merged: Version
    private let bytes: [UInt8]
    private let merging: Merging
    private let cancellation: Cancellation
    /// The names of all pictures and colours in the `<resources>` of both sides. If a value
    /// contains such a name, a step that writes the value is not enough, because `<resources>` may
    /// have to change too.
    private let resources: Set<String>
    private let ids: Set<String>

    /// - Parameters:
    ///   - merged: the result of the merge, parsed
    ///   - bytes: the bytes of the result, before solved frames are written into them
    init(
        _ merge: TreeMerge, merged: Version, bytes: [UInt8], until cancellation: Cancellation,
        merging: @escaping Merging
    ) {
        (self.merge, self.merged, self.bytes) = (merge, merged, bytes)
        (self.merging, self.cancellation) = (merging, cancellation)
        resources = Set(
            MergeSide.allCases.flatMap { side in
                merge.input[side].root.source.child("resources")?.children.compactMap {
                    $0["name"]
                } ?? []
            })
        ids = merge.mergedIDs
    }

    /// Returns the patch steps that switch the conflict to its other side; nil if no steps can.
    func steps(to conflict: MergeConflict) -> [String]? {
        if let step = valueStep(to: conflict) { return [step.spelling] }
        guard let key = conflict.key, !cancellation.isRequested(), let other = merging(key),
            let patch = try? SourcePatch(from: bytes, to: other, until: cancellation)
        else { return nil }
        return patch.steps + patch.derived
    }

    // MARK: Conflicts about values

    /// Returns the step that writes the other side's value; nil if the conflict is not about a
    /// value, or if other parts of the file would have to change too.
    private func valueStep(to conflict: MergeConflict) -> PatchStep? {
        guard conflict.kind == .value, let key = conflict.key,
            let element = merged[key.identity]
        else { return nil }
        let versions = merge.input.versions(of: key.identity)
        let side = conflict.taken.other
        var place = PatchSelector(element.source)
        if element.kind == .value {
            guard let ours = versions.ours, let theirs = versions.theirs,
                Set(ours.idsInside) == Set(theirs.idsInside),
                !namesResource(ours.source), !namesResource(theirs.source)
            else { return nil }
            return .replace(place, (side == .ours ? ours : theirs).source.compact)
        }
        let values = MergeSide.allCases.compactMap { versions[$0]?[key.what] }
        // If a value refers to an object that is not in the merged file, writing the value alone
        // would leave a dangling reference.
        let isReference = VersionTables.references.contains(key.what)
        if values.isEmpty || values.contains(where: resources.contains)
            || isReference && !values.allSatisfy(ids.contains)
        {
            return nil
        }
        place.attribute = key.what
        return .set(place, was: element[key.what] != nil, versions[side]?[key.what])
    }

    private func namesResource(_ value: SourceElement) -> Bool {
        !resources.isEmpty
            && value.subtree.contains { element in
                element.attributes.contains { resources.contains($0.value) }
            }
    }
}
