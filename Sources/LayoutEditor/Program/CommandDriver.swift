package import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
package import LayoutStore
package import StackCore

/// The command language on a layout file without a terminal around it, for programs that type faster
/// than people: each command is a step of its own.
package final class CommandDriver {
    private let session: Session

    /// Every command happens at the beginning of 1970, and none may write another file.
    package init(_ file: LayoutFile) {
        session = Session(
            file, grammar: .layoutedit, settings: SessionSettings(),
            surroundings: Surroundings(
                now: { Timestamp(milliseconds: 0) },
                writeFile: { _, output throws(CommandError) in
                    throw CommandError(.cannotCreate, output.path)
                }))
    }

    /// The document that edits go to; nil when there is none.
    package var currentDocument: String? { (try? session.currentID()).map(session.name) }

    /// The current document's layout, as `frames` shows it.
    package func layout() throws -> Layout { try session.layout() }

    /// Runs the commands of some lines.
    ///
    /// - Returns: the operation that the last one recorded; nil when it changed nothing.
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

    /// What came of one command.
    package struct Answer {
        package let status: ExitStatus
        /// The text for people and the object for programs, one after the other.
        package let text: String
    }

    /// Runs a script's commands one by one, and goes on after those that are refused.
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
