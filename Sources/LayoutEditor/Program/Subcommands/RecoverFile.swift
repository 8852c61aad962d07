import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore

/// The `recover` subcommand: copies the readable parts of a damaged layout file into a new one.
struct RecoverFile: ProgramCommand {
    private static let output = Argument.path("OUTPUT", "the new layout file")

    static let usage = Usage(
        .program,
        [
            "recover", Argument.file.once, output.once,
            .options([Option("--force", "replace an existing file"), .quiet, .json]),
        ],
        summary: "saves the readable parts of a damaged file in a new one",
        discussion: """
            The journal is kept as far as replaying it gives what was written, and documents whose \
            checksums match. Missing parts are reported. The damaged file is only read. A journal \
            beside it that does not belong to it is left out. --quiet omits the message that \
            everything was recovered.
            """,
        examples: ["recover damaged.layout rescued.layout"])

    private let path: String
    private let output: String
    private let replaces: Bool
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        output = try match[Self.output].text
        replaces = match.has("--force")
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
    }

    private func read(in shell: Shell) throws(CommandError) -> Recovery {
        do {
            return try LayoutFile.recover(
                path, time: Clock.now(),
                until: shell.surroundings.cancellation)
        } catch {
            // The error's hint is dropped, because it suggests this subcommand.
            let error = CommandError(error)
            throw CommandError(error.code, error.message)
        }
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let recovery = try read(in: shell)
        try DataFile.write(
            recovery.bytes,
            to: Destination(
                path: output, replacing: .init(forced: replaces), protectedPaths: [path],
                isLayoutFile: true))
        // `--quiet` does not suppress the report if anything could not be recovered.
        if isQuiet, !isJSON, recovery.isComplete { return .done }
        ReplyPrinter(shell.output, isJSON: isJSON).print(
            Outcome(command: "recover", reply: recovery.reply))
        return .done
    }
}

extension Recovery {
    fileprivate var reply: Reply {
        .data(
            lines.joined(separator: "\n"),
            [
                ("complete", .bool(isComplete)),
                ("operations", .integer(operations)),
                ("lostOperations", .integer(operationsBefore - operations)),
                ("documents", .array(whole.map(JSONValue.string))),
                ("olderDocuments", .array(older.map(JSONValue.string))),
                ("lostDocuments", .array(lost.map(JSONValue.string))),
            ])
    }

    private var lines: [String] {
        if isComplete {
            return ["everything was recovered: " + operations.counted("operation")] + leftOut
        }
        var lines = [
            "\(operations) of " + operationsBefore.counted("operation was", "operations were")
                + " recovered"
        ]
        if operations == operationsBefore, !hasOperations {
            lines.append("some of them differ from what was written")
        }
        if !whole.isEmpty { lines.append("in their last state: " + whole.joined(separator: ", ")) }
        if !older.isEmpty {
            lines.append(
                "as they were at operation \(olderPoint): " + older.joined(separator: ", "))
        }
        if !lost.isEmpty { lines.append("lost: " + lost.joined(separator: ", ")) }
        if !withoutSource.isEmpty {
            lines.append(
                "without the bytes they were imported from: "
                    + withoutSource.joined(separator: ", "))
        }
        if !isCertain {
            lines.append("the end of the journal, and the current point of history, are uncertain")
        }
        if !hasCheckpoints { lines.append("the checkpoints could not all be read") }
        if !hasMoves { lines.append("the moves of undo and redo are lost") }
        return lines + leftOut
    }

    private var leftOut: [String] { ignoredJournalReason.map { [$0 + "; it was left out"] } ?? [] }
}
