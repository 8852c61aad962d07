import CommandLanguage
import LayoutChecks
import LayoutFormats
import StackCore
import TestKit

/// Imports the bytes of an Interface Builder document, which may be refused with a message. An
/// imported document is valid, can be laid out and drawn, and is exported byte for byte. After an
/// edit, its export reads back as the edited document.
struct ImportInput {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func run() {
        let imported: ImportedFile
        do {
            imported = try InterfaceBuilderImport.read(bytes)
        } catch {
            return expect(!error.message.isEmpty, "a refusal without a reason")
        }
        let documents = imported.documents.enumerated().map { scene, imported in
            Scene(imported, scene)
        }
        if documents.isEmpty { return }
        draw(documents)
        writeBack(documents)
        writeEdited(documents)
        writeAnew(documents)
    }

    private func draw(_ documents: [Scene]) {
        let laidOut = documents.compactMap(\.laidOut)
        _ = FramesExport.json(laidOut).text
        _ = SVGExport.svg(laidOut)
        let checked = laidOut.map {
            DocumentCheck.run($0.document, named: $0.name, in: CheckMatrix())
        }
        _ = JUnitReport.xml([CheckedFile(path: "input", documents: checked)], failing: .note)
        for item in documents { _ = CommandsExport.script(item.document, named: item.name) }
    }

    private func writeBack(_ documents: [Scene]) {
        let exported = expectNoError("unedited") {
            try InterfaceBuilderExport.update(
                InterfaceBuilderSource(bytes), with: documents.map(\.export))
        }
        expect(exported.bytes == bytes, "an unedited file is not written as it was")
    }

    /// Makes an edit that is derived from the input's bytes, so that it is always the same for one
    /// input, and exports the result.
    private func writeEdited(_ documents: [Scene]) {
        var random = SeededGenerator(seed: bytes.reduce(bytes.count) { $0 &* 31 &+ Int($1) })
        var edited = documents
        let at = Int.random(in: edited.indices, using: &random)
        guard let changed = SomeEdit.made(in: edited[at].document, &random) else { return }
        edited[at].document = changed
        for updatesFrames in [false, true] {
            expectRead(edited) { scenes throws(ExportRefusal) in
                try InterfaceBuilderExport.update(
                    InterfaceBuilderSource(bytes), with: scenes, updatesFrames: updatesFrames)
            }
        }
    }

    private func writeAnew(_ documents: [Scene]) {
        let anew = documents.enumerated().map { place, item in
            Scene(name: item.name, document: item.document, scene: place)
        }
        for kind in [InterfaceBuilderKind.storyboard, .xib] {
            expectRead(anew) { scenes throws(ExportRefusal) in
                try InterfaceBuilderExport.make(kind, of: scenes)
            }
        }
    }

    /// Exports the documents and checks that they read back unchanged. A refusal must have a
    /// message.
    private func expectRead(
        _ documents: [Scene], _ write: ([SceneDocument]) throws(ExportRefusal) -> ExportedFile
    ) {
        let exported: ExportedFile
        do {
            exported = try write(documents.map(\.export))
        } catch {
            return expect(!error.message.isEmpty, "a refusal without a reason")
        }
        let again = expectNoError("what was written") {
            try InterfaceBuilderImport.read(exported.bytes).documents
        }
        expect(again.count == documents.count, "documents were lost")
        for (read, written) in zip(again, documents) {
            let document = Scene(read, written.scene).document
            expect(
                document.hasSameContent(as: written.document),
                "\(written.name) is read back as another document")
        }
    }
}

/// An imported document and its index in the file.
private struct Scene {
    let name: String
    var document: Document
    let scene: Int

    init(name: String, document: Document, scene: Int) {
        (self.name, self.document, self.scene) = (name, document, scene)
    }

    init(_ imported: ImportedDocument, _ scene: Int) {
        var document = Document()
        expectNoError("the import's edits") {
            for edit in imported.edits { try document.apply(edit) }
        }
        FileCheck.expectSound(document, imported.name)
        self.init(name: imported.name, document: document, scene: scene)
    }

    var laidOut: LaidOutDocument? {
        layout.map { LaidOutDocument(name: name, document: document, layout: $0) }
    }

    private var layout: Layout? {
        LayoutEnvironment(document).map { LayoutPass.run(document, in: $0) }
    }

    var export: SceneDocument {
        SceneDocument(name: name, document: document, scene: scene) { layout }
    }
}
