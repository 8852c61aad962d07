import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Variations that change nothing are not exported as code.
@Suite struct IdleVariationsTests {
    private static let values: [(PropertyKey, [PropertyValue])] = [
        (.hidden, [.flag(true), .flag(false)]), (.alpha, [.number(1), .number(0.5)]),
        (.text, [.text("a"), .text("b")]), (.lines, [.number(1), .number(0)]),
        (.huggingHorizontal, [.number(251), .number(250)]),
    ]

    private static let lengths: [(PropertyKey, [PropertyValue])] = [
        (.constant, [.number(0), .number(8)]), (.priority, [.number(1000), .number(750)]),
        (.installed, [.flag(true), .flag(false)]),
    ]

    @Test(arguments: 0..<60)
    func `a property varies only if its values differ, and no value changes`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var builder = try DocumentBuilder(size: Size(width: 300, height: 300))
        try builder.add(.label, "a")
        try builder.constrain("a", .leading, .equal, "view", named: "b")
        var document = builder.document
        let label = try #require(document.item(named: "a"))
        let constraint = try #require(document.item(named: "b"))
        let all = [(label, Self.values), (constraint, Self.lengths)]
        for (item, values) in all { try document.vary(item, values, &random) }
        let result = document.withoutIdleVariations
        let traits = SizeClasses.all.filter { $0.width != .any && $0.height != .any }
        for (item, values) in all {
            let own = try #require(result.properties(of: item)).entries
            for (key, _) in values {
                let before = traits.map { document.value(key, of: item, under: $0)?.value }
                #expect(traits.map { result.value(key, of: item, under: $0)?.value } == before)
                let entries = own.filter { $0.key == key }
                let isVaried = entries.contains { $0.condition != .base }
                #expect(isVaried == (Set(before).count > 1), "seed \(seed): \(key)")
                let isIdle = before.allSatisfy { $0 == document.defaultValue(key, of: item) }
                let isStated = document.properties(of: item)!.entries.contains {
                    $0.key == key && $0.condition == .base
                }
                #expect(!isIdle || isStated || entries.isEmpty, "seed \(seed): \(key)")
            }
            #expect(result.withoutIdleVariations.properties(of: item)?.entries == own)
        }
    }
}

extension Document {
    /// Gives the item random values for random size classes.
    fileprivate mutating func vary(
        _ item: ItemID, _ values: [(PropertyKey, [PropertyValue])],
        _ random: inout SeededGenerator
    ) throws {
        for (key, choices) in values {
            let conditions = SizeClasses.all.filter { _ in random.once(in: 3) }
            for condition in conditions {
                let old = properties(of: item)?.entries.first {
                    $0.key == key && $0.condition == condition
                }
                try apply(
                    .setProperty(item, key, condition, from: old?.value, to: random.pick(choices)))
            }
        }
    }
}
