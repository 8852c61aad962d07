package import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
package import LayoutStore
package import StackCore

/// A driver that runs commands on a layout file without a terminal, for tests and other programs.
/// Each command is one step of the undo history.
package final class CommandDriver {
    private let session: Session

    /// Creates a driver. All its operations have the time 1970-01-01, and its commands cannot write
    /// files other than the layout file.
    package init(_ file: LayoutFile) {
        session = Session(
            file, grammar: .layoutedit, settings: SessionSettings(),
            surroundings: .ofDrivers)
    }

    /// The name of the document that edits apply to; nil if no document is open.
    package var currentDocument: String? { (try? session.currentID()).map(session.name) }

    /// Returns the layout of the current document, as the `frames` command shows it.
    package func layout() throws -> Layout { try session.layout() }

    /// Runs the commands in `lines`.
    ///
    /// - Returns: the number of the operation that the last command recorded; nil if it changed
    ///   nothing
    @discardableResult
    package func run(_ lines: String) throws -> Int? {
        var reader = StatementReader()
        var last: Int?
        func run(_ statements: [Statement]) throws {
            for statement in statements {
                last = try session.run(session.grammar.parse(statement)).operation
            }
        }
        for line in lines.textLines where !line.isEmpty { try run(reader.read(line)) }
        try run(reader.finish())
        return last
    }

    /// The result of one command of a script.
    package struct Answer {
        package let status: ExitStatus
        /// The text for people, followed by the JSON object for programs.
        package let text: String
    }

    /// Runs the commands of a script one after the other, and returns one answer for each.
    /// Continues after an error, unless no later command can succeed.
    package func answers(to script: String) -> [Answer] {
        var reader = CommandReader(LineSource(name: "script", text: script), parameters: [:])
        var answers: [Answer] = []
        while !session.isOver {
            do {
                guard let statement = try reader.next() else { break }
                let outcome = try session.run(session.grammar.parse(statement))
                answers.append(Answer(outcome))
            } catch {
                answers.append(Answer(reader.report(error)))
                if error.isFatal { break }
            }
        }
        return answers
    }
}

extension CommandDriver.Answer {
    fileprivate init(_ outcome: Outcome) {
        self.init(
            status: .done, text: outcome.reply.text + "\n" + outcome.json.line)
    }

    fileprivate init(_ report: ErrorReport) {
        self.init(
            status: report.error.code.exitStatus,
            text: report.lines(within: 80).joined(separator: "\n") + "\n" + report.json.line)
    }
}

extension SessionEnvironment {
    /// The environment of drivers: all operations have the time 1970-01-01, and commands cannot
    /// write files other than the layout file.
    static var ofDrivers: SessionEnvironment {
        SessionEnvironment(
            now: { Timestamp(milliseconds: 0) },
            writeFile: { _, output throws(CommandError) in
                throw CommandError(.cannotCreate, output.path)
            })
    }
}
