import CommandLanguage
import LayoutSession
import StackCore

/// The `unarrange` command: makes a stack stop arranging a view, as `removeArrangedSubview(_:)`
/// does. The view stays a subview of the stack.
struct Unarrange: EditCommand {
    private static let view = Argument.view("NAME")

    static let usage = Usage(
        .order,
        ["unarrange", view.once],
        summary: "makes a stack stop arranging a view, which stays a subview",
        examples: ["unarrange badge"])

    private let view: ViewReference

    init(_ match: Match) throws(CommandError) { view = try match[Self.view] }

    func change(_ plan: inout EditPlan) throws {
        let id = try view.resolve(in: plan.document)
        guard let stack = plan.document.arrangingStack(of: id) else {
            throw CommandError(
                .notArranged, "no stack arranges \(plan.name(of: id))", at: view.source.position)
        }
        plan.unarrange(id, from: stack)
    }
}
