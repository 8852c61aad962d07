package import StackCore

/// The changes between two versions of a storyboard or xib, element by element (docs/merging.md,
/// "Differences").
package struct FileDifference: Sendable {
    /// The changes grouped by scene, in the order of the new file. Removed scenes come first.
    package let scenes: [SceneChanges]
    /// The changes of the file's Xcode version, its device and the sizes of its pictures, on which
    /// frames depend: `toolsVersion 21507 → 23504`; nil if there are none.
    package let header: String?

    package var isEmpty: Bool { scenes.isEmpty && header == nil }

    /// Compares two versions of a file. Throws if either of them cannot be read.
    ///
    /// - Parameter cancellation: stops the work when requested; the caller must then ignore the
    ///   result and any error
    package init(
        from old: [UInt8], to new: [UInt8], until cancellation: Cancellation = .never
    ) throws(VersionRefusal) {
        var table = IdentityTable()
        let trees = (
            try VersionSource.read(old, as: .base, cancellation),
            try VersionSource.read(new, as: .ours, cancellation)
        )
        let shapes = ElementShapes([trees.0, trees.1])
        let before = Version(trees.0, &table, shapes)
        let after = Version(trees.1, &table, shapes)
        var finder = DifferenceFinder(before, after)
        finder.find(until: cancellation)
        scenes = finder.scenes
        header = finder.header
    }
}

/// The changes in one scene of a file.
package struct SceneChanges: Sendable {
    /// The name of the scene; nil for changes outside of scenes.
    package let scene: String?
    package fileprivate(set) var changes: [ObjectChange] = []
    /// The number of changed frames and other values that result from the layout, not from an edit.
    package fileprivate(set) var derived = 0
}

/// A change of an object in a file, or of one of the object's attributes or values.
package struct ObjectChange: Hashable, Sendable {
    package enum Kind: String, Sendable { case added, removed, moved, changed, ordered }

    package let kind: Kind
    /// The name of the changed object, as shown to people.
    package let object: String
    /// The object's `id` in the file; nil if it has none.
    package let objectID: String?
    /// The changed attribute or value; nil if the change concerns the object as a whole.
    package let property: String?
    /// The value before and after the change, as shown to people. Each is nil if that version of
    /// the file has no value, or if the change concerns the object as a whole.
    package let old: String?
    package let new: String?
}

/// Finds the differences of two versions of a file.
private struct DifferenceFinder {
    private let before: Version
    private let after: Version
    private let sentences: (before: ElementSentence, after: ElementSentence)
    private(set) var scenes: [SceneChanges] = []
    private(set) var header: String?
    private var places: [String?: Int] = [:]

    init(_ before: Version, _ after: Version) {
        (self.before, self.after) = (before, after)
        sentences = (ElementSentence(before), ElementSentence(after))
    }

    /// Finds all changes between the two versions.
    ///
    /// - Parameter cancellation: stops the search when requested; the caller must then ignore the
    ///   result
    mutating func find(until cancellation: Cancellation) {
        header = headerChange
        for element in before.elements where !after.contains(element.identity) {
            if cancellation.isRequested() { return }
            if isTop(element, in: before, missingIn: after) {
                report(element, .removed, in: before)
            }
        }
        for element in after.elements where !VersionTables.isListing(element, in: after) {
            if cancellation.isRequested() { return }
            guard let old = before[element.identity] else {
                if isTop(element, in: after, missingIn: before) {
                    report(element, .added, in: after)
                }
                continue
            }
            compare(old, element)
        }
        scenes.removeAll { $0.changes.isEmpty && $0.derived == 0 }
    }

    private var headerChange: String? {
        let values =
            [("plugIn", before.plugInVersion, after.plugInVersion)]
            + VersionTables.header.sorted().map { ($0, before.root[$0], after.root[$0]) }
            + [("device", device(of: before), device(of: after))] + pictures
        let changes = values.compactMap { name, old, new in
            old == new ? nil : "\(name) \(old ?? "none") → \(new ?? "none")"
        }
        return changes.isEmpty ? nil : changes.joined(separator: ", ")
    }

    private func device(of version: Version) -> String? {
        version.children(version.root.identity).lazy.compactMap { version[$0] }
            .first { $0.name == "device" }
            .map { device in
                ["id", "orientation", "appearance"].compactMap { device[$0] }
                    .filter { $0 != "light" }.joined(separator: " ")
            }
    }

    /// The pictures whose sizes differ, in the order of the new file, with both sizes.
    private var pictures: [(String, String?, String?)] {
        func size(_ picture: VersionElement) -> String {
            [picture["width"], picture["height"]].map { $0 ?? "?" }.joined(separator: "x")
        }
        return after.elements.compactMap { picture in
            guard picture.name == "image", let old = before[picture.identity],
                let name = picture["name"]
            else { return nil }
            return ("image \(name)", size(old), size(picture))
        }
    }

    /// Returns whether an element that is missing in `other` is itself reported as a change. If the
    /// object that contains the element is missing too, only that object is reported. List elements
    /// such as `<subviews>`, and the lists that Xcode maintains for the whole file, are never
    /// reported.
    private func isTop(
        _ element: VersionElement, in version: Version, missingIn other: Version
    ) -> Bool {
        if element.kind == .container || VersionTables.isListing(element, in: version) {
            return false
        }
        return version.owner(of: element.identity).map(other.contains) ?? true
    }

    private mutating func report(
        _ element: VersionElement, _ kind: ObjectChange.Kind, in version: Version
    ) {
        if VersionTables.isDerived(element) { return reportDerived(element, in: version) }
        let isRemoval = kind == .removed
        if element.kind == .value, let owner = version.owner(of: element.identity) {
            let spelling = element.spelling
            return add(
                owner, in: version, .changed, element["key"] ?? element.name,
                isRemoval ? spelling : nil, isRemoval ? nil : spelling)
        }
        let sentence = isRemoval ? sentences.before : sentences.after
        let words = sentence.words(for: element)
        add(
            element.identity, in: version, kind, nil, isRemoval ? words : nil,
            isRemoval ? nil : words)
    }

    private mutating func compare(_ old: VersionElement, _ new: VersionElement) {
        if new.kind == .value {
            guard old.content != new.content else { return }
            if VersionTables.isDerived(new), !isMovedByPerson(old, new) {
                return reportDerived(new, in: after)
            }
            let isDeep = old.spelling == new.spelling
            return add(
                after.owner(of: new.identity) ?? new.identity, in: after, .changed,
                new["keyPath"] ?? new["key"] ?? new.name,
                isDeep ? old.source.words : old.spelling, isDeep ? new.source.words : new.spelling)
        }
        if new.kind == .container { return compareOrder(old, new) }
        if old.parent != new.parent, let from = old.parent, let to = new.parent {
            add(
                new.identity, in: after, .moved, nil, ObjectName(from, in: before).object,
                ObjectName(to, in: after).object)
        }
        compareAttributes(old, new)
    }

    /// Returns whether a frame differs that only a person can have set: no constraint, stack view or
    /// cell style determines it, and its superview has the same size in both versions.
    private func isMovedByPerson(_ old: VersionElement, _ new: VersionElement) -> Bool {
        guard new["key"] == "frame", new.isMoved(from: old),
            let view = after.owner(of: new.identity), let superview = after.owner(of: view),
            after[superview]?.name != "tableViewCellContentView"
        else { return false }
        let sizes = [before, after].map { version in
            version.frame(of: superview).map { [$0["width"], $0["height"]] }
        }
        return sizes[0] != nil && sizes[0] == sizes[1]
            && [before, after].allSatisfy { version in
                version[view].map {
                    $0.source.isPlacedByMask && version.isPlacedByFrame($0)
                } ?? false
            }
    }

    private mutating func compareAttributes(_ old: VersionElement, _ new: VersionElement) {
        var names = new.attributes.map(\.name)
        names += old.attributes.map(\.name).filter { !names.contains($0) }
        for attribute in names where old[attribute] != new[attribute] {
            if new.parent == nil, VersionTables.header.contains(attribute) { continue }
            if VersionTables.churn.contains(attribute) { continue }
            add(new.identity, in: after, .changed, attribute, old[attribute], new[attribute])
        }
        if old.text != new.text {
            add(new.identity, in: after, .changed, "text", old.text, new.text)
        }
    }

    /// Reports that the children of a list have another order, if their order has a visible effect.
    /// Only children that both versions of the list have are compared. Those at the start and the
    /// end of the list whose positions are unchanged are not part of the report.
    private mutating func compareOrder(_ old: VersionElement, _ new: VersionElement) {
        func shared(_ list: VersionElement, _ version: Version, _ other: Version) -> [Identity] {
            list.children.filter { child in
                other[child]?.parent == list.identity
                    && !UnorderedContainer.ignoresPlace(of: version[child]!, in: list.name)
            }
        }
        let (was, now) = (shared(old, before, after), shared(new, after, before))
        guard let first = zip(was, now).enumerated().first(where: { $1.0 != $1.1 })?.offset,
            let last = zip(was, now).enumerated().reversed().first(where: { $1.0 != $1.1 })?.offset
        else { return }
        assert(was.count == now.count, "a child is in one version of the list only")
        func names(_ list: [Identity], _ version: Version) -> String {
            list[first...last].map { ObjectName($0, in: version).object }.joined(separator: ", ")
        }
        add(
            after.owner(of: new.identity) ?? new.identity, in: after, .ordered, new.name,
            names(was, before), names(now, after))
    }

    // MARK: Recording changes

    private mutating func add(
        _ identity: Identity, in version: Version, _ kind: ObjectChange.Kind,
        _ property: String?, _ old: String?, _ new: String?
    ) {
        let name = ObjectName(identity, in: version)
        let place = place(of: name.scene)
        scenes[place].changes.append(
            ObjectChange(
                kind: kind, object: name.object, objectID: name.id, property: property, old: old,
                new: new))
    }

    private mutating func reportDerived(_ element: VersionElement, in version: Version) {
        scenes[place(of: ObjectName(element.identity, in: version).scene)].derived += 1
    }

    private mutating func place(of scene: String?) -> Int {
        if let place = places[scene] { return place }
        places[scene] = scenes.count
        scenes.append(SceneChanges(scene: scene))
        return scenes.count - 1
    }
}

extension VersionTables {
    /// Returns whether an element is the file's `<device>` or is in a list that Xcode maintains for
    /// the whole file, such as `<dependencies>` (the plug-ins) or `<resources>`.
    fileprivate static func isListing(_ element: VersionElement, in version: Version) -> Bool {
        var next: VersionElement? = element
        while let current = next {
            if listings.contains(current.name), current.parent == version.root.identity {
                return true
            }
            next = current.parent.flatMap { version[$0] }
        }
        return false
    }

    private static let listings: Set<String> = [
        "device", "dependencies", "resources", "designables", "inferredMetricsTieBreakers",
    ]
}

extension SourceElement {
    /// All attributes and texts of the element and its descendants, as text for people.
    fileprivate var words: String {
        let said = attributeNames.filter { $0 != "key" }.map { $0 + "=" + (self[$0] ?? "") }
        let inner = children.map { $0.name + " " + $0.words }
        return (said + inner + [text].filter { !$0.isEmpty }).joined(separator: " ")
    }
}
