import StackCore
import TestKit

/// Random trees of stacks, and of views that hang on one another, with random edits: each solved as a tree must
/// come out as by constraints.
enum Trees {
    private static let edits = 8

    static func run(count: Int, seed: Int) throws -> Bool {
        let trees = try compare(seed..<(seed + count)) { try RandomTree(seed: $0) }
        let places = try compare(seed..<(seed + count)) { try RandomPlaces(seed: $0) }
        return trees && places
    }

    private static func compare<Random: RandomDocument>(
        _ seeds: Range<Int>, make: (Int) throws -> Random
    ) throws -> Bool {
        var (solved, declined) = (0, 0)
        var different: [String] = []
        for seed in seeds {
            var random = try make(seed)
            var cache = LayoutCache()
            for step in 0..<edits {
                switch TreePathComparison(random.document, reusing: &cache) {
                case .declined: declined += 1
                case .same: solved += 1
                case .different(let text): different.append("seed \(seed), step \(step): \(text)")
                }
                try random.edit()
            }
        }
        print(
            "\(Random.self): \(solved) layouts agree, \(declined) declined, \(different.count) differ"
        )
        for text in different.prefix(20) { print(text) }
        return different.isEmpty
    }
}
