import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// The `mcp` subcommand: serves a layout file to agents over the Model Context Protocol.
struct ServeAgents: ProgramCommand {
    static let usage = Usage(
        .program,
        [
            "mcp", Argument.file.once,
            .options(
                [
                    Option("--read-only", "offer no tool that edits"), FontFolder.option, .quiet,
                ] + ProjectChoice.options),
        ],
        summary: "offers a file to agents over the Model Context Protocol",
        discussion: """
            Messages are read from standard input and answered on standard output, one a line, \
            until the input ends. Each call of `edit` is one step of history; no command can read \
            or write any file but FILE. FILE can be a storyboard or xib, to view it. \
            docs/agents.md lists the tools.
            """,
        examples: ["mcp login.layout", "mcp login.layout --read-only"])

    private let path: String
    private let mayEdit: Bool
    private let fonts: CustomFonts?
    private let choice: ProjectChoice
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        mayEdit = !match.has("--read-only")
        fonts = try FontFolder(match).fonts
        choice = try ProjectChoice(match)
        isQuiet = match.has("--quiet")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let file = try shell.openOrShow(path, mayEdit ? .readWrite : .readOnly)
        let project = shell.project(around: path, choice)
        let server = ModelContextServer(tools: AgentTools.all.filter { mayEdit || !$0.edits }) {
            answer($0, $1, on: file, project, in: shell)
        }
        let lines = LineSource.standardInput
        while true {
            do throws(CommandError) {
                guard let line = try lines.next() else { return .done }
                if let answer = server.answer(line) { shell.output.write(answer + "\n") }
            } catch {
                if error.code == .interrupted { return .interrupted }
                shell.output.write(JSONRPCError(.parseError, error.message).line + "\n")
                if error.code != .badData { return error.code.exitStatus }
            }
            try shell.output.flush()
        }
    }

    /// Runs a tool call in a new session, so that the device and other view settings of one call do
    /// not affect later calls.
    private func answer(
        _ tool: AgentTool, _ arguments: JSONValue, on file: LayoutFile, _ project: ProjectSource?,
        in shell: Shell
    ) -> AgentAnswer {
        var settings = SessionSettings()
        settings.fonts = fonts
        settings.project = project
        settings.source = .script("mcp", line: 1)
        project?.recheck()
        let session = shell.session(on: file, settings, safeFor: "mcp")
        do throws(CommandError) {
            let arguments = try AgentArguments(arguments, of: tool)
            try arguments.choose(in: session)
            return try tool.run(session, arguments)
        } catch {
            var error = error
            // The error's position is dropped unless it is in a script, because a tool's arguments
            // have no lines.
            if error.origin == nil { error.position = nil }
            return AgentAnswer(ErrorReport(error))
        }
    }
}
