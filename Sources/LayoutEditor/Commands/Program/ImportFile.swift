import LayoutFormats
import LayoutStore
import StackCore

/// Takes in a storyboard or xib.
struct ImportFile: ProgramCommand {
    private static let input = Argument.path("INPUT")
    private static let name = Argument.newName("NAME")

    static let usage = Usage(
        .program,
        [
            "import", Argument.file.once, input.once,
            .options([
                Option(
                    "--name", taking: name.erased,
                    "the name of the document, or of the first of several"),
                .quiet, .json,
            ]),
        ],
        summary: "imports a .storyboard or .xib, one document a scene, as one step",
        discussion: "What the documents do not hold is noted on standard error.",
        examples: ["import login.layout Main.storyboard", "import login.layout Row.xib --name Row"])

    private let path: String
    private let input: String
    private let name: SourceText?
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        input = try match[Self.input].text
        name = try match[optional: Self.name]
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
        if let name, !Name.isValid(name.text) { throw CommandError(invalidName: name) }
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let bytes = try DataFile.read(input)
        let imported = try read(bytes)
        let file = try shell.open(path, .readWrite)
        var settings = SessionSettings()
        settings.source = .importing(input)
        let session = Session(file, settings: settings, surroundings: shell.surroundings)
        let names = try session.add(
            imported, of: bytes, named: name?.text, command: command)
        shell.output.tell(imported.notes.map { "\(input):\($0.line): \($0.message)" })
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

    private var command: String { "import " + CommandSpelling.word(input) }

    private func read(_ bytes: [UInt8]) throws -> ImportedFile {
        do {
            return try InterfaceBuilderImport.read(bytes)
        } catch {
            let place = error.line.map { "\(input):\($0): " } ?? "\(input): "
            throw CommandError(.badData, place + error.message)
        }
    }
}
