import StackCore
import TestKit

/// A random edit, like one that a person makes, of an arbitrary document.
enum SomeEdit {
    /// Returns the edited document; nil if there is nothing to edit or the edit is refused.
    static func made(in document: Document, _ random: inout SeededGenerator) -> Document? {
        var plan = EditPlan(document)
        guard (try? make(in: document, &plan, &random)) != nil else { return nil }
        var changed = document
        expectNoError("the plan's edits") { for edit in plan.edits { try changed.apply(edit) } }
        FileCheck.expectSound(changed, "after an edit")
        return changed
    }

    private static func make(
        in document: Document, _ plan: inout EditPlan, _ random: inout SeededGenerator
    ) throws {
        let views = document.allViews.map(\.id)
        let view = random.pick(views)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: try plan.remove(view)
        case 1: try plan.addSubview(plan.create(.label, named: "fuzzed"), to: view)
        case 2: try plan.rename(.view(view), to: "fuzzed")
        case 3: try plan.addSubview(view, to: random.pick(views))
        case 4: try plan.setProperty(.text, of: .view(view), to: .text(text))
        default:
            let constraints = document.allConstraints.map(\.id)
            if constraints.isEmpty { return }
            let item = ItemID.constraint(random.pick(constraints))
            try plan.setProperty(.constant, of: item, to: .number(12.5))
        }
    }

    /// Characters that XML cannot represent or must escape.
    private static let text =
        "-- ]]> & \r\n\t"
        + [0, 1, 0x85, 0xFDD0, 0xFFFE, 0xFFFF, 0x1FFFE, 0x2028].map {
            String(Unicode.Scalar($0 as UInt32)!)
        }.joined()
}
