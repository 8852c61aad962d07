import StackCore
import TestKit

/// Random histories of edits, sometimes with another screen size. After each edit, a layout that
/// reuses the cache must equal a layout from scratch.
enum Histories {
    private static let edits = 8

    static func run(count: Int, seed: Int) throws -> Bool {
        var layouts = 0
        var different: [String] = []
        for seed in seed..<(seed + count) {
            var random = try RandomLayout(seed: seed)
            var cache = LayoutCache()
            for step in 0..<edits {
                guard var environment = LayoutEnvironment(random.document) else { continue }
                environment.size.width += Double(step / 3 * 7)
                let reused = LayoutPass.run(random.document, in: environment, reusing: &cache)
                let fresh = LayoutPass.run(random.document, in: environment)
                layouts += 1
                if let text = reused.difference(from: fresh, of: random.document) {
                    different.append("seed \(seed): \(text)")
                }
                try random.edit()
            }
        }
        print("\(layouts) layouts in \(count) histories: \(different.count) differ")
        for text in different.prefix(10) { print(text) }
        return different.isEmpty
    }
}
