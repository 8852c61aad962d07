import LayoutFormats
import LayoutStore

/// What one operation changed.
struct Log: QueryCommand {
    static let usage = Usage(
        .history,
        ["log", Argument.point.once],
        summary: "says what an operation changed: item, property, old and new value",
        discussion: "`-` stands where nothing was, or is. `history` lists the operations.",
        examples: ["log 3"])

    private let point: PointReference

    init(_ match: Match) throws(CommandError) { point = try match[.point] }

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let number = try view.operation(at: point)
        if number == 0 {
            throw CommandError(
                .unknownPoint, "0 is the empty file; no operation made it",
                at: point.source.position)
        }
        return try OperationListing(number, in: view).reply
    }
}

/// An operation with what it changed, as the two states around it show.
private struct OperationListing {
    private let operation: OperationRecord
    private let difference: StateDifference

    init(_ number: Int, in view: SessionView) throws(CommandError) {
        operation = try view.operation(number)
        difference = StateDifference(
            try view.states(at: operation.parent), try view.states(at: number))
    }

    var reply: Reply {
        let heading =
            "operation \(operation.id), after \(operation.parent)  "
            + "\(operation.time.spelling)  \(operation.source.shown)"
        let command = (operation.message.map { $0 + ": " } ?? "") + operation.command
        return .data(
            [heading, command, difference.text].joined(separator: "\n"),
            [("point", operation.json), ("changes", difference.json)])
    }
}
