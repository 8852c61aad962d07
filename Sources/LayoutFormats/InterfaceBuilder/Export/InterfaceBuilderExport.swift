package import StackCore

/// A document that is exported to a scene of a storyboard or a top-level view of a xib.
package struct SceneDocument {
    /// The document's name in the layout file.
    package let name: String
    package let document: Document
    /// The index of the scene in the file: see `SourceReference.scene`.
    package let scene: Int
    /// Computes the layout. Called only if frames are written; returns nil if the document cannot
    /// be laid out.
    package let layout: () -> Layout?
    /// Returns the document as it was imported, given today's import of its scene. Returns nil if
    /// it is the same or unknown. Newer versions of this program read more of a file, and the
    /// export must not treat this as an edit.
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

/// An exported file, with notes on the values that only this program can read.
package struct ExportedFile: Sendable {
    /// The bytes of a whole storyboard or xib, in UTF-8 unless they are the unedited source.
    package let bytes: [UInt8]
    /// The notes, in file order.
    package let notes: [ImportNote]

    package init(bytes: [UInt8], notes: [ImportNote]) {
        self.bytes = bytes
        self.notes = notes
    }
}

/// Exports documents to Interface Builder's format, either into the file they were imported from or
/// into a new one.
///
/// An update changes only what was edited. Each result is read again before it is returned:
/// importing it gives the same documents. Values that the format cannot represent are stored in a
/// comment (`SceneAnnotation`) and noted.
package enum InterfaceBuilderExport {
    /// Writes the documents' edits into the file that they were imported from.
    ///
    /// `updatesFrames` also writes the frames of the documents' layouts. Otherwise the stored
    /// frames stay, even if they are stale.
    ///
    /// - Parameter cancellation: after a request, the result and any refusal are invalid
    package static func update(
        _ source: InterfaceBuilderSource, with documents: [SceneDocument],
        updatesFrames: Bool = false, until cancellation: Cancellation = .never
    ) throws(ExportRefusal) -> ExportedFile {
        try FileUpdate(source, isNew: false, until: cancellation)
            .run(documents, updatesFrames: updatesFrames)
    }

    /// Creates a new file for documents without one. The `scene` of each document is its index in
    /// the new file.
    package static func make(
        _ kind: InterfaceBuilderKind, of documents: [SceneDocument],
        until cancellation: Cancellation = .never
    ) throws(ExportRefusal) -> ExportedFile {
        let skeleton = InterfaceBuilderSource(Array(SkeletonFile.text(kind, documents).utf8))
        return try FileUpdate(skeleton, isNew: true, until: cancellation)
            .run(documents, updatesFrames: true)
    }
}

/// The bytes that documents were imported from, and their tree, which is parsed once.
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

    /// Returns whether the bytes are an Interface Builder document, even one that cannot be read.
    /// For example, a file with a merge's conflict markers is unreadable but contains two people's
    /// work.
    package static func seemsToBe(_ bytes: [UInt8]) -> Bool {
        // The whole file is parsed only if this text is missing: for UTF-16 and for other files.
        bytes.contains(Array("com.apple.InterfaceBuilder".utf8))
            || InterfaceBuilderSource(bytes).kind != nil
    }

    /// The kind of document; nil if it cannot be imported.
    package var kind: InterfaceBuilderKind? {
        guard let root = try? tree.get().root, let facts = try? FileFacts(root) else { return nil }
        return facts.isXIB ? .xib : .storyboard
    }
}

/// The reason why nothing was exported, with the line of the problem if there is one.
package struct ExportRefusal: Error, Hashable, Sendable {
    /// The line of the problem, counted from 1; nil if it concerns the whole file.
    package let line: Int?
    /// The reason, as a sentence without a full stop.
    package let message: String

    init(line: Int? = nil, _ message: String) {
        self.line = line
        self.message = message
    }
}

/// The origin of a document: an imported file and one of its scenes. It is stored in the property
/// `source`.
package struct SourceReference: Hashable, Sendable {
    /// The hash of the file's bytes, in hexadecimal digits.
    package let hash: String
    /// The index among the file's imported documents, counted from 0.
    package let scene: Int
    /// The hash of the document as it was imported. Even if a newer version of this program reads
    /// the file differently, a document with this content is unedited.
    package let content: String

    package init(hash: String, scene: Int, content: String) {
        self.hash = hash
        self.scene = scene
        self.content = content
    }

    /// Reads the document's property; nil if it was not imported.
    package init?(of document: Document) {
        guard let text = document.properties.value(.source) else { return nil }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, let scene = Int(parts[1]), scene >= 0 else { return nil }
        self.init(hash: String(parts[0]), scene: scene, content: String(parts[2]))
    }

    /// The text form `HASH/SCENE/CONTENT`.
    package var spelling: String { hash + "/" + String(scene) + "/" + content }
}
