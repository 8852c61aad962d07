package import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
package import LayoutStore
package import StackCore

/// An interface that runs commands on a layout file without a terminal, such as for tests. Each
/// command is a separate step.
package final class CommandDriver {
    private let session: Session

    /// Creates a driver whose operations all have the time 1970-01-01 and which cannot write other
    /// files.
    package init(_ file: LayoutFile) {
        session = Session(
            file, grammar: .layoutedit, settings: SessionSettings(),
            surroundings: Surroundings(
                now: { Timestamp(milliseconds: 0) },
                writeFile: { _, output throws(CommandError) in
                    throw CommandError(.cannotCreate, output.path)
                }))
    }

    /// The document that edits apply to; nil if there is none.
    package var currentDocument: String? { (try? session.currentID()).map(session.name) }

    /// Returns the current document's layout, as `frames` shows it.
    package func layout() throws -> Layout { try session.layout() }

    /// Runs the commands in some lines.
    ///
    /// - Returns: the last operation recorded; nil if the last command changed nothing.
    @discardableResult
    package func run(_ lines: String) throws -> Int? {
        var reader = StatementReader()
        var last: Int?
        for line in lines.split(separator: "\n") {
            for statement in try reader.read(line) {
                last = try session.run(session.grammar.parse(statement)).operation
            }
        }
        _ = try reader.finish()
        return last
    }

    /// The result of one command.
    package struct Answer {
        package let status: ExitStatus
        /// The text for people, followed by the JSON object for programs.
        package let text: String
    }

    /// Runs a script's commands one by one and continues after errors.
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
                if error.code.endsEverything { break }
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
