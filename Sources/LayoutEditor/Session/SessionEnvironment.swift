package import CommandLanguage
package import LayoutStore
package import StackCore

/// The functions that the program provides to commands for everything outside the layout file, such
/// as the clock and other files.
package struct SessionEnvironment: Sendable {
    /// The current time, which the journal records for steps.
    package let now: @Sendable () -> Timestamp
    /// The author of steps in the journal; nil if unknown.
    package var author: String?
    /// Writes a file completely or not at all.
    package let writeFile: @Sendable ([UInt8], Destination) throws(CommandError) -> Void
    /// Reads a whole file that a command names.
    package var readFile: @Sendable (String) throws(CommandError) -> [UInt8] = {
        path throws(CommandError) in
        throw CommandError(.noInput, path)
    }
    /// Returns the contents of a file that is to be replaced; nil if there is none, or if it is not
    /// a regular file.
    package var readPresentFile: @Sendable (String) throws(CommandError) -> [UInt8]? = {
        _ throws(CommandError) in nil
    }
    /// Returns the sorted names in a folder; names of folders end in `/`. Empty if the folder
    /// cannot be read.
    package var listFolder: @Sendable (String) -> [String] = { _ in [] }
    /// Returns the sorted paths, relative to a folder, of the regular files below it. Leaves out
    /// hidden files, and links that lead out of the folder.
    package var listFiles: @Sendable (String) throws(CommandError) -> [String] = {
        path throws(CommandError) in
        throw CommandError(.noInput, path)
    }
    /// Returns the path of the storyboard or xib to which a layout file may be written back; nil if
    /// there is none. The argument `place` is the path in the layout file's history, relative to
    /// the folder in which the recorded command ran. Another person may have written it.
    package var placeToWriteBack: @Sendable (_ layout: String, _ place: String) -> String? = {
        _, _ in nil
    }
    /// Returns whether two paths lead to the same file, after links are resolved.
    package var isSameFile: @Sendable (String, String) -> Bool = { $0 == $1 }
    /// Creates a temporary folder.
    package var makeFolder: @Sendable () throws(CommandError) -> ScratchFolder = {
        () throws(CommandError) in
        throw CommandError(.notAvailable, "temporary files cannot be created here")
    }
    /// Starts serving a layout file's page, with the document to show first. Returns the page's
    /// URL.
    package var servePage: @Sendable (String, String?) throws(CommandError) -> String = {
        _, _ throws(CommandError) in
        throw CommandError(.notAvailable, "no page is served here")
    }
    /// Begins to show the progress of long work.
    package var showProgress: @Sendable () -> ProgressLine = { ProgressLine() }
    /// The paths of further files, besides the session's own, that no command may overwrite.
    package var protectedPaths: [String] = []
    /// Returns whether the user has asked to end the running command.
    package var isInterrupted: @Sendable () -> Bool = { false }

    /// Creates an environment with the given functions. All other functions fail or do nothing
    /// until they are set.
    package init(
        now: @escaping @Sendable () -> Timestamp,
        writeFile: @escaping @Sendable ([UInt8], Destination) throws(CommandError) -> Void
    ) {
        self.now = now
        self.writeFile = writeFile
    }
}

extension SessionEnvironment {
    /// The cancellation that is requested when the user interrupts the running command.
    package var cancellation: Cancellation { Cancellation(isRequested: isInterrupted) }

    /// Throws if the user has interrupted the running command.
    package func checkInterruption() throws(CommandError) {
        if isInterrupted() {
            throw CommandError(.interrupted, "interrupted: nothing was changed")
        }
    }

    /// Returns an environment for untrusted commands, which may use no files except the layout
    /// file.
    ///
    /// - Parameter restriction: the option or subcommand that imposes the restriction, for messages
    package func safe(for restriction: String) -> SessionEnvironment {
        var safe = SessionEnvironment(
            now: now,
            writeFile: { _, output throws(CommandError) in
                throw CommandError(
                    .notAllowed, "\(restriction) allows no command to write \(output.path)")
            })
        safe.readFile = { path throws(CommandError) in
            throw CommandError(.notAllowed, "\(restriction) allows no command to read \(path)")
        }
        safe.listFiles = { path throws(CommandError) in
            throw CommandError(.notAllowed, "\(restriction) allows no command to read \(path)")
        }
        safe.makeFolder = { () throws(CommandError) in
            throw CommandError(
                .notAllowed, "\(restriction) allows no command to create temporary files")
        }
        safe.servePage = { _, _ throws(CommandError) in
            throw CommandError(.notAllowed, "\(restriction) allows no command to start a program")
        }
        safe.author = author
        safe.showProgress = showProgress
        safe.isInterrupted = isInterrupted
        safe.protectedPaths = protectedPaths
        return safe
    }
}

extension SessionEnvironment {
    /// Returns an environment whose commands may read and write the file at `path`. For other files
    /// it has the same restrictions as this environment.
    ///
    /// - Parameter other: an environment without restrictions, whose functions access the file at
    ///   `path`
    package func writing(back path: String, _ other: SessionEnvironment) -> SessionEnvironment {
        let refusing = self
        var writing = SessionEnvironment(
            now: now,
            writeFile: { bytes, output throws(CommandError) in
                guard output.path == path else { return try refusing.writeFile(bytes, output) }
                try other.writeFile(bytes, output)
            })
        writing.readPresentFile = { asked throws(CommandError) in
            try asked == path
                ? other.readPresentFile(asked) : refusing.readPresentFile(asked)
        }
        writing.author = author
        writing.showProgress = showProgress
        writing.isInterrupted = isInterrupted
        writing.protectedPaths = protectedPaths
        return writing
    }
}

/// A temporary folder.
package struct ScratchFolder {
    /// The path without a trailing `/`.
    package let path: String
    /// Deletes the folder and all files in it. Errors are ignored.
    package let remove: () -> Void

    package init(path: String, remove: @escaping () -> Void) {
        self.path = path
        self.remove = remove
    }
}

/// A progress message for long work.
package struct ProgressLine {
    /// Updates the message. The closure is called only if the message is shown.
    package let update: (() -> String) -> Void
    /// Erases the message from the terminal. Must be called before other output is printed.
    package let end: () -> Void

    package init(
        update: @escaping (() -> String) -> Void = { _ in }, end: @escaping () -> Void = {}
    ) {
        self.update = update
        self.end = end
    }
}
