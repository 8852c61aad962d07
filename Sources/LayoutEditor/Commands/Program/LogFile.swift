import LayoutStore

/// The journal of a layout file.
struct LogFile: ProgramCommand {
    static let usage = Usage(
        .program,
        ["log", Argument.file.once, .options([.json])],
        summary: "lists every operation, on all branches",
        examples: ["log login.layout"])

    private let path: String
    let isJSON: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        isJSON = match.has("--json")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let file = try LayoutFile(path: path, access: .readOnly)
        let listing = HistoryListing(
            operations: try file.history(), checkpoints: try file.checkpoints(), head: file.head)
        ReplyPrinter(shell.output, isJSON: isJSON).print(
            Outcome(command: "log", reply: .data(listing.text, listing.members)))
        return .done
    }
}
