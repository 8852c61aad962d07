import LayoutFormats

/// What a command answers: text for people, members for programs.
struct Reply: Sendable {
    /// Whole lines without the last line's end; empty when there is nothing to say.
    var text: String
    /// Members of the `--json` object behind `ok`, `command` and `operation`.
    var members: [(String, JSONValue)]
    /// Whether the text is what was asked for; reports of changes are left out of scripts' output.
    var isData: Bool
    /// What was to be checked does not hold: the program ends with 1.
    var isFailed = false
    /// The frames that a change moved are told already.
    var tellsMoves = false

    /// What a change did.
    static func report(_ text: String, _ members: [(String, JSONValue)] = []) -> Reply {
        Reply(text: text, members: members, isData: false)
    }

    /// What a question asked for.
    static func data(_ text: String, _ members: [(String, JSONValue)]) -> Reply {
        Reply(text: text, members: members, isData: true)
    }
}

extension Reply {
    /// What several commands answered: what the questions among them asked for, else the report.
    init(of outcomes: [Outcome], or report: String, _ members: [(String, JSONValue)]) {
        let data = outcomes.filter(\.reply.isData).map(\.reply.text)
        self.init(
            text: data.isEmpty ? report : data.joined(separator: "\n"),
            members: members + [("replies", .array(outcomes.map(\.partJSON)))],
            isData: !data.isEmpty, isFailed: outcomes.contains(where: \.reply.isFailed))
    }
}

/// A reply, with what the shell has to know of its command.
struct Outcome: Sendable {
    let command: String
    var reply: Reply
    /// The operation that was recorded; nil when nothing changed, or inside a script.
    var operation: Int?
    /// Whether the layout that it tells of took more work than there is for one.
    var isIncomplete = false
    /// What the guided tour says behind everything else.
    var lesson: String?
}
