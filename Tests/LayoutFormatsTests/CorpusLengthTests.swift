import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Real documents whose texts, spacings and constants change: laid out with the cache of the layouts before, and
/// from nothing.
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
}
