import LayoutStore
import StackCore

/// How a session runs, and what it looks through: nothing of it is in the file.
struct SessionSettings: Sendable {
    /// What is looked through, instead of the documents' own settings.
    var request = LayoutRequest.none
    /// Frames with exact numbers, not on device pixels.
    var unrounded = false
    /// Nothing is written; what would change is shown.
    var isDryRun = false
    /// A person looks on: an edit stops when another process has changed what they looked at.
    var stopsWhenMoved = false
    var source = CommandSource.shell
    /// What `$name` stands for in commands.
    var parameters: [String: String] = [:]
    /// A person types on a terminal: what costs a layout may be told, it has been solved already.
    var isConversation = false
    /// Lists of operations are for a person who looks at their top.
    var listsNewestFirst = false
    /// How wide drawings are.
    var columns = 72
    /// How high they are at best; nil where nobody minds.
    var rows: Int?
    /// What is told of each change.
    var detail = Detail.brief

    /// How wide paragraphs are: as the terminal, but not too wide to read.
    var textColumns: Int { isConversation ? min(max(columns, 40), 100) : 80 }
}

/// The world outside the layout file, as the shell lends it to commands.
struct Surroundings: Sendable {
    let now: @Sendable () -> Timestamp
    /// Writes a whole file or nothing.
    let writeFile: @Sendable ([UInt8], Destination) throws(CommandError) -> Void
    /// Reads a whole file that a command names.
    var readFile: @Sendable (String) throws(CommandError) -> [UInt8] = {
        path throws(CommandError) in
        throw CommandError(.noInput, path)
    }
    /// Reads what stands where a file is to be written; nil where nothing does, or nothing that keeps
    /// what is written into it.
    var readPresentFile: @Sendable (String) throws(CommandError) -> [UInt8]? = {
        _ throws(CommandError) in nil
    }
    /// A new folder for files that are not to stay.
    var makeFolder: @Sendable () throws(CommandError) -> ScratchFolder = {
        () throws(CommandError) in
        throw CommandError(.notAvailable, "there is no place for files here")
    }
    /// Files beside the session's own that no command may write over.
    var spares: [String] = []
    /// Whether a person wants the running command to end.
    var isInterrupted: @Sendable () -> Bool = { false }
}

extension Surroundings {
    /// Once a person wants the running command to end.
    var cancellation: Cancellation { Cancellation(isRequested: isInterrupted) }

    func checkInterruption() throws(CommandError) {
        if isInterrupted() {
            throw CommandError(.interrupted, "interrupted: nothing was changed")
        }
    }

    /// The same for commands that nobody has read before: no file but the layout file is touched.
    var safe: Surroundings {
        var safe = Surroundings(
            now: now,
            writeFile: { _, output throws(CommandError) in
                throw CommandError(.notAllowed, "--safe allows no command to write \(output.path)")
            })
        safe.readFile = { path throws(CommandError) in
            throw CommandError(.notAllowed, "--safe allows no command to read \(path)")
        }
        safe.isInterrupted = isInterrupted
        safe.spares = spares
        return safe
    }
}
