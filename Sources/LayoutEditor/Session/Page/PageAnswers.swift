import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutStore
import StackCore

/// Answers to the requests of a page about a layout file, in the same JSON as `--json`. They never
/// change anything: only a fixed list of queries is run, and the file is open for reading only.
///
/// `about`       the available choices
/// `screen`      one screen: its frames (`export --format json`, no `ambiguous`) and its picture
/// `answers`     the replies (`--json`) to the commands that `ask` names, each once
package final class PageAnswers {
    let session: Session
    /// The session whose file has the history; differs from `session` only for a copy.
    private let historian: Session
    /// The session's view settings before the page chose any.
    private let request: LayoutRequest
    /// The document shown first.
    private let document: String?
    /// Sessions on past points of the history, the most recently used last.
    private var past: [(point: Int, session: Session)] = []
    private var lastMoves = -1

    /// The commands that a page may run, which its scripts use. Others could read files.
    private static let questions: Set<String> = [
        "tree", "info", "constraints", "why", "conflicts", "ambiguous", "history", "log", "diff",
    ]

    /// The number of past points that are cached.
    private static let keptPoints = 3

    /// - Parameter document: the document shown first; nil for the first by name.
    package convenience init(_ session: Session, document: String? = nil) {
        self.init(session, history: session, document: document)
    }

    init(_ session: Session, history: Session, document: String? = nil) {
        (self.session, historian) = (session, history)
        self.document = document
        request = session.settings.request
    }

    /// Reads changes by other processes and returns the state of the file as one line.
    package func state() -> String {
        do {
            try catchUp()
            let file = session.file
            if file.moveCount != lastMoves { (past, lastMoves) = ([], file.moveCount) }
            let step = try session.reading { file.head > 0 ? try file.operation(file.head) : nil }
            return JSONValue.object([
                ("ok", .bool(true)), ("head", .integer(file.head)),
                ("moves", .integer(file.moveCount)),
                ("operations", .integer(file.operationCount)),
                ("step", step?.json ?? .null),
                ("documents", .array(documentNames.map(JSONValue.string))),
            ]).line
        } catch {
            return ErrorReport(error).json.line
        }
    }

    /// Returns one line of JSON, which may be an error; nil if the request is unknown.
    package func answer(
        _ name: String, _ arguments: [(name: String, value: String)]
    ) -> String? {
        do throws(CommandError) {
            switch name {
            case "about": return about.line
            case "screen": return try screen(ShownScreen(arguments)).line
            case "answers":
                let questions = arguments.filter { $0.name == "ask" }.map(\.value)
                return try answers(to: questions, ShownScreen(arguments)).line
            default: return nil
            }
        } catch {
            return Self.refusal(error).line
        }
    }

    /// Returns the JSON of an error for a page.
    private static func refusal(_ error: CommandError) -> JSONValue {
        guard error.code == .interrupted else { return ErrorReport(error).json }
        return ErrorReport(
            CommandError(
                .interrupted, "the answer would take too long for a page",
                hint: "layoutedit FILE -c COMMAND takes its time")
        ).json
    }

    /// Computes the first layout that the page will request, so that it is cached.
    package func prepare() {
        let first = ShownScreen(document: document ?? documentNames.first, request: .none)
        _ = try? screen(first)
    }

    private var documentNames: [String] { session.file.documents.map(\.name).sorted() }

    /// The available choices and the initial selection. An empty value means the document's own.
    var about: JSONValue {
        .object([
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
        ])
    }

    /// Returns the devices shown side by side at first: the document's own, the smallest phone
    /// still sold, and a tablet. If a device or size was requested, only that one is shown.
    static func firstScreens(_ request: LayoutRequest) -> [String] {
        request.device == nil && request.size == nil ? ["", "iphone-8", "ipad-10.9"] : [""]
    }

    // MARK: One screen

    func screen(_ shown: ShownScreen) throws(CommandError) -> JSONValue {
        let session = try look(shown)
        return try session.readingAtOneMoment {
            let id = try session.currentID()
            let laidOut = LaidOutDocument(
                name: session.name(of: id), document: try session.shown(session.document(id)),
                layout: try session.layout())
            let picture = PagePicture(laidOut, shown.style)
            return .object([
                ("ok", .bool(true)),
                ("frames", FramesExport.json([laidOut], findsAmbiguity: false)),
                ("picture", .string(picture.svg)), ("size", picture.size.json),
                ("origin", .object([("x", .number(picture.x)), ("y", .number(picture.y))])),
            ])
        }
    }

    /// Returns a session with the document, view settings and point of history to show.
    private func look(_ shown: ShownScreen) throws(CommandError) -> Session {
        try catchUp()
        let there = try session(at: shown.point)
        var request = request
        request.take(shown.request)
        there.settings.request = request
        if let name = shown.document ?? document {
            there.open(try there.documentID(SourceText(text: name, position: .start)))
        }
        return there
    }

    /// Reads changes by other processes.
    private func catchUp() throws(CommandError) {
        // Remarks are only for people at a terminal.
        for told in past.map(\.session) + [session] { _ = told.takeRemarks() }
        let file = session.file
        _ = try session.reading { try file.refresh() }
    }

    /// Returns the session on the file, or one on the documents at a past point.
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

    // MARK: Replies

    private func answers(
        to questions: [String], _ shown: ShownScreen
    ) throws(CommandError) -> JSONValue {
        .object([
            ("ok", .bool(true)), ("answers", .object(try replies(to: questions, shown))),
        ])
    }

    /// Returns each question with its reply, which may be an error.
    func replies(
        to questions: [String], _ shown: ShownScreen
    ) throws(CommandError) -> [(String, JSONValue)] {
        let there = try look(shown)
        return questions.map { ($0, answer($0, there)) }
    }

    /// Returns the reply to one command, which may be an error.
    ///
    /// - Parameter there: the session for questions about the shown state; questions about the
    ///   history go to the file.
    private func answer(_ question: String, _ there: Session) -> JSONValue {
        do throws(CommandError) {
            var reader = StatementReader()
            guard let statement = try (reader.read(question) + reader.finish()).first else {
                throw CommandError(.syntax, "expected a command")
            }
            let parsed = try session.grammar.parse(statement)
            let usage = type(of: parsed.command).usage
            guard parsed.command is any QueryCommand, let name = usage.subcommand,
                Self.questions.contains(name)
            else {
                throw CommandError(
                    .notAllowed,
                    "a page asks for " + Self.questions.sorted().joined(separator: ", ")
                        + " and nothing else")
            }
            let isOfFile = usage.section == .history
            let asked = isOfFile ? historian : there
            return try asked.readingAtOneMoment { try asked.run(parsed).json }
        } catch {
            return Self.refusal(error)
        }
    }
}
