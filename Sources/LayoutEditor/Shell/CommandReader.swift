/// Reads a source's commands one after the other, and keeps their lines for error reports.
struct CommandReader {
    private let source: LineSource
    private var reader = StatementReader()
    private var waiting: ArraySlice<Statement> = []
    private var isFinished = false

    init(_ source: LineSource) { self.source = source }

    /// Whether a command has been begun that the next line goes on with.
    var isInsideCommand: Bool { !reader.isComplete }

    /// The next command; nil at the end of the source.
    ///
    /// - Parameter prompt: what to do before each line is read.
    mutating func next(
        prompt: (CommandReader) -> Void = { _ in }
    ) throws(CommandError) -> Statement? {
        while waiting.isEmpty, !isFinished {
            prompt(self)
            if let line = try source.next() {
                waiting = try reader.read(line)[...]
            } else {
                isFinished = true
                waiting = try reader.finish()[...]
            }
        }
        return waiting.popFirst()
    }

    /// Forgets what was begun; reading goes on with the next line.
    mutating func abandon() {
        reader = StatementReader()
        waiting = []
    }

    /// The error with its place in this source.
    func report(_ error: CommandError) -> ErrorReport {
        ErrorReport(
            error, file: error.position == nil || source.isTyped ? nil : source.name,
            line: error.position.flatMap { reader.lines[$0.line] })
    }
}
