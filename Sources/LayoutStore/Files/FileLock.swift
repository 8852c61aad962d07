internal import Platform

/// SQLite's locks on a file (sqlite.org/lockingv3.html), for a process that reads it without SQLite.
///
/// They go when any descriptor of the file is closed in this process: it must have no connection to
/// the file.
enum FileLock {
    /// Where SQLite locks: no database has content there.
    static let firstByte = 0x4000_0000
    private static let reserved = firstByte + 1
    private static let shared = firstByte + 2
    private static let sharedSize = 510

    /// Whether readers are let in: while the lock is held nobody changes the file. False when somebody
    /// is just writing it.
    static func takeShared(_ descriptor: Int32) -> Bool {
        // A writer who waits for readers to end holds the first byte.
        guard set(F_RDLCK, on: descriptor, firstByte, 1) else { return false }
        defer { _ = set(F_UNLCK, on: descriptor, firstByte, 1) }
        return set(F_RDLCK, on: descriptor, shared, sharedSize)
    }

    /// Whether a living process is about to write: the journal is its own then, and the file is not
    /// changed yet.
    static func isReserved(_ descriptor: Int32) -> Bool {
        var lock = flock(F_WRLCK, from: reserved, count: 1)
        return unsafe fcntl(descriptor, F_GETLK, &lock) == 0 && Int32(lock.l_type) != F_UNLCK
    }

    /// Where the file system has no locks nobody else can have one.
    private static func set(
        _ type: Int32, on descriptor: Int32, _ start: Int, _ count: Int
    ) -> Bool {
        var lock = flock(type, from: start, count: count)
        return unsafe fcntl(descriptor, F_SETLK, &lock) == 0 || ![EAGAIN, EACCES].contains(errno)
    }
}
