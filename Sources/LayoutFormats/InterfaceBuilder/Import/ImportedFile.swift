package import StackCore

/// What an import brought: documents, and what of the file they do not hold.
package struct ImportedFile: Sendable {
    package let documents: [ImportedDocument]
    /// In the order of the file.
    package let notes: [ImportNote]
}

/// One scene or one top-level view, as the edits that build it.
package struct ImportedDocument: Sendable {
    /// A valid name, unique among the documents of its file.
    package let name: String
    /// Applied in order to an empty `Document()`, they make a sound document.
    package let edits: [Edit]
    /// Where its items stand in the file.
    let origin: SceneOrigin
}

/// Something that was left out or changed, and where it stands.
package struct ImportNote: Hashable, Sendable {
    package let line: Int
    package let message: String
}

/// Where the items of an imported scene stand in its file.
struct SceneOrigin: Sendable {
    /// `Scene.key`.
    let key: String
    /// By the numbers of their elements.
    let places: [ItemID: SourceNode.Number]
    /// Of the controller's element; nil for a view of a xib.
    let controller: SourceNode.Number?
}
