import CommandLanguage
import LayoutFormats
import LayoutPictures
import LayoutReplies
import LayoutStore
import StackCore

/// Answers to the requests of a page about a layout file, in the same JSON as `--json`. They never
/// change anything: only queries are run. A page that may not edit can use only the queries in a
/// fixed list.
///
/// `about`       the available choices
/// `screen`      one screen: frames as in `export --format json` without `ambiguous`, and picture
/// `answers`     the replies (`--json`) to the commands that `ask` names, each once; with `as=text`
///               also what the shell prints
/// `language`    the kinds, properties and commands of the language
/// `findings`    the findings of `check` on the shown screens, with repairs if requested
/// `scene`       the controllers and segues of a storyboard
/// `complete`    the completion and highlighting of a command that is being typed
package final class PageAnswers {
    private(set) var session: Session
    /// The session that answers queries about the history. It differs from `session` if `session`
    /// is on a copy of the documents, which has no history.
    private var historySession: Session
    /// The view settings of the screens, such as the device, until the page chooses its own.
    private let request: LayoutRequest
    /// The name of the document shown first; nil to show the first one.
    private let document: String?
    /// Sessions on copies of the documents, each at a past point of the history (an operation's
    /// number). The most recently used session is last.
    private var past: [(point: Int, session: Session)] = []
    private var lastMoves = -1
    /// The screen whose layouts are cached in the session.
    private var cachedScreen: CachedScreen?
    /// The cached layouts of other screens, the most recently used last.
    private var otherLayouts: [(screen: CachedScreen, layouts: CachedLayouts)] = []
    /// The permissions of the page.
    let access: PageAccess
    /// The number of times that the storyboard or xib was read again because it had changed. Always
    /// 0 for a page with a layout file.
    private var reloads = 0
    /// The number of the search for the project that found the folders that `newFolders` returned
    /// last.
    private var knownSearch = 0
    /// The last edit, undo or pull by a page that changed the current operation: the file's
    /// `moveCount` after it, and the identifier of the page. Nil if there was none.
    var lastMove: (count: Int, client: String)?

    /// The commands that a page may run if it may not edit. Other queries could read files.
    private static let questions: Set<String> = [
        "tree", "info", "constraints", "why", "conflicts", "ambiguous", "history", "log", "diff",
    ]

    /// The number of past points that are cached.
    private static let keptPoints = 3
    /// The number of screens, besides the last one, whose layouts are cached.
    private static let keptScreens = 7

    /// The document and the view settings of a screen, on which its layouts depend. It is the key
    /// of the screen's cached layouts.
    private struct CachedScreen: Hashable {
        let document: String?
        let request: LayoutRequest
    }

    /// - Parameter document: the name of the document that is shown first; nil for the first one
    package convenience init(
        _ session: Session, document: String? = nil, access: PageAccess = PageAccess()
    ) {
        self.init(session, history: session, document: document, access: access)
    }

    init(
        _ session: Session, history: Session, document: String? = nil,
        access: PageAccess = PageAccess()
    ) {
        (self.session, historySession) = (session, history)
        self.document = document
        self.access = access
        request = session.settings.request
    }

    /// Reads changes by other processes and returns the state of the file as one line.
    package func state() -> String {
        do {
            if let fresh = access.reload() { show(fresh) }
            session.settings.project?.recheck()
            try catchUp()
            let file = session.file
            if file.moveCount != lastMoves { (past, lastMoves) = ([], file.moveCount) }
            let step = try session.reading { file.head > 0 ? try file.operation(file.head) : nil }
            let next = access.edits ? try session.reading { try file.nextMoves() } : nil
            return JSONValue.object([
                ("ok", .bool(true)), ("head", .integer(file.head)),
                ("moves", .integer(file.moveCount + reloads)),
                ("operations", .integer(file.operationCount)),
                ("step", step?.json ?? .null), ("undo", next?.undo?.json ?? .null),
                ("redo", next?.redo?.json ?? .null),
                (
                    "client",
                    .optional(lastMove?.count == file.moveCount ? lastMove?.client : nil)
                ),
                ("outside", .bool(try hasOutsideChange())),
                ("unwritten", .optional(access.storyboard?.unwrittenReason(in: session))),
                ("project", .integer(session.settings.project?.changes ?? 0)),
                ("documents", .array(documentNames.map(JSONValue.string))),
            ]).line
        } catch {
            return ErrorReport(error).json.line
        }
    }

    /// Returns the folders with the project's files; nil if they were found by the same search as
    /// at the last call, or if no answer has needed the project yet.
    package func newFolders() -> [String]? {
        guard let (folders, search) = session.settings.project?.folders(since: knownSearch) else {
            return nil
        }
        knownSearch = search
        return folders
    }

    /// Replaces the session by `fresh`, a session on a newer version of the same storyboard or xib.
    private func show(_ fresh: Session) {
        (session, historySession, past) = (fresh, fresh, [])
        (cachedScreen, otherLayouts) = (nil, [])
        reloads += 1
    }

    /// Returns whether another program has changed the storyboard or xib, and the layout file does
    /// not have the changes yet. Returns false if the page may not edit.
    private func hasOutsideChange() throws(CommandError) -> Bool {
        guard access.edits, let storyboard = access.storyboard else { return false }
        return try storyboard.unseen(by: session) != nil
    }

    /// Returns the answer to a request as one line of JSON, which may be an error; nil if the
    /// request is unknown.
    package func answer(
        _ name: String, _ arguments: [(name: String, value: String)]
    ) -> String? {
        do throws(CommandError) {
            switch name {
            case "about": return about.line
            case "screen": return try screen(ShownScreen(arguments)).line
            case "answers":
                let questions = arguments.filter { $0.name == "ask" }.map(\.value)
                let isPrinted = arguments.contains { $0 == ("as", "text") }
                return try answers(to: questions, ShownScreen(arguments), isPrinted).line
            case "language": return PageLanguage(session.grammar).json.line
            case "complete": return try completion(arguments).line
            case "findings": return try findings(arguments).line
            case "scene": return try scenes().line
            default: return nil
            }
        } catch {
            return Self.refusal(error).line
        }
    }

    /// Returns the answer for a page whose request has failed, as JSON.
    static func refusal(_ error: CommandError) -> JSONValue {
        guard error.code == .interrupted else { return ErrorReport(error).json }
        return ErrorReport(
            CommandError(
                .interrupted, "the answer would take too long for a page",
                hint: "layoutedit FILE -c COMMAND has no time limit")
        ).json
    }

    /// Computes the first layout that the page will request, so that it is cached.
    package func prepare() {
        let first = ShownScreen(document: document ?? documentNames.first, request: .none)
        _ = try? screen(first)
    }

    /// The names of the documents in the order of their creation. For imported scenes, this is the
    /// order in the storyboard.
    private var documentNames: [String] { session.file.documents.map(\.name) }

    /// The answer `about`: the values that the user of the page can choose, and the values chosen
    /// at first. An empty value stands for the document's own value.
    var about: JSONValue {
        .object(
            [
                ("ok", .bool(true)), ("file", .string(session.file.path.lastNameOfPath)),
                ("document", .optional(document)),
                ("screens", .array(Self.firstScreens(request).map(JSONValue.string))),
                ("devices", .array(Device.all.map(\.json))),
                (
                    "choices",
                    .object(
                        ShownScreen.choices.map { choice in
                            (choice.name, .array(choice.values.map(JSONValue.string)))
                        })
                ),
            ] + access.members + [("languages", .array(languages))])
    }

    /// The languages in which the project has texts of the documents.
    private var languages: [JSONValue] {
        (session.project?.languages ?? []).map { code in
            .object([("code", .string(code)), ("name", .string(code))])
        }
    }

    /// Returns the devices shown side by side at first: the document's own, the smallest phone
    /// still sold, and a tablet. If a device or size was requested, only that one is shown.
    static func firstScreens(_ request: LayoutRequest) -> [String] {
        request.device == nil && request.size == nil ? ["", "iphone-8", "ipad-10.9"] : [""]
    }

    // MARK: Answering with a screen

    func screen(_ shown: ShownScreen) throws(CommandError) -> JSONValue {
        let session = try look(shown)
        return try session.readingAtOneMoment {
            let id = try session.currentID()
            let laidOut = LaidOutDocument(
                name: session.name(of: id), document: try session.shown(session.document(id)),
                layout: try session.layout())
            return ScreenAnswer(laidOut, shown.style).json(hasPicture: true)
        }
    }

    /// Returns the session that answers queries about the screen `shown`, after opening the
    /// document of `shown` and setting its view settings in that session.
    func look(_ shown: ShownScreen) throws(CommandError) -> Session {
        try catchUp()
        let there = try session(at: shown.point)
        var request = request
        request.take(shown.request)
        there.settings.request = request
        if there === session {
            useLayouts(of: CachedScreen(document: shown.document ?? document, request: request))
        }
        if let name = shown.document ?? document {
            there.open(try there.documentID(SourceText(text: name, position: .start)))
        }
        return there
    }

    /// Moves the session's cached layouts to `otherLayouts`, and gives the session those of
    /// `screen`.
    private func useLayouts(of screen: CachedScreen) {
        if screen == cachedScreen { return }
        if let cachedScreen { otherLayouts.append((cachedScreen, session.layouts)) }
        cachedScreen = screen
        if let place = otherLayouts.firstIndex(where: { $0.screen == screen }) {
            session.layouts = otherLayouts.remove(at: place).layouts
        } else {
            session.layouts = CachedLayouts(until: session.surroundings.cancellation)
        }
        if otherLayouts.count > Self.keptScreens { otherLayouts.removeFirst() }
    }

    /// Reads changes by other processes.
    private func catchUp() throws(CommandError) {
        // The remarks are discarded, because they are meant for people at a terminal.
        for told in past.map(\.session) + [session] { _ = told.takeRemarks() }
        let file = session.file
        _ = try session.reading { try file.refresh() }
    }

    /// Returns the session on the file; or, for a past point of the history, a session on a copy of
    /// the documents at that point.
    private func session(at point: Int?) throws(CommandError) -> Session {
        guard let point else { return session }
        if let place = past.firstIndex(where: { $0.point == point }) {
            let found = past.remove(at: place)
            past.append(found)
            return found.session
        }
        let made = try session.past(at: point)
        past = past.suffix(Self.keptPoints - 1) + [(point, made)]
        return made
    }

    // MARK: Answering with findings and scenes

    private func findings(
        _ arguments: [(name: String, value: String)]
    ) throws(CommandError) -> JSONValue {
        func argument(_ name: String) -> String? { arguments.last { $0.name == name }?.value }
        let there = try look(ShownScreen(arguments))
        let devices =
            argument("devices")?
            .split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? nil : String($0) } ?? []
        for device in devices {
            guard let device, Device.screen(device) == nil else { continue }
            throw CommandError(.unknownDevice, "there is no device \(device)")
        }
        return try there.readingAtOneMoment {
            try PageFindings(
                in: there, on: devices, findsRepairs: argument("fixes") == "true"
            ).json
        }
    }

    private func scenes() throws(CommandError) -> JSONValue {
        try catchUp()
        return try PageScenes(in: session).json
    }

    // MARK: Answering with the replies to queries

    private func answers(
        to questions: [String], _ shown: ShownScreen, _ isPrinted: Bool
    ) throws(CommandError) -> JSONValue {
        let replies = try replies(to: questions, shown, isPrinted)
        return .object([("ok", .bool(true)), ("answers", .object(replies))])
    }

    /// Returns each query with its reply, which may be an error.
    ///
    /// - Parameter isPrinted: whether each reply also has a member `printed`, which contains the
    ///   text that the shell prints
    func replies(
        to questions: [String], _ shown: ShownScreen, _ isPrinted: Bool = false
    ) throws(CommandError) -> [(String, JSONValue)] {
        let there = try look(shown)
        return questions.map { ($0, answer($0, there, isPrinted)) }
    }

    /// Returns the reply to one query, which may be an error.
    ///
    /// - Parameter there: the session that answers queries about the shown documents; queries about
    ///   the history go to `historySession`
    private func answer(_ question: String, _ there: Session, _ isPrinted: Bool) -> JSONValue {
        do throws(CommandError) {
            var reader = StatementReader()
            guard let statement = try (reader.read(question) + reader.finish()).first else {
                throw CommandError(.syntax, "expected a command")
            }
            let parsed = try session.grammar.parse(statement)
            let usage = type(of: parsed.command).usage
            try checkQuestion(parsed)
            let isOfFile = usage.section == .history
            let asked = isOfFile ? historySession : there
            var outcome = try asked.readingAtOneMoment { try asked.run(parsed) }
            if isPrinted { outcome.reply.members.append(("printed", .string(outcome.reply.text))) }
            return outcome.json
        } catch {
            return Self.refusal(error)
        }
    }

    /// Throws if a page must not run this query.
    private func checkQuestion(_ parsed: ParsedCommand) throws(CommandError) {
        let name = type(of: parsed.command).usage.subcommand ?? ""
        if access.edits {
            try PageCommands.check([parsed], session.grammar)
            if parsed.command is any QueryCommand || PageCommands.answers.contains(name) { return }
            throw CommandError(.notAllowed, "\(name) changes something", hint: "edit takes it")
        }
        if parsed.command is any QueryCommand, Self.questions.contains(name) { return }
        throw CommandError(
            .notAllowed,
            "a page asks for " + Self.questions.sorted().joined(separator: ", ")
                + " and nothing else")
    }
}
