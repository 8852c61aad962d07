import CommandLanguage
import LayoutSession
import LayoutStore
import Platform
import StackCore

/// Functions that read and write whole files other than the layout file.
enum DataFile {
    /// The largest file that is read, in bytes (docs/reliability.md, "Limits").
    static let largest = 64 << 20

    @Sendable static func read(_ path: String) throws(CommandError) -> [UInt8] {
        let descriptor = try open(path)
        defer { close(descriptor) }
        let size = FileStatus(of: descriptor)?.size ?? 0
        if size > largest { throw tooLarge(path) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Platform.read(descriptor, &chunk, chunk.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(errno == EISDIR ? .noInput : .inputOutput, path)
            }
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<count])
            if bytes.count > largest { throw tooLarge(path) }
        }
    }

    /// Opens a file for reading. Because the path comes from the user or from another file,
    /// `FileProbe.openForReading` is used, which refuses pipes, sockets and devices other than
    /// streams such as `/dev/stdin`.
    static func open(_ path: String) throws(CommandError) -> Int32 {
        do {
            return try FileProbe.openForReading(path)
        } catch {
            throw CommandError(.noInput, error.description, hint: FileSuggestion.hint(for: path))
        }
    }

    private static func tooLarge(_ path: String) -> CommandError {
        CommandError(.badData, "\(path): the file is larger than 64 MB")
    }

    /// Returns the contents of the regular file at the path, following links; nil if there is no
    /// regular file.
    @Sendable static func readPresent(_ path: String) throws(CommandError) -> [UInt8]? {
        FileStatus(at: path)?.isRegular == true ? try read(path) : nil
    }

    /// Throws if the contents of a file must not be replaced without `--force`: if the file is
    /// neither empty nor of the kind that the command writes. The user may have named the wrong
    /// file, whose contents exist nowhere else.
    ///
    /// - Parameters:
    ///   - present: the contents of the file; nil if there is none
    ///   - kind: the kind of file that the command writes, for the message
    ///   - isOfKind: returns whether the given contents are of that kind
    static func checkReplaceable(
        _ present: [UInt8]?, at path: String, by kind: String, _ isOfKind: ([UInt8]) -> Bool
    ) throws(CommandError) {
        guard let present, !present.isEmpty, !isOfKind(present) else { return }
        throw CommandError(
            .cannotCreate, "\(path) is not \(kind), and its contents would be lost",
            hint: "give another path, or delete that file first")
    }

    /// Writes a file completely or, on an error, not at all (see `OutputFile`).
    @Sendable static func write(
        _ bytes: [UInt8], to destination: Destination
    ) throws(CommandError) {
        do {
            try put(bytes, on: destination)
        } catch let error as LayoutFileError {
            throw CommandError(error)
        } catch {
            throw CommandError(any: error, in: nil)
        }
    }

    private static func put(_ bytes: [UInt8], on destination: Destination) throws {
        if destination.makesFolders { makeFolders(of: destination.path) }
        let output = try OutputFile(destination.path, sparing: destination.protectedPaths)
        if output.replaces, case .nothing = destination.replacement {
            throw CommandError(
                .cannotCreate, "\(destination.path) already exists",
                hint: "--force replaces it")
        }
        if destination.isLayoutFile { try output.checkNoJournalBeside() }
        // A first write that only reserves a destination tests whether the path is writable; the
        // contents follow in a second write. A stream such as a pipe would receive the bytes of
        // both writes, so the first write is skipped.
        if destination.isReserved, output.isStream { return }
        try output.write(
            bytes, replacing: destination.replacement,
            until: Cancellation { Signals.wasInterrupted })
    }

    /// Creates the missing folders of a path. Errors are ignored, because the first use of the path
    /// reports them.
    static func makeFolders(of path: String, mode: mode_t = 0o777) {
        let scalars = path.unicodeScalars
        for place in scalars.indices.dropFirst() where scalars[place] == "/" {
            mkdir(String(scalars[..<place]).fileName, mode)
        }
    }

    private static func failure(_ code: ErrorCode, _ path: String) -> CommandError {
        CommandError(code, "\(path): " + systemReason())
    }
}
