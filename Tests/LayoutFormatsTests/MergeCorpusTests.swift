import Foundation
import StackCore
import Testing

@testable import LayoutFormats

/// Merges of whole documents: nothing is lost, and nothing is written differently.
@Suite struct MergeCorpusTests {
    /// The files of the repository and of the corpus, and those in the folder `LAYOUTEDIT_CORPUS`
    /// if it is set.
    private static let names: [String] = ExportCorpus.own + ExportCorpus.real + others

    private static let otherFolder = ProcessInfo.processInfo.environment["LAYOUTEDIT_CORPUS"]

    private static let others: [String] = {
        guard let otherFolder else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: otherFolder)) ?? []
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
            .map { otherFolder + "/" + $0 }
    }()

    private func bytes(_ name: String) throws -> [UInt8] {
        name.hasPrefix("/")
            ? [UInt8](try Data(contentsOf: URL(filePath: name))) : try ExportCorpus.bytes(name)
    }

    /// Does not use the shortcut for identical versions.
    @Test(arguments: names)
    func `a document merged with itself is itself`(_ name: String) throws {
        let bytes = try bytes(name)
        let tree = try VersionSource.read(bytes, as: .ours, .never)
        // A file that was read from another encoding cannot be written back unchanged.
        guard tree.isFaithful else { return }
        var merge = TreeMerge(try MergeInput(tree, tree, tree), preferring: .ours)
        InvariantChecks.$areOn.withValue(true) { merge.run() }
        #expect(MergeWriter.bytes(of: merge) == bytes)
        #expect(merge.report.conflicts.isEmpty)
        #expect(merge.report.decisions.isEmpty)
    }
}
