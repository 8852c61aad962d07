import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore

/// The `edit` subcommand: edits a storyboard or xib through a layout file in the same folder, which
/// stores the history.
struct EditStoryboard: ProgramCommand {
    private static let input = Argument.path("INPUT", "a storyboard or xib")

    static let usage = Usage(
        .program,
        [
            "edit", input.once,
            .options(
                [Option("--push", "write the storyboard or xib back after each step")]
                    + EditFile.options),
        ],
        summary: "works on a storyboard or xib, with a layout file beside it for the history",
        discussion: """
            The layout file has the name of INPUT with .layout added. The first run \
            imports INPUT into it; every later run pulls INPUT first. Without --push the storyboard does \
            not change until push writes it; with --push every step that is made, undone or redone is \
            written to it, unless somebody else has changed it meanwhile.
            """,
        examples: [
            "edit Main.storyboard",
            #"edit Main.storyboard --push -c "set title.text Welcome""#,
        ])

    private let input: SourceText
    private let match: Match
    private let history: StoryboardHistory
    private let editing: EditFile
    var isJSON: Bool { editing.isJSON }
    var isQuiet: Bool { editing.isQuiet }

    init(_ match: Match) throws(CommandError) {
        try self.init(match, pushing: match.has("--push"))
    }

    init(_ match: Match, pushing pushes: Bool) throws(CommandError) {
        input = try match[Self.input]
        self.match = match
        history = StoryboardHistory(of: input, isPushed: pushes)
        editing = try EditFile(
            match, on: history.path, of: input, writing: pushes ? input : nil)
    }

    func run(in shell: Shell) throws -> ExitStatus {
        if match.has("--dry-run") { return try runDry(in: shell) }
        let bytes = try history.update(in: shell, isJSON: isJSON, isQuiet: isQuiet)
        let status = try editing.run(in: shell, seen: bytes)
        try history.end(in: shell)
        return status
    }

    /// Carries out a dry run on a copy of the layout file, which is then deleted. The copy is
    /// needed because even a dry run first imports or pulls the storyboard, and this writes the
    /// layout file.
    private func runDry(in shell: Shell) throws -> ExitStatus {
        let folder = try shell.surroundings.makeFolder()
        defer { folder.remove() }
        let copy = StoryboardHistory(
            of: input, isPushed: false, at: folder.path + "/" + history.path.lastNameOfPath)
        if FileStatus(at: history.path) != nil {
            try DataFile.write(
                try DataFile.read(history.path),
                to: Destination(path: copy.path, replacing: .nothing))
        }
        let bytes = try copy.update(in: shell, isJSON: isJSON, isQuiet: isQuiet)
        return try EditFile(match, on: copy.path, of: input).run(in: shell, seen: bytes)
    }
}

/// The layout file beside a storyboard or xib, which stores its documents and their history.
struct StoryboardHistory {
    private let input: SourceText
    /// Whether the documents are written back into the storyboard or xib after each step (pushed).
    private let isPushed: Bool
    /// The path of the layout file.
    let path: String

    /// - Parameter path: the path of the layout file; nil for the path of the storyboard or xib
    ///   followed by `.layout`
    init(of input: SourceText, isPushed: Bool, at path: String? = nil) {
        (self.input, self.isPushed) = (input, isPushed)
        self.path = path ?? input.text + ".layout"
    }

    /// Imports the storyboard or xib into the layout file if that has no history; otherwise merges
    /// the changes of the storyboard or xib into it, as `pull` does. Returns the contents of the
    /// storyboard or xib.
    func update(in shell: Shell, isJSON: Bool, isQuiet: Bool) throws -> [UInt8] {
        try refuseLinks()
        // The storyboard is read only once. A second read could return a version that Xcode has
        // saved in between, which would wrongly be recorded as imported.
        let bytes = try DataFile.read(input.text)
        let first = ImportFile(input.text, of: bytes, into: path, isJSON: isJSON, isQuiet: isQuiet)
        if FileStatus(at: path) == nil {
            _ = try first.run(in: shell)
        } else {
            do {
                _ = try PullFile(
                    input.text, of: bytes, into: path, isJSON: isJSON, isQuiet: isQuiet
                ).run(in: shell)
            } catch {
                let file = try shell.open(path, .readOnly)
                guard file.documents.isEmpty else { throw error }
                if file.operationCount == 0 {
                    // A layout file without a history remains if the first import was killed or the
                    // disk was full. The import is then repeated.
                    _ = try first.run(in: shell)
                } else {
                    reportEmptied(file.head, in: shell)
                }
            }
        }
        return bytes
    }

    /// Prints how to get the documents back after the user has undone the import or deleted all of
    /// them, because a pull then has no document to merge into.
    private func reportEmptied(_ head: Int, in shell: Shell) {
        shell.output.report([
            head == 0
                ? "the import of \(input.text) is undone: redo brings it back"
                : "all documents of \(input.text) are deleted: undo brings them back"
        ])
    }

    /// Throws if the layout file is a link, or if the storyboard to write is a link out of its
    /// folder. Someone else may have created the link, and it would determine which file is
    /// written.
    private func refuseLinks() throws(CommandError) {
        if FileStatus(ofName: path)?.isLink == true {
            throw CommandError(
                .notAllowed,
                "\(path) is a link to \(FileProbe.resolved(path)), and edit does not follow links "
                    + "for the history",
                hint: "layoutedit import FILE \(CommandQuoting.word(input.text)) makes another "
                    + "layout file")
        }
        let (target, folder) = (
            FileProbe.resolved(input.text), FileProbe.resolved(path).folderOfPath
        )
        if isPushed, FileStatus(ofName: input.text)?.isLink == true, !target.hasPrefix(folder) {
            throw CommandError(
                .notAllowed, "\(input.text) is a link out of its folder, to \(target)",
                hint: "give the path of that file to write it")
        }
    }

    private static let wayOut = "undo takes the last step back, and history lists the others"

    /// Writes the documents into the storyboard or xib a last time, as `push` does. Later pulls
    /// compare the file with the contents written now. Does nothing if `isPushed` is false.
    func end(in shell: Shell) throws {
        guard isPushed else { return }
        let session = shell.session(on: try shell.open(path, .writeExisting), SessionSettings())
        do {
            _ = try session.push(to: input, mustExist: true) { "push " + CommandQuoting.word($0) }
        } catch {
            let error = CommandError(any: error, in: nil)
            throw CommandError(
                error.code, error.message + "; the steps so far are in \(path)",
                hint: error.hint ?? (error.code == .notAvailable ? Self.wayOut : nil))
        }
    }
}
