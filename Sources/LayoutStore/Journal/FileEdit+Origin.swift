package import StackCore

extension FileEdit {
    /// The document whose property `source` the edit changes, with its old and new value; nil for
    /// other edits.
    package var movedOrigin: (document: DocumentID, from: PropertyValue?, to: PropertyValue?)? {
        guard case .edit(let id, .setProperty(.document, .source, .base, let old, let new)) = self
        else { return nil }
        return (id, old, new)
    }
}
