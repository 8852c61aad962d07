import StackCore
import TestKit
import Testing

/// Solving again after an edit from what the layouts before left gives what solving from nothing gives.
///
/// The make target `torture-layout` runs 10,000 histories; the suite the first forty.
@Test(arguments: 0..<40)
func `after any edit the reused layout is the fresh one`(_ seed: Int) throws {
    var random = try RandomLayout(seed: seed)
    try expectFresh(&random)
}

/// Edits the document, and expects each layout that reuses what was there to be the fresh one.
func expectFresh(_ random: inout some RandomDocument) throws {
    var cache = LayoutCache()
    for step in 0..<12 {
        var environment = try #require(LayoutEnvironment(random.document))
        environment.size.width += Double(step / 3 * 7)
        let reused = LayoutPass.run(random.document, in: environment, reusing: &cache)
        let fresh = LayoutPass.run(random.document, in: environment)
        #expect(reused.difference(from: fresh, of: random.document) == nil)
        try random.edit()
    }
}
