import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// The `import` subcommand: imports a storyboard, a xib, or a text in which UIKit has printed an
/// app's view hierarchy.
struct ImportFile: ProgramCommand {
    private static let input = Argument.path("INPUT", "a storyboard, xib or dump of views")

    static let usage = Usage(
        .program,
        [
            "import", Argument.file.once, input.once,
            .options([
                Option(
                    "--name", taking: Argument.importName.erased, isRepeatable: true,
                    "the name of the document, or of the document of one scene"),
                .quiet, .json,
            ]),
        ],
        summary: "imports a storyboard, xib or dump of views, one document a scene, as one step",
        discussion: """
            Parts that the documents do not contain are listed on standard error. A document is \
            named after its scene; --name gives it another name, and in a file of several scenes \
            names the scene, too. A scene that was imported before is refused: an import does not \
            update documents. With another name it is imported again. A dump is what UIKit prints \
            of a running app (`recursiveDescription`, or `_autolayoutTrace`, which has no frames): \
            each view keeps its frame, and no constraint is known.
            """,
        examples: [
            "import login.layout Main.storyboard", "import login.layout Row.xib --name Row",
            "import app.layout Main.storyboard --name login=Login --name list=Inbox",
            "import seen.layout views.txt",
        ])

    private let path: String
    private let input: String
    /// The contents of the imported file; nil if `run` must read the file.
    private let bytes: [UInt8]?
    private let names: [ImportName]
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        input = try match[Self.input].text
        bytes = nil
        names = try match[list: .importName]
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
    }

    /// Creates an import for which the user has chosen no names of documents.
    ///
    /// - Parameter bytes: the contents of the imported file, which the caller has read
    init(_ input: String, of bytes: [UInt8], into path: String, isJSON: Bool, isQuiet: Bool) {
        self.bytes = bytes
        (self.input, self.path, names) = (input, path, [])
        (self.isJSON, self.isQuiet) = (isJSON, isQuiet)
    }

    func run(in shell: Shell) throws -> ExitStatus {
        try refuseSwapped()
        let bytes = try bytes ?? DataFile.read(input)
        let isDump = ViewDump.isDump(bytes)
        let imported =
            isDump
            ? try shell.surroundings.importedViews(bytes, named: input)
            : try shell.surroundings.importedFile(bytes, named: input)
        let file = try shell.open(path, .readWrite)
        var settings = SessionSettings()
        settings.source = .importing(input)
        let session = shell.session(on: file, settings)
        let names = try session.add(
            imported, of: isDump ? nil : bytes, named: names, command: command)
        if !isDump { KnownStoryboardPaths.record(input, of: path) }
        let place = input.escapedLineEnds
        shell.output.report(imported.notes.map { "\(place):\($0.line): \($0.message)" })
        let printer = ReplyPrinter(shell.output, isJSON: isJSON)
        printer.print(
            Outcome(
                command: "import",
                reply: .report(
                    "imported " + names.joined(separator: ", "),
                    [
                        ("documents", .array(names.map(JSONValue.string))),
                        ("notes", .integer(imported.notes.count)),
                    ]),
                operation: session.recorded))
        return .done
    }

    /// Throws if the user has named a storyboard or xib as the layout file to import into.
    private func refuseSwapped() throws(CommandError) {
        guard CheckInput.isInterfaceBuilderFile(path) else { return }
        let words = [input, path].map(CommandQuoting.word).joined(separator: " ")
        throw CommandError(
            .usage, "\(path) is a storyboard or xib, and the layout file is named first",
            hint: "layoutedit import \(words)")
    }

    private var command: String { "import " + CommandQuoting.word(input) }
}
