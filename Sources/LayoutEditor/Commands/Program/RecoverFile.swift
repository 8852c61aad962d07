/// Saves what can be read of a damaged file.
struct RecoverFile: ProgramCommand {
    private static let output = Argument.path("OUTPUT")

    static let usage = Usage(
        .program,
        ["recover", Argument.file.once, output.once],
        summary: "saves what can be read of a damaged file into a new one",
        examples: ["recover damaged.layout rescued.layout"])

    init(_ match: Match) throws(CommandError) {}

    func run(in shell: Shell) throws -> ExitStatus {
        throw CommandError(.notAvailable, "recover is not there yet")
    }
}
