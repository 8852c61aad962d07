/// Merging of the file's list of pictures and colours. It comes after the merge of the elements
/// that may use them (docs/merging.md, "Resources").
extension TreeMerge {
    func isResource(_ versions: ElementVersions) -> Bool {
        guard let parent = versions.any.parent else { return false }
        let container = input.versions(of: parent).any
        return container.parent == root && container.name == "resources"
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
    }

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
