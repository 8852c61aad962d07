import CommandLanguage
import LayoutCommands
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// What agents are offered: questions of the language, the screen as a picture, and edits.
enum AgentTools {
    static let all =
        [documents, tree, frames, info, constraints, why, check, look, diff, history]
        + [ask, help, edit, undo, redo]

    // MARK: Looking

    private static let documents = question("documents", ["documents"], of: .file)
    private static let tree = question("tree", ["tree"], of: .document)
    private static let frames = question(
        "frames", ["frames"], [AgentParameter("view", "only this view and those inside it")],
        of: .layout)
    private static let info = question(
        "info", ["info"],
        [AgentParameter("name", "a view, a constraint, or document", isRequired: true)],
        of: .layout)
    private static let constraints = question(
        "constraints", ["constraints"], [AgentParameter("view", "only those that hold on to it")],
        of: .layout)
    private static let why = question(
        "why", ["why"],
        [
            AgentParameter(
                "target", "a view's name, or NAME.ATTRIBUTE such as title.width", isRequired: true)
        ],
        of: .layout)
    private static let check = question("check", ["check"], of: .layout)
    private static let diff = question(
        "diff", ["diff"],
        [
            AgentParameter("from", "an operation's number or a checkpoint", isRequired: true),
            AgentParameter("to", "the same; now without it"),
        ],
        of: .file)
    private static let history = question(
        "history", ["history"],
        [AgentParameter("newest", "how many at most", .integer)],
        option: "-n", of: .file)
    private static let help = question(
        "help", ["help"], [AgentParameter("topic", "a command, a property, a kind, a rule")],
        of: .file)

    private static let ask = AgentTool(
        name: "ask",
        description: """
            Answers any other question of the language, such as `why-not title.width = 120`, \
            `conflicts`, `ambiguous`, `fix 1`, `fitting form 320x0`, `explain`. It changes nothing.
            """,
        parameters: [AgentParameter("question", "one command that only looks", isRequired: true)]
            + Scope.layout.parameters,
        edits: false
    ) { session, arguments throws(CommandError) in
        let command = try AgentCommands(arguments.word("question")!, for: session).only
        guard command.command is any QueryCommand else {
            throw CommandError(
                .notAllowed, "\(command.statement.words[0].text) does not only look",
                hint: "edit runs it")
        }
        return AgentAnswer(try session.run(command), also: session.takeRemarks())
    }

    private static let look = AgentTool(
        name: "look",
        description: """
            Shows the screen as iOS draws it, or a view of it, as a PNG with two pixels a point.
            """,
        parameters: [
            AgentParameter("view", "only this view"),
            AgentParameter("appearance", "light or dark; light without it"),
            AgentParameter(
                "overlay", "what is drawn over it, with commas between: frames, names, conflicts …"),
        ] + Scope.layout.parameters,
        edits: false
    ) { session, arguments throws(CommandError) in
        let words = arguments.options([("appearance", "--appearance"), ("overlay", "--overlay")])
        let screen = try SessionView(session).screenPicture(
            of: arguments.word("view").map { SourceText(text: $0, position: .start) },
            PictureOptions(AgentArguments.match(words, PictureOptions.single)), pixelsAPoint: 2)
        return AgentAnswer(png: screen.png, caption: screen.caption)
    }

    // MARK: Editing

    private static let edit = AgentTool(
        name: "edit",
        description: """
            Runs commands of the language as one step: all of them or, at the first error, none. \
            It answers with the operation's number and with what moved. help add, help set, help \
            constrain explain the commands.
            """,
        parameters: [
            AgentParameter("commands", "one a line, or with ; between", isRequired: true),
            AgentParameter("message", "what history calls the step"),
            AgentParameter("dryRun", "says what would change and writes nothing", .boolean),
            Scope.documentParameter,
        ],
        edits: true
    ) { session, arguments throws(CommandError) in
        let commands = try AgentCommands(arguments.word("commands")!, for: session)
        if arguments.flag("dryRun") { return try commands.preview(in: session) }
        return try commands.run(in: session, as: arguments.word("message"))
    }

    private static let steps = [AgentParameter("steps", "how many; one without it", .integer)]
    private static let undo = move("undo")
    private static let redo = move("redo")

    private static func move(_ name: String) -> AgentTool {
        var tool = question(name, [name], steps, of: .file)
        tool.edits = true
        return tool
    }

    // MARK: A command as a tool

    /// What a tool may be told beside its own arguments.
    enum Scope {
        /// Nothing: it is about the whole file.
        case file
        /// Which document.
        case document
        /// Which document, and what it is laid out for.
        case layout

        static let documentParameter = AgentParameter(
            "document", "which one; without it the first by name")

        var parameters: [AgentParameter] {
            switch self {
            case .file: []
            case .document: [Self.documentParameter]
            case .layout:
                [
                    Self.documentParameter,
                    AgentParameter("device", "instead of the document's own: iphone-15, …"),
                    AgentParameter(
                        "orientation", "how it is held", among: Orientation.allCases.map(\.rawValue)
                    ),
                    AgentParameter("size", "of the root view, WxH in points"),
                    AgentParameter(
                        "direction", "of reading", among: LayoutDirection.allCases.map(\.rawValue)),
                    AgentParameter("textSize", "Dynamic Type: large, accessibilityLarge, …"),
                ]
            }
        }

        static let layoutOptions = [
            ("device", "--device"), ("orientation", "--orientation"), ("size", "--size"),
            ("direction", "--direction"), ("textSize", "--text-size"),
        ]
    }

    /// A tool that is one command of the language; what help says of the command is what it says.
    ///
    /// - Parameters:
    ///   - words: what the command begins with; the arguments stand behind.
    ///   - option: what stands before the arguments, where they are given.
    private static func question(
        _ name: String, _ words: [String], _ parameters: [AgentParameter] = [],
        option: String? = nil, of scope: Scope
    ) -> AgentTool {
        AgentTool(
            name: name, description: Grammar.layoutedit.description(of: words[0]),
            parameters: parameters + scope.parameters, edits: false
        ) { session, arguments throws(CommandError) in
            let given = parameters.compactMap { arguments.word($0.name) }
            let line = words + (given.isEmpty ? [] : option.map { [$0] } ?? []) + given
            let outcome = try session.run(session.grammar.parse(Statement(words: line)))
            return AgentAnswer(outcome, also: session.takeRemarks())
        }
    }
}

extension AgentArguments {
    /// The document and what it is laid out for, where they are given.
    func choose(in session: Session) throws(CommandError) {
        let match = try Self.match(
            options(AgentTools.Scope.layoutOptions), ExportOptions.layoutOnly)
        try LayoutOptions(match).override(&session.settings)
        guard let document = word("document") else { return }
        _ = try session.run(session.grammar.parse(Statement(words: ["open", document])))
        _ = session.takeRemarks()
    }

    /// Arguments as options of the command line.
    fileprivate func options(_ names: [(String, String)]) -> [String] {
        names.flatMap { name, option in word(name).map { [option, $0] } ?? [] }
    }

    fileprivate static func match(
        _ words: [String], _ options: [Option]
    ) throws(CommandError) -> Match {
        var matcher = SyntaxMatcher(Statement(words: words))
        guard let match = try matcher.match([[.options(options)]]) else { throw matcher.error }
        return match
    }
}

extension Statement {
    /// Words that stand nowhere.
    fileprivate init(words: [String]) {
        self.init(words: words.map { Word($0, at: .start) })
    }
}
