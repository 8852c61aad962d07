import StackCore
import TestKit
import Testing

/// The layouts of a document on all phones share rows, their reduction, measurements and solved
/// components, also with those of the document after an edit, and of the document again. Each one
/// equals bit for bit a layout from scratch.
@Test(arguments: 0..<12)
func `a layout on the next device is the fresh one`(_ seed: Int) throws {
    var random = try RandomLayout(seed: seed)
    for _ in 0..<seed % 12 { try random.edit() }
    let document = random.document
    try random.edit()
    let takesTreePath = seed.isMultiple(of: 3)
    var cache = LayoutCache(isForManyScreens: true)
    cache.takesTreePath = takesTreePath
    for document in [document, random.document, document] {
        try expectFreshLayouts(of: document, takesTreePath: takesTreePath, reusing: &cache)
    }
}

private func expectFreshLayouts(
    of document: Document, takesTreePath: Bool, reusing cache: inout LayoutCache
) throws {
    var prepared: [SizeClasses: PreparedDocument] = [:]
    for device in Device.all where device.idiom == .phone {
        for orientation in Orientation.allCases {
            let request = LayoutRequest(device: device.id, orientation: orientation)
            guard let environment = LayoutEnvironment(document, for: request) else { continue }
            let own =
                prepared[environment.traits] ?? PreparedDocument(document, for: environment)
            prepared[environment.traits] = own
            let shared = LayoutPass.run(own, in: environment, reusing: &cache)
            var none = LayoutCache()
            none.takesTreePath = takesTreePath
            let fresh = LayoutPass.run(
                PreparedDocument(document, for: environment), in: environment, reusing: &none)
            #expect(shared.unroundedFrames == fresh.unroundedFrames)
            #expect(shared.conflicts == fresh.conflicts)
            #expect(shared.ambiguities().views == fresh.ambiguities().views)
            #expect(shared.undecided().views == fresh.undecided().views)
        }
    }
}
