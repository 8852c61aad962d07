import CommandLanguage
import LayoutCommands
import LayoutFormats
import LayoutPreview
import LayoutReplies
import LayoutSession
import LayoutStore
import Platform

/// The `preview` subcommand: serves a layout file, a storyboard or a xib as a web page until
/// interrupted.
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
                    Option("--edit", "let the page edit the file"),
                    Option(
                        "--push", "with --edit: write the storyboard or xib back after each step"),
                    Option("--port", taking: port.erased, "listen on this port; 0 is any free one"),
                    Option("--open", "open the page in the browser"),
                    Option(
                        "--bind", taking: address.erased,
                        "listen on this numeric address; other machines can then connect"),
                    Option(
                        "--until-input-ends", "also end when standard input ends"
                    ),
                    FontFolder.option, .quiet, .json,
                ] + ExportOptions.layoutOnly + ProjectChoice.options),
        ],
        summary: "shows a file as a page that follows every change, or edits it there",
        discussion: """
            The first line is the page's address; anyone who knows it can view the page, and with \
            --edit also edit. Only this machine can connect unless --bind is given. FILE can be a \
            storyboard or xib: without --edit it is imported in memory and nothing is written, \
            with --edit its history is in a layout file beside it, as with `edit`. Ctrl-C ends it. \
            docs/preview.md describes the page.
            """,
        examples: [
            "preview login.layout", "preview login.layout Login --orientation landscape",
            "preview Main.storyboard --edit --push",
        ])

    private let path: SourceText
    private let document: SourceText?
    private let address: PageAddress
    private let edits: Bool
    private let pushes: Bool
    private let opens: Bool
    private let endsWithInput: Bool
    private let settings: SessionSettings
    private let project: ProjectChoice
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[.file]
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
        edits = match.has("--edit")
        pushes = match.has("--push")
        if pushes, !edits || !CheckInput.isInterfaceBuilderFile(path.text) {
            throw CommandError(.usage, "--push needs --edit and a storyboard or xib")
        }
        opens = match.has("--open")
        endsWithInput = match.has("--until-input-ends")
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
        var settings = SessionSettings()
        try LayoutOptions(match).override(&settings)
        settings.fonts = try FontFolder(match).fonts
        self.settings = settings
        project = try ProjectChoice(match)
    }

    private var isStoryboard: Bool { CheckInput.isInterfaceBuilderFile(path.text) }

    func run(in shell: Shell) throws -> ExitStatus {
        // Requests are answered one after the other, so each has a time limit.
        let timer = RequestTimer()
        var limited = shell
        limited.surroundings.isInterrupted = { Signals.wasInterrupted || timer.hasExpired }
        let history = edits && isStoryboard ? StoryboardHistory(of: path, isPushed: pushes) : nil
        let seen = try history?.update(in: shell, isJSON: false, isQuiet: isQuiet)
        let project = shell.project(around: path.text, self.project)
        let session = try session(in: limited, history, project)
        session.see(seen)
        if let document { _ = try session.documentID(document) }
        let answers = PageAnswers(
            session, document: document?.text, access: access(in: limited, history, project))
        let server = try server(of: answers, at: history?.path ?? path.text, timer)
        announce(server, in: shell)
        try shell.output.flush()
        if opens { Browser.open(server.url) }
        // Solves the layout while the browser starts, so that the first request is answered at
        // once.
        timer.limiting { answers.prepare() }
        server.run(
            until: [Signals.interruptionDescriptor()] + (endsWithInput ? [STDIN_FILENO] : []))
        // If an interruption has ended serving, it must not interrupt the last push too.
        limited.surroundings.isInterrupted = { false }
        try history?.end(in: limited)
        return .done
    }

    private func access(
        in shell: Shell, _ history: StoryboardHistory?, _ project: ProjectSource?
    ) -> PageAccess {
        guard isStoryboard else { return PageAccess(edits: edits) }
        let path = path
        let read = { try? DataFile.read(path.text) }
        let storyboard = PageStoryboard(path, isPushed: pushes, read: read)
        if history != nil { return PageAccess(edits: true, storyboard: storyboard) }
        var last = read()
        return PageAccess(storyboard: storyboard) {
            // While Xcode saves the file, it may be incomplete. If it cannot be imported, the page
            // keeps the last version.
            guard let bytes = read(), bytes != last,
                let session = try? self.session(in: shell, nil, project)
            else { return nil }
            last = bytes
            return session
        }
    }

    /// Opens the file. Visitors of the page must not be able to access other files, so the
    /// session's commands may use only this file and, if it is pushed, the storyboard.
    private func session(
        in shell: Shell, _ history: StoryboardHistory?, _ project: ProjectSource?
    ) throws -> Session {
        if edits, history == nil, let file = NewFile(path.text) {
            try file.refuseCommand(in: shell.grammar)
            file.announce(in: shell)
        }
        let file =
            if let history { try shell.open(history.path, .writeExisting) } else {
                try edits
                    ? shell.open(path.text, .readWrite) : shell.openOrShow(path.text, .readOnly)
            }
        var settings = settings
        settings.project = project
        settings.source = .script("preview", line: 1)
        settings.storyboard = pushes ? path : nil
        let safe = shell.surroundings.safe(for: "preview")
        return Session(
            file, grammar: shell.grammar, settings: settings,
            surroundings: pushes ? safe.writing(back: path.text, shell.surroundings) : safe)
    }

    private func announce(_ server: PageServer, in shell: Shell) {
        ReplyPrinter(shell.output, isJSON: isJSON).print(
            Outcome(
                command: "preview",
                reply: .data(server.url, [("address", .string(server.url))])))
        if address.isLoopback { return }
        shell.output.report([
            "other machines can reach this address; anyone who knows it can "
                + (edits ? "edit the file" : "view the page")
        ])
    }

    private func server(
        of answers: PageAnswers, at path: String, _ timer: RequestTimer
    ) throws(CommandError) -> PageServer {
        let editor = edits ? PageEditor(answers) : nil
        let content = PageContent(
            state: { timer.limiting { answers.state() } },
            answer: { name, arguments in
                timer.limiting { answers.answer(name, arguments).map(PageAnswer.json) }
            },
            post: editor.map { editor in
                { posts in
                    editor.answers(to: posts.map { ($0.name, $0.body) }, limiting: timer.limiting)
                        .map { $0.map(PageAnswer.json) }
                }
            },
            newFolders: { answers.newFolders()?.map(\.fileName) })
        let whole = FileProbe.resolved(path)
        let watched = WatchedFiles(
            folder: whole.folderOfPath.fileName,
            names: [whole.lastNameOfPath, self.path.text.lastNameOfPath].map { name in
                name.fileName.dropLast().map { UInt8(bitPattern: $0) }
            })
        do {
            return try PageServer(content, at: address, watching: watched)
        } catch {
            throw CommandError(.notAvailable, error.message, hint: error.hint)
        }
    }
}
