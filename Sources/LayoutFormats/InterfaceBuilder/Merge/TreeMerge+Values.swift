/// Values that are one thing: colours, fonts, strings, frames (docs/merging.md, "Values").
extension TreeMerge {
    mutating func mergeValues() {
        for identity in input.identities {
            let versions = input.versions(of: identity)
            guard versions.kind == .value, !isResource(versions) else { continue }
            guard let owner = owner(ofPlace: versions.any.parent), contains(owner) else { continue }
            guard let side = side(ofValue: versions, in: owner) else { continue }
            guard versions[side] != nil else { continue }
            elements[identity] = MergedElement(
                identity: identity, side: side, parent: versions.any.parent)
        }
    }

    /// Whose value it is, or whose word that there is none.
    private mutating func side(ofValue versions: ElementVersions, in owner: Identity) -> MergeSide?
    {
        if isHeader(versions) { return header.side }
        let around = input.versions(of: owner)
        // An object that one side alone has is that side's with all in it.
        if around.ours == nil || around.theirs == nil { return elements[owner]!.side }
        let result = ThreeWay(
            versions.base?.content, versions.ours?.content, versions.theirs?.content)
        return result.side ?? sideWithoutConflict(versions) ?? reportValue(versions)
    }

    private func isHeader(_ versions: ElementVersions) -> Bool {
        guard let parent = versions.any.parent else { return false }
        return parent == root
            ? versions.any.name == "device"
            : input.versions(of: parent).any.name == "dependencies"
    }

    /// Whose value it is where no person's word stands against another's.
    private mutating func sideWithoutConflict(_ versions: ElementVersions) -> MergeSide? {
        if VersionTables.isDerived(versions.any) {
            // A deletion is somebody's doing; another frame is not.
            if versions.ours == nil { return .ours }
            if versions.theirs == nil { return .theirs }
            return derivedSide
        }
        guard let ours = versions.ours, let theirs = versions.theirs else {
            return deletionOfSpelling(versions)
        }
        return SpelledColor.isSame(ours, theirs) ? header.side : nil
    }

    /// A colour that one side took away and Xcode spelled otherwise on the other side.
    private mutating func deletionOfSpelling(_ versions: ElementVersions) -> MergeSide? {
        guard let base = versions.base, let left = versions.ours ?? versions.theirs,
            SpelledColor.isSame(base, left)
        else { return nil }
        return versions.ours == nil ? .ours : .theirs
    }

    private mutating func reportValue(_ versions: ElementVersions) -> MergeSide {
        let value = versions.any
        let what = value["key"] ?? value.name
        conflict(
            .value, value.identity, what, base: versions.base?.spelling,
            ours: versions.ours?.spelling, theirs: versions.theirs?.spelling)
        return side(in: .value, of: value.identity, what)
    }
}
