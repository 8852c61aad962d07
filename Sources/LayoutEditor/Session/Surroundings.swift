package import CommandLanguage
package import LayoutStore
package import StackCore

/// The world outside the layout file, as the shell lends it to commands.
package struct Surroundings: Sendable {
    /// What the journal says of a step's time.
    package let now: @Sendable () -> Timestamp
    /// Whom the journal names as the author of a step; nil for nobody.
    package var author: String?
    /// Writes a whole file or nothing.
    package let writeFile: @Sendable ([UInt8], Destination) throws(CommandError) -> Void
    /// Reads a whole file that a command names.
    package var readFile: @Sendable (String) throws(CommandError) -> [UInt8] = {
        path throws(CommandError) in
        throw CommandError(.noInput, path)
    }
    /// Reads what stands where a file is to be written; nil where nothing does, or nothing that keeps
    /// what is written into it.
    package var readPresentFile: @Sendable (String) throws(CommandError) -> [UInt8]? = {
        _ throws(CommandError) in nil
    }
    /// What is in a folder, in order; folders end in `/`. Empty where nothing can be read.
    package var listFolder: @Sendable (String) -> [String] = { _ in [] }
    /// Lists the regular files below a folder by their paths from there, in order: nothing that a link
    /// outside leads to, and nothing that hides.
    package var listFiles: @Sendable (String) throws(CommandError) -> [String] = {
        path throws(CommandError) in
        throw CommandError(.noInput, path)
    }
    /// Whether a layout file may be written back, unasked, to the place that its history names: a
    /// stranger's file may name any.
    package var mayWriteBack: @Sendable (_ layout: String, _ place: String) -> Bool = { _, _ in
        false
    }
    /// A new folder for files that are not to stay.
    package var makeFolder: @Sendable () throws(CommandError) -> ScratchFolder = {
        () throws(CommandError) in
        throw CommandError(.notAvailable, "there is no place for files here")
    }
    /// Serves a layout file's page beside this program, with a document that is shown first; gives the
    /// page's address.
    package var servePage: @Sendable (String, String?) throws(CommandError) -> String = {
        _, _ throws(CommandError) in
        throw CommandError(.notAvailable, "no page is served here")
    }
    /// Begins to say how far long work has come.
    package var showProgress: @Sendable () -> ProgressLine = { ProgressLine() }
    /// Files beside the session's own that no command may write over.
    package var spares: [String] = []
    /// Whether a person wants the running command to end.
    package var isInterrupted: @Sendable () -> Bool = { false }

    /// All else is not there until it is set.
    package init(
        now: @escaping @Sendable () -> Timestamp,
        writeFile: @escaping @Sendable ([UInt8], Destination) throws(CommandError) -> Void
    ) {
        self.now = now
        self.writeFile = writeFile
    }
}

extension Surroundings {
    /// Once a person wants the running command to end.
    package var cancellation: Cancellation { Cancellation(isRequested: isInterrupted) }

    /// Throws once a person wants the running command to end.
    package func checkInterruption() throws(CommandError) {
        if isInterrupted() {
            throw CommandError(.interrupted, "interrupted: nothing was changed")
        }
    }

    /// The same for commands that nobody has read before: no file but the layout file is touched.
    ///
    /// - Parameter guardian: who allows no more, as a person knows it: an option, a subcommand
    package func safe(for guardian: String) -> Surroundings {
        var safe = Surroundings(
            now: now,
            writeFile: { _, output throws(CommandError) in
                throw CommandError(
                    .notAllowed, "\(guardian) allows no command to write \(output.path)")
            })
        safe.readFile = { path throws(CommandError) in
            throw CommandError(.notAllowed, "\(guardian) allows no command to read \(path)")
        }
        safe.listFiles = { path throws(CommandError) in
            throw CommandError(.notAllowed, "\(guardian) allows no command to read \(path)")
        }
        safe.servePage = { _, _ throws(CommandError) in
            throw CommandError(.notAllowed, "\(guardian) allows no command to start a program")
        }
        safe.author = author
        safe.showProgress = showProgress
        safe.isInterrupted = isInterrupted
        safe.spares = spares
        return safe
    }
}

/// A folder that is there for a while.
package struct ScratchFolder {
    /// Without a `/` at its end.
    package let path: String
    /// Takes the folder away with all files in it; whatever is wrong then is let be.
    package let remove: () -> Void

    package init(path: String, remove: @escaping () -> Void) {
        self.path = path
        self.remove = remove
    }
}

/// How far long work has come, told to whoever looks on.
package struct ProgressLine {
    /// Says it anew; the sentence is made only where it is shown.
    package let tell: (() -> String) -> Void
    /// Takes it away before anything else is shown.
    package let end: () -> Void

    package init(
        tell: @escaping (() -> String) -> Void = { _ in }, end: @escaping () -> Void = {}
    ) {
        self.tell = tell
        self.end = end
    }
}
