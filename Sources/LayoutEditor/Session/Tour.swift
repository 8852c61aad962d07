package import CommandLanguage
package import LayoutReplies

/// The guided tour as the session sees it while it lasts: commands go to it, and it has a session of
/// its own that they run in.
package protocol Tour: AnyObject {
    /// What is typed runs here; the person's own file is not touched.
    var session: Session { get }

    /// All steps are done, or the person has had enough.
    var isOver: Bool { get }

    /// Runs what was typed; what comes next stands behind the answer.
    func run(_ parsed: ParsedCommand) throws(CommandError) -> Outcome
}
