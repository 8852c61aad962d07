import StackCore
import TestKit
import Testing

/// After each edit, a layout that reuses the results of earlier layouts equals a layout from
/// scratch.
///
/// The make target `torture-layout` runs 10,000 histories; the suite runs the first forty.
@Test(arguments: 0..<40)
func `after any edit the reused layout is the fresh one`(_ seed: Int) throws {
    var random = try RandomLayout(seed: seed)
    try expectFresh(&random)
}

/// Makes random edits, and expects each layout that reuses the cache to equal a layout from
/// scratch.
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
