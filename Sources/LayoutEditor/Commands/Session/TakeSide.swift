import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession

/// The `take` command: resolves conflicts that a merge left open, with the values of one side.
struct TakeSide: SessionCommand {
    private static let side = Argument<MergeSide>.oneOf("ours|theirs", noun: "side")
    private static let number = Argument<Numbered>("N", .count) { word throws(CommandError) in
        if let number = Int(word.text), number > 0 {
            return Numbered(number: number, position: word.start)
        }
        throw CommandError(
            .wrongValue, "expected a conflict's number or all, not \(word.text)", at: word.start)
    }

    private struct Numbered {
        let number: Int
        let position: SourcePosition
    }

    static let usage = Usage(
        .documents,
        ["take", side.once, .choice([["all"], [number.list(atLeast: 1)]])],
        summary: "decides conflicts that a merge left in an imported file",
        discussion: """
            `undecided` lists them by number. The documents, and the rest of the file, get that \
            side's values, and the note is removed. If no side can be chosen (constraints of two \
            people that contradict each other), edit the document, then take either side by its \
            number, which removes the note; all skips such conflicts. Conflicts that depend on \
            each other are decided together. A decision is refused where the file was edited \
            since the merge. It is one step, which undo can undo.
            """,
        examples: ["take theirs 3", "take ours 1 2", "take ours all"])

    private let side: MergeSide
    /// The numbers of the conflicts to resolve, as `undecided` lists them; nil for all conflicts.
    private let numbers: [Numbered]?

    init(_ match: Match) throws(CommandError) {
        side = try match[Self.side]
        numbers = match.has("all") ? nil : try match[list: Self.number]
    }

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        let (decided, troubles) = try session.step(statement) {
            try session.take(side, of: numbers.map { $0.map { ($0.number, $0.position) } })
        }
        let conflicts = try session.markedConflicts()
        return .report(
            TakenConflicts.words(
                side, decided, of: numbers?.map(\.number), left: conflicts, troubles),
            [
                ("taken", .integer(decided.count)), ("left", .integer(conflicts.count)),
                ("problems", .array(troubles.map { .string($0) })),
            ])
    }
}
