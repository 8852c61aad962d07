package import StackCore

/// Where a document came from: an imported file, and which of its scenes. The property `source`.
package struct SourceReference: Hashable, Sendable {
    /// The hash of the file's bytes, in hexadecimal digits.
    package let hash: String
    /// Counted from 0 over the documents that the import makes.
    package let scene: Int

    package init(hash: String, scene: Int) {
        self.hash = hash
        self.scene = scene
    }

    /// Nil for a document that was not imported.
    package init?(of document: Document) {
        guard case .text(let text)? = document.properties[.source] else { return nil }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let scene = Int(parts[1]), scene >= 0 else { return nil }
        self.init(hash: String(parts[0]), scene: scene)
    }

    /// `HASH/SCENE`.
    package var spelling: String { hash + "/" + String(scene) }
}
