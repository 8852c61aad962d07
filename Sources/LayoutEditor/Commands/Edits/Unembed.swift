import CommandLanguage
import LayoutSession
import StackCore

/// The `unembed` command: replaces a stack by its views, as Interface Builder's *Unembed* does.
struct Unembed: EditCommand {
    private static let stack = Argument.view("STACK")

    static let usage = Usage(
        .order,
        ["unembed", stack.once],
        summary: "removes a stack and puts its views in its position",
        examples: ["unembed fields"])

    private let stack: ViewReference

    init(_ match: Match) throws(CommandError) { stack = try match[Self.stack] }

    func change(_ plan: inout EditPlan) throws {
        try plan.unembed(try stack.resolve(in: plan.document))
    }
}
