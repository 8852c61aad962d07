import StackCore

/// Writes the edits of several documents into the text of one Interface Builder file.
struct FileUpdate {
    /// The maximum number of times that the file is written. After each time, the file is imported
    /// again, and the differences from the documents are stored in annotations (XML comments). New
    /// annotations can lead to further differences, because a name that the import generates may
    /// depend on the names of other views or constraints.
    private static let rounds = 5

    private let source: InterfaceBuilderSource
    private let isNew: Bool
    private let cancellation: Cancellation
    private let imported: ImportedFile

    /// Imports the source file. The documents are later compared with the result, to find the
    /// edits.
    ///
    /// - Parameter cancellation: stops the work when requested; the caller must then ignore the
    ///   result and any error
    init(
        _ source: InterfaceBuilderSource, isNew: Bool, until cancellation: Cancellation
    ) throws(ExportRefusal) {
        self.source = source
        self.isNew = isNew
        self.cancellation = cancellation
        imported = try Self.read { () throws(ImportRefusal) in
            try InterfaceBuilderImport.read(source.tree.get().root)
        }
    }

    func run(_ documents: [SceneDocument], updatesFrames: Bool) throws(ExportRefusal)
        -> ExportedFile
    {
        for item in documents where !imported.documents.indices.contains(item.scene) {
            throw ExportRefusal("\(item.name) is not a scene of the file it was imported from")
        }
        var touched = documents.filter { updatesFrames || isNew || isEdited($0) }
        if touched.isEmpty { return ExportedFile(bytes: source.bytes, notes: []) }
        while true {
            let (file, proof) = try write(touched, updatesFrames: updatesFrames)
            // If a view is removed with its segue, the bars of the segue's destination may change.
            // The document of the destination is then written too.
            let scenes = Set(touched.map(\.scene))
            let affected = documents.filter {
                !scenes.contains($0.scene) && !isReadAlike($0.scene, in: proof)
            }
            if affected.isEmpty { return file }
            touched = documents.filter { item in
                scenes.contains(item.scene) || affected.contains { $0.scene == item.scene }
            }
        }
    }

    private func isReadAlike(_ scene: Int, in proof: ImportedFile) -> Bool {
        proof.documents.indices.contains(scene)
            && proof.documents[scene].edits == imported.documents[scene].edits
    }

    /// Writes the documents into a copy of the file. Returns the written file and the result of
    /// importing it.
    private func write(
        _ touched: [SceneDocument], updatesFrames: Bool
    ) throws(ExportRefusal) -> (ExportedFile, ImportedFile) {
        guard case .success(let tree) = source.tree, tree.isFaithful else {
            throw ExportRefusal("the file is not UTF-8 text, so it can only be exported unedited")
        }
        let file = tree.copy()
        let context = FileContext(file, isOneScene: imported.documents.count == 1)
        var editors: [SceneEditor] = []
        for item in touched {
            var editor = SceneEditor(item, of: imported.documents[item.scene], in: context)
            if isNew {
                _ = editor.identifier(of: .view(.root))
                editor.addContentView(of: item.document[.root])
            }
            editor.run(updatesFrames: updatesFrames)
            editors.append(editor)
        }
        var annotations = editors.map(\.firstAnnotation)
        for _ in 0..<Self.rounds {
            assert(annotations.count == editors.count, "a scene's annotation is not known")
            for (editor, annotation) in zip(editors, annotations) { editor.write(annotation) }
            let bytes = file.text
            let proof = try Self.read { () throws(ImportRefusal) in
                try Proof(bytes, of: file, until: cancellation)
            }
            if cancellation.isRequested() { throw ExportRefusal("it was interrupted") }
            let missing = try editors.indices.map { at throws(ExportRefusal) in
                try difference(of: proof, from: editors[at], annotation: &annotations[at])
            }
            if !missing.contains(true) {
                let notes = ExportNotes(proof.root, editors, annotations).inFileOrder
                return (ExportedFile(bytes: bytes, notes: notes), proof.imported)
            }
        }
        let names = editors.map(\.item.name).joined(separator: ", ")
        throw ExportRefusal(
            "\(names): the written file would import as different documents; nothing was exported")
    }

    /// Returns whether the document differs from an import of its scene in the source file.
    private func isEdited(_ item: SceneDocument) -> Bool {
        let baseline = Document(of: imported.documents[item.scene])
        return !baseline.hasSameContent(as: item.document)
    }

    /// Compares the document of `editor` with the import of the written file. Adds the differences
    /// to the annotation (an XML comment). Returns true if there are differences, so that the file
    /// must be written again.
    private func difference(
        of proof: Proof, from editor: SceneEditor, annotation: inout SceneAnnotation
    ) throws(ExportRefusal) -> Bool {
        guard proof.imported.documents.indices.contains(editor.item.scene) else {
            throw ExportRefusal("\(editor.item.name) would be lost")
        }
        let scene = proof.imported.documents[editor.item.scene]
        var difference = SceneDifference(editor, scene, written: proof.written)
        try difference.find()
        let before = annotation
        difference.add(to: &annotation)
        if isNew, scene.name != editor.item.name { annotation.document = editor.item.name }
        if before != annotation { return true }
        return difference.hasDifferences
    }

    private static func read<Read>(
        _ body: () throws(ImportRefusal) -> Read
    ) throws(ExportRefusal) -> Read {
        do {
            return try body()
        } catch {
            throw ExportRefusal(line: error.line, error.message)
        }
    }
}

/// A written file that was read and imported again, to verify it.
private struct Proof {
    let root: SourceElement
    let imported: ImportedFile
    /// The elements of the tree from which the file was written. The key is the node number of the
    /// same element in `root`, the tree that was read again from the written bytes.
    let written: [SourceNode.Number: SourceElement]

    init(
        _ bytes: [UInt8], of file: SourceTree, until cancellation: Cancellation
    ) throws(ImportRefusal) {
        let root = try XMLReader.read(bytes, until: cancellation).root
        imported = try InterfaceBuilderImport.read(root)
        let pairs = zip(root.subtree, file.root.subtree).map { ($0.number, $1) }
        assert(
            pairs.allSatisfy { root.tree.element($0).name == $1.name },
            "the written file is read with other elements")
        written = Dictionary(uniqueKeysWithValues: pairs)
        self.root = root
    }
}

/// The tree of the file to write, and its identifiers. The editors of all scenes of the file share
/// it.
final class FileContext {
    let file: SourceTree
    /// All identifiers in the file, including those of elements that this export removed. A new
    /// element never gets one of these.
    private var identifiers: Set<String>
    private var made: Set<String> = []
    /// Whether the file has a single scene, so that values of the whole file, such as the device,
    /// belong to that scene.
    let isOneScene: Bool

    init(_ file: SourceTree, isOneScene: Bool) {
        self.isOneScene = isOneScene
        self.file = file
        identifiers = Set(file.root.subtree.compactMap { $0["id"] })
    }

    /// Returns whether this export created the element. Returns false if the element was in the
    /// original file.
    func isSkeleton(_ element: SourceElement) -> Bool {
        element["id"].map(made.contains) ?? false
    }

    /// Returns a new identifier for an object of a scene, unique in the file.
    func identifier(_ role: String, _ name: String, in scene: String) -> String {
        var attempt = 0
        while true {
            let id = DerivedID.of(role, name, in: scene, attempt: attempt)
            if identifiers.insert(id).inserted {
                made.insert(id)
                return id
            }
            attempt += 1
        }
    }
}
