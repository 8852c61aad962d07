/// Merging of the file's list of pictures and colours. It comes after the merge of the elements
/// that may use them (docs/merging.md, "Resources").
extension TreeMerge {
    /// Returns whether an element is an entry of `resources` (pictures and colours) or of
    /// `customFonts` (font files with the names of their fonts). Xcode derives both lists from the
    /// rest of the file.
    func isResource(_ versions: ElementVersions) -> Bool {
        guard let parent = versions.any.parent else { return false }
        let container = input.versions(of: parent).any
        return container.parent == root && ["resources", "customFonts"].contains(container.name)
    }

    /// Adds pictures and colours to the merged file's list: each one that the merged file uses,
    /// that both sides list, or that one side added. If both sides changed the size of a picture or
    /// the components of a colour, the values are those of the side whose header is used.
    mutating func mergeResources() {
        removeStrayMeasures()
        let listed = input.identities.filter { isResource(input.versions(of: $0)) }
        let used = listed.isEmpty ? [] : usedNames
        for identity in listed {
            let versions = input.versions(of: identity)
            if versions.any.name == "array" {
                mergeFonts(versions, used)
                continue
            }
            let isEverywhere = versions.ours != nil && versions.theirs != nil
            let isAdded = versions.base == nil
            let isUsed = used.contains(
                Resource(versions.any["name"] ?? "", versions.any["catalog"]))
            guard isUsed || isEverywhere || isAdded else { continue }
            var side = versions.contentChange.side ?? header.side
            if versions[side] == nil { side = side.other }
            guard versions[side] != nil else { continue }
            elements[identity] = MergedElement(
                identity: identity, side: side, parent: versions.any.parent)
        }
        mergeCapabilities()
    }

    /// Lists fonts of a font file. A font is listed if the merged file or a side of a conflict uses
    /// it, if both sides list it, or if one side added it (341 of 341 listed fonts are used).
    private mutating func mergeFonts(_ file: ElementVersions, _ used: Set<Resource>) {
        func fonts(_ version: VersionElement?) -> [SourceElement] {
            version.map { Array($0.source.children) } ?? []
        }
        func names(_ version: VersionElement?) -> Set<String> { Set(fonts(version).map(\.text)) }
        let used = used.union(disputedNames)
        let both = names(file.ours).intersection(names(file.theirs))
        let kept = names(file.ours).union(names(file.theirs)).filter { name in
            both.contains(name) || !names(file.base).contains(name)
                || used.contains(Resource(name, nil))
        }
        if kept.isEmpty { return }
        let side = MergeSide.allCases.first { names(file[$0]) == kept }
        var parts = (side.map { fonts(file[$0]) } ?? fonts(file.ours) + fonts(file.theirs))
            .filter { kept.contains($0.text) }
        if side == nil {
            var seen: Set<String> = []
            parts = parts.filter { seen.insert($0.text).inserted }.sorted { $0.text < $1.text }
        }
        elements[file.any.identity] = MergedElement(
            identity: file.any.identity, side: side ?? (file.ours == nil ? .theirs : .ours),
            parent: file.any.parent, parts: parts)
    }

    /// All attribute values that the elements in conflicts have on either side.
    private var disputedNames: Set<Resource> {
        var names: Set<Resource> = []
        let disputed = report.conflicts.flatMap {
            [$0.key?.identity].compactMap(\.self) + $0.involved
        }
        for element in disputed.filter({ $0 != root }).flatMap({ identity in
            [input.ours, input.theirs].flatMap { $0.subtree(identity) }
        }) {
            for part in element.kind == .value ? Array(element.source.subtree) : [] {
                names.formUnion(part.attributes.map { Resource($0.value, nil) })
            }
            names.formUnion(element.attributes.map { Resource($0.value, nil) })
        }
        return names
    }

    /// Keeps each capability (an entry of `<dependencies>`) whose use is known if the merged file
    /// uses it. Removes it if neither the merged file nor a side that lists it does.
    private mutating func mergeCapabilities() {
        let listed = input.identities.filter { input.versions(of: $0).any.name == "capability" }
        let known = listed.filter { use(of: input.versions(of: $0)) != nil }
        if known.isEmpty { return }
        var used: Set<String> = []
        for identity in input.identities where contains(identity) {
            let element = elements[identity]!
            let source = input.versions(of: identity).any
            used.formUnion(Self.uses(of: source, element.attributes))
        }
        for identity in known {
            let versions = input.versions(of: identity)
            let use = use(of: versions)!
            let sides = MergeSide.allCases.filter { versions[$0] != nil }
            if used.contains(use), !contains(identity), let side = sides.first {
                elements[identity] = MergedElement(
                    identity: identity, side: side, parent: versions.any.parent)
            } else if !used.contains(use),
                sides.allSatisfy({ side in
                    input[side].elements.contains {
                        Self.uses(of: $0, $0.attributes).contains(use)
                    }
                })
            {
                elements[identity] = nil
            }
        }
    }

    /// The words for what an element uses: its tag name, the tag names inside a value, and standard
    /// spacing.
    private static func uses(
        of element: VersionElement, _ attributes: [VersionAttribute]
    ) -> [String] {
        let spacing = attributes.contains { $0.name == "spacingType" } ? ["spacingType"] : []
        return spacing
            + (element.kind == .value ? element.source.subtree.map(\.name) : [element.name])
    }

    private func use(of capability: ElementVersions) -> String? {
        capability.any["name"].flatMap { Self.capabilities[$0] }
    }

    /// The tag name of the elements that need a capability, or an attribute, by the capability's
    /// name. 775 of 785, 1,083 of 1,097, 152 of 153, 155 of 155 and 167 of 167 files with such a use
    /// list the capability, and 1 of 2,333 without it.
    private static let capabilities = [
        "Named colors": "namedColor", "System colors in document resources": "systemColor",
        "Image references": "imageReference",
        "collection view cell content view": "collectionViewCellContentView",
        "Stack View standard spacing": "spacingType",
    ]

    /// Removes each `<designable>` element, which contains the size of a designable view, if the
    /// view is not in the merged file.
    private mutating func removeStrayMeasures() {
        let measures = input.identities.filter {
            contains($0) && input.versions(of: $0).any.name == "designable"
        }
        if measures.isEmpty { return }
        let ids = mergedIDs
        for identity in measures {
            let view = input.versions(of: identity).any["name"] ?? ""
            let isKnown = [input.base, input.ours, input.theirs].contains {
                $0.element(id: view) != nil
            }
            let isStray = isKnown ? !ids.contains(view) : input.theirs.isTwin(id: view)
            if isStray { elements[identity] = nil }
        }
    }

    /// All attribute values in the merged file, any of which could name a resource.
    private var usedNames: Set<Resource> {
        var names: Set<Resource> = []
        func add(_ attributes: some Sequence<VersionAttribute>, catalog: String?) {
            for attribute in attributes {
                let isOfCatalog = attribute.name == "image"
                names.insert(Resource(attribute.value, isOfCatalog ? catalog : nil))
            }
        }
        for identity in input.identities {
            guard let element = elements[identity] else { continue }
            let catalog = element.attributes.first { $0.name == "catalog" }?.value
            add(element.attributes, catalog: catalog)
            guard let value = input[element.side][identity], value.kind == .value else { continue }
            for part in value.source.subtree { add(part.attributes, catalog: part["catalog"]) }
        }
        return names
    }

    /// The name of a picture or colour, and the catalogue of a picture of the system.
    private struct Resource: Hashable {
        let name: String
        let catalog: String?

        init(_ name: String, _ catalog: String?) { (self.name, self.catalog) = (name, catalog) }
    }
}
