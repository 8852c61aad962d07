import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `record` command: records the session's commands as a script.
struct Record: SessionCommand {
    private static let path = Argument.path("FILE", "the script to write")

    static let usage = Usage(
        .shell,
        ["record", "off"],
        ["record", path.once, .options([Option("--force", "replace an existing file")])],
        summary: "records the session as a script, until `record off` or its end",
        discussion: """
            The script leads from the current point of history to the point at the end, with the \
            same digest. Commands that failed or were undone are left out; sourced scripts are \
            included with their commands. Changes that no command of a script can make, such as \
            `revert`, are included as the whole documents that they changed.
            """,
        examples: ["record form.layoutscript", "record off"])

    /// The path of the script; nil for `off`.
    private let output: SourceText?
    private let replaces: Bool

    init(_ match: Match) throws(CommandError) {
        output = try match[optional: Self.path]
        replaces = match.has("--force")
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.refuseInStep(statement)
        guard let output else { return try end(in: session) }
        try session.beginRecording(output, replacing: replaces)
        let path = output.text
        return .report("recording into \(path.escapedLineEnds)", [("recording", .string(path))])
    }

    private func end(in session: Session) throws(CommandError) -> Reply {
        guard let (path, count) = try session.endRecording() else {
            throw CommandError(.notAvailable, "nothing is being recorded", hint: "record FILE")
        }
        return .report(
            "wrote \(path.escapedLineEnds): " + count.counted("command"),
            [("output", .string(path)), ("commands", .integer(count))])
    }
}
