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
            let request = LayoutRequest(
                device: device.id, orientation: orientation,
                direction: orientation == .portrait ? .ltr : .rtl)
            guard let environment = LayoutEnvironment(document, for: request) else { continue }
            let known = prepared[environment.traits].flatMap { $0.isFor(environment) ? $0 : nil }
            let own = known ?? PreparedDocument(document, for: environment)
            prepared[environment.traits] = own
            let shared = LayoutPass.run(own, in: environment, reusing: &cache)
            var none = LayoutCache()
            none.takesTreePath = takesTreePath
            let fresh = LayoutPass.run(
                PreparedDocument(document, for: environment), in: environment, reusing: &none)
            expectEqual(shared, fresh)
        }
    }
}

private func expectEqual(_ shared: Layout, _ fresh: Layout) {
    #expect(shared.unroundedFrames == fresh.unroundedFrames)
    #expect(shared.frames == fresh.frames)
    #expect(shared.conflicts == fresh.conflicts)
    #expect(shared.ambiguities().views == fresh.ambiguities().views)
    #expect(shared.undecided().views == fresh.undecided().views)
}

/// The layouts of a document and of its versions with other texts, which take turns on each phone.
/// Those of the versions are made from that of the document or, if its rounds are not kept, from
/// scratch with its rows. Each one equals bit for bit a layout that shares nothing.
@Test(arguments: 0..<24)
func `a layout with other texts is the fresh one`(_ seed: Int) throws {
    var documents: [Document]
    if seed.isMultiple(of: 2) {
        documents = [try RandomScene(seed: seed).document]
    } else {
        documents = [try RandomLayout(seed: seed).document]
    }
    for length in [0.5, 1.4, 3] { documents.append(try documents[0].withTexts(length)) }
    var cache = LayoutCache(isForManyScreens: true)
    cache.findsVariants = true
    cache.keepsRounds = seed < 12 || seed.isMultiple(of: 4)
    cache.takesTreePath = seed.isMultiple(of: 3)
    for (number, device) in Device.all.enumerated() where device.idiom == .phone {
        let request = LayoutRequest(
            device: device.id, direction: number.isMultiple(of: 2) ? .ltr : .rtl)
        guard let environment = LayoutEnvironment(documents[0], for: request) else { continue }
        let original = seed < 12 ? nil : PreparedDocument(documents[0], for: environment)
        for document in documents + [documents[0]] {
            let prepared = PreparedDocument(document, for: environment, like: original)
            let shared = LayoutPass.run(prepared, in: environment, reusing: &cache)
            var none = LayoutCache()
            none.takesTreePath = cache.takesTreePath
            let fresh = LayoutPass.run(
                PreparedDocument(document, for: environment), in: environment, reusing: &none)
            expectEqual(shared, fresh)
            for id in document.subtree() {
                #expect(shared.constraints(on: id) == fresh.constraints(on: id))
                #expect(
                    shared.explanation(of: id, .width)?.reasons
                        == fresh.explanation(of: id, .width)?.reasons)
            }
        }
    }
}

/// The layouts of versions with other texts in the other reading direction, after that of the document
/// on the same screen. Where the constraints are symmetric, they are made from it as mirror images.
/// Each one equals a layout that shares nothing, once frames are rounded to pixels.
@Test(arguments: 0..<32)
func `a layout in the other direction is the fresh one`(_ seed: Int) throws {
    let document = try RandomScene(seed: seed).document
    let versions = try [0.5, 1, 3].map { try document.withTexts($0) }
    var cache = LayoutCache(isForManyScreens: true)
    cache.findsVariants = true
    cache.takesTreePath = seed.isMultiple(of: 8)
    let own: LayoutDirection = seed.isMultiple(of: 4) ? .rtl : .ltr
    for device in ["iphone-15", "ipad-9.7"] {
        for orientation in [Orientation.portrait, .landscape] {
            func environment(_ direction: LayoutDirection) -> LayoutEnvironment? {
                LayoutEnvironment(
                    document,
                    for: LayoutRequest(
                        device: device, orientation: orientation, direction: direction))
            }
            guard let base = environment(own),
                let other = environment(own == .ltr ? .rtl : .ltr)
            else { continue }
            _ = LayoutPass.run(
                PreparedDocument(document, for: base), in: base, reusing: &cache)
            for version in versions {
                let prepared = PreparedDocument(version, for: other)
                let shared = LayoutPass.run(prepared, in: other, reusing: &cache)
                var none = LayoutCache()
                none.takesTreePath = cache.takesTreePath
                let fresh = LayoutPass.run(prepared, in: other, reusing: &none)
                #expect(shared.frames == fresh.frames)
                for id in version.subtree() {
                    guard let one = shared.unroundedFrame(of: id),
                        let two = fresh.unroundedFrame(of: id)
                    else { continue }
                    #expect(one.largestDifference(from: two) < 1e-6)
                }
                #expect(shared.conflicts == fresh.conflicts)
                #expect(shared.ambiguities().views == fresh.ambiguities().views)
                #expect(shared.undecided().views == fresh.undecided().views)
            }
        }
    }
}

extension Document {
    /// Returns the document with texts of another length.
    fileprivate func withTexts(_ length: Double) throws -> Document {
        var plan = EditPlan(self)
        for id in subtree() {
            guard case .text(let text)? = self[id].properties[.text] else { continue }
            let count = max(1, Int(Double(text.count) * length))
            let letters = String(repeating: text + "é", count: 4)
            try plan.setProperty(.text, of: .view(id), to: .text(String(letters.prefix(count))))
        }
        return plan.document
    }
}
