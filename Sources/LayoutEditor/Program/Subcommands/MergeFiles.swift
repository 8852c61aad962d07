import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// The `merge` subcommand: merges three versions of a storyboard, xib or layout file.
struct MergeFiles: ProgramCommand {
    private static let base = Argument.path("BASE", "the common ancestor of both sides")
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
                Option(
                    "--output", taking: output.erased,
                    "the file to write (default: standard output)"),
                MergeSide.option,
                Option(
                    "--markers",
                    "mark conflicts of storyboards and xibs with Git's markers, not with notes"),
                Option("--path", taking: name.erased, "the name of the file in messages"),
                Option("--ours", taking: ourName.erased, "the name of ours, such as a branch"),
                Option("--theirs", taking: theirName.erased, "the name of theirs"),
                .quiet, .json,
            ]),
        ],
        summary:
            "merges three versions of a file; exit status 1 on conflicts",
        discussion: """
            For a storyboard or xib both sides' edits are merged into one file: elements by their \
            id, attributes one by one, lists in Xcode's order. What both sides changed is a \
            conflict: each is listed with both values; the file contains ours, or the side that \
            --prefer names. It stays a valid document, in which notes on the objects mark what is \
            undecided: `resolve` walks through them. The exit status is 1 too while marks of an \
            earlier merge are left. With --markers both texts are between <<<<<<< \
            and >>>>>>>, as git rerere expects; Xcode does not open such a file. Decisions made by \
            a rule are listed, too. For layout files the documents are merged in the same way, as \
            one step on ours, and the history of theirs becomes a branch, which contains what was \
            not merged. Any other file, or a damaged one, is refused with exit status 65, and \
            nothing is written.
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
    /// The name of the merged file in messages, because Git passes the paths of temporary files.
    /// Nil if the messages name the file by its path.
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
            throw CommandError(
                .usage, "--json uses standard output, so give --output for the merged file")
        }
    }

    func run(in shell: Shell) throws -> ExitStatus {
        // The output file is read before the versions, because it may be one of them.
        let present = try destination.flatMap(DataFile.readPresent)
        let versions = LayoutFileMerge.Versions(
            base: try .init(paths.base), ours: try .init(paths.ours),
            theirs: try .init(paths.theirs))
        try checkReplaceable(present, by: versions)
        if versions.isOfLayoutFiles {
            let merged = try mergeLayouts(versions, in: shell)
            let words = MergeSummary(
                merged.conflicts, merged.decisions, of: name ?? destination, sides)
            try write(merged.bytes, over: present, words, shell)
            if let branch = merged.branch, !isJSON {
                shell.output.report(["the history of theirs is a branch that ends at \(branch)"])
            }
            return merged.conflicts.isEmpty ? .done : .checkFailed
        }
        let merged = try merge(versions, in: shell)
        try write(
            merged.bytes, over: present, MergeSummary(merged, of: name ?? destination, sides), shell
        )
        if !isJSON { shell.output.printError(openMarks(of: merged)) }
        return merged.isUndecided ? .checkFailed : .done
    }

    /// Returns a line about the conflicts of an earlier merge that are still open, and the command
    /// that decides both the old and the new conflicts; empty if no conflict is open.
    private func openMarks(of merged: MergedFile) -> [String] {
        let path = name ?? destination
        let count = merged.openMarks.count
        let place = path.map { $0.escapedLineEnds + ": " } ?? ""
        let earlier =
            count == 0 ? [] : [place + count.counted("open conflict") + " of an earlier merge"]
        // Git's merge tool decides conflicts that are lines.
        let hasNotes = marking == .notes || merged.conflicts.isEmpty
        guard let path, merged.isUndecided, hasNotes else { return earlier }
        return earlier
            + ["to decide: layoutedit resolve " + GitProgram.argument(path).escapedLineEnds]
    }

    /// Throws if the output file has another format than the merged versions, because its contents
    /// would be lost.
    private func checkReplaceable(
        _ present: [UInt8]?, by versions: LayoutFileMerge.Versions
    ) throws(CommandError) {
        guard let destination else { return }
        if versions.isOfLayoutFiles {
            try DataFile.checkReplaceable(
                present, at: destination, by: "a layout file", LayoutFile.isLayoutFile)
        } else {
            // A layout file contains the bytes of its imported files, so it could otherwise be
            // taken for a storyboard or xib.
            try DataFile.checkReplaceable(present, at: destination, by: "a storyboard or xib") {
                !LayoutFile.isLayoutFile($0) && InterfaceBuilderSource.seemsToBe($0)
            }
        }
    }

    /// Writes the merged file, and prints the conflicts and decisions.
    ///
    /// - Parameter present: the contents that the output file had before the merge; nil if there
    ///   was no file. If the file has changed since, it is not replaced.
    private func write(
        _ bytes: [UInt8], over present: [UInt8]?, _ report: MergeSummary, _ shell: Shell
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
            shell.output.printError(report.conflicts)
            shell.output.report(report.decisions)
        }
    }

    private func mergeLayouts(
        _ versions: LayoutFileMerge.Versions, in shell: Shell
    ) throws(CommandError) -> LayoutFileMerge {
        do {
            return try LayoutFileMerge(
                versions, preferring: preferred,
                command: "merge " + CommandQuoting.word(name ?? paths.theirs),
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
        let fonts = shell.fonts(around: name ?? destination ?? paths.ours)
        return try shell.surroundings.work { cancellation throws(VersionRefusal) in
            try InterfaceBuilderMerge.merge(
                base: base, ours: ours, theirs: theirs, preferring: preferred, marking: marking,
                fonts: fonts, until: cancellation)
        } refusing: {
            // Git merges a recorded resolution into a file with markers, whose base is a file with
            // markers too.
            // `rerere` passes its own record as the base, under the path of a file.
            name != nil && $0.version == .base && GitMarkers.firstLine(in: base) != nil
                ? .badData(
                    in: path(of: .base), line: nil,
                    "a resolution that git rerere recorded is merged as text")
                : .badData(
                    in: path(of: $0.version), line: $0.line, $0.message,
                    hint: "a text merge may still work")
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
