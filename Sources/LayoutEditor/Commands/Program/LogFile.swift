import LayoutStore

/// The journal of a layout file.
struct LogFile: ProgramCommand {
    static let usage = Usage(
        .program,
        [
            "log", Argument.file.once, .optional([Argument.point.once]),
            .options([.json, .noPager]),
        ],
        summary: "draws every operation as a tree, or says what one of them changed",
        examples: ["log login.layout", "log login.layout 3 --json"])

    private let path: String
    private let match: Match
    private let point: PointReference?
    let isJSON: Bool
    private let pages: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        point = try match[optional: .point]
        isJSON = match.has("--json")
        pages = !match.has("--no-pager")
        self.match = match
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let file = try shell.open(path, .readOnly)
        let session = Session(
            file, settings: SessionSettings(), surroundings: shell.surroundings)
        let query: any QueryCommand = point == nil ? try History(match) : try Log(match)
        let reply = try session.readingAtOneMoment { try query.reply(SessionView(session)) }
        shell.printer(isJSON: isJSON, pages: pages).print(Outcome(command: "log", reply: reply))
        return .done
    }
}
