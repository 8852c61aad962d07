package import LayoutFormats

/// What a command answers: text for people, members for programs.
package struct Reply: Sendable {
    /// Whole lines without the last line's end; empty when there is nothing to say.
    package var text: String
    /// Members of the `--json` object behind `ok`, `command` and `operation`.
    package var members: [(String, JSONValue)]
    /// Whether the text is what was asked for; reports of changes are left out of scripts' output.
    package var isData: Bool
    /// What was to be checked does not hold: the program ends with 1.
    package var isFailed = false
    /// The text is a picture that fits the terminal: it is printed as it is.
    package var isPicture = false
    /// The frames that a change moved are told already.
    package var tellsMoves = false
    /// The screen is emptied first.
    package var clearsScreen = false
    /// The member whose items the text lists; nil where it is no list.
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

    /// What a change did.
    package static func report(_ text: String, _ members: [(String, JSONValue)] = []) -> Reply {
        Reply(text: text, members: members, isData: false)
    }

    /// What a question asked for.
    package static func data(_ text: String, _ members: [(String, JSONValue)]) -> Reply {
        Reply(text: text, members: members, isData: true)
    }

    /// What a question asked for, where that is a list.
    ///
    /// - Parameter member: the one of `members` whose items the text lists.
    package static func list(
        _ member: String, _ text: String, _ members: [(String, JSONValue)]
    ) -> Reply {
        var reply = data(text, members)
        reply.listed = member
        return reply
    }
}

extension Reply {
    /// What several commands answered: what the questions among them asked for, else the report.
    package init(of outcomes: [Outcome], or report: String, _ members: [(String, JSONValue)]) {
        let data = outcomes.filter(\.reply.isData).map(\.reply.text)
        self.init(
            text: data.isEmpty ? report : data.joined(separator: "\n"),
            members: members + [("replies", .array(outcomes.map(\.partJSON)))],
            isData: !data.isEmpty, isFailed: outcomes.contains(where: \.reply.isFailed))
    }
}

/// A reply, with what the shell has to know of its command.
package struct Outcome: Sendable {
    package let command: String
    package var reply: Reply
    /// The operation that was recorded; nil when nothing changed, or inside a script.
    package var operation: Int?
    /// Whether the layout that it tells of took more work than there is for one.
    package var isIncomplete = false
    /// What the guided tour says behind everything else.
    package var lesson: String?
    /// How what it lists is printed.
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
    /// As a part of another command's answer, whose operation is its own too.
    package var partJSON: JSONValue { .object([("command", .string(command))] + reply.members) }

    /// As `--json` gives it.
    package var json: JSONValue {
        .object(
            [
                ("ok", .bool(true)), ("command", .string(command)),
                ("operation", operation.map(JSONValue.integer) ?? .null),
            ] + reply.members + (isIncomplete ? [("incomplete", .bool(true))] : []))
    }
}

/// How much the shell tells of what a change did to the layout.
package enum Detail: String, CaseIterable, Hashable, Sendable {
    case quiet, brief, verbose
}
