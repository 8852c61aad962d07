/// Checks a file after a side was chosen for one or more of its conflicts, as a merge checks its
/// result.
enum DecisionProof {
    /// Throws if the new file has a reference to an object that does not exist, or an object with
    /// two child lists of the same name. Problems that the file before the decision (`old`) also
    /// has are ignored.
    ///
    /// - Parameter missing: ids to which references may refer although there is no such object
    static func check(
        _ new: SourceTree, since old: SourceTree, missing: Set<String>
    ) throws(PatchRefusal) {
        var table = IdentityTable()
        let shapes = ElementShapes([old, new])
        let (before, after) = (Version(old, &table, shapes), Version(new, &table, shapes))
        let known = Set(before.danglingReferences)
        if let lost = after.danglingReferences.first(where: {
            !known.contains($0) && !missing.contains($0.value)
        }) {
            let owner = ObjectName(lost.element, in: after).object
            throw refusal("\(lost.name) of \(owner) would point to \(lost.value), which is gone")
        }
        let lists = doubleLists(before)
        if let double = doubleLists(after).first(where: { !lists.contains($0) }) {
            let owner = ObjectName(double.owner, in: after).object
            throw refusal("\(owner) would have two lists of its \(double.name)")
        }
    }

    private static func refusal(_ reason: String) -> PatchRefusal {
        PatchRefusal(
            step: nil,
            message:
                "the decision does not fit what the file has become: \(reason); edit the document "
                + "by hand, then `take` the side that the file has, which removes the mark")
    }

    private struct DoubleList: Hashable {
        let owner: Identity
        let name: String
    }

    private static func doubleLists(_ version: Version) -> [DoubleList] {
        version.elements.flatMap { element -> [DoubleList] in
            var names: Set<String> = []
            return element.children.compactMap { child in
                guard let list = version[child], list.kind == .container,
                    list.attributes.isEmpty, !names.insert(list.name).inserted
                else { return nil }
                return DoubleList(owner: element.identity, name: list.name)
            }
        }
    }
}
