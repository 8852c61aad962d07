internal import Platform

/// The kind of file at a path, determined without opening it.
package enum FileProbe: Equatable {
    case missing
    case file(size: Int)

    /// Examines the file at a path, and returns what kind of file it is. Throws for folders,
    /// devices, pipes, and files that cannot be examined.
    static func look(at path: String) throws(LayoutFileError) -> FileProbe {
        func refusal(_ kind: LayoutFileError.Kind, _ message: String) -> LayoutFileError {
            LayoutFileError(kind: kind, path: path, message: message)
        }
        if path.isEmpty || path.utf8.contains(0) {
            throw refusal(.noInput, "this is not a file name")
        }
        guard let status = FileStatus(at: path) else {
            if errno == ENOENT { return .missing }
            throw refusal(.noInput, systemReason())
        }
        if status.isFolder, !isAllowed(path, R_OK | X_OK) {
            throw refusal(.noInput, "the folder cannot be opened (\(systemReason()))")
        }
        if status.isFolder {
            throw refusal(.noInput, "this is a folder; name a layout file, storyboard or xib in it")
        }
        guard status.isRegular else { throw refusal(.badData, "this is not a regular file") }
        return .file(size: status.size)
    }

    /// Returns whether a path leads to a regular file in a folder or in a subfolder.
    package static func isFile(_ path: String, in folder: String) -> Bool {
        let (root, target) = (resolved(folder), resolved(path))
        return target.hasPrefix(root.hasSuffix("/") ? root : root + "/")
            && FileStatus(ofName: target)?.isRegular == true
    }

    /// The beginnings of the paths at which a pipe or device may be read: `/dev/null`, and the
    /// paths by which the system names the process's open files. With these, a user can pass a pipe
    /// to a command.
    private static let streams = ["/dev/fd/", "/dev/stdin", "/proc/self/fd/", "/dev/null"]

    /// Opens a file for reading, without waiting for another process to open it for writing.
    ///
    /// - Returns: the descriptor, which the caller closes
    /// - Throws: `noInput` if the file cannot be opened, or if it is a pipe, a socket or a device
    ///   whose path does not begin with one of `streams`
    package static func openForReading(_ path: String) throws(LayoutFileError) -> Int32 {
        let isStream = streams.contains { path.hasPrefix($0) }
        let waiting = isStream ? 0 : O_NONBLOCK
        let descriptor = unsafe Platform.open(
            path.fileName, O_RDONLY | O_NOCTTY | O_CLOEXEC | waiting)
        if descriptor < 0 {
            // `open` fails with the error number ENXIO if the file is a socket.
            let isSocket = errno == ENXIO
            throw LayoutFileError(
                kind: .noInput, path: path, message: isSocket ? noFile : systemReason())
        }
        if let status = FileStatus(of: descriptor), status.isRegular || status.isFolder || isStream
        {
            return descriptor
        }
        close(descriptor)
        throw LayoutFileError(kind: .noInput, path: path, message: noFile)
    }

    private static let noFile = "this is a pipe, a socket or a device, not a regular file"

    /// Returns whether the permissions allow writing or creating the file and a journal beside it.
    /// False if the file is a pipe, a folder or a device.
    static func isWritable(_ path: String) -> Bool {
        guard isAllowed(path.enclosingFolder, W_OK | X_OK) else { return false }
        guard let status = FileStatus(at: path) else { return true }
        return isAllowed(path, R_OK | W_OK) && status.isRegular
    }

    /// Returns the reason why no file can be created in the folder of the path, as a clause of a
    /// sentence; nil if no reason is known.
    static func obstacle(toWriting path: String) -> String? {
        let folder = path.enclosingFolder
        guard FileStatus(at: folder) != nil else {
            return errno == ENOENT
                ? "there is no folder \(folder)"
                : "its folder cannot be opened (\(systemReason()))"
        }
        if isAllowed(folder, W_OK | X_OK) { return nil }
        return "its folder cannot be written (\(systemReason()))"
    }

    /// Returns whether the effective user of the process has the access `mode` (`R_OK`, `W_OK`,
    /// `X_OK`).
    private static func isAllowed(_ path: String, _ mode: Int32) -> Bool {
        unsafe faccessat(AT_FDCWD, path.fileName, mode, AT_EACCESS) == 0
    }

    /// Returns whether a file of any kind has this path, including a symbolic link without a
    /// target.
    package static func isThere(_ path: String) -> Bool { isThere(path.fileName) }

    /// Returns whether a file of any kind has this name. Callers that check a path repeatedly
    /// convert it to a name only once.
    static func isThere(_ name: [CChar]) -> Bool {
        var status = stat()
        return unsafe lstat(name, &status) == 0
    }

    /// Returns whether the path is that of a symbolic link.
    package static func isLink(_ path: String) -> Bool { linkTarget(path) != nil }

    private static let mostLinks = 40

    /// Returns the absolute path with all symbolic links resolved, even if there is no file. SQLite
    /// opens this path and looks for the journal beside it. If the file's folder does not exist, or
    /// the path leads through more than `mostLinks` links, the result may be relative or contain
    /// links.
    package static func resolved(_ path: String) -> String {
        var place = path
        for _ in 0..<mostLinks {
            if let real = realPath(place) { return real }
            if let target = linkTarget(place) {
                let isWhole = target.utf8.first == UInt8(ascii: "/")
                place = isWhole ? target : place.folderOfPath + target
                continue
            }
            guard let real = realPath(place.enclosingFolder) else { return place }
            return (real == "/" ? real : real + "/") + place.lastNameOfPath
        }
        return path
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = unsafe realpath(path.fileName, nil) else { return nil }
        defer { unsafe free(real) }
        return unsafe String(fileName: real)
    }

    private static func linkTarget(_ path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe readlink(path.fileName, &bytes, bytes.count)
        guard count > 0 else { return nil }
        return String(fileName: bytes[..<count].map { UInt8(bitPattern: $0) })
    }
}

/// The information that the system has about a file (`stat`).
package struct FileStatus: Equatable {
    let device: UInt
    let inode: UInt
    let mode: mode_t
    let names: UInt
    /// The size in bytes.
    package let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// Reads the status of a file, following symbolic links. Returns nil and sets `errno` if this
    /// fails.
    package init?(at path: String) {
        var status = stat()
        guard unsafe stat(path.fileName, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Reads the status of the file with this name, which may be a symbolic link itself. Returns
    /// nil and sets `errno` if no file has the name.
    package init?(ofName path: String) {
        var status = stat()
        guard unsafe lstat(path.fileName, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Reads the status of an open file; nil if `fstat` fails.
    package init?(of descriptor: Int32) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        (device, inode) = (UInt(truncatingIfNeeded: status.st_dev), UInt(status.st_ino))
        (mode, names) = (status.st_mode, UInt(status.st_nlink))
        size = Int(status.st_size)
        let modified = status.modificationTime
        (seconds, nanoseconds) = (modified.tv_sec, modified.tv_nsec)
    }

    /// Whether this is a regular file, and not a folder, a pipe or a device.
    package var isRegular: Bool { mode & S_IFMT == S_IFREG }
    package var isFolder: Bool { mode & S_IFMT == S_IFDIR }
    /// Whether the status is that of a symbolic link. True only for a status created by
    /// `init(ofName:)`, because the other initializers follow links.
    package var isLink: Bool { mode & S_IFMT == S_IFLNK }
    var isDisk: Bool { mode & S_IFMT == S_IFBLK }

    /// Whether the last change of the content is so recent that the file could change again and
    /// keep its time and size: file systems store times in steps of a few milliseconds.
    package var isFresh: Bool {
        var now = timespec()
        guard unsafe clock_gettime(CLOCK_REALTIME, &now) == 0 else { return true }
        let age =
            Double(now.tv_sec) - Double(seconds) + Double(now.tv_nsec - nanoseconds) / 1_000_000_000
        return abs(age) < 0.05
    }

    /// Returns whether both statuses are of files of the same kind.
    package func isSameKind(as other: FileStatus) -> Bool { mode & S_IFMT == other.mode & S_IFMT }

    /// Returns whether both statuses are of the same file, even under different names.
    func isSameFile(as other: FileStatus) -> Bool { (device, inode) == (other.device, other.inode) }
}

/// Returns the system's message for `errno`.
package func systemReason() -> String { unsafe String(cString: strerror(errno)) }

/// Constants of SQLite's database format, and the size limit for database files
/// (sqlite.org/fileformat2.html, "The Database Header").
enum DatabaseFile {
    /// The size of the largest file that is opened, in bytes.
    static let sizeLimit = 2 << 30
    /// The length of the database header, in bytes.
    static let headSize = 100
    static let magic = Array("SQLite format 3\0".utf8)

    /// Returns the page size, in bytes, from the first bytes of a file; nil if they are not a
    /// database header.
    static func pageSize(of bytes: [UInt8]) -> Int? {
        guard bytes.count > 17, bytes.starts(with: magic) else { return nil }
        let stated = Int(bytes[16]) << 8 | Int(bytes[17])
        let size = stated == 1 ? 65536 : stated
        return size >= 512 && size.nonzeroBitCount == 1 ? size : nil
    }
}

/// Bytes that contain numbers of four bytes each, most significant byte first, as in SQLite's
/// headers.
struct BigEndianFields {
    let bytes: [UInt8]

    init(_ bytes: some Collection<UInt8>) { self.bytes = Array(bytes) }

    /// The unsigned number at a byte offset; 0 if there are too few bytes.
    subscript(offset: Int) -> Int {
        guard offset + 4 <= bytes.count else { return 0 }
        return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the signed number at a byte offset.
    func signed(at offset: Int) -> Int { Int(Int32(truncatingIfNeeded: self[offset])) }
}
