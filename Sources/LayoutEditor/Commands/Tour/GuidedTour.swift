import CommandLanguage
import LayoutReplies
import LayoutSession
import LayoutStore

/// The guided tour for beginners. The user types the command of each step; the commands work on a
/// temporary file.
final class GuidedTour: Tour {
    /// The session of the temporary file, which runs the typed commands; the user's own file is not
    /// touched.
    package let session: Session
    private let removeFolder: () -> Void
    private var number = 0

    /// - Parameter scratch: the temporary folder for the tour's file. The tour calls its `remove`
    ///   when it is deallocated, or at once if the file cannot be created.
    init(
        in scratch: ScratchFolder, grammar: Grammar, settings: SessionSettings,
        surroundings: SessionEnvironment
    ) throws(CommandError) {
        removeFolder = scratch.remove
        do {
            let file = try LayoutFile(path: scratch.path + "/tour.layout", access: .readWrite)
            session = Session(
                file, grammar: grammar, settings: settings, surroundings: surroundings)
        } catch {
            scratch.remove()
            throw CommandError(any: error, in: nil)
        }
    }

    deinit { removeFolder() }

    /// Whether all steps are done or the user has left the tour.
    package var isOver: Bool { session.isOver || number == TourStep.all.count }

    static let welcome = """
        A tour of five minutes, on a document of its own: your file is not changed. Type what each \
        step asks for, or try something else; quit leaves the tour.
        """

    static let farewell = """
        That was the tour. Its document is gone; you are back in your own file. help all lists \
        the commands, help COMMAND explains one, apropos WORD finds one.
        """

    static let early = "You have left the tour; tour begins it again."

    /// Returns the current step's text, wrapped to `columns`.
    func instruction(columns: Int) -> String {
        precondition(TourStep.all.indices ~= number, "the tour is over")
        let step = TourStep.all[number]
        let heading = "Step \(number + 1) of \(TourStep.all.count). " + step.lesson
        return heading.wrapped(to: columns) + "\n\n    " + step.example
    }

    /// Runs a command that the user has typed. If the command completes the current step, the
    /// outcome also contains the text of the next step.
    package func run(_ parsed: ParsedCommand) throws(CommandError) -> Outcome {
        let columns = session.settings.textColumns
        if parsed.command is StartTour {
            return Outcome(command: "tour", reply: .report(instruction(columns: columns)))
        }
        var outcome = try session.run(parsed)
        // The operation is in the tour's temporary file, so its number would confuse the user.
        outcome.operation = nil
        if session.isOver {
            outcome.lesson = Self.early
            return outcome
        }
        let document = try? session.document(session.currentID())
        let view = TourView(command: parsed.command, document: document)
        let before = number
        while number < TourStep.all.count, TourStep.all[number].isDone(view) { number += 1 }
        if number == TourStep.all.count {
            outcome.lesson = Self.farewell.wrapped(to: columns)
        } else if before != number {
            outcome.lesson = instruction(columns: columns)
        }
        return outcome
    }
}
