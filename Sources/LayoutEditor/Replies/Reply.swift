package import LayoutFormats

/// The reply to a command: text for people, JSON members for programs.
package struct Reply: Sendable {
    /// Whole lines without a final line end; empty if the reply has no text.
    package var text: String
    /// The members of the object that `--json` prints, after its members `ok`, `command` and
    /// `operation`.
    package var members: [(String, JSONValue)]
    /// Whether the text answers a query. It is false for reports about changes, which scripts do
    /// not print.
    package var isData: Bool
    /// Whether the command was a check that failed. The program then exits with status 1.
    package var isFailed = false
    /// Whether the text is a picture, already sized for the terminal, which is printed without
    /// escaping.
    package var isPicture = false
    /// Whether the text already lists the frames that the command moved.
    package var listsMoves = false
    /// Whether the screen is cleared before the reply is printed.
    package var clearsScreen = false
    /// The member of `members` whose items the text lists; nil if the reply is not a list.
    package private(set) var listed: String?

    package init(
        text: String, members: [(String, JSONValue)], isData: Bool, isFailed: Bool = false,
        listsMoves: Bool = false
    ) {
        self.text = text
        self.members = members
        self.isData = isData
        self.isFailed = isFailed
        self.listsMoves = listsMoves
    }

    /// Creates the reply of a command that changed something.
    package static func report(_ text: String, _ members: [(String, JSONValue)] = []) -> Reply {
        Reply(text: text, members: members, isData: false)
    }

    /// Creates the reply to a query.
    package static func data(_ text: String, _ members: [(String, JSONValue)]) -> Reply {
        Reply(text: text, members: members, isData: true)
    }

    /// Creates the reply to a query for a list.
    ///
    /// - Parameter member: the name of the member in `members` that contains the list's items.
    package static func list(
        _ member: String, _ text: String, _ members: [(String, JSONValue)]
    ) -> Reply {
        var reply = data(text, members)
        reply.listed = member
        return reply
    }
}

extension Reply {
    /// Combines the replies of several commands. The text consists of the replies to queries; if no
    /// command is a query, it is `report`.
    package init(of outcomes: [Outcome], or report: String, _ members: [(String, JSONValue)]) {
        let data = outcomes.filter(\.reply.isData).map(\.reply.text)
        self.init(
            text: data.isEmpty ? report : data.joined(separator: "\n"),
            members: members + [("replies", .array(outcomes.map(\.partJSON)))],
            isData: !data.isEmpty, isFailed: outcomes.contains(where: \.reply.isFailed))
    }
}

/// A command's reply, with the information that the shell needs to print it.
package struct Outcome: Sendable {
    package let command: String
    package var reply: Reply
    /// The number of the operation that the command recorded; nil if the command changed nothing,
    /// or ran as part of another operation.
    package var operation: Int?
    /// Whether the layout for the reply is incomplete, because the solver stopped after too much
    /// work.
    package var isIncomplete = false
    /// A text of the guided tour, printed after the reply; nil if no tour is running.
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
    /// The outcome of a command in a group, as a part of the reply to the group. The number of the
    /// operation is left out, because all commands of the group share one operation.
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

/// The level of detail at which the shell reports the effect of a change on the layout.
package enum Detail: String, CaseIterable, Hashable, Sendable {
    case quiet, brief, verbose
}
