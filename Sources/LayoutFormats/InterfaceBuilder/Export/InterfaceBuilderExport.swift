package import StackCore

/// A document to export, and the scene of a storyboard or top-level view of a xib that receives it.
package struct SceneDocument {
    /// The document's name in the layout file.
    package let name: String
    package let document: Document
    /// The index of the scene in the file: see `SourceReference.scene`.
    package let scene: Int
    /// Computes the document's layout. Called only if frames are written; returns nil if the
    /// document has no layout.
    package let layout: () -> Layout?
    /// Returns the document in the state in which it was imported, possibly by an earlier version
    /// of this program. The argument is the document that an import of the same scene gives now.
    /// Returns nil if both are equal, or if the earlier import is not known.
    ///
    /// A newer version may read more of a file than the earlier one. The export must not treat such
    /// a difference as an edit of the user.
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

/// The type of an Interface Builder file.
package enum InterfaceBuilderKind: String, Sendable {
    case storyboard, xib
}

/// An exported file. Its notes name the values that only this program can read, because the file
/// stores them in XML comments.
package struct ExportedFile: Sendable {
    /// The bytes of a whole storyboard or xib. They are in UTF-8, unless no document was edited:
    /// then they are the bytes of the source file.
    package let bytes: [UInt8]
    /// The notes for the user, in the order of the file.
    package let notes: [ImportNote]
    /// The files that are written into a folder instead of `bytes`, with their names; nil if the
    /// format has only one file.
    package let files: [(name: String, bytes: [UInt8])]?

    package init(
        bytes: [UInt8], notes: [ImportNote], files: [(name: String, bytes: [UInt8])]? = nil
    ) {
        (self.bytes, self.notes, self.files) = (bytes, notes, files)
    }
}

/// Exports documents to Interface Builder's format, either into the file they were imported from or
/// into a new one.
///
/// An export changes only what was edited. It imports the written file again to verify that the
/// documents are equal. Values that the format cannot represent are stored in a comment
/// (`SceneAnnotation`), with a note for the user.
package enum InterfaceBuilderExport {
    /// Writes the documents' edits into the file that the documents were imported from.
    ///
    /// - Parameters:
    ///   - updatesFrames: whether to write the frames of the documents' layouts too; if false, the
    ///     stored frames stay, even if they are outdated
    ///   - cancellation: stops the work when requested; the caller must then ignore the result and
    ///     any error
    package static func update(
        _ source: InterfaceBuilderSource, with documents: [SceneDocument],
        updatesFrames: Bool = false, until cancellation: Cancellation = .never
    ) throws(ExportRefusal) -> ExportedFile {
        try FileUpdate(source, isNew: false, until: cancellation)
            .run(documents, updatesFrames: updatesFrames)
    }

    /// Creates a new file for documents that were not imported. The `scene` of each document is its
    /// index in the new file.
    package static func make(
        _ kind: InterfaceBuilderKind, of documents: [SceneDocument],
        until cancellation: Cancellation = .never
    ) throws(ExportRefusal) -> ExportedFile {
        let skeleton = InterfaceBuilderSource(Array(SkeletonFile.text(kind, documents).utf8))
        return try FileUpdate(skeleton, isNew: true, until: cancellation)
            .run(documents, updatesFrames: true)
    }
}

/// The bytes of a file that documents were imported from, and their XML tree, which is parsed once.
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

    /// Returns whether the bytes seem to be an Interface Builder file, even if the file cannot be
    /// parsed. For example, a file with Git's conflict markers cannot be parsed, but it must not be
    /// overwritten, because it contains the work of two people.
    package static func seemsToBe(_ bytes: [UInt8]) -> Bool {
        // The whole file is parsed only if this text is missing, as in files in UTF-16 and in files
        // of other programs.
        bytes.contains(Array("com.apple.InterfaceBuilder".utf8))
            || InterfaceBuilderSource(bytes).kind != nil
    }

    /// The type of the file; nil if it cannot be imported.
    package var kind: InterfaceBuilderKind? {
        guard let root = try? tree.get().root, let facts = try? FileFacts(root) else { return nil }
        return facts.isXIB ? .xib : .storyboard
    }
}

/// The reason why documents were not exported, with the line of the problem if there is one.
package struct ExportRefusal: Error, Hashable, Sendable {
    /// The line of the problem in the file, counted from 1; nil if the problem concerns the whole
    /// file.
    package let line: Int?
    /// The reason, as a sentence without a full stop at the end.
    package let message: String

    init(line: Int? = nil, _ message: String) {
        self.line = line
        self.message = message
    }
}

/// The origin of an imported document: a file and one of its scenes. The document's property
/// `source` stores this value as text.
package struct SourceReference: Hashable, Sendable {
    /// The hash of the imported file's bytes, in hexadecimal digits.
    package let hash: String
    /// The index of the scene among the file's imported documents, counted from 0.
    package let scene: Int
    /// The hash of the document as it was imported. A document that still has this hash is
    /// unedited, even if a newer version of this program would import the file differently.
    package let content: String

    package init(hash: String, scene: Int, content: String) {
        self.hash = hash
        self.scene = scene
        self.content = content
    }

    /// Reads the document's property `source`; nil if the document was not imported.
    package init?(of document: Document) {
        guard let text = document.properties.value(.source) else { return nil }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, let scene = Int(parts[1]), scene >= 0 else { return nil }
        self.init(hash: String(parts[0]), scene: scene, content: String(parts[2]))
    }

    /// The value of the property `source`: `HASH/SCENE/CONTENT`.
    package var spelling: String { hash + "/" + String(scene) + "/" + content }
}
