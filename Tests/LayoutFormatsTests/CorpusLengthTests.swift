import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Real documents whose texts, spacings and constants change: solved by the constraints of the layout
/// before, and from nothing.
///
/// The make target `torture-layout` makes more of such edits.
@Suite struct CorpusLengthTests {
    @Test(arguments: ExportCorpus.own + ExportCorpus.real)
    func `a real document comes out alike after other lengths`(_ name: String) throws {
        for scene in try ExportCorpus.documents(ExportCorpus.bytes(name)) {
            var random = RandomLengths(scene.document, seed: 1)
            if let difference = try random.compare(edits: 12).difference {
                Issue.record("\(scene.name), \(difference)")
            }
        }
    }

    @Test func `of the edits of a screen most are lengths alone`() throws {
        let documents = try ExportCorpus.own.flatMap {
            try ExportCorpus.documents(ExportCorpus.bytes($0))
        }
        var (layouts, lengths) = (0, 0)
        for scene in documents {
            var random = RandomLengths(scene.document, seed: 2)
            let found = try random.compare(edits: 12)
            layouts += found.layouts
            lengths += found.lengths
        }
        #expect(lengths * 4 > layouts, "\(lengths) of \(layouts)")
    }
}
