import CommandLanguage
import LayoutSession
import StackCore

/// The `order` command: changes the z-order, as `bringSubviewToFront`, `sendSubviewToBack` and
/// `insertSubview(_:aboveSubview:)` do.
struct Reorder: EditCommand {
    private static let view = Argument.view("NAME")
    private static let other = Argument.view("OTHER")

    static let usage = Usage(
        .order,
        [
            "order", view.once,
            .choice([
                ["front"], ["back"], ["above", other.once], ["below", other.once],
                ["at", Argument.place.once],
            ]),
        ],
        summary: "moves a view in the z-order; the arranged order stays",
        discussion: "`front` is drawn last. `at N` counts from the back, from 0.",
        examples: ["order badge front", "order badge below title", "order badge at 0"])

    private enum ZPosition {
        case front, back
        case above(ViewReference), below(ViewReference)
        case at(Int)
    }

    private let view: ViewReference
    private let place: ZPosition

    init(_ match: Match) throws(CommandError) {
        view = try match[Self.view]
        if match.has("front") {
            place = .front
        } else if match.has("back") {
            place = .back
        } else if match.has("above") {
            place = .above(try match[Self.other])
        } else if match.has("below") {
            place = .below(try match[Self.other])
        } else {
            place = .at(try match[.place])
        }
    }

    func change(_ plan: inout EditPlan) throws {
        let id = try view.resolve(in: plan.document)
        try plan.reorder(id, to: try index(of: id, in: plan))
    }

    private func index(of id: ViewID, in plan: EditPlan) throws(CommandError) -> Int {
        let siblings = plan.parent(of: id).map { plan.subviews(of: $0) } ?? []
        return switch place {
        case .front: siblings.count - 1
        case .back: 0
        case .at(let index): index
        case .above(let other): try index(of: other, without: id, siblings, plan) + 1
        case .below(let other): try index(of: other, without: id, siblings, plan)
        }
    }

    /// Returns the index of `other` among `siblings` after the view `id`, which is about to be
    /// moved, is removed from them. Throws if `other` is not one of the siblings.
    private func index(
        of other: ViewReference, without id: ViewID, _ siblings: [ViewID], _ plan: EditPlan
    ) throws(CommandError) -> Int {
        let otherID = try other.resolve(in: plan.document)
        if let index = siblings.filter({ $0 != id }).firstIndex(of: otherID) { return index }
        throw CommandError(
            .notASubview,
            "\(plan.name(of: otherID)) and \(plan.name(of: id)) have different superviews",
            at: other.source.position)
    }
}
