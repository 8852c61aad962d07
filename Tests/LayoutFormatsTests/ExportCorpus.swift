import Foundation
import StackCore

@testable import LayoutFormats

/// The files that exports are tested with: our own, and the 44 real ones if they are available.
enum ExportCorpus {
    static let own =
        ["controls.xib"]
        + ["guides", "placement", "sheets", "square-canvas", "variations"].map {
            $0 + ".storyboard"
        }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../shared/corpus/dev").standardizedFileURL

    /// The names of the real files. If the corpus is missing, it is empty and a message is printed
    /// once.
    static let real: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if names.isEmpty { print("SKIPPED: no corpus at \(folder.path); 44 documents not tried") }
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    }()

    /// Returns our own files and one of the real ones, which depends on the kind of edit. Returns
    /// all of them if `LAYOUTEDIT_ALL_EXPORTS` is set (`make export-figures`), which takes minutes.
    static func files(for edit: String) -> [String] {
        if ProcessInfo.processInfo.environment["LAYOUTEDIT_ALL_EXPORTS"] != nil {
            return own + real
        }
        if real.isEmpty { return own }
        return own + [real[edit.utf8.reduce(0) { $0 + Int($1) } % real.count]]
    }

    static func bytes(_ name: String) throws -> [UInt8] {
        if own.contains(name) {
            return try Fixture.bytes("Tests/Fixtures/interface-builder/" + name)
        }
        return [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }

    static func documents(_ bytes: [UInt8]) throws -> [SceneDocument] {
        try InterfaceBuilderImport.read(bytes).documents.enumerated().map { scene, imported in
            SceneDocument(name: imported.name, built: try Document(built: imported), scene: scene)
        }
    }
}

extension SceneDocument {
    init(name: String, built document: Document, scene: Int) {
        self.init(name: name, document: document, scene: scene) {
            LayoutEnvironment(document).map { LayoutPass.run(document, in: $0) }
        }
    }

    /// Returns the scene after some edits.
    func edited(_ body: (inout EditPlan) throws -> Void) throws -> SceneDocument {
        var plan = EditPlan(document)
        try body(&plan)
        var changed = document
        for edit in plan.edits { try changed.apply(edit) }
        return SceneDocument(name: name, built: changed, scene: scene)
    }

    /// The entries that a digest of the document is computed from.
    var content: Set<ContentEntry> { Set(DocumentContent(document).all) }
}

/// Counts the lines that are in only one of two texts, like `diff`.
enum LineDiff {
    static func count(_ old: [UInt8], _ new: [UInt8]) -> Int {
        let lines = [old, new].map {
            $0.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(
                Array.init)
        }
        return lines[1].difference(from: lines[0]).count
    }
}
