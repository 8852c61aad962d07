internal import StackCore

extension WorkingDocuments {
    /// Refuses to let a command write what could not be read back.
    ///
    /// The price stays in proportion to the command: a large document is checked as a whole only
    /// after many edits, since small commands prove their own few by being refused when they
    /// do not fit.
    func checkInvariants(at path: String) throws(LayoutFileError) {
        var counts: [DocumentID: Int] = [:]
        for edit in edits { counts[edit.document, default: 0] += 1 }
        for id in counts.keys.sorted() where documents.contains(id) {
            let document = documents.document(id)
            guard document.view(.root) != nil else { throw defect("there is no root view", path) }
            guard document.nextViewID.raw <= 8 * counts[id]! else { continue }
            if let violation = document.invariantViolations().first {
                throw defect(violation.description, path)
            }
        }
    }

    private func defect(_ what: String, _ path: String) -> LayoutFileError {
        LayoutFileError(
            kind: .internal, path: path, message: "the command leaves a broken document: \(what)")
    }
}
