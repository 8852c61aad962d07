import CommandLanguage
import LayoutReplies
import LayoutSession
import LayoutStore

/// The `tour` command: starts the guided tour.
struct StartTour: SessionCommand {
    static let usage = Usage(
        .shell, ["tour"],
        summary: "shows what layoutedit does, step by step, on a document of its own",
        discussion: """
            You type the steps, and the tour checks whether they are done. Your own file is not \
            changed. quit leaves the tour at any time; tour shows the step again.
            """,
        examples: ["tour"])

    var basis: CommandDependency { .nothing }

    init(_ match: Match) throws(CommandError) {}

    func run(in session: Session, for statement: Statement) throws(CommandError) -> Reply {
        try session.refuseInStep(statement)
        var surroundings = session.surroundings
        surroundings.protectedPaths.append(session.file.path)
        let tour = try GuidedTour(
            in: surroundings.makeFolder(), grammar: session.grammar, settings: session.settings,
            surroundings: surroundings)
        session.tour = tour
        let columns = session.settings.textColumns
        return .report(
            GuidedTour.welcome.wrapped(to: columns) + "\n\n" + tour.instruction(columns: columns))
    }
}
