import LayoutFormats
import StackCore

/// Views whose frames the constraints leave open.
struct Ambiguous: QueryCommand {
    static let usage = Usage(
        .queries, ["ambiguous"],
        summary: "lists the views whose frames the constraints leave open",
        examples: ["ambiguous"])

    init(_ match: Match) throws(CommandError) {}

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let document = try view.document()
        let names = try view.layout().ambiguous.map { document[$0].name }
        return .data(
            names.isEmpty ? "nothing is ambiguous" : names.joined(separator: "\n"),
            [("ambiguous", .array(names.map(JSONValue.string)))])
    }
}
