package import StackCore

/// Reads Interface Builder's documents for iOS: storyboards and xibs of every Xcode since 6.
///
/// A pure function of the file's bytes. What is not understood is noted and left out; what cannot
/// be read at all is refused, and then nothing is imported.
package enum InterfaceBuilderImport {
    /// - Parameter cancellation: once requested, what is given or thrown means nothing
    package static func read(
        _ bytes: [UInt8], limits: XMLLimits = .standard, until cancellation: Cancellation = .never
    ) throws(ImportRefusal) -> ImportedFile {
        let root = try XMLReader.read(bytes, limits: limits, until: cancellation).root
        let file = try read(root)
        guard let shared = SharedID.all(in: root).first else { return file }
        throw ImportRefusal(
            line: shared.second.line, shared.sentence + ": Xcode does not open such a file")
    }

    static func read(_ root: SourceElement) throws(ImportRefusal) -> ImportedFile {
        let facts = try FileFacts(root)
        var notes = ImportNotes()
        UnsupportedContent.note(in: root, &notes)
        var budget = ImportBudget(bytes: root.tree.fileSize)
        let fileVote = FontVote(of: root, facts)
        var documents: [ImportedDocument] = []
        for scene in SceneList.scenes(of: root, facts: facts) {
            var scan = SceneImport(
                scene, facts: facts, fileVote: fileVote, notes: notes, budget: budget)
            let edits = try scan.edits()
            (notes, budget) = (scan.notes, scan.budget)
            documents.append(
                ImportedDocument(name: scene.name, edits: edits, origin: scan.origin))
        }
        return ImportedFile(documents: documents, notes: notes.inFileOrder)
    }
}

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

    /// What Interface Builder calls the root view: random, and kept for good. Nil where it has no name.
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
    /// The document that an import's edits build.
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

/// Collects what an import has to tell, each kind of trouble once.
struct ImportNotes {
    /// A damaged file can have trouble in every line: what is beyond this is not listed.
    private static let limit = 1_000
    private static let longest = 200

    private(set) var notes: [ImportNote] = []
    private var told: Set<String> = []

    /// Notes trouble of its own.
    mutating func add(_ line: Int, _ message: String) {
        guard notes.count <= Self.limit else { return }
        notes.append(
            notes.count == Self.limit
                ? ImportNote(line: line, message: "there is more, which is not listed")
                : ImportNote(line: line, message: String(message.prefix(Self.longest))))
    }

    /// Notes a kind of trouble where it is met first.
    mutating func addOnce(_ line: Int, _ message: String) {
        if told.insert(message).inserted { add(line, message) }
    }

    var inFileOrder: [ImportNote] {
        notes.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
            .map(\.element)
    }
}

/// What stands outside the views of the scenes and is not imported, each kind noted once.
enum UnsupportedContent {
    static func note(in root: SourceElement, _ notes: inout ImportNotes) {
        for segment in root.subtree where segment.isNamed("segment") {
            if segment["image"] != nil || segment.child(key: "image") != nil {
                notes.addOnce(segment.line, "pictures of segments are left out")
            }
        }
    }
}

/// How much a file may become: more where it is larger, so that a small one costs little memory.
///
/// A view costs about 1.2 KB while it is imported, a constraint less, a document as much as five
/// views (measured). With that, and with `XMLLimits`, an import stays below 64 MiB and 20 times the
/// file. No view of Interface Builder's, with its identifier and its frame, is as short as allowed.
struct ImportBudget {
    private static let document = 5

    /// Views.
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
                line: line, "the file holds more views and constraints than one of its size can")
        }
    }
}
