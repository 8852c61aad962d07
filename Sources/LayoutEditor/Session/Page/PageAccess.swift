package import CommandLanguage
import LayoutFormats
import LayoutStore
import StackCore

/// The permissions of a page, and the storyboard or xib that it shows or edits.
package struct PageAccess {
    /// Whether the page may edit.
    let edits: Bool
    /// The storyboard or xib that the documents come from; nil for a layout file alone.
    let storyboard: PageStoryboard?
    /// Reads the storyboard or xib again if it is shown without a layout file. Returns a new
    /// session if the file has changed; otherwise nil.
    let reload: () -> Session?

    package init(
        edits: Bool = false, storyboard: PageStoryboard? = nil,
        reload: @escaping () -> Session? = { nil }
    ) {
        (self.edits, self.storyboard, self.reload) = (edits, storyboard, reload)
    }

    /// The members of the page's answer `about` that state the permissions and the storyboard.
    var members: [(String, JSONValue)] {
        let pushed = storyboard.flatMap { $0.isPushed ? $0.path.text.lastNameOfPath : nil }
        return [
            ("edits", .bool(edits)), ("push", .optional(pushed)),
            ("storyboard", .bool(storyboard != nil)),
        ]
    }
}

/// The storyboard or xib that a page's documents come from.
package struct PageStoryboard {
    let path: SourceText
    /// Whether the file is written after each step.
    let isPushed: Bool
    /// Returns the present contents; nil if the file cannot be read.
    let read: () -> [UInt8]?

    package init(_ path: SourceText, isPushed: Bool, read: @escaping () -> [UInt8]?) {
        (self.path, self.isPushed, self.read) = (path, isPushed, read)
    }

    /// Returns the reason why the file is not written: the failure of the last attempt, or that the
    /// file no longer exists. Returns nil if there is no reason.
    func unwrittenReason(in session: Session) -> String? {
        if let failure = session.writeBackFailure { return failure }
        guard isPushed else { return nil }
        do {
            let present = try session.surroundings.readPresentFile(path.text)
            return present == nil ? Session.goneText(path.text.escapedLineEnds) : nil
        } catch {
            return nil
        }
    }

    /// Returns the contents of the file if another program has changed it and the layout file does
    /// not have the changes yet; otherwise nil.
    func unseen(by session: Session) throws(CommandError) -> [UInt8]? {
        guard let present = read(), present != session.seenFile else { return nil }
        return try session.readingAtOneMoment {
            let hash = (try? ImportedScenes.only(in: session))?.hash
            return try session.file.knows(present, as: hash) ? nil : present
        }
    }
}
