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

    @Test(arguments: 0..<60)
    func `a property varies only if its values differ, and no value changes`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let document = try varied(&random)
        let result = document.withoutIdleVariations
        let traits = SizeClasses.all.filter { $0.width != .any && $0.height != .any }
        let view = try #require(document.view(named: "a"))
        let item = ItemID.view(view.id)
        for (key, _) in Self.values {
            let before = traits.map { document.value(key, of: item, under: $0)?.value }
            #expect(traits.map { result.value(key, of: item, under: $0)?.value } == before)
            let entries = result[view.id].properties.entries.filter { $0.key == key }
            let isVaried = entries.contains { $0.condition != .base }
            #expect(isVaried == (Set(before).count > 1), "seed \(seed): \(key)")
            let isIdle = before.allSatisfy { $0 == document.defaultValue(key, of: item) }
            let isStated = document[view.id].properties.entries.contains {
                $0.key == key && $0.condition == .base
            }
            #expect(!isIdle || isStated || entries.isEmpty, "seed \(seed): \(key)")
        }
        let again = result.withoutIdleVariations[view.id].properties.entries
        #expect(again == result[view.id].properties.entries)
    }

    /// Returns a label with random values for random size classes.
    private func varied(_ random: inout SeededGenerator) throws -> Document {
        var builder = try DocumentBuilder(size: Size(width: 300, height: 300))
        try builder.add(.label, "a")
        var document = builder.document
        let item = try #require(document.item(named: "a"))
        for (key, choices) in Self.values {
            let conditions = SizeClasses.all.filter { _ in random.once(in: 3) }
            for condition in conditions {
                let old = document.properties(of: item)?.entries.first {
                    $0.key == key && $0.condition == condition
                }
                try document.apply(
                    .setProperty(item, key, condition, from: old?.value, to: random.pick(choices)))
            }
        }
        return document
    }
}
