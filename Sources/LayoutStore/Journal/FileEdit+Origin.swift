package import StackCore

extension FileEdit {
    /// The document whose imported file (the property `source`) the edit changes, with the old and
    /// the new value; nil if the edit changes something else.
    package var movedOrigin: (document: DocumentID, from: PropertyValue?, to: PropertyValue?)? {
        guard case .edit(let id, .setProperty(.document, .source, .base, let old, let new)) = self
        else { return nil }
        return (id, old, new)
    }
}
