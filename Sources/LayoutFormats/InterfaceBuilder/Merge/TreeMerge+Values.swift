/// Merging of values, each as a whole: colours, fonts, strings and frames (docs/merging.md,
/// "Values").
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

    /// Returns the side whose value the merged file gets. If that side has no value, the merged
    /// file gets none.
    private mutating func side(ofValue versions: ElementVersions, in owner: Identity) -> MergeSide?
    {
        if isHeader(versions) {
            // Xcode derives the capabilities from the content of the file, so each one is merged by
            // itself.
            let change = versions.any.name == "capability" ? versions.contentChange.side : nil
            return change ?? header.side
        }
        let around = input.versions(of: owner)
        // If only one side has the object, all its values come from that side.
        if around.ours == nil || around.theirs == nil { return elements[owner]!.side }
        if versions.any.name == "string", let key = versions.any["key"],
            let side = spelledSides[TextPlace(owner: owner, name: key)]
        {
            return side
        }
        if let side = unitSides[versions.any.identity] { return side }
        if versions.any.name == "designable", let side = measuringSide(versions) { return side }
        if isSubviewList(versions) { return versions.contentChange.side ?? preferred }
        return side(ofContent: versions)
    }

    /// Decides which side's `<designable>` element the merged file gets if one side removed the
    /// list of these elements and the other side changed the list. The elements contain the sizes
    /// that the code of designable views reported to Xcode. An Xcode that cannot build the views
    /// removes the list, so the removal is not an edit of a person.
    ///
    /// Returns the first of these that applies:
    /// - the side that has the view, if the other side deleted the view
    /// - nil, unless one side removed the list and the other side changed it
    /// - the side with the newer Xcode, if both sides changed the file's header (Xcode's version,
    ///   the device and the like)
    /// - the side that still has the list
    private func measuringSide(_ measure: ElementVersions) -> MergeSide? {
        let holders = MergeSide.allCases.filter { side in
            measure.any["name"].flatMap(input[side].element(id:)) != nil
        }
        if holders.count == 1 { return holders[0] }
        guard let list = measure.any.parent.map(input.versions), let before = list.base,
            let side = MergeSide.allCases.first(where: { list[$0.other] == nil }),
            let after = list[side]
        else { return nil }
        let isMeasured =
            before.children != after.children
            || after.children.contains {
                input[side][$0]?.content != input.base[$0]?.content
            }
        if !isMeasured { return nil }
        return header.isChosen ? header.side : side
    }

    mutating func side(ofContent versions: ElementVersions) -> MergeSide {
        if input.decided.elements.contains(versions.any.identity),
            versions.ours?.content != versions.theirs?.content,
            !VersionTables.isDerived(versions.any)
        {
            return reportValue(versions)
        }
        return versions.contentChange.side ?? sideWithoutConflict(versions)
            ?? reportValue(versions)
    }

    func isHeader(_ versions: ElementVersions) -> Bool {
        guard let parent = versions.any.parent else { return false }
        if parent == root { return versions.any.name == "device" }
        return input.versions(of: parent).any.name == "dependencies"
            && !VersionTables.chosenDependencies.contains(versions.any.name)
    }

    /// Returns the side whose value is used if a person edited the value on at most one side.
    /// Returns nil if people edited it on both sides, which is a conflict. Xcode itself changes
    /// frames, which it computes again, and the notation of colours.
    private mutating func sideWithoutConflict(_ versions: ElementVersions) -> MergeSide? {
        if VersionTables.isDerived(versions.any) {
            // The deletion of a derived value is an edit of a person; a different frame is not.
            if versions.ours == nil { return .ours }
            if versions.theirs == nil { return .theirs }
            if let chosen = chosenFrame(versions) { return chosen.side }
            return derivedSide
        }
        if isOnlyDefault(versions) { return header.side }
        if Self.isOnCanvas(versions) { return derivedSide }
        guard let ours = versions.ours, let theirs = versions.theirs else {
            return deletionOfSpelling(versions)
        }
        return SpelledColor.isSame(ours, theirs) ? header.side : nil
    }

    /// Returns whether the value is the freeform size of a controller on the canvas, and both sides
    /// have one. The running app does not use this size.
    static func isOnCanvas(_ versions: ElementVersions) -> Bool {
        versions.any["key"] == "freeformSize" && versions.ours != nil && versions.theirs != nil
    }

    /// Returns the three-way comparison of a frame that only a person can have set: no constraint
    /// or stack view determines it, and its superview has the same size in all versions. Of the
    /// header or footer of a table, always compares the height and nothing else. Returns nil for
    /// any other frame or value, and if the sides agree.
    private func chosenFrame(_ versions: ElementVersions) -> ThreeWay? {
        guard versions.any["key"] == "frame", let base = versions.base,
            let ours = versions.ours, let theirs = versions.theirs,
            let view = owner(ofPlace: base.parent), ours.parent == theirs.parent,
            let superview = owner(of: view)
        else { return nil }
        let role = input.versions(of: view).any["key"] ?? ""
        let isTablePart = Self.freeHeights.contains(role)
        if !isTablePart, !isPlacedByPerson(view, in: superview) { return nil }
        func isMoved(_ one: VersionElement, _ other: VersionElement) -> Bool {
            one.isMoved(from: other, in: isTablePart ? ["height"] : VersionElement.lengths)
        }
        return switch (isMoved(ours, base), isMoved(theirs, base)) {
        case (true, true): isMoved(ours, theirs) ? .conflict : nil
        case (true, false): .changed(.ours)
        case (false, true): .changed(.theirs)
        case (false, false): nil
        }
    }

    private func isPlacedByPerson(_ view: Identity, in superview: Identity) -> Bool {
        func size(_ version: Version) -> [String?]? {
            version.frame(of: superview).map { [$0["width"], $0["height"]] }
        }
        // UIKit places the labels of a cell with a style.
        if input.versions(of: superview).any.name == "tableViewCellContentView" { return false }
        return [input.ours, input.theirs].allSatisfy { version in
            version[view].map { version.isPlacedByFrame($0) } ?? false
        }
            && [input.base, input.ours, input.theirs].allSatisfy {
                size($0) != nil && size($0) == size(input.base)
            }
    }

    private static let freeHeights: Set<String> = ["tableHeaderView", "tableFooterView"]

    /// Returns whether the value is a `<deployment>` or `<development>` dependency whose `version`
    /// the sides did not change to different values. A change of its other attributes is no edit of
    /// a person, because Xcode fills them with its defaults.
    private func isOnlyDefault(_ versions: ElementVersions) -> Bool {
        VersionTables.chosenDependencies.contains(versions.any.name)
            && ThreeWay(
                versions.base?["version"], versions.ours?["version"], versions.theirs?["version"]
            ).side != nil
    }

    /// Returns the side that deleted a colour if the other side kept the same colour, perhaps in
    /// another notation of its components. Returns nil if no side deleted the colour, or if the
    /// other side changed it.
    private mutating func deletionOfSpelling(_ versions: ElementVersions) -> MergeSide? {
        guard let base = versions.base, let left = versions.ours ?? versions.theirs,
            SpelledColor.isSame(base, left)
        else { return nil }
        return versions.ours == nil ? .ours : .theirs
    }

    mutating func reportValue(_ versions: ElementVersions) -> MergeSide {
        let value = versions.any
        let what = value["key"] ?? value.name
        conflict(
            .value, value.identity, what, base: versions.base?.spelling,
            ours: versions.ours?.spelling, theirs: versions.theirs?.spelling)
        return side(in: .value, of: value.identity, what)
    }
}
