package import CommandLanguage
package import LayoutStore
import StackCore

/// An editing session on a layout file, with its current document and the operation in progress.
///
/// Every change is part of an operation. A step consists of a command and the changes that it
/// makes. It is an operation of its own or, in a group or script, a part of the group's or script's
/// operation.
package final class Session {
    package let file: LayoutFile
    package let grammar: Grammar
    /// The functions for everything outside the layout file, such as the clock and other files.
    package let surroundings: SessionEnvironment
    package var settings: SessionSettings
    /// Whether `quit` was given.
    package private(set) var isOver = false
    /// The number of the operation that the running command recorded; nil if it has recorded none.
    package var recorded: Int?

    /// The language version of the commands that are running.
    package var language = LanguageVersion.current
    /// The paths of the running scripts, outermost first. Each was started by the `source` command
    /// of the one before it.
    package var scriptPaths: [String] = []
    /// The recording of a script; nil if nothing is being recorded.
    package var recording: Recording?

    /// The activity of the session. It determines whether the changes of a command become an
    /// operation of their own or a part of the operation in progress.
    var activity = Activity.idle
    /// The exports that were written while an operation was open. They are recorded when it ends.
    var pendingExports: [ExportNote] = []
    /// The contents of the storyboard or xib as this session last read or wrote them; nil if there
    /// was no file. A session that writes the file after each step may overwrite these contents,
    /// even if the layout file has no record of them after an undo.
    var seenFile: [UInt8]?
    /// The reason why the storyboard or xib was not written after the last step; nil if it was
    /// written, or if the session does not write it after each step.
    var writeBackFailure: String?
    /// The documents at the time when the storyboard or xib was last written; nil before the first
    /// time.
    var pushed: PushedDocuments?

    var choice = DocumentChoice.undecided
    /// Messages for the user in addition to the replies, such as which document is open and why.
    var remarks: [String] = []
    /// Whether the running command requested a layout that exceeded the work limit.
    var isIncomplete = false
    /// The last requested layout with its cache key, and reusable parts of earlier layouts.
    var layouts: CachedLayouts
    /// The reader of those facts in the imported files that checks need and documents do not
    /// contain.
    let sourceNotes: SourceNotesReader

    /// Creates a session. Interruptions reported by `surroundings` also cancel long work on the
    /// file.
    package init(
        _ file: LayoutFile, grammar: Grammar, settings: SessionSettings,
        surroundings: SessionEnvironment
    ) {
        self.file = file
        self.grammar = grammar
        self.settings = settings
        self.surroundings = surroundings
        let cancellation = surroundings.cancellation
        layouts = CachedLayouts(until: cancellation)
        sourceNotes = SourceNotesReader(file, until: cancellation)
        file.cancellation = cancellation
        file.author = surroundings.author
    }

    /// Ends the session after the running command.
    package func quit() { isOver = true }

    /// The session that runs commands: the session of the guided tour if the tour is running,
    /// otherwise this session.
    package var commandSession: Session { tour?.session ?? self }
}

/// The activity of a session: whether it accepts commands, and where a command's changes are
/// recorded.
enum Activity {
    /// No operation is open. Each command that changes something is an operation of its own.
    case idle
    /// The guided tour is running and receives all commands.
    case tour(any Tour)
    /// An operation is open, and none of its commands is running.
    case operation(OpenOperation)
    /// A command of the open operation is running. It may consist of other commands.
    case step(OpenOperation)
}

extension Session {
    /// The guided tour; nil if none is running.
    package var tour: (any Tour)? {
        get { if case .tour(let tour) = activity { tour } else { nil } }
        set { activity = newValue.map(Activity.tour) ?? .idle }
    }

    /// The open operation; nil if each command is an operation of its own.
    package var openOperation: OpenOperation? {
        switch activity {
        case .operation(let operation), .step(let operation): operation
        case .idle, .tour: nil
        }
    }

    /// The open operation while none of its commands is running; otherwise nil.
    package var script: OpenOperation? {
        if case .operation(let operation) = activity { operation } else { nil }
    }
}
