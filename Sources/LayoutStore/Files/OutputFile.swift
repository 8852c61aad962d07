internal import Platform
package import StackCore

/// A file that a command writes. All output files of commands are written by this type.
///
/// A regular file is written as a whole or not at all: its bytes are written into a temporary file
/// in the same folder, which is synced and then renamed. If the path is a symbolic link, the link's
/// target is written and the link stays. Pipes, terminals and other devices are written into, and
/// never replaced.
package struct OutputFile {
    private let path: String
    /// The path with symbolic links resolved.
    private let place: String
    private let status: FileStatus?

    /// Creates the output for a path. Throws if the path leads to a folder, to a disk device, to an
    /// input of the command (even under another name), or to a file that SQLite would use as the
    /// journal of an input.
    ///
    /// - Parameter inputs: the paths of files that the command needs
    package init(_ path: String, sparing inputs: [String]) throws(LayoutFileError) {
        self.path = path
        if path.isEmpty || path.utf8.contains(0) {
            throw Self.refusal(path, "this is not a file name")
        }
        place = FileProbe.resolved(path)
        status = FileStatus(at: path)
        for input in inputs { try spare(input) }
        if let status, status.isFolder || status.isDisk {
            throw Self.refusal(path, status.isFolder ? "this is a folder" : "this is a whole disk")
        }
    }

    /// The rule for which existing file a write may replace.
    package enum Replacement: Sendable {
        /// No existing file may be replaced: the write throws if there is one.
        case nothing
        case anything
        /// A file with exactly these bytes, which the command has read before; nil if there was no
        /// file. The write throws if another program has saved the file since.
        case seen([UInt8]?)

        /// Creates `anything` for a command with `--force`, and `nothing` for one without it.
        package init(forced: Bool) { self = forced ? .anything : .nothing }
    }

    /// Whether the write would replace an existing regular file.
    package var replaces: Bool { status?.isRegular == true && stream == nil }

    /// Whether the bytes are written into a pipe, a terminal or a device, or to the process's
    /// standard output or error.
    package var isStream: Bool { status?.isRegular == false || stream != nil }

    private func spare(_ input: String) throws(LayoutFileError) {
        let files = SideFiles(of: input)
        if isSame(as: files.file) {
            throw Self.refusal(path, "it is \(input) itself, which would be lost")
        }
        if isSame(as: files.journal) || isSame(as: files.log) {
            throw Self.refusal(path, "the name is that of the journal of \(input)")
        }
    }

    private func isSame(as other: String) -> Bool {
        if place == other { return true }
        guard let status, let other = FileStatus(at: other) else { return false }
        return status.isSameFile(as: other)
    }

    /// Throws if a file beside the output path has the name of the new layout file's journal.
    /// SQLite would play that file back and so damage the new file.
    package func checkNoJournalBeside() throws(LayoutFileError) {
        let files = SideFiles(of: path)
        for name in [files.journal, files.log] where FileProbe.isThere(name) {
            throw Self.refusal(
                path, "\(name.lastNameOfPath) beside it would be read as its journal")
        }
    }

    // MARK: Writing the file

    /// Writes the bytes. On return the bytes of a regular file are on the disk.
    ///
    /// If `replacement` is `seen`, throws `changedElsewhere` if the file no longer has those bytes,
    /// and `cannotCreate` if it is read-only. If `replacement` is `nothing`, throws `cannotCreate`
    /// if there is a file.
    package func write(
        _ bytes: [UInt8], replacing replacement: Replacement,
        until cancellation: Cancellation = .never
    ) throws(LayoutFileError) {
        if let stream { return try put(bytes, on: stream, cancellation) }
        if isStream { return try writeInto(bytes, cancellation) }
        if case .seen = replacement, isReadOnly {
            throw Self.refusal(path, "the file is read-only")
        }
        var name = (place.folderOfPath + ".layoutedit-XXXXXX").fileName
        let descriptor = unsafe mkstemp(&name)
        if descriptor < 0 { throw failure(.cannotCreate) }
        do {
            try fill(descriptor, bytes)
        } catch {
            unsafe unlink(name)
            throw error
        }
        try give(place.fileName, to: name, replacing: replacement, by: bytes)
        try syncFolder()
    }

    /// Whether the permissions of the existing file forbid writing. Renaming another file to its
    /// name would ignore them, and so replace a file that somebody has write-protected.
    private var isReadOnly: Bool {
        guard let status else { return false }
        if status.mode & 0o222 == 0 { return true }
        return unsafe access(place.fileName, W_OK) != 0
    }

    /// The descriptor of standard output or standard error, if that stream goes to the file at the
    /// path; otherwise nil.
    private var stream: Int32? {
        guard let status else { return nil }
        return [STDOUT_FILENO, STDERR_FILENO].first {
            FileStatus(of: $0)?.isSameFile(as: status) == true
        }
    }

    private func writeInto(
        _ bytes: [UInt8], _ cancellation: Cancellation
    ) throws(LayoutFileError) {
        var descriptor: Int32 = -1
        // Opening a pipe waits until another process reads from it.
        repeat {
            try cancellation.check(path)
            descriptor = unsafe open(path.fileName, O_WRONLY | O_NOCTTY | O_CLOEXEC)
        } while descriptor < 0 && errno == EINTR
        if descriptor < 0 { throw failure(.cannotCreate) }
        defer { close(descriptor) }
        try put(bytes, on: descriptor, cancellation)
    }

    private func put(
        _ bytes: [UInt8], on descriptor: Int32, _ cancellation: Cancellation
    ) throws(LayoutFileError) {
        var done = 0
        while done < bytes.count {
            try cancellation.check(path)
            let count = unsafe bytes.withUnsafeBytes {
                unsafe Platform.write(descriptor, $0.baseAddress! + done, bytes.count - done)
            }
            if count < 0, errno != EINTR { throw failure(.ioError) }
            done += max(count, 0)
            assert(done <= bytes.count, "more bytes are written than there are")
        }
    }

    /// Writes, syncs and closes a temporary file, and gives it the permissions of the file that it
    /// will replace.
    private func fill(_ descriptor: Int32, _ bytes: [UInt8]) throws(LayoutFileError) {
        var isOpen = true
        defer { if isOpen { close(descriptor) } }
        try put(bytes, on: descriptor, .never)
        let mask = umask(0)
        umask(mask)
        fchmod(descriptor, status.map { $0.mode & 0o777 } ?? 0o666 & ~mask)
        if !syncToDisk(descriptor) { throw failure(.ioError) }
        isOpen = false
        if close(descriptor) != 0 { throw failure(.ioError) }
    }

    /// Renames the file `temporary` to `name`. Throws if `replacement` does not allow it. No file
    /// has the temporary name afterwards, unless `FileExchange` leaves another program's save in
    /// it.
    private func give(
        _ name: [CChar], to temporary: [CChar], replacing replacement: Replacement,
        by bytes: [UInt8]
    ) throws(LayoutFileError) {
        if case .seen(let seen?) = replacement {
            return try FileExchange(of: name, with: temporary, path: path)
                .replace(seen, by: bytes)
        }
        defer { unsafe unlink(temporary) }
        if case .anything = replacement {
            if unsafe rename(temporary, name) != 0 { throw failure(.cannotCreate) }
            return
        }
        // Unlike `rename`, `link` fails if another process has just created the file.
        if unsafe link(temporary, name) == 0 { return }
        if errno == EEXIST, case .seen = replacement { throw .savedElsewhere(path) }
        throw failure(.cannotCreate)
    }

    /// Syncs the folder, so that the new name is on the disk. Does nothing if the system cannot
    /// sync folders.
    private func syncFolder() throws(LayoutFileError) {
        let descriptor = unsafe open(
            place.enclosingFolder.fileName, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0 { return }
        defer { close(descriptor) }
        if !syncToDisk(descriptor), errno != EINVAL { throw failure(.ioError) }
    }

    // MARK: Creating errors

    private static func refusal(_ path: String, _ message: String) -> LayoutFileError {
        LayoutFileError(kind: .cannotCreate, path: path, message: message)
    }

    private func failure(_ kind: LayoutFileError.Kind) -> LayoutFileError {
        LayoutFileError(kind: kind, path: path, message: systemReason())
    }
}
