import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Real documents on several devices: the tree solver and the constraint solver give the same
/// layout.
@Suite struct CorpusTreeTests {
    @Test(arguments: ExportCorpus.own + ExportCorpus.real)
    func `a real document comes out alike in both ways`(_ name: String) throws {
        for scene in try ExportCorpus.documents(ExportCorpus.bytes(name)) {
            var cache = LayoutCache()
            for request in [
                LayoutRequest.none, LayoutRequest(device: "iphone-11-pro"),
                LayoutRequest(device: "iphone-11-pro", orientation: .landscape, direction: .rtl),
                LayoutRequest(device: "ipad-11", orientation: .landscape),
            ] {
                let comparison = TreePathComparison(
                    scene.document, for: request, reusing: &cache)
                if case .different(let text) = comparison {
                    Issue.record("\(scene.name) on \(request.device ?? "its own"): \(text)")
                }
            }
        }
    }
}
