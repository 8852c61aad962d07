import CommandLanguage
import LayoutCommands
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// The `export` subcommand: writes documents in another format.
struct ExportFile: ProgramCommand {
    private static let document = Argument.document("DOCUMENT")

    static let usage = Usage(
        .program,
        [
            "export", Argument.file.once, .optional([document.once]),
            .options(
                ExportOptions.all + [FontFolder.option, .at, .quiet, .json]
                    + ProjectChoice.options),
        ],
        summary: "writes one document, or all of them, in another format",
        discussion: """
            Without --output the export goes to standard output. A file that is replaced stays \
            whole until the new one is complete; for a link, its target is replaced. A pipe or \
            device is written into. A storyboard or xib may only replace a file that the layout \
            file has imported or written. Any other file is refused, even with --force, because \
            somebody's changes would be lost. FILE can be a storyboard or xib: it is imported in \
            memory, and nothing is written but the output.
            """,
        examples: [
            "export login.layout --format json",
            "export login.layout Login --format svg --output login.svg",
            "export Main.storyboard --format json",
        ])

    private let path: String
    private let export: Export
    private var options: ExportOptions { export.options }
    private let fonts: FontFolder
    private let project: ProjectChoice
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        export = try Export(match)
        fonts = try FontFolder(match)
        project = try ProjectChoice(match)
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
    }

    /// Whether the layout file records the exported bytes, so that a later export may overwrite
    /// them. Some formats are never recorded. An export to standard output is not recorded with
    /// `--json`, or if standard output is a terminal.
    private var isNoted: Bool {
        options.format.isNoted && (options.output != nil || !isJSON && !Terminal.showsOutput)
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let file = try shell.openOrShow(path, isNoted ? .writeExisting : .readOnly)
        var settings = SessionSettings()
        settings.fonts = fonts.fonts
        settings.project = shell.project(around: path, project)
        let session = shell.session(on: file, settings)
        if options.format.isBinary, options.output == nil, Terminal.showsOutput {
            throw CommandError(
                .usage, "\(options.format.name) cannot be shown on a terminal",
                hint: "--output PATH writes it to a file")
        }
        let (exported, documents) = try export.file(in: session, takingAll: true)
        try session.checkInterruption()
        if let output = options.output {
            try options.write(exported, of: documents, to: output, in: session)
        } else if !isJSON {
            shell.output.write(exported.bytes)
            try shell.output.flush()
            if isNoted { options.noteWritten(exported, of: documents, in: session) }
        }
        shell.output.report(session.takeRemarks())
        let place = options.output?.text ?? path
        shell.output.report(
            exported.notes.map { "\(place.escapedLineEnds):\($0.line): \($0.message)" })
        if isJSON { ReplyPrinter(shell.output, isJSON: true).print(try outcome(exported)) }
        return .done
    }

    /// Returns the reply: the path of the written file or, without `--output`, the exported text.
    private func outcome(_ exported: ExportedFile) throws(CommandError) -> Outcome {
        let content: (String, JSONValue)
        if let output = options.output {
            content = ("output", .string(output.text))
        } else {
            content = ("text", .string(try options.text(of: exported)))
        }
        return Outcome(
            command: "export",
            reply: .data("", [content, ("notes", .integer(exported.notes.count))]))
    }
}
