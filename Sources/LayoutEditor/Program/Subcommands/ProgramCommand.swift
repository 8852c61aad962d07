import CommandLanguage

/// Something that the program is started for.
protocol ProgramCommand: Sendable {
    static var usage: Usage { get }

    init(_ match: Match) throws(CommandError)

    /// `--json` was given: errors are objects on standard output too.
    var isJSON: Bool { get }

    /// `--quiet` was given: what is done is not told.
    var isQuiet: Bool { get }

    func run(in shell: Shell) throws -> ExitStatus
}

extension ProgramCommand {
    var isJSON: Bool { false }
    var isQuiet: Bool { false }
}

extension Argument where Value == SourceText {
    /// The layout file.
    static var file: Self { .path("FILE", "a layout file") }
}

extension Option {
    static let json = Option("--json", "answer with one JSON object a line")
    static let quiet = Option("--quiet", "leave out what commands say they did")
    static let noPager = Option("--no-pager", "print long answers without a pager")
}
