package import StackCore

/// A document on its way into a scene of a storyboard, or a top-level view of a xib.
package struct SceneDocument {
    package let name: String
    package let document: Document
    /// Which scene of the file it is: see `SourceReference.scene`.
    package let scene: Int
    /// Called where frames are written, and only there; nil when the document cannot be laid out.
    package let layout: () -> Layout?

    package init(
        name: String, document: Document, scene: Int, layout: @escaping () -> Layout?
    ) {
        self.name = name
        self.document = document
        self.scene = scene
        self.layout = layout
    }
}

/// The two kinds of Interface Builder documents.
package enum InterfaceBuilderKind: String, Sendable {
    case storyboard, xib
}

/// A file, and what of its documents only this program will find in it.
package struct ExportedFile: Sendable {
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
/// What the format cannot say stands in a comment (`Remark`) and is noted.
package enum InterfaceBuilderExport {
    /// The file that the documents were imported from, with their edits.
    ///
    /// `updatesFrames` also writes the frames that the documents' layouts give; without it the
    /// stored ones stay, stale as they may be.
    package static func update(
        _ source: [UInt8], with documents: [SceneDocument], updatesFrames: Bool = false
    ) throws(ExportRefusal) -> ExportedFile {
        try FileUpdate(source, isNew: false).run(documents, updatesFrames: updatesFrames)
    }

    /// A new file of documents that were never in one. Each document's `scene` is its place here.
    package static func make(
        _ kind: InterfaceBuilderKind, of documents: [SceneDocument]
    ) throws(ExportRefusal) -> ExportedFile {
        let skeleton = SkeletonFile.text(kind, documents)
        return try FileUpdate(Array(skeleton.utf8), isNew: true)
            .run(documents, updatesFrames: true)
    }

    /// Whether bytes are one of Interface Builder's documents, or were until somebody broke them: a
    /// merge leaves marks in one that make it unreadable, and the work of two people.
    package static func seemsToBeOne(_ bytes: [UInt8]) -> Bool {
        let mark = Array("com.apple.InterfaceBuilder".utf8)
        return bytes.contains(mark) || kind(of: bytes) != nil
    }

    /// Which kind of document the bytes are; nil when they are none that could be imported.
    package static func kind(of source: [UInt8]) -> InterfaceBuilderKind? {
        guard let root = try? XMLReader.read(source), let facts = try? FileFacts(root) else {
            return nil
        }
        return facts.isXIB ? .xib : .storyboard
    }
}

/// Why nothing was exported: one sentence, and a line of the source where there is one.
package struct ExportRefusal: Error, Hashable, Sendable {
    package let line: Int?
    package let message: String

    init(line: Int? = nil, _ message: String) {
        self.line = line
        self.message = message
    }
}
