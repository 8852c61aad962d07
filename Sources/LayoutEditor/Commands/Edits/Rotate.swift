import StackCore

/// Portrait becomes landscape and the other way round.
struct Rotate: EditCommand {
    static let usage = Usage(
        .environment, ["rotate"],
        summary: "turns the device between portrait and landscape",
        examples: ["rotate"])

    init(_ match: Match) throws(CommandError) {}

    func change(_ plan: inout EditPlan) throws {
        let now = plan.properties(of: .document)[.orientation]
        let isLandscape = now == .orientation(.landscape)
        // Portrait is the default: turning twice leaves nothing behind.
        try plan.setProperty(
            .orientation, of: .document, to: isLandscape ? nil : .orientation(.landscape))
    }
}
