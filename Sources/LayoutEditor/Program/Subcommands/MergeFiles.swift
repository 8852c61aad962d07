import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore

/// The `merge` subcommand: merges three versions of a storyboard, xib or layout file.
struct MergeFiles: ProgramCommand {
    private static let base = Argument.path("BASE", "the version that both sides began with")
    private static let ours = Argument.path("OURS", "our version of the file")
    private static let theirs = Argument.path("THEIRS", "their version of the file")
    private static let output = Argument.path("PATH", "the merged file to write")
    private static let name = Argument.text("NAME")
    private static let ourName = Argument.text("OUR-NAME")
    private static let theirName = Argument.text("THEIR-NAME")

    static let usage = Usage(
        .program,
        [
            "merge", base.once, ours.once, theirs.once,
            .options([
                Option("--output", taking: output.erased, "write here; standard output without it"),
                MergeSide.option,
                Option(
                    "--markers",
                    "conflicts of storyboards and xibs in lines with Git's markers, not in notes"),
                Option("--path", taking: name.erased, "what the file is called in messages"),
                Option("--ours", taking: ourName.erased, "what ours is called, such as a branch"),
                Option("--theirs", taking: theirName.erased, "what theirs is called"),
                .quiet, .json,
            ]),
        ],
        summary:
            "merges three versions of a file; exit status 1 on conflicts",
        discussion: """
            Of a storyboard or xib both sides' edits are put into one file: elements by their id, attributes one by one, \
            lists in Xcode's order. What both sides changed is a conflict: each is told with both \
            values, the file holds ours, or what --prefer says, and is a valid document all the \
            same, in which notes on the objects mark what is undecided: `resolve` walks through them. \
            With --markers both texts stand between <<<<<<< and >>>>>>>, as git rerere wants \
            them; Xcode opens no such file. What was decided by a rule is told, too. Of layout files the \
            documents are merged in the same way, as one step on ours, and theirs' history becomes a \
            branch; what was not taken is in it. A file that is neither, or is damaged, is refused with exit status 65, and nothing is written.
            """,
        examples: [
            "merge base.storyboard ours.storyboard theirs.storyboard --output Main.storyboard",
            "merge base.xib ours.xib theirs.xib --prefer theirs --output Row.xib",
            "merge base.layout ours.layout theirs.layout --output Login.layout",
        ])

    private let paths: (base: String, ours: String, theirs: String)
    private let destination: String?
    private let preferred: MergeSide
    private let marking: InterfaceBuilderMerge.Marking
    /// The name of the merged file in messages; needed because Git passes paths of temporary files.
    private let name: String?
    private let sides: SideNames
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        paths = (
            base: try match[Self.base].text, ours: try match[Self.ours].text,
            theirs: try match[Self.theirs].text
        )
        destination = try match[optional: Self.output]?.text
        preferred = try MergeSide(match)
        marking = match.has("--markers") ? .lines : .notes
        name = try match[optional: Self.name]?.text
        sides = SideNames(
            fromGit: try match[optional: Self.ourName]?.text,
            try match[optional: Self.theirName]?.text)
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
        if isJSON, destination == nil {
            throw CommandError(.usage, "--json answers where the file would go: give --output")
        }
    }

    func run(in shell: Shell) throws -> ExitStatus {
        // The output file is read before the versions, because it may be one of them.
        let present = try destination.flatMap(DataFile.readPresent)
        let versions = LayoutFileMerge.Versions(
            base: try .init(paths.base), ours: try .init(paths.ours),
            theirs: try .init(paths.theirs))
        if versions.isOfLayoutFiles {
            let merged = try mergeLayouts(versions, in: shell)
            let words = MergeWords(
                merged.conflicts, merged.decisions, of: name ?? destination, sides)
            try write(merged.bytes, over: present, words, shell)
            if let branch = merged.branch, !isJSON {
                shell.output.tell(["the history of theirs is a branch that ends at \(branch)"])
            }
            return merged.conflicts.isEmpty ? .done : .checkFailed
        }
        let merged = try merge(versions, in: shell)
        try write(
            merged.bytes, over: present, MergeWords(merged, of: name ?? destination, sides), shell)
        return merged.conflicts.isEmpty ? .done : .checkFailed
    }

    /// - Parameter present: the contents that the output file had before the merge, nil if there
    ///   was no file; if they have changed since, the file is not replaced
    private func write(
        _ bytes: [UInt8], over present: [UInt8]?, _ report: MergeWords, _ shell: Shell
    ) throws {
        if let destination {
            try DataFile.write(
                bytes, to: Destination(path: destination, replacing: .seen(present)))
        } else {
            shell.output.write(bytes)
        }
        if isJSON {
            ReplyPrinter(shell.output, isJSON: true).print(
                Outcome(command: "merge", reply: .data("", report.members)))
        } else {
            shell.output.note(report.conflicts)
            shell.output.tell(report.decisions)
        }
    }

    private func mergeLayouts(
        _ versions: LayoutFileMerge.Versions, in shell: Shell
    ) throws(CommandError) -> LayoutFileMerge {
        do {
            return try LayoutFileMerge(
                versions, preferring: preferred,
                command: "merge " + CommandSpelling.word(name ?? paths.theirs),
                in: shell.surroundings)
        } catch {
            throw CommandError(any: error, in: nil)
        }
    }

    private func merge(
        _ versions: LayoutFileMerge.Versions, in shell: Shell
    ) throws(CommandError) -> MergedFile {
        let (base, ours, theirs) = (
            versions.base.bytes, versions.ours.bytes, versions.theirs.bytes
        )
        return try shell.surroundings.work { cancellation throws(VersionRefusal) in
            try InterfaceBuilderMerge.merge(
                base: base, ours: ours, theirs: theirs, preferring: preferred, marking: marking,
                until: cancellation)
        } refusing: {
            .badData(
                in: path(of: $0.version), line: $0.line, $0.message,
                hint: "a text merge may still do")
        }
    }

    private func path(of role: VersionRefusal.Role) -> String {
        let version =
            switch role {
            case .base: paths.base
            case .ours: paths.ours
            case .theirs: paths.theirs
            case .merged: "the merged file"
            }
        return name.map { "\($0) (\(role.rawValue))" } ?? version
    }
}
