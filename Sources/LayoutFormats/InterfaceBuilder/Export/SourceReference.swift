package import StackCore

/// Where a document came from: an imported file, and which of its scenes. The property `source`.
package struct SourceReference: Hashable, Sendable {
    /// The hash of the file's bytes, in hexadecimal digits.
    package let hash: String
    /// Counted from 0 over the documents that the import makes.
    package let scene: Int
    /// A hash of the document as it was imported. A later program may read the file otherwise; a
    /// document that still has this content is unedited all the same.
    package let content: String

    package init(hash: String, scene: Int, content: String) {
        self.hash = hash
        self.scene = scene
        self.content = content
    }

    /// Nil for a document that was not imported.
    package init?(of document: Document) {
        guard case .text(let text)? = document.properties[.source] else { return nil }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, let scene = Int(parts[1]), scene >= 0 else { return nil }
        self.init(hash: String(parts[0]), scene: scene, content: String(parts[2]))
    }

    /// `HASH/SCENE/CONTENT`.
    package var spelling: String { hash + "/" + String(scene) + "/" + content }
}
