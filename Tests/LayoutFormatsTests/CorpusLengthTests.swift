import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Real documents with random changes to texts, spacings and constants: layouts that reuse the
/// cache equal layouts from scratch.
///
/// The make target `torture-layout` makes more of these edits.
@Suite struct CorpusLengthTests {
    @Test(arguments: ExportCorpus.own + ExportCorpus.real)
    func `a real document comes out alike after other lengths`(_ name: String) throws {
        for scene in try ExportCorpus.documents(ExportCorpus.bytes(name)) {
            var random = RandomLengths(scene.document, seed: 1)
            if let difference = try random.compare(edits: 5).difference {
                Issue.record("\(scene.name), \(difference)")
            }
        }
    }
}
