package import LayoutFormats

/// The reply to a command: text for people, JSON members for programs.
package struct Reply: Sendable {
    /// Whole lines without a final line end; empty if there is no text.
    package var text: String
    /// The members of the `--json` object that come after `ok`, `command` and `operation`.
    package var members: [(String, JSONValue)]
    /// Whether the text is requested data. Reports about changes are not data, and scripts do not
    /// print them.
    package var isData: Bool
    /// Whether a check failed; the program then exits with status 1.
    package var isFailed = false
    /// Whether the text is a picture already sized for the terminal, which is printed unchanged.
    package var isPicture = false
    /// Whether the text already reports the frames that moved.
    package var tellsMoves = false
    /// Whether the screen is cleared before the reply is printed.
    package var clearsScreen = false
    /// The name of the member whose items the text lists; nil if the reply is not a list.
    package private(set) var listed: String?

    package init(
        text: String, members: [(String, JSONValue)], isData: Bool, isFailed: Bool = false,
        tellsMoves: Bool = false
    ) {
        self.text = text
        self.members = members
        self.isData = isData
        self.isFailed = isFailed
        self.tellsMoves = tellsMoves
    }

    /// Creates the reply of a command that changed something.
    package static func report(_ text: String, _ members: [(String, JSONValue)] = []) -> Reply {
        Reply(text: text, members: members, isData: false)
    }

    /// Creates the reply to a query.
    package static func data(_ text: String, _ members: [(String, JSONValue)]) -> Reply {
        Reply(text: text, members: members, isData: true)
    }

    /// Creates the reply to a query that returns a list.
    ///
    /// - Parameter member: the name of the member in `members` whose items the text lists.
    package static func list(
        _ member: String, _ text: String, _ members: [(String, JSONValue)]
    ) -> Reply {
        var reply = data(text, members)
        reply.listed = member
        return reply
    }
}

extension Reply {
    /// Combines the replies of several commands: the data of the queries among them, or `report` if
    /// there are none.
    package init(of outcomes: [Outcome], or report: String, _ members: [(String, JSONValue)]) {
        let data = outcomes.filter(\.reply.isData).map(\.reply.text)
        self.init(
            text: data.isEmpty ? report : data.joined(separator: "\n"),
            members: members + [("replies", .array(outcomes.map(\.partJSON)))],
            isData: !data.isEmpty, isFailed: outcomes.contains(where: \.reply.isFailed))
    }
}

/// A reply with the facts about its command that the shell needs.
package struct Outcome: Sendable {
    package let command: String
    package var reply: Reply
    /// The recorded operation; nil if nothing changed, or inside a script.
    package var operation: Int?
    /// Whether the layout in the reply exceeded the work limit of a layout and is incomplete.
    package var isIncomplete = false
    /// The text of the guided tour, printed after everything else.
    package var lesson: String?
    /// The output format of the listing.
    package var mode = OutputMode.table

    package init(
        command: String, reply: Reply, operation: Int? = nil, isIncomplete: Bool = false,
        lesson: String? = nil
    ) {
        self.command = command
        self.reply = reply
        self.operation = operation
        self.isIncomplete = isIncomplete
        self.lesson = lesson
    }
}

extension Outcome {
    /// The outcome as a part of another command's reply. The operation is left out, because both
    /// share it.
    package var partJSON: JSONValue { .object([("command", .string(command))] + reply.members) }

    /// The outcome as `--json` prints it.
    package var json: JSONValue {
        .object(
            [
                ("ok", .bool(true)), ("command", .string(command)),
                ("operation", operation.map(JSONValue.integer) ?? .null),
            ] + reply.members + (isIncomplete ? [("incomplete", .bool(true))] : []))
    }
}

/// How much the shell reports about the effect of a change on the layout.
package enum Detail: String, CaseIterable, Hashable, Sendable {
    case quiet, brief, verbose
}
