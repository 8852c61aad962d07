import CommandLanguage
import LayoutFormats
import LayoutSession
import LayoutStore

/// The `resolve` subcommand: lets the user resolve the conflicts that a merge has left open in a
/// storyboard or xib.
struct ResolveFile: ProgramCommand {
    private static let input = Argument.path("INPUT", "a storyboard or xib that was merged")

    static let usage = Usage(
        .program,
        ["resolve", input.once, .options(EditFile.options)],
        summary: "walks through the conflicts that a merge left in a storyboard or xib",
        discussion: """
            `undecided` lists them, `take theirs 3` decides one, undo undoes that: the layout file \
            beside INPUT, with its name and .layout added, has the history. Each step is written \
            to INPUT. Without commands the conflicts are listed first. The exit status is 1 while \
            something is undecided.
            """,
        examples: [
            "resolve Main.storyboard", "resolve Main.storyboard -c undecided",
            #"resolve Main.storyboard -c "take theirs 1" -c "take ours all""#,
        ])

    private let editing: EditStoryboard
    private let isConversation: Bool
    private let path: String
    var isJSON: Bool { editing.isJSON }
    var isQuiet: Bool { editing.isQuiet }

    init(_ match: Match) throws(CommandError) {
        path = try match[Self.input].text
        editing = try EditStoryboard(match, pushing: true)
        isConversation = !match.has("-c") && !match.has("-f") && !match.has("--json")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        if isConversation {
            for conflict in try conflicts(in: shell) {
                shell.output.report([conflict.title + ": " + conflict.words])
            }
        }
        let status = try editing.run(in: shell)
        guard status == .done else { return status }
        return try conflicts(in: shell).isEmpty ? .done : .checkFailed
    }

    private func conflicts(in shell: Shell) throws(CommandError) -> [MarkedConflict] {
        try shell.surroundings.markedConflicts(in: try DataFile.read(path), named: path)
    }
}
