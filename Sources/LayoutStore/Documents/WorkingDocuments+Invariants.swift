internal import StackCore

extension WorkingDocuments {
    /// Refuses to let a command write what could not be read back, at the command's price: every edit
    /// has kept to what it could see, and has counted what was still missing.
    func checkInvariants(at path: String) throws(LayoutFileError) {
        guard let missing = documents.looseEnd(in: touched) else { return }
        throw LayoutFileError(
            kind: .internal, path: path, message: "the command leaves a broken document: \(missing)"
        )
    }
}
