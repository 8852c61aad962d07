import Glibc

/// Whole files, read and written beside the layout file.
enum DataFile {
    /// The largest file that is read (docs/reliability.md, "Limits").
    private static let largest = 64 << 20

    @Sendable static func read(_ path: String) throws(CommandError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw failure(.noInput, path) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(errno == EISDIR ? .noInput : .inputOutput, path)
            }
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<count])
            if bytes.count > largest {
                throw CommandError(.badData, "\(path): the file is larger than 64 MB")
            }
        }
    }

    /// The bytes of a regular file, however it is reached; nil where there is none.
    @Sendable static func readPresent(_ path: String) throws(CommandError) -> [UInt8]? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return try read(path)
    }

    /// Writes a whole file or nothing: into a temporary file beside it, synced, then renamed.
    @Sendable static func write(
        _ bytes: [UInt8], to path: String, replacing: Bool
    ) throws(CommandError) {
        if !replacing, access(path, F_OK) == 0 {
            throw CommandError(
                .cannotCreate, "\(path) is there already", hint: "--force replaces it")
        }
        var name = Array((path + ".XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        if descriptor < 0 { throw failure(.cannotCreate, path) }
        let temporary = name
        do {
            try put(bytes, on: descriptor, path)
            try move(temporary, to: path, replacing: replacing)
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func put(
        _ bytes: [UInt8], on descriptor: Int32, _ path: String
    ) throws(CommandError) {
        var isOpen = true
        defer { if isOpen { close(descriptor) } }
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(.inputOutput, path)
            }
            done += count
        }
        // mkstemp makes files for their owner only; an export is like any file that is made.
        let mask = umask(0)
        umask(mask)
        fchmod(descriptor, 0o666 & ~mask)
        if fsync(descriptor) != 0 { throw failure(.inputOutput, path) }
        isOpen = false
        if close(descriptor) != 0 { throw failure(.inputOutput, path) }
    }

    /// `link` refuses where `rename` would replace what another process has just made.
    private static func move(
        _ temporary: [CChar], to path: String, replacing: Bool
    ) throws(CommandError) {
        if replacing {
            if rename(temporary, path) != 0 { throw failure(.cannotCreate, path) }
        } else {
            if link(temporary, path) != 0 { throw failure(.cannotCreate, path) }
            unlink(temporary)
        }
    }

    private static func failure(_ code: ErrorCode, _ path: String) -> CommandError {
        CommandError(code, "\(path): " + String(cString: strerror(errno)))
    }
}
