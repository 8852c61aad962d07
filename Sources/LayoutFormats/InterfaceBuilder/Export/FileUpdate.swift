import StackCore

/// One export: the edits of several documents made in the text of one file.
struct FileUpdate {
    /// Each round reads the file again and puts into remarks what still differs; names that shift
    /// because of others' names are what can take a second one.
    private static let rounds = 5

    private let source: [UInt8]
    private let isNew: Bool
    private let imported: ImportedFile

    init(_ source: [UInt8], isNew: Bool) throws(ExportRefusal) {
        self.source = source
        self.isNew = isNew
        imported = try Self.read(source)
    }

    func run(_ documents: [SceneDocument], updatesFrames: Bool) throws(ExportRefusal)
        -> ExportedFile
    {
        for item in documents where !imported.documents.indices.contains(item.scene) {
            throw ExportRefusal("\(item.name) is no scene of the file it was imported from")
        }
        let touched = documents.filter { updatesFrames || isNew || isEdited($0) }
        if touched.isEmpty { return ExportedFile(bytes: source, notes: []) }
        guard let file = SourceScanner.file(source) else {
            throw ExportRefusal("the file is not UTF-8 text, so it can only be exported unedited")
        }
        let context = FileContext(file, isOneScene: imported.documents.count == 1)
        var editors: [SceneEditor] = []
        for item in touched {
            var editor = SceneEditor(item, of: imported.documents[item.scene], in: context)
            if isNew { _ = editor.identifier(of: .view(.root)) }
            editor.run(updatesFrames: updatesFrames)
            editors.append(editor)
        }
        var remarks = editors.map(\.firstRemark)
        for _ in 0..<Self.rounds {
            for (editor, remark) in zip(editors, remarks) { editor.write(remark) }
            let bytes = Array(file.text.utf8)
            let again = try Self.read(bytes)
            let missing = try editors.indices.map { at throws(ExportRefusal) in
                try difference(of: again, from: editors[at], remark: &remarks[at], file)
            }
            if !missing.contains(true) {
                return ExportedFile(
                    bytes: bytes, notes: ExportNotes(bytes, editors, remarks).inFileOrder)
            }
        }
        let names = editors.map(\.item.name).joined(separator: ", ")
        throw ExportRefusal("\(names): the file would not be read back as it is")
    }

    /// Whether there is anything to write that the source does not say.
    private func isEdited(_ item: SceneDocument) -> Bool {
        let baseline = Document(of: imported.documents[item.scene])
        return Set(baseline.allEntries()) != Set(item.document.allEntries())
    }

    /// Adds to the remark what the file read again lacks; whether there was anything.
    private func difference(
        of file: ImportedFile, from editor: SceneEditor, remark: inout Remark, _ text: SourceFile
    ) throws(ExportRefusal) -> Bool {
        guard file.documents.indices.contains(editor.item.scene) else {
            throw ExportRefusal("\(editor.item.name) would be lost")
        }
        let scene = file.documents[editor.item.scene]
        var difference = SceneDifference(editor, scene, elements: text.root.subtree)
        try difference.find()
        let before = remark
        difference.add(to: &remark)
        if isNew, scene.name != editor.item.name { remark.document = editor.item.name }
        if before != remark { return true }
        return difference.isLeft
    }

    private static func read(_ bytes: [UInt8]) throws(ExportRefusal) -> ImportedFile {
        do {
            return try InterfaceBuilderImport.read(bytes)
        } catch {
            throw ExportRefusal(line: error.line, error.message)
        }
    }
}

extension Document {
    /// The document that an import's edits build.
    init(of imported: ImportedDocument) {
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
