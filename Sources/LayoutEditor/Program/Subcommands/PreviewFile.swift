import CommandLanguage
import LayoutCommands
import LayoutFormats
import LayoutPreview
import LayoutReplies
import LayoutSession
import LayoutStore
import Platform

/// The `preview` subcommand: serves a layout file as a web page until interrupted.
struct PreviewFile: ProgramCommand {
    private static let document = Argument.document("DOCUMENT")
    private static let port = Argument.count("N")
    private static let address = Argument.text("ADDRESS")

    static let usage = Usage(
        .program,
        [
            "preview", Argument.file.once, .optional([document.once]),
            .options(
                [
                    Option("--port", taking: port.erased, "listen on this port; 0 is any free one"),
                    Option("--open", "open the page in the browser"),
                    Option(
                        "--bind", taking: address.erased,
                        "listen on this numeric address; other machines can then connect"),
                    Option(
                        "--until-input-ends", "also end when standard input ends"
                    ),
                    FontFolder.option, .quiet, .json,
                ] + ExportOptions.layoutOnly),
        ],
        summary: "shows a file as a page that follows every change",
        discussion: """
            The first line is the page's address; anyone who knows it can view the page, and \
            nobody can edit. Only this machine can connect unless --bind is given. Ctrl-C ends it. \
            docs/preview.md describes the page.
            """,
        examples: ["preview login.layout", "preview login.layout Login --orientation landscape"])

    private let path: String
    private let document: SourceText?
    private let address: PageAddress
    private let opens: Bool
    private let endsWithInput: Bool
    private let settings: SessionSettings
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        document = try match[optional: Self.document]
        let text = try match[optional: Self.address]?.text ?? "127.0.0.1"
        let port = try match[optional: Self.port] ?? 0
        guard let number = UInt16(exactly: port) else {
            throw CommandError(.usage, "a port is a number up to 65535, not \(port)")
        }
        guard let address = PageAddress(text, port: number) else {
            throw CommandError(
                .usage, "--bind needs a numeric address, not \(text)",
                hint: "127.0.0.1 is this machine, 0.0.0.0 every address it has")
        }
        self.address = address
        opens = match.has("--open")
        endsWithInput = match.has("--until-input-ends")
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
        var settings = SessionSettings()
        try LayoutOptions(match).override(&settings)
        settings.fonts = try FontFolder(match).fonts
        self.settings = settings
    }

    func run(in shell: Shell) throws -> ExitStatus {
        // A visitor of the page must not be able to name paths, and no request may delay other
        // requests for long.
        let timer = RequestTimer()
        var limited = shell
        limited.surroundings.isInterrupted = { Signals.wasInterrupted || timer.hasExpired }
        let session = limited.session(
            on: try limited.open(path, .readOnly), settings, safeFor: "preview")
        if let document { _ = try session.documentID(document) }
        let answers = PageAnswers(session, document: document?.text)
        let server = try server(of: answers, timer)
        ReplyPrinter(shell.output, isJSON: isJSON).print(
            Outcome(
                command: "preview",
                reply: .data(server.url, [("address", .string(server.url))])))
        try shell.output.flush()
        if !address.isLoopback {
            shell.output.report([
                "other machines can reach this address; anyone who knows it can view the page"
            ])
        }
        if opens { Browser.open(server.url) }
        // Solves the layout while the browser starts, so that the first request is answered at
        // once.
        timer.limiting { answers.prepare() }
        server.run(
            until: [Signals.interruptionDescriptor()] + (endsWithInput ? [STDIN_FILENO] : []))
        return .done
    }

    private func server(
        of answers: PageAnswers, _ timer: RequestTimer
    ) throws(CommandError) -> PageServer {
        let content = PageContent(state: { timer.limiting { answers.state() } }) {
            name, arguments in
            timer.limiting { answers.answer(name, arguments).map(PageAnswer.json) }
        }
        let whole = FileProbe.resolved(path)
        let watched = WatchedFile(
            folder: whole.folderOfPath.fileName,
            name: whole.lastNameOfPath.fileName.dropLast().map { UInt8(bitPattern: $0) })
        do {
            return try PageServer(content, at: address, watching: watched)
        } catch {
            throw CommandError(.notAvailable, error.message, hint: error.hint)
        }
    }
}
