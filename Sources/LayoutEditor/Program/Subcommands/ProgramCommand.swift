import CommandLanguage

/// A subcommand of the program.
protocol ProgramCommand: Sendable {
    static var usage: Usage { get }

    init(_ match: Match) throws(CommandError)

    /// Whether `--json` was given. Errors are then printed to standard output too, as JSON objects.
    var isJSON: Bool { get }

    /// Whether `--quiet` was given. Reports about changes are then not printed.
    var isQuiet: Bool { get }

    func run(in shell: Shell) throws -> ExitStatus
}

extension ProgramCommand {
    var isJSON: Bool { false }
    var isQuiet: Bool { false }
}

extension Argument where Value == SourceText {
    /// The argument that names the layout file.
    static var file: Self { .path("FILE", "a layout file") }
}

extension Option {
    static let json = Option("--json", "answer with one JSON object a line")
    static let quiet = Option("--quiet", "leave out messages about what commands did")
    static let noPager = Option("--no-pager", "print long answers without a pager")
}
