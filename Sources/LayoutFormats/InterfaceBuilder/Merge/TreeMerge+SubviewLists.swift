/// Merging of lists that contain one number for each subview, such as `<customSpacing>`. The lists
/// are merged number by number, and each number belongs to a subview (docs/merging.md, "Lists
/// without names").
extension TreeMerge {
    /// Returns whether a value is a list with one number for each subview, such as
    /// `<customSpacing>`. Both sides must have the object with the list, or one side must have
    /// added it. Returns false if one side removed the list: a removed list is merged as one value,
    /// so that its removal conflicts with the other side's changes of the list.
    func isSubviewList(_ versions: ElementVersions) -> Bool {
        guard VersionTables.subviewLists.contains(versions.any.name),
            let parent = versions.any.parent
        else { return false }
        if versions.isDeleted { return false }
        let owner = input.versions(of: parent)
        return owner.base == nil || owner.ours != nil && owner.theirs != nil
    }

    mutating func mergeSubviewLists() {
        for identity in input.identities where contains(identity) {
            let versions = input.versions(of: identity)
            guard versions.kind == .value, isSubviewList(versions) else { continue }
            let parent = versions.any.parent!
            guard let base = numbers(versions.base, of: parent, in: input.base),
                let ours = numbers(versions.ours, of: parent, in: input.ours),
                let theirs = numbers(versions.theirs, of: parent, in: input.theirs)
            else {
                elements[identity]!.side = side(ofContent: versions)
                continue
            }
            if let parts = parts(in: parent, base, ours, theirs) {
                elements[identity]!.parts = parts
            } else {
                let side = reportValue(versions)
                elements[identity]!.side = versions[side] == nil ? side.other : side
            }
        }
    }

    private typealias Numbers = [Identity: SourceElement]

    /// Returns the merged list: one number for each subview that the object has in the merged file.
    /// Returns nil if the sides changed a number differently, or if a subview has no number.
    private func parts(
        in parent: Identity, _ base: Numbers, _ ours: Numbers, _ theirs: Numbers
    ) -> [SourceElement]? {
        let container = elements[parent]?.children.first {
            input.versions(of: $0).any.name == "subviews"
        }
        var parts: [SourceElement] = []
        for subview in container.flatMap({ elements[$0]?.children }) ?? [] {
            let (isOurs, isTheirs) = (
                input.ours.contains(subview), input.theirs.contains(subview)
            )
            let change = ThreeWay(
                base[subview]?.canonical, ours[subview]?.canonical, theirs[subview]?.canonical)
            let side = isOurs && isTheirs ? change.side : isOurs ? .ours : .theirs
            guard let side, let part = side == .ours ? ours[subview] : theirs[subview] else {
                return nil
            }
            parts.append(part)
        }
        return parts
    }

    /// Returns the number elements of a list by the subview that each belongs to. Returns nil if
    /// there are more or fewer numbers than subviews, and an empty dictionary if there is no list.
    private func numbers(
        _ list: VersionElement?, of parent: Identity, in version: Version
    ) -> Numbers? {
        guard let list else { return [:] }
        let container = version.children(parent).first { version[$0]?.name == "subviews" }
        let subviews = container.map(version.children) ?? []
        let numbers = Array(list.source.children)
        guard numbers.count == subviews.count else { return nil }
        return Dictionary(uniqueKeysWithValues: zip(subviews, numbers))
    }
}
