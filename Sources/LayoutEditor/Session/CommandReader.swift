package import CommandLanguage
package import LayoutReplies

/// A reader that parses a source's statements one by one and stores their lines for error reports.
package struct CommandReader {
    private let source: LineSource
    private var reader: StatementReader
    private let parameters: [String: String]
    private var waiting: ArraySlice<Statement> = []
    private var isFinished = false
    /// The last statement read.
    private var current: Statement?

    /// - Parameter parameters: the values of the parameters that the source uses as `$name`, by
    ///   name
    package init(_ source: LineSource, parameters: [String: String]) {
        self.source = source
        self.parameters = parameters
        reader = StatementReader(parameters: parameters)
    }

    /// Whether an incomplete command continues on the next line.
    package var isInsideCommand: Bool { !reader.isComplete }

    /// Returns the next statement; nil at the end of the source.
    ///
    /// - Parameter prompt: called before each line is read.
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

    /// Discards an incomplete command; reading continues with the next line.
    package mutating func abandon() {
        reader = StatementReader(parameters: parameters)
        waiting = []
    }

    /// Returns a report of the error with its position in this source.
    package func report(_ error: CommandError) -> ErrorReport { ErrorReport(placed(error)) }

    /// Returns the error with the name of this source and the line. An error of a script that was
    /// run by this source already has both, and is returned unchanged.
    func placed(_ error: CommandError) -> CommandError {
        if error.origin != nil { return error }
        var error = error
        if source.isScript, error.position == nil, !error.code.isFatal {
            error.position = current?.position
        }
        error.origin = ErrorOrigin(
            file: error.position == nil || source.isTyped ? nil : source.name,
            line: error.position.flatMap { reader.lines[$0.line] })
        return error
    }
}
