import LayoutStore
import StackCore

/// What the command line says about a whole session.
struct SessionSettings: Sendable {
    /// Instead of the documents' own.
    var device: String?
    var orientation: Orientation?
    var size: Size?
    /// Frames with exact numbers, not on device pixels.
    var unrounded = false
    /// Nothing is written; what would change is shown.
    var isDryRun = false
    /// A person looks on: an edit stops when another process has changed what they looked at.
    var stopsWhenMoved = false
    var source = CommandSource.shell
    /// What `$name` stands for in commands.
    var parameters: [String: String] = [:]
    /// How wide drawings are.
    var columns = 72
    /// What is told of each change.
    var detail = Detail.brief
}

/// The world outside the layout file, as the shell lends it to commands.
struct Surroundings: Sendable {
    let now: @Sendable () -> Timestamp
    /// Writes a whole file or nothing: bytes, path, and whether an existing file may be replaced.
    let writeFile: @Sendable ([UInt8], String, Bool) throws(CommandError) -> Void
    /// Reads a whole file that a command names.
    var readFile: @Sendable (String) throws(CommandError) -> [UInt8] = {
        path throws(CommandError) in
        throw CommandError(.noInput, path)
    }
    /// Whether a person wants the running command to end.
    var isInterrupted: @Sendable () -> Bool = { false }
}

extension Surroundings {
    /// The same for commands that nobody has read before: no file but the layout file is touched.
    var safe: Surroundings {
        var safe = Surroundings(
            now: now,
            writeFile: { _, path, _ throws(CommandError) in
                throw CommandError(.notAllowed, "--safe allows no command to write \(path)")
            })
        safe.readFile = { path throws(CommandError) in
            throw CommandError(.notAllowed, "--safe allows no command to read \(path)")
        }
        safe.isInterrupted = isInterrupted
        return safe
    }
}
