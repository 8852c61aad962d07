package import StackCore

/// What leads from one version of content to the next: what becomes of each edit that made it.
///
/// It is asked about every edit of the journal, and for documents as they stand about the edits that
/// would make them anew. So what it does to an edit follows from the edit, and perhaps from the
/// document as converted so far: then journal and tables still agree, and so do undo and redo.
package struct ContentMigration: Sendable {
    /// How values are spelled from this version on. Its version is the content's.
    let spelling: StoredSpelling
    private let change: @Sendable (FileEdit, Document?) -> [FileEdit]

    /// - Parameter change: what becomes of an edit, given the document that it is about as it has
    ///   been converted so far, where there is one. As it is, where only the spelling changes.
    package init(
        to spelling: StoredSpelling,
        change: @escaping @Sendable (FileEdit, Document?) -> [FileEdit] = { edit, _ in [edit] }
    ) {
        self.spelling = spelling
        self.change = change
    }

    /// What becomes of an edit that is about to be made.
    ///
    /// - Parameter document: as it has been converted so far; nil where there is none.
    func edits(for edit: FileEdit, in document: Document?) -> [FileEdit] { change(edit, document) }
}
