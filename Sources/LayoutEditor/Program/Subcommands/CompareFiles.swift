import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

/// Says what changed between two storyboards or xibs.
struct CompareFiles: ProgramCommand {
    private static let old = Argument.path("A")
    private static let new = Argument.path("B")
    private static let format = Argument.text("text|json")

    static let usage = Usage(
        .program,
        [
            "diff", old.once, new.once,
            .options([
                Option("--format", taking: format.erased, "how to tell it"), .quiet, .json,
                .noPager,
            ]),
        ],
        summary: "says what changed between two .storyboard or .xib files, scene by scene",
        discussion: """
            What a person did stands apart from what followed: frames are counted, and what Xcode \
            writes of itself is one line. Files that say the same give no line at all. A file that \
            is no storyboard or xib is refused with exit status 65.
            """,
        examples: ["diff before.storyboard after.storyboard", "diff a.xib b.xib --format json"])

    private let paths: (old: String, new: String)
    private let pages: Bool
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        paths = (old: try match[Self.old].text, new: try match[Self.new].text)
        let format = try match[optional: Self.format]
        if let format, !["text", "json"].contains(format.text) {
            throw CommandError(
                .usage, "--format takes text or json, not \(format.text)", at: format.position)
        }
        isJSON = match.has("--json") || format?.text == "json"
        isQuiet = match.has("--quiet")
        pages = !match.has("--no-pager")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let words = FileDifferenceWords(try difference(in: shell))
        shell.printer(isJSON: isJSON, pages: pages).print(
            Outcome(command: "diff", reply: .data(words.text, isJSON ? words.members : [])))
        return .done
    }

    private func difference(in shell: Shell) throws(CommandError) -> FileDifference {
        let (old, new) = (try DataFile.read(paths.old), try DataFile.read(paths.new))
        return try shell.surroundings.work { cancellation throws(VersionRefusal) in
            try FileDifference(from: old, to: new, until: cancellation)
        } refusing: {
            .badData(
                in: $0.version == .base ? paths.old : paths.new, line: $0.line, $0.message)
        }
    }
}
