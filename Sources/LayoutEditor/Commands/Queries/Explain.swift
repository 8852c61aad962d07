import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `explain` command: reads console output with UIKit's messages and explains each constraint
/// conflict in it, with the names of the current document's views.
struct Explain: QueryCommand {
    private static let log = Argument.path("LOG", "a file with output of the console")

    static let usage = Usage(
        .queries, ["explain", log.once],
        summary: "explains a log of UIKit's console with the views of this document",
        discussion: """
            Reads "Unable to simultaneously satisfy constraints" as `layoutedit explain` does. \
            Finds the views that it names by their classes, texts and names, and the constraints \
            by their identifiers or formulas. A text that the console shortens finds its view, \
            too. If several views of the document match, the answer describes the view as the \
            console does.
            """,
        examples: ["explain device.log"])

    private let path: String

    init(_ match: Match) throws(CommandError) { path = try match[Self.log].text }

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let document = try view.document()
        let log = String(decoding: try view.readFile(path), as: UTF8.self)
        let name = try view.documentName()
        let explained = ConsoleConflict.all(in: log).map {
            ExplainedConflict($0, in: document, named: name)
        }
        return ExplainedConflict.reply(explained, in: log)
    }
}
