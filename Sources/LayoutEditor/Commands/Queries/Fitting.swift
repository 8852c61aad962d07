import StackCore

/// `systemLayoutSizeFitting`.
struct Fitting: QueryCommand {
    private static let view = Argument.view("NAME")

    static let usage = Usage(
        .queries,
        ["fitting", view.once, .optional([Argument.size.once])],
        summary: "says the smallest size that a view's constraints allow",
        examples: ["fitting form", "fitting form 320x480"])

    private let view: ViewReference

    init(_ match: Match) throws(CommandError) {
        view = try match[Self.view]
        _ = try match[optional: Argument<Size>.size]
    }

    func reply(_ session: SessionView) throws(CommandError) -> Reply {
        _ = try view.resolve(in: try session.document())
        throw CommandError(
            .notAvailable, "fitting sizes are not there yet", at: view.source.position)
    }
}
