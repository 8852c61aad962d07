package import CommandLanguage
package import LayoutReplies

/// Reads a source's commands one after the other, and keeps their lines for error reports.
package struct CommandReader {
    private let source: LineSource
    private var reader: StatementReader
    private let parameters: [String: String]
    private var waiting: ArraySlice<Statement> = []
    private var isFinished = false
    /// The command that was read last.
    private var current: Statement?

    /// - Parameter parameters: what `$name` stands for in the source.
    package init(_ source: LineSource, parameters: [String: String]) {
        self.source = source
        self.parameters = parameters
        reader = StatementReader(parameters: parameters)
    }

    /// Whether a command has been begun that the next line goes on with.
    package var isInsideCommand: Bool { !reader.isComplete }

    /// The next command; nil at the end of the source.
    ///
    /// - Parameter prompt: what to do before each line is read.
    package mutating func next(
        prompt: (CommandReader) -> Void = { _ in }
    ) throws(CommandError) -> Statement? {
        current = nil
        while waiting.isEmpty, !isFinished {
            prompt(self)
            if let line = try source.next() {
                waiting = try reader.read(line)[...]
            } else {
                isFinished = true
                waiting = try reader.finish()[...]
            }
        }
        current = waiting.popFirst()
        return current
    }

    /// Forgets what was begun; reading goes on with the next line.
    package mutating func abandon() {
        reader = StatementReader(parameters: parameters)
        waiting = []
    }

    /// The error with its place in this source.
    package func report(_ error: CommandError) -> ErrorReport { ErrorReport(placed(error)) }

    /// The error with the source and line that it stands in, unless it is from a deeper one.
    func placed(_ error: CommandError) -> CommandError {
        if error.origin != nil { return error }
        var error = error
        if source.isScript, error.position == nil, !error.code.endsEverything {
            error.position = current?.position
        }
        error.origin = ErrorOrigin(
            file: error.position == nil || source.isTyped ? nil : source.name,
            line: error.position.flatMap { reader.lines[$0.line] })
        return error
    }
}
