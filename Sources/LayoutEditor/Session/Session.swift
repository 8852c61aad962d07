package import CommandLanguage
package import LayoutStore
import StackCore

/// A layout file being worked on: which document is the current one, and the step that is open.
///
/// Every change goes through `step`, so that it is an operation of its own, a part of a group, or a
/// part of a script, without the command knowing which.
package final class Session {
    package let file: LayoutFile
    package let grammar: Grammar
    /// The world outside: the clock and the files.
    package let surroundings: Surroundings
    package var settings: SessionSettings
    /// `quit` was given.
    package private(set) var isOver = false
    /// The operation that the command being run has recorded.
    package var recorded: Int?

    /// The version of the language in which the commands being run are written.
    package var language = LanguageVersion.current
    /// The scripts that are being run, each sourced by the one before it.
    package var scriptPaths: [String] = []
    /// What is kept to become a script; nil while nobody records.
    package var recording: Recording?

    /// The guided tour, while it lasts.
    package var tour: (any Tour)?
    /// The changes of the script that is being run as one operation; nil outside one.
    package var script: ScriptSteps?
    /// The store's transaction while a step is open.
    package var transaction: Transaction?
    /// What was written while a step was open, to be noted when it has ended.
    var pendingExports: [ExportNote] = []
    /// What the storyboard or xib that is written after each step holds as this session has left or
    /// found it: undo may write over that, wherever in history it belongs.
    package var seenFile: [UInt8]?
    /// How many steps stand in one another.
    var depth = 0

    var choice = DocumentChoice.undecided
    /// What a person is to be told beside the answers: which document is open, and why.
    var remarks: [String] = []
    /// Whether the command being run has asked for a layout that takes more work than there is.
    var isIncomplete = false
    /// The layout that was asked for last, with what it is the layout of.
    var lastLayout: KeptLayout?
    /// What the last layouts left to reuse.
    var layoutCache: LayoutCache

    /// Ends long work of the file, too, when the surroundings say that a person wants so.
    package init(
        _ file: LayoutFile, grammar: Grammar, settings: SessionSettings,
        surroundings: Surroundings
    ) {
        self.file = file
        self.grammar = grammar
        self.settings = settings
        self.surroundings = surroundings
        let cancellation = surroundings.cancellation
        layoutCache = LayoutCache(until: cancellation)
        file.cancellation = cancellation
        file.author = surroundings.author
    }

    /// Lets the command be the last one.
    package func quit() { isOver = true }

    /// The session that commands go to: this one, or the tour's.
    package var stage: Session { tour?.session ?? self }
}
