package import StackCore

/// A document on its way into a scene of a storyboard, or a top-level view of a xib.
package struct SceneDocument {
    /// As the layout file calls it.
    package let name: String
    package let document: Document
    /// Which scene of the file it is: see `SourceReference.scene`.
    package let scene: Int
    /// Called where frames are written, and only there; nil when the document cannot be laid out.
    package let layout: () -> Layout?
    /// Given what an import makes of the scene today: what one made of it when the document was
    /// imported; nil where that is the same, or not known. What a later program has learned to read
    /// was taken away by nobody.
    package let asImported: (Document) -> Document?

    package init(
        name: String, document: Document, scene: Int, layout: @escaping () -> Layout?,
        asImported: @escaping (Document) -> Document? = { _ in nil }
    ) {
        self.name = name
        self.document = document
        self.scene = scene
        self.layout = layout
        self.asImported = asImported
    }
}

/// The two kinds of Interface Builder documents.
package enum InterfaceBuilderKind: String, Sendable {
    case storyboard, xib
}

/// A file, and what of its documents only this program will find in it.
package struct ExportedFile: Sendable {
    /// A whole storyboard or xib; in UTF-8, unless it is the unedited source.
    package let bytes: [UInt8]
    /// In the order of the file.
    package let notes: [ImportNote]

    package init(bytes: [UInt8], notes: [ImportNote]) {
        self.bytes = bytes
        self.notes = notes
    }
}

/// Writes documents as Interface Builder's: an imported file with what was edited and nothing else,
/// or a complete new one.
///
/// What is written is read again before it is handed out: an import of it gives the same documents.
/// What the format cannot say stands in a comment (`SceneAnnotation`) and is noted.
package enum InterfaceBuilderExport {
    /// The file that the documents were imported from, with their edits.
    ///
    /// `updatesFrames` also writes the frames that the documents' layouts give; without it the
    /// stored ones stay, stale as they may be.
    ///
    /// - Parameter cancellation: once requested, the result and any refusal are invalid
    package static func update(
        _ source: InterfaceBuilderSource, with documents: [SceneDocument],
        updatesFrames: Bool = false, until cancellation: Cancellation = .never
    ) throws(ExportRefusal) -> ExportedFile {
        try FileUpdate(source, isNew: false, until: cancellation)
            .run(documents, updatesFrames: updatesFrames)
    }

    /// A new file of documents that were never in one. Each document's `scene` is its place here.
    package static func make(
        _ kind: InterfaceBuilderKind, of documents: [SceneDocument],
        until cancellation: Cancellation = .never
    ) throws(ExportRefusal) -> ExportedFile {
        let skeleton = InterfaceBuilderSource(Array(SkeletonFile.text(kind, documents).utf8))
        return try FileUpdate(skeleton, isNew: true, until: cancellation)
            .run(documents, updatesFrames: true)
    }
}

/// The bytes that documents were imported from, read once for all that an export asks of them.
package struct InterfaceBuilderSource {
    package let bytes: [UInt8]
    let tree: Result<SourceTree, ImportRefusal>

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        do throws(ImportRefusal) {
            tree = .success(try XMLReader.read(bytes))
        } catch {
            tree = .failure(error)
        }
    }

    /// Whether the bytes are one of Interface Builder's documents, or were until somebody broke it: a merge
    /// leaves marks in one that make it unreadable, and the work of two people.
    package static func seemsToBe(_ bytes: [UInt8]) -> Bool {
        // Read as a whole only where the mark is not found: in UTF-16, and in other files.
        bytes.contains(Array("com.apple.InterfaceBuilder".utf8))
            || InterfaceBuilderSource(bytes).kind != nil
    }

    /// Which kind of document it is; nil when it is none that could be imported.
    package var kind: InterfaceBuilderKind? {
        guard let root = try? tree.get().root, let facts = try? FileFacts(root) else { return nil }
        return facts.isXIB ? .xib : .storyboard
    }
}

/// Why nothing was exported: one sentence, and a line of the source where there is one.
package struct ExportRefusal: Error, Hashable, Sendable {
    /// Counted from 1; nil when the trouble is with the whole file.
    package let line: Int?
    /// Without a full stop.
    package let message: String

    init(line: Int? = nil, _ message: String) {
        self.line = line
        self.message = message
    }
}

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
        guard let text = document.properties.value(.source) else { return nil }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, let scene = Int(parts[1]), scene >= 0 else { return nil }
        self.init(hash: String(parts[0]), scene: scene, content: String(parts[2]))
    }

    /// `HASH/SCENE/CONTENT`.
    package var spelling: String { hash + "/" + String(scene) + "/" + content }
}
