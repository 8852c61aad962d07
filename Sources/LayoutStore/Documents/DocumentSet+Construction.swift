internal import StackCore

extension DocumentSet {
    /// The edits that make the empty file into this one, all documents of which have been read.
    func constructionEdits() -> [FileEdit] {
        ids.flatMap { id -> [FileEdit] in
            [.createDocument(id, name: self[id]!.name)]
                + document(id).constructionEdits().map { .edit(id, $0) }
        }
    }

    /// The edits that lead from here to `other`; a document that differs is made anew.
    func replacementEdits(to other: DocumentSet) -> [FileEdit] {
        let changed = ids.filter { id in !(other[id].map { holds($0, as: id) } ?? false) }
        let kept = Set(ids).subtracting(changed)
        let away = subset(changed).constructionEdits().reversed().map(\.inverse)
        return away + other.subset(other.ids.filter { !kept.contains($0) }).constructionEdits()
    }

    /// Whether both hold the same documents under the same names and numbers.
    func isEqual(to other: DocumentSet) -> Bool {
        ids == other.ids && ids.allSatisfy { id in other.holds(self[id]!, as: id) }
    }

    private func subset(_ ids: [DocumentID]) -> DocumentSet {
        var result = DocumentSet(spelling)
        for id in ids { result.insert(document(id), named: self[id]!.name, as: id) }
        return result
    }
}
