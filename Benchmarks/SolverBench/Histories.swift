import StackCore
import TestKit

/// Random histories of edits: after each, the layout that reuses what was solved before must be the
/// layout solved from nothing, bit by bit.
enum Histories {
    private static let edits = 8

    static func run(count: Int, seed: Int) throws -> Bool {
        var layouts = 0
        var different: [Int] = []
        for seed in seed..<(seed + count) {
            var random = try RandomLayout(seed: seed)
            var cache = LayoutCache()
            for _ in 0..<edits {
                guard let environment = LayoutEnvironment(random.document) else { continue }
                let reused = LayoutPass.run(random.document, in: environment, reusing: &cache)
                let fresh = LayoutPass.run(random.document, in: environment)
                layouts += 1
                if reused.unroundedFrames != fresh.unroundedFrames { different.append(seed) }
                try random.edit()
            }
        }
        print("\(layouts) layouts in \(count) histories: \(different.count) differ")
        for seed in different.prefix(10) { print("seed \(seed)") }
        return different.isEmpty
    }
}
