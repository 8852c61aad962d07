package import StackCore

extension FileEdit {
    /// Which document comes from another file afterwards, by the property `source`; nil for other changes.
    package var movedOrigin: (document: DocumentID, from: PropertyValue?, to: PropertyValue?)? {
        guard case .edit(let id, .setProperty(.document, .source, .base, let old, let new)) = self
        else { return nil }
        return (id, old, new)
    }
}
