import StackCore
import TestKit

/// Compares the tree solver with the constraint solver, which has no cached state, for random
/// scenes with random edits.
enum Trees {
    private static let edits = 8

    static func run(count: Int, seed: Int) throws -> Bool {
        var (solved, declined) = (0, 0)
        var different: [String] = []
        var features: [String: Int] = [:]
        var numbers = 0
        for seed in seed..<(seed + count) {
            var random = try RandomScene(seed: seed)
            var cache = LayoutCache()
            for step in 0..<edits {
                for direction in LayoutDirection.allCases {
                    let request = LayoutRequest(direction: direction)
                    switch TreePathComparison(random.document, for: request, reusing: &cache) {
                    case .declined: declined += 1
                    case .same:
                        solved += 1
                        for feature in Self.features(of: random.document) + [direction.rawValue] {
                            features[feature, default: 0] += 1
                        }
                    case .different(let text):
                        different.append(
                            "seed \(seed), step \(step), \(direction.rawValue): \(text)")
                    }
                }
                try random.edit()
            }
            let told = unexplained(random.document, &cache)
            numbers += told.count
            different += told.wrong.map { "seed \(seed): why \($0)" }
        }
        print("\(solved) layouts agree, \(declined) declined, \(different.count) differ")
        print(
            "\(numbers) numbers that why told are those of the frames, the wrong ones below aside")
        print("of those that agree, so many have:")
        for (feature, count) in features.sorted(by: { $0.key < $1.key }) {
            print("  \(count) \(feature)")
        }
        for text in different.prefix(20) { print(text) }
        return different.isEmpty
    }

    /// Returns the number of values that `why` explains, and those whose value or sum of shares
    /// differs from the frame.
    private static func unexplained(
        _ document: Document, _ cache: inout LayoutCache
    ) -> (count: Int, wrong: [String]) {
        guard let environment = LayoutEnvironment(document) else { return (0, []) }
        let layout = LayoutPass.run(document, in: environment, reusing: &cache)
        if !layout.isComplete { return (0, []) }
        var (count, wrong): (Int, [String]) = (0, [])
        for view in document.allViews {
            guard let frame = layout.unroundedFrame(of: view.id) else { continue }
            let numbers: [(LayoutAttribute, Double)] = [
                (.left, frame.x), (.top, frame.y), (.width, frame.width), (.height, frame.height),
            ]
            for (attribute, expected) in numbers {
                guard let told = layout.explanation(of: view.id, attribute) else { continue }
                count += 1
                let sum = told.reasons.reduce(0) { $0 + $1.share }
                if abs(told.value - expected) > 0.001 || abs(sum - expected) > 0.01 {
                    wrong.append("\(view.name).\(attribute) \(told.value), \(sum), \(expected)")
                }
            }
        }
        return (count, wrong)
    }

    private static func features(of document: Document) -> [String] {
        let views = Array(document.allViews)
        let constraints = Array(document.allConstraints)
        func has(_ key: PropertyKey) -> Bool { views.contains { $0.properties[key] != nil } }
        func relates(_ condition: (LayoutConstraint, Anchor) -> Bool) -> Bool {
            constraints.contains { one in one.second.map { condition(one, $0) } ?? false }
        }
        let found: [(String, Bool)] = [
            ("stacks in stacks", views.contains { isInnerStack($0, document) }),
            ("margins of stacks", has(.marginsRelative)),
            ("equal sizes", relates { $0.first.attribute.isSize && $1.attribute.isSize }),
            ("guides", relates { $1.item.guide != nil }),
            ("inequalities", constraints.contains { $0.relation != .equal }),
            ("optional constraints", constraints.contains { $0.properties[.priority] != nil }),
            ("scroll views", views.contains { $0.kind == .scroll }),
            ("masks", has(.autoresizing)),
            ("texts", views.contains { $0.kind == .label }),
            ("hidden views", has(.hidden)),
            ("spacing of their own", has(.spacingAfter)),
            (
                "size classes",
                views.contains { $0.properties.entries.contains { $0.condition != .base } }
            ),
            ("a safe area", (LayoutEnvironment(document)?.safeArea ?? .zero) != .zero),
        ]
        return found.filter(\.1).map(\.0)
    }

    private static func isInnerStack(_ view: View, _ document: Document) -> Bool {
        view.kind == .stack && document.arrangingStack(of: view.id) != nil
    }
}
