package import StackCore

/// Imports Interface Builder's files for iOS: storyboards and xibs of Xcode 6 and later.
///
/// The result depends only on the file's bytes. Unsupported content is left out, with a note. If a
/// file cannot be read at all, the functions throw and import nothing.
package enum InterfaceBuilderImport {
    /// Imports the scenes of a file. Throws if two objects have the same id.
    ///
    /// - Parameter cancellation: stops the work when requested; the caller must then ignore the
    ///   result and any error
    package static func read(
        _ bytes: [UInt8], until cancellation: Cancellation = .never
    ) throws(ImportRefusal) -> ImportedFile {
        let root = try XMLReader.read(bytes, until: cancellation).root
        let file = try read(root)
        guard let shared = SharedID.all(in: root).first else { return file }
        throw ImportRefusal(
            line: shared.second.line, shared.sentence + ": Xcode does not open such a file")
    }

    static func read(_ root: SourceElement) throws(ImportRefusal) -> ImportedFile {
        let facts = try FileFacts(root)
        var notes = ImportNotes()
        var budget = ImportBudget(bytes: root.tree.fileSize)
        let fileFonts = FontInference(of: root, facts)
        var documents: [ImportedDocument] = []
        for scene in SceneList.scenes(of: root, facts: facts) {
            var scan = SceneImport(
                scene, facts: facts, fileFonts: fileFonts, notes: notes, budget: budget)
            let edits = try scan.edits()
            (notes, budget) = (scan.notes, scan.budget)
            documents.append(
                ImportedDocument(name: scene.name, edits: edits, origin: scan.origin))
        }
        return ImportedFile(documents: documents, notes: notes.inFileOrder)
    }
}

/// The result of an import: the documents, and notes on what they leave out.
package struct ImportedFile: Sendable {
    package let documents: [ImportedDocument]
    /// The notes on left out content, in file order.
    package let notes: [ImportNote]
}

/// An imported scene or top-level view, as the edits that build its document.
package struct ImportedDocument: Sendable {
    /// The document's name: valid, and unique among the documents of the file.
    package let name: String
    /// The edits that turn an empty `Document()` into a valid document, in order.
    package let edits: [Edit]
    /// The elements of the document's views and constraints in the file.
    let origin: SceneOrigin

    /// Interface Builder's identifier of the root view, which is random and never changes. Nil if
    /// the root view has none.
    package var rootObjectID: PropertyValue? {
        for edit in edits {
            switch edit {
            case .createView(let view) where view.id == .root:
                if let id = view.properties[.objectID] { return id }
            case .setProperty(.view(.root), .objectID, .base, _, let id): return id
            default: break
            }
        }
        return nil
    }
}

extension Document {
    /// Creates the document that the edits of an import build.
    package init(of imported: ImportedDocument) {
        self.init()
        for edit in imported.edits {
            do {
                try apply(edit)
            } catch {
                preconditionFailure("an import's edits do not fit each other: \(error)")
            }
        }
    }
}

/// A note on content that an import or export left out or changed, with its line.
package struct ImportNote: Hashable, Sendable {
    package let line: Int
    /// The message on one line: line feeds of names in it are escaped.
    package let message: String

    package init(line: Int, message: String) {
        (self.line, self.message) = (line, message.escapedLineEnds)
    }
}

/// The elements of the file from which the views, the constraints and the controller of one
/// imported scene were read.
struct SceneOrigin: Sendable {
    /// The scene's `Scene.key`, a part of the identifiers that an export derives (`DerivedID`).
    let key: String
    /// The node numbers of the elements, by view or constraint.
    let places: [ItemID: SourceNode.Number]
    /// The node number of the controller's element; nil if the scene has no controller.
    let controller: SourceNode.Number?
}

/// The notes of one import. `add` adds every note; `addOnce` leaves out a note whose message was
/// already added.
struct ImportNotes {
    /// The maximum number of notes of an import. Without it, a damaged file could give a note for
    /// every line.
    private static let limit = 1_000
    private static let longest = 200

    private(set) var notes: [ImportNote] = []
    private var addedMessages: Set<String> = []

    /// Adds a note, even if an earlier note has the same message.
    mutating func add(_ line: Int, _ message: String) {
        guard notes.count <= Self.limit else { return }
        notes.append(
            notes.count == Self.limit
                ? ImportNote(line: line, message: "there is more, which is not listed")
                : ImportNote(line: line, message: String(message.prefix(Self.longest))))
    }

    /// Adds a note unless an earlier note has the same message.
    mutating func addOnce(_ line: Int, _ message: String) {
        if addedMessages.insert(message).inserted { add(line, message) }
    }

    var inFileOrder: [ImportNote] {
        notes.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
            .map(\.element)
    }
}

/// The number of views and constraints that the import of a file may create, and how many of them
/// it has created. The limit grows with the file's size, so that a small file cannot use much
/// memory.
///
/// During the import, a view takes about 1.2 KB, a constraint less, and a document as much as five
/// views (measured). With this limit and `XMLLimits`, an import uses less than 64 MiB plus 20 times
/// the file's size. Views in real files, with identifiers and frames, take more of the file's bytes
/// than the limit assumes, so that these files never reach it.
struct ImportBudget {
    private static let document = 5

    /// The limit, counted in views.
    private let size: Int
    private var spent = 0

    init(bytes: Int) {
        size = 30_000 + bytes / 96
    }

    mutating func spendItem(at line: Int) throws(ImportRefusal) { try spend(1, line) }

    mutating func spendDocument(at line: Int) throws(ImportRefusal) {
        try spend(Self.document, line)
    }

    private mutating func spend(_ views: Int, _ line: Int) throws(ImportRefusal) {
        spent += views
        if spent > size {
            throw ImportRefusal(
                line: line,
                "the file contains more views and constraints than a file of its size can")
        }
    }
}
