package import CommandLanguage
package import LayoutReplies
package import LayoutSession
import LayoutStore

/// The `log` command: lists what one operation changed, or the operations that changed a document,
/// view or constraint.
package struct Log: QueryCommand {
    private static let trace = Argument<SourceText>.trace

    package static let usage = Usage(
        .history,
        ["log", .optional([trace.once]), .options([.newest])],
        summary: "lists the operations, those that changed NAME, or what POINT changed",
        discussion: """
            POINT is an operation's number or a checkpoint's name: its item, property, old and new \
            value are listed, `-` for no value. NAME is a document's, a view's or a constraint's: \
            the operations are those that changed it while it had the name, in any document and on \
            any branch. On a terminal the newest comes first.
            """,
        examples: ["log", "log 3", "log title", "log -n 10"])

    private let trace: SourceText?
    private let count: Int?

    package init(_ match: Match) throws(CommandError) {
        trace = try match[optional: Self.trace]
        count = try match[optional: .newest]
    }

    package func reply(_ view: SessionView) throws(CommandError) -> Reply {
        guard let trace else { return try view.historyListing(newest: count).reply }
        if let number = try point(trace, in: view) {
            return try OperationListing(number, in: view).reply
        }
        let operations = try view.operations(touching: trace.text)
        guard !operations.isEmpty else {
            throw CommandError(
                .unknownPoint,
                "\(trace.text) is neither an operation's number nor a checkpoint nor the name of a "
                    + "changed item",
                at: trace.position)
        }
        return try view.historyListing(operations, newest: count).reply
    }

    /// Returns the number of the operation if `trace` is an operation's number or a checkpoint's
    /// name; nil if `trace` is the name of a document, view or constraint.
    private func point(
        _ trace: SourceText, in view: SessionView
    ) throws(CommandError) -> Int? {
        let isNumber = WholeNumber.parse(trace.text) != nil
        let names = try isNumber ? [] : view.checkpoints().map(\.name)
        guard isNumber || names.contains(trace.text) else { return nil }
        let number = try view.operation(at: PointReference(source: trace))
        if number > 0 { return number }
        throw CommandError(
            .unknownPoint, "0 is the empty file; no operation made it", at: trace.position)
    }
}

extension Argument where Value == SourceText {
    /// An argument for a point of the history or, instead, the name of a document, view or
    /// constraint.
    package static var trace: Self { Argument("POINT|NAME", .trace) { $0.source } }
}

/// An operation with the changes it made, which are found by comparing the documents before and
/// after it.
private struct OperationListing {
    private let operation: OperationRecord
    private let difference: StateDifference

    init(_ number: Int, in view: SessionView) throws(CommandError) {
        operation = try view.operation(number)
        difference = try view.difference(from: operation.parent, to: number)
    }

    var reply: Reply {
        let heading =
            "operation \(operation.id), after \(operation.parent)  "
            + "\(operation.time.spelling)  "
            + (operation.author.map { $0 + "  " } ?? "") + operation.source.shown
        return .data(
            [heading, operation.title, difference.text].joined(separator: "\n"),
            [("point", operation.json), ("changes", difference.json)])
    }
}

extension Option {
    /// The option that limits a listing to its newest entries.
    package static let newest = Option(
        "-n", taking: Argument<Int>.newest.erased, "only the newest N")
}

extension Argument where Value == Int {
    static var newest: Self { .count("N") }
}
