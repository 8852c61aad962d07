import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

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
            to INPUT. Without commands the conflicts are listed first. A file that cannot be \
            imported, such as one for macOS, has no history: there only take and undecided work. \
            The exit status is 1 while something is undecided.
            """,
        examples: [
            "resolve Main.storyboard", "resolve Main.storyboard -c undecided",
            #"resolve Main.storyboard -c "take theirs 1" -c "take ours all""#,
        ])

    private let editing: EditStoryboard
    private let isConversation: Bool
    private let path: String
    private let commands: [String]
    var isJSON: Bool { editing.isJSON }
    var isQuiet: Bool { editing.isQuiet }

    init(_ match: Match) throws(CommandError) {
        path = try match[Self.input].text
        commands = try match[list: EditFile.command].map(\.text)
        editing = try EditStoryboard(match, pushing: true)
        isConversation = !match.has("-c") && !match.has("-f") && !match.has("--json")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let open = try conflicts(in: shell)
        if try !isImported() {
            for command in commands { try run(command, in: shell) }
            return try conflicts(in: shell).isEmpty ? .done : .checkFailed
        }
        if isConversation {
            for conflict in open {
                shell.output.report([(conflict.title + ": " + conflict.words).escapedLineEnds])
            }
        }
        let status = try editing.run(in: shell)
        guard status == .done else { return status }
        return try conflicts(in: shell).isEmpty ? .done : .checkFailed
    }

    private func conflicts(in shell: Shell) throws(CommandError) -> [MarkedConflict] {
        try shell.surroundings.markedConflicts(in: try DataFile.read(path), named: path)
    }

    // MARK: Files that cannot be imported

    private func isImported() throws(CommandError) -> Bool {
        guard let file = try? InterfaceBuilderImport.read(try DataFile.read(path)) else {
            return false
        }
        return !file.documents.isEmpty
    }

    /// Runs `take` or `undecided` on a file that cannot be imported.
    private func run(_ command: String, in shell: Shell) throws(CommandError) {
        let words = command.split(separator: " ").map(String.init)
        if words == ["undecided"] {
            let open = try conflicts(in: shell)
            let lines = open.map { ($0.title + ": " + $0.words).escapedLineEnds }
            shell.output.report(
                lines.isEmpty ? ["nothing is undecided"] : lines + TakenConflicts.ways(open))
            return
        }
        guard words.count > 2, words[0] == "take", let side = MergeSide(rawValue: words[1]),
            words[2...] == ["all"] || words[2...].allSatisfy({ Int($0) != nil })
        else {
            throw CommandError(
                .notAvailable,
                "\(command) needs a file that can be imported, and \(path) cannot be",
                hint: "undecided, take ours NUMBER and take theirs NUMBER work on it")
        }
        let numbers = words[2] == "all" ? nil : words[2...].compactMap { Int($0) }
        let bytes = try DataFile.read(path)
        let taken: (bytes: [UInt8], decided: [Int], troubles: [String])
        do throws(PatchRefusal) {
            taken = try MarkedConflicts.take(
                side, of: numbers, in: bytes, until: shell.surroundings.cancellation)
        } catch {
            throw CommandError(.notAvailable, error.message)
        }
        try DataFile.write(taken.bytes, to: Destination(path: path, replacing: .seen(bytes)))
        shell.output.report([
            TakenConflicts.words(
                side, taken.decided, of: numbers, left: try conflicts(in: shell), taken.troubles)
        ])
    }
}
