import CommandLanguage
import LayoutCommands
import LayoutFormats
import LayoutProject
import LayoutReplies
import LayoutSession
import StackCore

/// The tools that the server offers to agents: queries, the screen as a picture, edits, and
/// exported code.
enum AgentTools {
    static let all =
        [documents, tree, frames, info, constraints, why, check, look, code, export, diff, history]
        + [project, ask, help, edit, undo, redo]

    // MARK: Tools for queries

    private static let documents = queryTool(
        "documents", "Lists the documents of the file, one a screen. Example: {}", of: .file)

    private static let tree = queryTool(
        "tree",
        """
        Draws the view hierarchy: each view with its kind and text, a stack with its axis, [N] for the index \
            in a stack. Start here. In a large document use depth 2 or 3 first. \
        Example: {"document": "Login", "depth": 3}
        """,
        options: listed, of: .document, isTextOnly: true)

    private static let frames = queryTool(
        "frames",
        """
        Lists the solved frames as iOS has them: x, y, width, height in points, in the superview. \
        Example: {"view": "form", "device": "iphone-se"}
        """,
        [AgentParameter("view", "only this view and those inside it")], options: listed,
        of: .layout, isTextOnly: true)

    private static let info = queryTool(
        "info",
        """
        Shows every property of a view or constraint with its value, its default and where the value \
        comes from. Example: {"view": "title"}
        """,
        [AgentParameter("view", "a view, a constraint, or document", isRequired: true)],
        of: .layout)

    private static let constraints = queryTool(
        "constraints",
        """
        Lists the constraints, those of stacks and of content too, with ids and priorities. \
        Example: {"view": "title"}
        """,
        [AgentParameter("view", "only those on this view")], of: .layout)

    private static let why = queryTool(
        "why",
        """
        Explains in a sentence the position and size of a view, and which constraints add up to \
            each number. Ask before you change a constraint. Example: {"view": "title.width"}
        """,
        [
            AgentParameter(
                "view", "a view, or one number of it: title, title.width, title.top",
                isRequired: true)
        ],
        of: .layout)

    private static let check = queryTool(
        "check",
        """
        Finds problems: conflicts, ambiguous views, texts that are cut off, views outside the \
        screen or too small to touch. Without devices it checks one layout, with them each. \
        Check after each edit. Example: {"devices": "iphone-se,iphone-15,ipad-11", "textSizes": "all"}
        """,
        options: [
            (
                AgentParameter(
                    "devices", "all, project (the devices of the app), or a list: iphone-15,ipad-11"
                ),
                "--devices"
            ),
            (AgentParameter("orientations", "all, portrait or landscape"), "--orientations"),
            (
                AgentParameter("textSizes", "all, or sizes separated by commas: large, …"),
                "--text-sizes"
            ),
            (AgentParameter("directions", "all, ltr or rtl"), "--directions"),
        ],
        of: .layout)

    private static let diff = queryTool(
        "diff",
        """
        Shows what differs between two points of history. Example: {"from": "3"}
        """,
        [
            AgentParameter("from", "an operation's number or a checkpoint", isRequired: true),
            AgentParameter("to", "the same (default: now)"),
        ],
        of: .file)

    private static let history = queryTool(
        "history",
        """
        Lists the steps of the history, on all branches; * is the current one. \
        Example: {"newest": 10}
        """,
        options: [(AgentParameter("newest", "the maximum number", .integer), "-n")], of: .file)

    private static let project = AgentTool(
        name: "project",
        description: """
            Shows the Xcode project around the storyboard: the devices and orientations of its app, its \
            languages and fonts, and what is wrong with translations, fonts and pictures. Example: {}
            """,
        parameters: [], edits: false
    ) { session, _ throws(CommandError) in
        guard let report = session.project?.report() else {
            throw CommandError(.noInput, "no Xcode project was found around this file")
        }
        let members = report.members.filter { !largeMembers.contains($0.0) }.map { name, value in
            (name, name == "documents" ? value.withoutTexts : value)
        }
        return AgentAnswer(
            Outcome(
                command: "project",
                reply: .data(report.lines.map(\.escapedLineEnds).joined(separator: "\n"), members)))
    }

    /// The members of the `project` report that the tool leaves out, because they list every asset
    /// of the app.
    private static let largeMembers = ["projects", "images", "symbols", "colors"]

    private static let help = queryTool(
        "help",
        """
        Explains the command language: a command, a property, a kind of view, a rule of check. \
        Example: {"topic": "constrain"}
        """,
        [AgentParameter("topic", "a command, a property, a kind, a rule")], of: .file)

    private static let listed = [
        (AgentParameter("depth", "the number of levels of the hierarchy", .integer), "--depth"),
        (AgentParameter("limit", "the maximum number of views", .integer), "--limit"),
    ]

    // MARK: Tools for code and files

    private static let code = exported(
        "code",
        """
        Writes the layout as Swift code that builds the same views and constraints. \
        Example: {"framework": "swiftui"}
        """,
        AgentParameter(
            "framework", "default: uikit", among: ["uikit", "swiftui"]),
        formats: ["uikit": "swift"], otherwise: "uikit")

    private static let export = exported(
        "export",
        """
        Gives a document as text in another format: an Interface Builder file, the commands that make \
        it, frames as JSON, a drawing. Nothing is written to disk. Example: {"format": "storyboard"}
        """,
        AgentParameter(
            "format", "the format of the text",
            among: ["storyboard", "xib", "commands", "json", "svg", "dot"],
            isRequired: true),
        otherwise: "storyboard")

    /// Returns a tool that exports a document as text.
    ///
    /// - Parameters:
    ///   - format: the parameter of the tool that selects the format
    ///   - formats: the formats that have different names in the tool and in the program. The key
    ///     is the name in the tool, the value is the name in the program.
    ///   - standard: the format if the call does not select one
    private static func exported(
        _ name: String, _ description: String, _ format: AgentParameter,
        formats: [String: String] = [:], otherwise standard: String
    ) -> AgentTool {
        AgentTool(
            name: name, description: description,
            parameters: [format] + Scope.layout.parameters, edits: false
        ) { session, arguments throws(CommandError) in
            let word = arguments.word(format.name) ?? standard
            let line = ["export", "--format", formats[word] ?? word]
            let outcome = try session.run(session.grammar.parse(Statement(words: line)))
            return AgentAnswer(textOf: outcome, also: session.takeRemarks())
        }
    }

    private static let ask = AgentTool(
        name: "ask",
        description: """
            Answers any other question of the language, such as `why-not title.width = 120`, \
            `conflicts`, `ambiguous`, `fix`, `fitting form 320x0`. It changes nothing. \
            Example: {"question": "fitting form 320x0"}
            """,
        parameters: [
            AgentParameter("question", "one command that changes nothing", isRequired: true)
        ]
            + Scope.layout.parameters,
        edits: false
    ) { session, arguments throws(CommandError) in
        let command = try AgentCommands(arguments.word("question")!, for: session).only
        guard command.command is any QueryCommand else {
            throw CommandError(
                .notAllowed, "\(command.statement.words[0].text) changes something",
                hint: "use the tool edit")
        }
        return AgentAnswer(try session.run(command), also: session.takeRemarks())
    }

    private static let look = AgentTool(
        name: "look",
        description: """
            Shows the screen as iOS draws it, or a view of it, as a PNG with two pixels a point. \
            Example: {"view": "form", "overlay": "frames"}
            """,
        parameters: [
            AgentParameter("view", "only this view"),
            AgentParameter("appearance", "light or dark (default: light)"),
            AgentParameter(
                "overlay", "what is drawn over it, separated by commas: frames, names, conflicts …"),
        ] + Scope.layout.parameters,
        edits: false
    ) { session, arguments throws(CommandError) in
        let words = arguments.options([("appearance", "--appearance"), ("overlay", "--overlay")])
        let screen = try SessionView(session).screenPicture(
            of: arguments.word("view").map { SourceText(text: $0, position: .start) },
            PictureOptions(AgentArguments.match(words, PictureOptions.single)), pixelsAPoint: 2)
        return AgentAnswer(png: screen.png, caption: screen.caption)
    }

    // MARK: Tools for edits

    private static let edit = AgentTool(
        name: "edit",
        description: """
            Runs commands of the language as one step: all of them or, at the first error, none. \
            The reply is the operation's number and the views that moved. help add, help set, help \
            constrain explain the commands. Example: {"commands": ["add label title in form text=Hello", \
            "set title.font 20/bold"], "message": "a title"}
            """,
        parameters: [
            AgentParameter("commands", "one each", .strings, isRequired: true),
            AgentParameter("message", "the title of the step in history"),
            AgentParameter("dryRun", "show what would change and write nothing", .boolean),
            Scope.documentParameter,
        ],
        edits: true
    ) { session, arguments throws(CommandError) in
        let commands = try AgentCommands(arguments.lines("commands")!, for: session)
        if arguments.flag("dryRun") { return try commands.preview(in: session) }
        return try commands.run(in: session, as: arguments.word("message"))
    }

    private static let steps = [
        AgentParameter("steps", "the number of steps (default: 1)", .integer)
    ]
    private static let undo = move("undo", "Undoes the newest steps.")
    private static let redo = move("redo", "Redoes steps that were undone.")

    private static func move(_ name: String, _ description: String) -> AgentTool {
        var tool = queryTool(name, description + " Example: {\"steps\": 2}", steps, of: .file)
        tool.edits = true
        return tool
    }

    // MARK: Tools that run one command of the language

    /// The parameters about documents and layouts that a tool takes in addition to its own
    /// parameters.
    enum Scope {
        /// No further parameters, because the tool is about the whole file.
        case file
        /// A parameter for the name of the document.
        case document
        /// Parameters for the document and for the environment of its layout, such as the device.
        case layout

        static let documentParameter = AgentParameter(
            "document", "the document (default: the first by name)")

        var parameters: [AgentParameter] {
            switch self {
            case .file: []
            case .document: [Self.documentParameter]
            case .layout:
                [
                    Self.documentParameter,
                    AgentParameter("device", "instead of the document's own: iphone-15, …"),
                    AgentParameter(
                        "orientation", "the orientation of the device",
                        among: Orientation.allCases.map(\.rawValue)
                    ),
                    AgentParameter("size", "the size of the root view, WxH in points"),
                    AgentParameter(
                        "direction", "the reading direction",
                        among: LayoutDirection.allCases.map(\.rawValue)),
                    AgentParameter("textSize", "Dynamic Type: large, accessibilityLarge, …"),
                    AgentParameter(
                        "language",
                        "the app's texts in this language: de, … (the tool project lists them), "
                            + "or pseudo for longer texts"),
                ]
            }
        }

        static let layoutOptions = [
            ("device", "--device"), ("orientation", "--orientation"), ("size", "--size"),
            ("direction", "--direction"), ("textSize", "--text-size"), ("language", "--language"),
        ]
    }

    /// Returns a tool that runs one command of the language.
    ///
    /// - Parameters:
    ///   - name: the name of the tool, which is also the first word of the command
    ///   - parameters: the tool's parameters for the command's arguments, in the order of the
    ///     arguments
    ///   - options: the tool's parameters for the command's options, each with the option's name
    ///   - isTextOnly: whether the result is text only, without the JSON object with the same
    ///     content
    private static func queryTool(
        _ name: String, _ description: String, _ parameters: [AgentParameter] = [],
        options: [(parameter: AgentParameter, option: String)] = [], of scope: Scope,
        isTextOnly: Bool = false
    ) -> AgentTool {
        AgentTool(
            name: name, description: description,
            parameters: parameters + options.map(\.parameter) + scope.parameters, edits: false
        ) { session, arguments throws(CommandError) in
            let line =
                [name] + parameters.compactMap { arguments.word($0.name) }
                + arguments.options(options.map { ($0.parameter.name, $0.option) })
            let outcome = try session.run(session.grammar.parse(Statement(words: line)))
            let remarks = session.takeRemarks()
            return isTextOnly
                ? AgentAnswer(textOf: outcome, also: remarks) : AgentAnswer(outcome, also: remarks)
        }
    }
}

extension AgentArguments {
    /// Applies the layout options of this call, such as the device, to the session, and opens the
    /// document that the call names.
    func choose(in session: Session) throws(CommandError) {
        let match = try Self.match(
            options(AgentTools.Scope.layoutOptions), ExportOptions.layoutOnly)
        try LayoutOptions(match).override(&session.settings)
        guard let document = word("document") else { return }
        _ = try session.run(session.grammar.parse(Statement(words: ["open", document])))
        _ = session.takeRemarks()
    }

    /// Returns the words `OPTION VALUE` of a command line for each of the given arguments that the
    /// call contains.
    ///
    /// - Parameter names: for each argument its name, and the option that takes its value, such as
    ///   `--device`
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

extension JSONValue {
    /// A copy of the JSON of a `project` report, without the translations of the documents' texts.
    fileprivate var withoutTexts: JSONValue {
        guard case .object(let documents) = self else { return self }
        return .object(
            documents.map { path, document in
                guard case .object(let members) = document else { return (path, document) }
                let kept = members.filter { !["texts", "withoutTranslation"].contains($0.0) }
                return (path, .object(kept))
            })
    }
}

extension Statement {
    /// Creates a statement from words that have not been typed and so have no position.
    fileprivate init(words: [String]) {
        self.init(words: words.map { Word($0, at: .start) })
    }
}
