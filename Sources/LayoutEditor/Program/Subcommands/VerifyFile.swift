import CommandLanguage
import LayoutFormats
import LayoutStore

/// The `verify` subcommand: checks that a layout file is not damaged.
struct VerifyFile: ProgramCommand {
    static let usage = Usage(
        .program,
        ["verify", Argument.file.once, .options([.quiet, .json])],
        summary: "checks a file from end to end, and prints the digest of its content",
        discussion: """
            The digest covers the documents' content at the current point of history and nothing \
            else. It detects damage; it is not a signature.
            """,
        examples: ["verify login.layout", "verify login.layout --json"])

    private let path: String
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let file = try shell.open(path, .readOnly)
        let report = try file.inReadTransaction { try file.verify() }
        if let damage = report.damage { throw CommandError(.badData, "\(path): \(damage)") }
        let members: [(String, JSONValue)] = [
            ("digest", .string(report.digest)), ("operations", .integer(report.operations)),
            ("documents", .integer(report.documents)),
        ]
        if isJSON {
            shell.output.write(JSONValue.object([("ok", .bool(true))] + members).line + "\n")
        } else {
            shell.output.print(
                "sound: " + report.documents.counted("document") + ", "
                    + report.operations.counted("operation") + "\ndigest \(report.digest)")
        }
        return .done
    }
}
